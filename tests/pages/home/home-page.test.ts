/** What the home page says around the calculator, by both sets. Its structured data is held by verify. */
import { expect, test } from 'vitest';
import { page as homePage } from '../../../src/pages/home/page.tsx';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { linkNamed, PLAIN_SITE, renderedMain, sectionUnder } from '../rendered-page.tsx';

const rules = RULE_SETS.legislated;
const byLaw = renderedMain(homePage, { rules });

test('the page opens with its year, whose days and changes it names', () => {
  expect(first(byLaw, 'option[selected]').attribs.value).toBe('2026-27');
  expect(wordsOf(first(byLaw, 'hgroup'))).toBe(
    'Australian Pay Calculator Tax year 2026-27 Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut',
  );
  expect(homePage.title({ ...PLAIN_SITE, rules })).toBe(
    'Australian Pay Calculator: Take-Home Pay and Tax 2026-27',
  );
});

test('the answer leads to what the page does not ask for, and to what to do instead', () => {
  const link = linkNamed(byLaw, 'Part-time, overtime, packaging or redundancy?');
  const named = first(byLaw, link.attribs.href as string);
  expect(all(named, 'dt').map(wordsOf)).toEqual([
    'Part-time',
    'Overtime, penalty rates and weeks that differ',
    'Salary packaging and novated leases',
    'Contractors',
    'Redundancy and unused leave',
    'Age Pension, JobSeeker, seniors, other income and a part of a year',
    'The salary for a pay that you want',
  ]);
  expect(all(named, 'a').map(({ attribs }) => [attribs.class, attribs.href])).toEqual(
    ['/casual', '/leaving', '/tax-return', '/compare'].map((page) => ['carries-entries', page]),
  );
  expect(first(byLaw, '.answer').children).toContain(link.parent);
});

test.each([
  [renderedMain(homePage), 'They are simpler than the law and are for a single person.'],
  [
    byLaw,
    'They leave out other income and the rules for seniors. The one deduction is the standard deduction of $1,000 for work expenses, from 2026-27.',
  ],
])('a card says that the figures are estimates, and what they leave out', (page, sentences) => {
  const words = wordsOf(sectionUnder(page, 'Disclaimer'));
  expect(words).toContain('estimates');
  expect(words).toContain(sentences);
});

test('the description fits in search results', () => {
  expect(homePage.description({ ...PLAIN_SITE, rules }).length).toBeLessThanOrEqual(155);
});
