/** The texts and switches of a salary page at the salaries where they change. */
import { describe, expect, test } from 'vitest';
import { salaryPageContent } from '../../../src/pages/salary/texts.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';

const { simplified, legislated } = RULE_SETS;

const bySimplified = (amount: number) => salaryPageContent(simplified)(amount);
const byLegislated = (amount: number) => salaryPageContent(legislated)(amount);

describe('the words of a salary', () => {
  test('are in percent of the gross, and name the bracket with its tax up to there', () => {
    expect(bySimplified(80_000).words).toMatchObject({
      ...{ effectiveRate: '20.5%', netShare: '79.5%' },
      bracket: { isTaxFree: false, rate: '30%', floor: '$45,000', baseAmount: '$4,288' },
    });
  });

  test.each([
    [18_200, false, false],
    [18_300, true, false],
    [27_300, true, true],
  ])('say whether tax and Medicare levy are paid on %d', (amount, isTaxed, paysMedicare) => {
    expect(bySimplified(amount).words).toMatchObject({ isTaxed, paysMedicare });
  });

  test('say that the levy is phased in only where a set phases it in, up to its whole rate', () => {
    const isPhasedIn = (amount: number) => byLegislated(amount).words.isMedicarePhasedIn;
    // 10% of what is above 28,011 is 2% of the whole at 35,013.75, of 1,000 more before the standard deduction.
    expect([29_000, 29_100, 36_000, 36_100].map(isPhasedIn)).toEqual([false, true, true, false]);
    expect(bySimplified(27_300).words.isMedicarePhasedIn).toBe(false);
  });

  test('say above which salary super is paid on a part of it alone, in law', () => {
    // 270,830 in 2026-27.
    const isAbove = (content: typeof bySimplified, amounts: number[]) =>
      amounts.map((amount) => content(amount).words.isAboveSuperBase);
    expect(isAbove(byLegislated, [270_800, 270_900])).toEqual([false, true]);
    expect(isAbove(bySimplified, [250_100, 15_000_000])).toEqual([false, false]);
  });
});

test('links name each salary right when pages with the same place among the kept links alternate', () => {
  // Links are kept by the last twelve bits of their hundreds: 409,600 dollars apart they have one place.
  for (const amount of [80_000, 489_600, 80_000, 899_200]) {
    const { links, own } = bySimplified(amount).nearby;
    expect(links[own]?.amount).toBe(`${amount}`);
    expect(bySimplified(amount).next?.amount).toBe(`${amount + 100}`);
  }
});

test('search engines may list the multiples of the step, and every page without one', () => {
  const robotsOf = (amount: number, step?: number) =>
    salaryPageContent(simplified, step)(amount).robots;
  expect(robotsOf(80_100)).toBeUndefined();
  expect(robotsOf(80_000, 1_000)).toBe('index, follow');
  expect(robotsOf(80_100, 1_000)).toBe('noindex, follow');
});
