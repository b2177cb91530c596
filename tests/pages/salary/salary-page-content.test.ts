/** The links of a salary page, and what it says to search engines. How long that is, and that no two are alike, is held by verify. */
import { expect, test } from 'vitest';
import { salaryPageContent } from '../../../src/pages/salary/texts.ts';
import { RULE_SETS } from '../../support/known-law.ts';

const { simplified, legislated } = RULE_SETS;

const contentOf = salaryPageContent(simplified);

test('links name each salary right when pages with the same place among the kept links alternate', () => {
  // Links are kept by the last twelve bits of their hundreds: 409,600 dollars apart they have one place.
  for (const amount of [80_000, 489_600, 80_000, 899_200]) {
    const { links, own } = contentOf(amount).nearby;
    expect(links[own]?.amount).toBe(`${amount}`);
    expect(contentOf(amount).next?.amount).toBe(`${amount + 100}`);
  }
});

test('search engines may list the multiples of the step, and every page without one', () => {
  const robotsOf = (amount: number, step?: number) =>
    salaryPageContent(simplified, step)(amount).robots;
  expect(robotsOf(80_100)).toBeUndefined();
  expect(robotsOf(80_000, 1_000)).toBe('index, follow');
  expect(robotsOf(80_100, 1_000)).toBe('noindex, follow');
});

test('the title names the salary, and the net pay of the tax year and the one before', () => {
  expect(contentOf(80_000).title).toBe('$80,000 After Tax 2025-26 $63,612, 2024-25 $63,612');
  expect(salaryPageContent(legislated)(80_000).title).toBe(
    '$80,000 After Tax 2026-27 $64,200, 2025-26 $63,612',
  );
});

test.each([
  [
    5_000,
    '$5,000 a year is $5,000 after tax in 2025-26, $5,000 in 2024-25, or $96.15 a week. Fewer than 1 in 100 full-time employees earn less.',
  ],
  [
    80_000,
    '$80,000 a year is $63,612 after tax in 2025-26, $63,612 in 2024-25, or $1,223.31 a week. It is more than about 38 in 100 full-time employees earn.',
  ],
  [
    300_000,
    '$300,000 a year is $192,862 after tax in 2025-26, $192,862 in 2024-25, or $3,708.88 a week. The top 2 to 3 in 100 earn $260,000 or more.',
  ],
])(
  'the description of %d gives gross, net and where it is among full-time earnings',
  (amount, description) => {
    expect(contentOf(amount).description).toBe(description);
  },
);
