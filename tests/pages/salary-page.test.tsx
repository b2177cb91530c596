import type { ParentNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { linkNamed, renderedSalaryPage, sectionUnder } from './rendered-page.tsx';

/** Every amount of the description lists in `element`, by its label. */
function figures(element: ParentNode): Record<string, string> {
  return Object.fromEntries(
    all(element, ':has(> dt)').flatMap((row) => {
      const values = all(row, 'dd').map(wordsOf).join(', ');
      return all(row, ':scope > dt').map((label) => [wordsOf(label), values]);
    }),
  );
}

/** The rows of the table, header cells included. */
function tableRows(page: ParentNode): string[][] {
  return all(page, '.pay-table tr').map((row) => all(row, 'th, td').map(wordsOf));
}

function amountsLinked(element: ParentNode): number[] {
  return all(element, 'a[href^="/salary/"]').map((link) =>
    Number(link.attribs.href?.slice('/salary/'.length)),
  );
}

describe('the page of 80,000', () => {
  const page = renderedSalaryPage(80_000);

  test('begins with the salary and its take-home pay of every period', () => {
    expect(wordsOf(first(page, 'h1'))).toBe('$80,000 salary after tax');
    const answer = first(page, '.answer');
    expect(wordsOf(answer)).toContain('$63,612 take-home pay a year.');
    expect(figures(answer)).toEqual({
      Month: '$5,301.00',
      Fortnight: '$2,446.62',
      Week: '$1,223.31',
      'Hour (38 a week)': '$32.19',
    });
  });

  test('says beside the tax year that the figures are of a simplified model, and what differs', () => {
    const answer = first(page, '.answer');
    expect(wordsOf(answer)).toContain('A simplified model of 2025-26: what differs');
    expect(linkNamed(answer, 'what differs').attribs.href).toBe('/disclaimer');
  });

  test('gives the salary with a student loan, with super in it, and by the hour', () => {
    expect(figures(sectionUnder(page, 'With a student loan'))).toEqual({
      'Take-home pay': '$60,012',
      'Each fortnight': '$2,308.15',
    });
    expect(figures(sectionUnder(page, 'If super is included'))).toEqual({
      Salary: '$71,429',
      Super: '$8,571',
      'Take-home pay': '$57,783',
    });
    expect(figures(sectionUnder(page, 'Per hour'))).toEqual({
      'Before tax': '$40.49',
      'After tax': '$32.19',
    });
  });

  test('has a breadcrumb from the calculator', () => {
    const breadcrumb = first(page, 'nav[aria-label="Breadcrumb"]');
    expect(all(breadcrumb, 'li').map(wordsOf)).toEqual(['Calculator', '$80,000 Salary']);
    expect(first(breadcrumb, 'a').attribs.href).toBe('/');
  });

  test('breaks the tax down in whole dollars', () => {
    expect(figures(sectionUnder(page, 'Tax Breakdown'))).toEqual({
      'Gross Annual Salary': '$80,000',
      'Income Tax': '$14,788',
      'Medicare Levy (2%)': '$1,600',
      'Total Tax': '$16,388',
      'Net Annual Salary': '$63,612',
    });
  });

  test('shows take-home pay and tax by the period, and super by the year', () => {
    expect(figures(sectionUnder(page, 'Take-Home Pay'))).toEqual({
      'Daily (5-day week)': '$244.66, Tax $63.03',
      Weekly: '$1,223.31, Tax $315.15',
      Fortnightly: '$2,446.62, Tax $630.31',
      Monthly: '$5,301.00, Tax $1,365.67',
      'Super annual contribution (12%)': '$9,600',
    });
  });

  test('has a table of every figure for every period, surcharge and offsets always zero', () => {
    expect(tableRows(page)).toEqual([
      ['', 'Weekly', 'Fortnightly', 'Monthly', 'Annually'],
      ['Gross Income', '$1,538.46', '$3,076.92', '$6,666.67', '$80,000.00'],
      ['Superannuation', '$184.62', '$369.23', '$800.00', '$9,600.00'],
      ['Total Tax', '$315.15', '$630.31', '$1,365.67', '$16,388.00'],
      ['Income Tax', '$284.38', '$568.77', '$1,232.33', '$14,788.00'],
      ['Medicare Levy', '$30.77', '$61.54', '$133.33', '$1,600.00'],
      ['Medicare Levy Surcharge', '$0.00', '$0.00', '$0.00', '$0.00'],
      ['Tax Offsets', '$0.00', '$0.00', '$0.00', '$0.00'],
      ['Take Home Pay', '$1,223.31', '$2,446.62', '$5,301.00', '$63,612.00'],
    ]);
  });

  test('has the calculator with this salary as its main action', () => {
    const link = linkNamed(page, 'Adjust $80,000 in the calculator');
    expect(link.attribs.href).toBe('/#salary=80000');
    expect(link.attribs.class?.split(' ')).toContain('main');
    expect(all(page, '.main')).toHaveLength(1);
  });

  test('leads to the comparison of this salary with another pay', () => {
    const link = linkNamed(page, 'Compare $80,000 with another pay');
    expect(link.attribs.href).toBe('/compare#salary=80000');
  });

  test('has its cards in the order of the product description', () => {
    const titles = all(page, 'h1, .card h2, figcaption, section > h2').map(wordsOf);
    expect([...new Set(titles)]).toEqual([
      '$80,000 salary after tax',
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
    expect(figures(comparison)).toEqual({
      'Full-time median, August 2025': '$90,532, $80,000 is 12% less',
      'Full-time average, May 2026': '$108,352, $80,000 is 26% less',
      'Minimum wage from 1 July 2025': '$49,296, $80,000 is 62% more',
    });
    expect(all(comparison, 'p').map(wordsOf)).toEqual([
      '$80,000 is more than about 38 in 100 full-time employees earned in August 2025.',
      'Before tax. Sources: ABS and, for a 38-hour week, Fair Work Commission.',
    ]);
    expect(first(comparison, 'circle').attribs.cx).toBe('98');
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

  test('has the take-home pay of the salary in every tax year', () => {
    expect(figures(sectionUnder(page, 'Take-home pay by tax year'))).toEqual({
      '2025-26': '$63,612',
      '2024-25': '$63,612',
      '2023-24': '$61,933',
      '2022-23': '$61,933',
      '2021-22': '$61,933',
      '2020-21': '$60,853',
    });
  });

  test('has ten lower and ten higher salaries nearby, and marks its own', () => {
    const nearby = sectionUnder(page, 'Nearby Salaries');
    expect(amountsLinked(nearby)).toEqual(
      Array.from({ length: 21 }, (_, index) => 79_000 + index * 100),
    );
    expect(all(nearby, '[aria-current="page"]').map(wordsOf)).toEqual(['$80,000']);
  });

  test('offers the next ten multiples of 100,000', () => {
    expect(amountsLinked(sectionUnder(page, 'Other Income Brackets'))).toEqual(
      Array.from({ length: 10 }, (_, index) => (index + 1) * 100_000),
    );
  });

  test('explains the rates, the parts of the tax, super and PAYG, and ends with a reminder', () => {
    const article = first(page, '.article');
    expect(all(article, 'h2').map(wordsOf)).toEqual([
      'Effective tax rate',
      'Tax components',
      'Superannuation',
      'PAYG withholding',
      'Reminder',
    ]);
    expect(wordsOf(article)).toContain('Tax takes 20.5% of $80,000: the effective tax rate.');
    expect(wordsOf(article)).toContain('You keep 79.5%.');
  });

  test('answers eleven questions, each of which opens', () => {
    const questions = all(sectionUnder(page, 'Frequently asked questions'), 'details');
    expect(questions).toHaveLength(11);
    for (const question of questions) {
      expect(wordsOf(first(question, 'summary'))).toMatch(/\?$/);
      expect(wordsOf(first(question, 'p'))).not.toBe('');
    }
  });

  test('has three groups of up to six links to explore', () => {
    const explore = sectionUnder(page, 'Explore More');
    expect(all(explore, 'h3').map(wordsOf)).toEqual([
      'Popular ranges',
      'Six Figure',
      'Related values',
    ]);
    expect(all(explore, 'ul').map((group) => amountsLinked(group).length)).toEqual([6, 6, 6]);
  });

  test('links to the previous and the next salary', () => {
    expect(linkNamed(page, 'Previous: $79,900').attribs.href).toBe('/salary/79900');
    expect(linkNamed(page, 'Next: $80,100').attribs.href).toBe('/salary/80100');
  });
});

describe('at the ends of the range', () => {
  const pagerOf = (amount: number) =>
    all(renderedSalaryPage(amount), 'nav[aria-label="Previous and next salary"] a').map(wordsOf);

  test('the page of 5,000 has no previous salary', () => {
    expect(pagerOf(5_000)).toEqual(['Next: $5,100']);
  });

  test('the page of 15,000,000 has no next salary', () => {
    expect(pagerOf(15_000_000)).toEqual(['Previous: $14,999,900']);
  });

  test('fewer salaries are nearby', () => {
    expect(amountsLinked(sectionUnder(renderedSalaryPage(5_000), 'Nearby Salaries'))).toHaveLength(
      11,
    );
    expect(
      amountsLinked(sectionUnder(renderedSalaryPage(14_999_500), 'Nearby Salaries')),
    ).toHaveLength(16);
  });

  test('fewer income brackets are above, and none at 15,000,000', () => {
    expect(
      amountsLinked(sectionUnder(renderedSalaryPage(14_800_000), 'Other Income Brackets')),
    ).toEqual([14_900_000, 15_000_000]);
    const headings = all(renderedSalaryPage(15_000_000), 'h2').map(wordsOf);
    expect(headings).not.toContain('Other Income Brackets');
  });
});

test('from 100,000 up the executive range is offered in place of six figures', () => {
  const titles = (amount: number) =>
    all(sectionUnder(renderedSalaryPage(amount), 'Explore More'), 'h3').map(wordsOf);
  expect(titles(99_900)).toEqual(['Popular ranges', 'Six Figure', 'Related values']);
  expect(titles(100_000)).toEqual(['Popular ranges', 'Executive', 'Related values']);
});
