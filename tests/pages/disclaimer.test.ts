import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { loadPages } from '../../src/pages/routes.ts';
import { SIMPLIFIED_MODEL_LINK } from '../../src/site/paths.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { PLAIN_SITE, renderedMain, sectionUnder } from './opened-page.tsx';

const pages = {
  simplified: renderedMain(disclaimerPage),
  legislated: renderedMain(disclaimerPage, { rules: RULE_SETS.legislated }),
};

const SOURCES = 'Where the figures come from';
const COMPARED = 'They were compared with the law on 21 November 2026.';
const MODEL = 'A simplified model of the year';
const LEFT_OUT = 'What the estimates leave out';

// biome-ignore format: one line each
test.each([
  ['simplified', SOURCES, 'ATO'],
  ['simplified', SOURCES, 'Australian Bureau of Statistics (ABS)'],
  ['simplified', SOURCES, 'Fair Work Commission'],
  ['simplified', SOURCES, `The figures are those of the tax years 2020-21 to 2025-26. ${COMPARED}`],
  ['legislated', SOURCES, `The figures are those of the tax years 2020-21 to 2026-27. ${COMPARED}`],
  ['simplified', 'Not tax, financial or legal advice', 'Nothing here is tax, financial or legal advice'],
  ['simplified', 'Limitation of liability', 'Australian Consumer Law'],
  ['simplified', MODEL, 'Here: none up to $27,222, then 2% of the whole salary. By law: it starts above $28,011 in 2025-26 and rises bit by bit. Families and seniors pay from higher incomes.'],
  ['simplified', MODEL, 'Here: above $97,000, for single people, in every year. By law: above $101,000 in 2025-26. Families have higher limits, and fringe benefits (such as a car) count.'],
  ['simplified', MODEL, 'Here: paid on the whole salary. By law: employers need not pay it on more than $62,500 a quarter. Contributions have a yearly limit. There is also the extra tax on super where income and contributions together are above $250,000 (Division 293).'],
  ['simplified', MODEL, 'Here: other tax brackets in 2020-21. Also other limits of the Medicare levy in 2020-21, 2022-23, 2023-24 and 2025-26. Also other super rates in 2023-24 and 2024-25. By law: each year has its own.'],
  ['legislated', LEFT_OUT, 'Deductions (work costs taken off income) Those that you enter count. Elsewhere all are left out but the standard deduction of $1,000 for work expenses, from 2026-27.'],
  ['legislated', LEFT_OUT, 'Tax offsets (amounts taken off tax) Included: the low income tax offset, the low and middle income tax offset and the excess contributions tax offset. The seniors and pensioners tax offset counts where a page asks for your age. The beneficiary tax offset, for JobSeeker and similar payments, counts where you can enter them. All others are left out.'],
  ['legislated', LEFT_OUT, 'Medicare levy limit of 2026-27 The limit of today is used. A later Budget may raise it.'],
  ['legislated', LEFT_OUT, 'There is also the extra tax on super where income and contributions together are above $250,000 (Division 293). It is in no total: it is billed later, and your super can pay it.'],
] as const)('by the %s set it says under "%s": %s', (rules, heading, said) => {
  expect(wordsOf(sectionUnder(pages[rules], heading))).toContain(said);
});

test('the date of the legal text is above that text alone', () => {
  expect(wordsOf(first(pages.simplified, 'h1 + p'))).toBe('Last updated: January 2025');
  const headings = all(pages.simplified, 'h2').map(wordsOf).join();
  expect(headings).toContain(`External links,${SOURCES}`);
});

test('it leads to the open figures of a site by the law, and a simplified site has none', () => {
  const links = (rules: keyof typeof pages) => all(pages[rules], 'a[href^="/data/"]');
  expect(links('legislated').map(({ attribs }) => attribs.href)).toEqual(['/data/index.json']);
  expect(links('simplified')).toEqual([]);
});

describe('the simplified model of the year', () => {
  const section = sectionUnder(pages.simplified, MODEL);

  test('is where other pages link to', () => {
    expect(`${disclaimerPage.path}#${section.attribs.id}`).toBe(SIMPLIFIED_MODEL_LINK);
  });

  test('goes through the differences one by one', () => {
    expect(all(section, 'p + dl dt').map(wordsOf)).toEqual([
      'Deductions (work costs taken off income)',
      'Tax offsets (amounts taken off tax)',
      'Medicare levy (tax for public health care)',
      'Medicare levy surcharge (extra tax without private hospital cover)',
      'Student loans',
      'Non-residents and working holiday makers',
      'No tax-free threshold',
      'Super',
      'Some years',
      'Other income',
      'Payslips',
    ]);
  });

  test('is left out of a site by the law', async () => {
    const { legislated } = RULE_SETS;
    expect(wordsOf(pages.legislated)).not.toContain('simplified');
    for (const { Main } of await loadPages('legislated')) {
      const html = renderToString(createElement(Main, { ...PLAIN_SITE, rules: legislated }));
      expect(html).not.toContain(SIMPLIFIED_MODEL_LINK);
    }
  });
});
