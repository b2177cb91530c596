import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { linkNamed, renderedSalaryPage, sectionUnder } from './rendered-page.tsx';

describe('the page of 80,000', () => {
  const page = renderedSalaryPage(80_000);

  test('says beside the tax year that the figures are of a simplified model, and what differs', () => {
    const answer = first(page, '.answer');
    expect(wordsOf(answer)).toContain('A simplified model of 2025-26: what differs');
    expect(linkNamed(answer, 'what differs').attribs.href).toBe('/disclaimer');
  });

  test('has the calculator with this salary as its main action', () => {
    const link = linkNamed(page, 'Adjust $80,000 in the calculator');
    expect(link.attribs.class?.split(' ')).toContain('main');
    expect(all(page, '.main')).toHaveLength(1);
  });

  test('has its cards in the order of the product description', () => {
    const titles = all(page, 'h1, .card h2, figcaption, section > h2').map(wordsOf);
    expect([...new Set(titles)]).toEqual([
      '$80,000 salary after tax, 2025-26 and 2024-25',
      'Where your pay goes',
      'With a student loan',
      'If super is included',
      'Per hour',
      'Tax Breakdown',
      'Take-Home Pay',
      'Comprehensive Breakdown',
      'How $80,000 compares',
      'The next $1,000',
      'Take-home pay by tax year',
      'Nearby Salaries',
      'Other Income Brackets',
      'Effective tax rate',
      'Tax components',
      'Superannuation',
      'PAYG withholding',
      'Reminder',
      'Frequently asked questions',
      'Explore More',
    ]);
  });

  test('says where the salary is among full-time earnings', () => {
    const comparison = sectionUnder(page, 'How $80,000 compares');
    expect(all(comparison, 'p').map(wordsOf)).toEqual([
      '$80,000 is more than about 38 in 100 full-time employees earned in August 2025.',
      'Before tax. Sources: ABS and, for a 38-hour week, Fair Work Commission.',
    ]);
  });

  test('says what is kept of the next $1,000, and where the rate rises', () => {
    expect(all(sectionUnder(page, 'The next $1,000'), 'p').map(wordsOf)).toEqual([
      'Earn $1,000 more a year and keep $680. Tax takes 32% of the next dollar.',
      'Only the $35,000 above $45,000 is taxed at 30%.',
      'From $135,000 each extra dollar is taxed at 37%.',
    ]);
    const highest = sectionUnder(renderedSalaryPage(200_000), 'The next $1,000');
    expect(wordsOf(highest)).not.toContain('each extra dollar');
    const near = sectionUnder(renderedSalaryPage(96_000), 'The next $1,000');
    expect(all(near, 'p').map(wordsOf).at(-1)).toBe(
      'Above $97,000 a Medicare levy surcharge of 1% of the whole salary applies, if single without hospital cover. Families: higher limits.',
    );
  });
});

test('by the law the answer has what lands, and tax time', () => {
  expect(wordsOf(first(renderedSalaryPage(80_000, RULE_SETS.legislated), '.answer'))).toBe(
    '$64,200 take-home pay a year in 2026-27, if single Month $5,318.67 Fortnight $2,454.92 Week $1,227.46 Average hour (38 a week) $32.30 At tax time 26 pays of $2,454.92 and about $372 back make $64,200 for the year. Where your pay goes Net pay 80.2% Income tax 17.8% Medicare levy 2.0% Adjust $80,000 in the calculator How does another offer compare? How much of a bonus will I keep?',
  );
});
