/** The links of a salary page, and what it says to search engines. */
import { expect, test } from 'vitest';
import { salaryPageContent } from '../../../src/pages/salary/texts.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';

const { simplified } = RULE_SETS;

test('links name each salary right when pages with the same place among the kept links alternate', () => {
  const contentOf = salaryPageContent(simplified);
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
