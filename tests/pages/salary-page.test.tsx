import { describe, expect, test } from 'vitest';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { linkNamed, renderedSalaryPage, sectionUnder } from './rendered-page.tsx';

describe('the page of 80,000', () => {
  const page = renderedSalaryPage(80_000);

  test('begins with the salary and its take-home pay', () => {
    expect(wordsOf(first(page, 'h1'))).toBe('$80,000 salary after tax');
    expect(wordsOf(first(page, '.answer'))).toContain('$63,612 take-home pay a year.');
  });

  test('says beside the tax year that the figures are of a simplified model, and what differs', () => {
    const answer = first(page, '.answer');
    expect(wordsOf(answer)).toContain('A simplified model of 2025-26: what differs');
    expect(linkNamed(answer, 'what differs').attribs.href).toBe('/disclaimer');
  });

  test('has a breadcrumb from the calculator', () => {
    const breadcrumb = first(page, 'nav[aria-label="Breadcrumb"]');
    expect(all(breadcrumb, 'li').map(wordsOf)).toEqual(['Calculator', '$80,000 Salary']);
    expect(first(breadcrumb, 'a').attribs.href).toBe('/');
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
});

test.each([
  [5_000, ['Next: $5,100']],
  [80_000, ['Previous: $79,900', 'Next: $80,100']],
  [15_000_000, ['Previous: $14,999,900']],
])('the page of %d leads to %j', (amount, links) => {
  const pager = first(renderedSalaryPage(amount), 'nav[aria-label="Previous and next salary"]');
  expect(all(pager, 'a').map(wordsOf)).toEqual(links);
});

test('at 15,000,000 there are no other income brackets', () => {
  const headings = all(renderedSalaryPage(15_000_000), 'h2').map(wordsOf);
  expect(headings).not.toContain('Other Income Brackets');
});

test('from 100,000 up the executive range is offered in place of six figures', () => {
  const titles = (amount: number) =>
    all(sectionUnder(renderedSalaryPage(amount), 'Explore More'), 'h3').map(wordsOf);
  expect(titles(99_900)).toEqual(['Popular ranges', 'Six Figure', 'Related values']);
  expect(titles(100_000)).toEqual(['Popular ranges', 'Executive', 'Related values']);
});
