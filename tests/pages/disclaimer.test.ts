import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { loadPages } from '../../src/pages/routes.ts';
import { SIMPLIFIED_MODEL_LINK } from '../../src/site/paths.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { PLAIN_SITE, renderedMain, sectionUnder } from './rendered-page.tsx';

const main = renderedMain(disclaimerPage);

test('its text was last updated in January 2025', () => {
  expect(wordsOf(first(main, 'h1 + p'))).toBe('Last updated: January 2025');
});

test.each([
  ['simplified', '2020-21 to 2025-26'],
  ['legislated', '2020-21 to 2026-27'],
] as const)(
  'after its sources, it says of which years and day the figures of the %s set are',
  (name, years) => {
    const page = renderedMain(disclaimerPage, { rules: RULE_SETS[name] });
    const sources = sectionUnder(page, 'Where the figures come from');
    for (const source of ['ATO', 'Australian Bureau of Statistics (ABS)', 'Fair Work Commission']) {
      expect(wordsOf(sources)).toContain(source);
    }
    expect(wordsOf(first(sources, 'h2 + p'))).toBe(
      `The figures are those of the tax years ${years}. They were compared with the law on 21 November 2026.`,
    );
    // The date of the legal text is above the legal text alone.
    expect(all(page, 'h2').map(wordsOf).join()).toContain(
      'External links,Where the figures come from',
    );
  },
);

test('it leads to the open figures of a site by the law, and a simplified site has none', () => {
  const links = (name: 'simplified' | 'legislated') =>
    all(renderedMain(disclaimerPage, { rules: RULE_SETS[name] }), 'a[href^="/data/"]');
  expect(links('legislated').map(({ attribs }) => attribs.href)).toEqual(['/data/index.json']);
  expect(links('simplified')).toEqual([]);
});

test('it says that it is no advice, and does not exclude consumer rights', () => {
  expect(wordsOf(sectionUnder(main, 'Not tax, financial or legal advice'))).toContain(
    'Nothing here is tax, financial or legal advice',
  );
  expect(wordsOf(sectionUnder(main, 'Limitation of liability'))).toContain(
    'Australian Consumer Law',
  );
});

describe('the simplified model of the year', () => {
  const section = sectionUnder(main, 'A simplified model of the year');

  test('is where other pages link to', () => {
    expect(`${disclaimerPage.path}#${section.attribs.id}`).toBe(SIMPLIFIED_MODEL_LINK);
  });

  const rowsOf = (list: string) =>
    all(section, `${list} > div`).map((row) => all(row, 'dt, dd').map(wordsOf));

  test('goes through the differences one by one', () => {
    expect(rowsOf('p + dl').map(([subject]) => subject)).toEqual([
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

  test.each([
    [
      'Medicare levy (tax for public health care)',
      'Here: none up to $27,222, then 2% of the whole salary.',
      'By law: it starts above $28,011 in 2025-26 and rises bit by bit. Families and seniors pay from higher incomes.',
    ],
    [
      'Medicare levy surcharge (extra tax without private hospital cover)',
      'Here: above $97,000, for single people, in every year.',
      'By law: above $101,000 in 2025-26. Families have higher limits, and fringe benefits (such as a car) count.',
    ],
    [
      'Super',
      'Here: paid on the whole salary.',
      'By law: employers need not pay it on more than $62,500 a quarter. Contributions have a yearly limit. There is also the extra tax on super where income and contributions together are above $250,000 (Division 293).',
    ],
    [
      'Some years',
      'Here: other tax brackets in 2020-21. Also other limits of the Medicare levy in 2020-21, 2022-23, 2023-24 and 2025-26. Also other super rates in 2023-24 and 2024-25.',
      'By law: each year has its own.',
    ],
  ])('says of %s what the site does and what the law does', (...row) => {
    expect(rowsOf('p + dl')).toContainEqual(row);
  });

  test('has six pays by both, which verify holds', () => {
    expect(wordsOf(first(section, 'h3'))).toBe('Examples for 2025-26');
    const rows = rowsOf('h3 + dl');
    expect(rows).toHaveLength(6);
    expect(rows).toContainEqual(['Super on $300,000', 'Here: $36,000', 'By law: $30,000']);
  });

  test('is left out of a site by the law', async () => {
    const page = renderedMain(disclaimerPage, { rules: RULE_SETS.legislated });
    expect(all(page, `#${section.attribs.id}`)).toEqual([]);
    expect(wordsOf(page)).not.toContain('simplified');
    for (const { Main } of await loadPages('legislated')) {
      const html = renderToString(
        createElement(Main, { ...PLAIN_SITE, rules: RULE_SETS.legislated }),
      );
      expect(html).not.toContain(SIMPLIFIED_MODEL_LINK);
    }
  });
});

test.each([
  'Deductions (work costs taken off income): Those that you enter count. Elsewhere all are left out but the standard deduction of $1,000 for work expenses, from 2026-27.',
  'Tax offsets (amounts taken off tax): Included: the low income tax offset, the low and middle income tax offset and the excess contributions tax offset. The seniors and pensioners tax offset counts where a page asks for your age. The beneficiary tax offset, for JobSeeker and similar payments, counts where you can enter them. All others are left out.',
  'Medicare levy limit of 2026-27: The limit of today is used. A later Budget may raise it.',
  'There is also the extra tax on super where income and contributions together are above $250,000 (Division 293). It is in no total: it is billed later, and your super can pay it.',
])('by the law it says what the estimates leave out: %s', (words) => {
  const page = renderedMain(disclaimerPage, { rules: RULE_SETS.legislated });
  const section = sectionUnder(page, 'What the estimates leave out');
  const rows = all(section, 'dl > div').map((row) => all(row, 'dt, dd').map(wordsOf).join(': '));
  expect(rows.join(' ')).toContain(words);
});
