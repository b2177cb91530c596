/** The rates that a bonus passes, for entries drawn at random. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bonus } from '../../../src/pages/bonus/calculator.tsx';
import { page } from '../../../src/pages/bonus/page.tsx';
import { passedRates, type RatePart } from '../../../src/pay/passed-rates.ts';
import { legislated } from '../../support/known-law.ts';
import { openedResult } from '../opened-page.tsx';

const anyPassing = fc.record({
  year: fc.constantFrom(...legislated.taxYears.map(({ label }) => label)),
  salary: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 400_000 })),
  bonus: fc.integer({ min: 3, max: 120_000 }),
  earlier: fc.constantFrom('', '7000', '90000'),
  standing: fc.constantFrom('', 'nonResident', 'noTaxFreeThreshold', 'workingHolidayVisa'),
  options: fc.subarray(['studentLoan', 'noPrivateHospitalCover', 'includesSuperannuation']),
  otherJob: fc.constantFrom(9_000, 60_000, 240_000),
});

test("the parts of a bonus come to the year's tax on it, and give that on any part of it", () => {
  fc.assert(
    fc.property(anyPassing, ({ bonus, salary, standing, options, ...drawn }) => {
      const { year, earlier, otherJob } = drawn;
      const calculationOf = (amount: number) =>
        openedResult<Bonus>(
          page,
          `#bonus=${amount}&salary=${salary}&earlier=${earlier}&year=${year}&options=${[...options, standing]}&other-job=${otherJob}`,
        );
      const all = calculationOf(bonus);
      const { query, earlierBonuses, rules } = all;
      const { parts, from } = passedRates({ ...query, bonus, earlierBonuses }, rules);
      const tax = parts.reduce((sum, part) => sum + part.step + part.tax, 0);
      expect(tax).toBeCloseTo(taxOn(all), 4);

      const third = calculationOf(Math.floor(bonus / 3));
      const income = from + third.with.taxableIncome - third.without.taxableIncome;
      // By the printed rates, which have two decimals of a percent. On the very start of a step both sides are right.
      const read = [income - 0.02, income + 0.02].map((at) => readOff(parts, at));
      const error = 1 + 0.00005 * (income - from);
      expect(Math.min(...read.map((each) => Math.abs(each - taxOn(third))))).toBeLessThan(error);
    }),
    // Many more in a long run.
    { numRuns: process.env.LONG_TESTS ? 1_000 : 200 },
  );
});

function taxOn({ without, with: withBonus }: Bonus): number {
  return withBonus.totalTax - without.totalTax;
}

/** The tax on the bonus up to a taxable income. */
function readOff(parts: readonly RatePart[], income: number): number {
  return parts
    .filter(({ from }) => from < income)
    .reduce((sum, part) => {
      return sum + part.step + part.rate * Math.min(part.income, income - part.from);
    }, 0);
}
