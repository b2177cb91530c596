/** The results of the page for entries drawn at random, against exact arithmetic, and the rates that the bonus passes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passedRates, type RatePart } from '../../../src/pages/bonus/rates.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import {
  divide,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '../../../src/verify/reference/rational.ts';
import { formatReference, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceWithheldFromBonus } from '../../../src/verify/reference/reference-withholding.ts';
import { bonusIn } from './bonus-in.tsx';

/** Of each statement; many more in a long run. */
const RUNS = { numRuns: process.env.LONG_TESTS ? 1_000 : 200 };

/** How often each cycle is paid out, and how many such pays a year has. */
const PAYS = {
  annually: ['fortnightly', 26],
  monthly: ['monthly', 12],
  fortnightly: ['fortnightly', 26],
  weekly: ['weekly', 52],
} as const;

const anyEntries = fc.record({
  year: fc.constantFrom(...legislated.taxYears.map(({ label }) => label)),
  cycle: fc.constantFrom(...(Object.keys(PAYS) as (keyof typeof PAYS)[])),
  // Whole dollars for a whole number of pays of each period, so that no cent of a pay is rounded.
  annual: fc.integer({ min: 1, max: 2_500 }).map((pays) => pays * 156),
  bonus: fc.integer({ min: 1, max: 90_000 }),
  pays: fc.integer({ min: 2, max: 11 }),
  isBackPay: fc.boolean(),
  standing: fc.constantFrom('', 'nonResident', 'noTaxFreeThreshold'),
  others: fc.subarray(['studentLoan', 'noPrivateHospitalCover']),
  otherJob: fc.constantFrom(0, 60_000, 100_001),
});

function inCents(amount: Rational): string {
  return formatReference(amount, 'cents').replace(/[$,]/g, '');
}

test('what is withheld is that of Schedule 5, and the rest of the tax is left for the tax return', () => {
  fc.assert(
    fc.property(anyEntries, (drawn) => {
      const { year, cycle, annual, bonus, pays, isBackPay, standing, others, otherJob } = drawn;
      const [period, perYear] = PAYS[cycle];
      const salary = cycle === 'annually' ? annual : annual / perYear;
      const calculation = bonusIn(
        `#bonus=${bonus}&kind=${isBackPay ? 'back-pay' : 'bonus'}&pays=${pays}&salary=${salary}&cycle=${cycle}&year=${year}&options=${[standing, ...others]}&other-job=${otherJob}`,
      );

      const isSecond = standing === 'noTaxFreeThreshold';
      const options = Object.fromEntries([standing, ...others].map((name) => [name, true]));
      const reference = {
        rules: 'legislated',
        taxYear: year,
        salary: annual,
        options,
        ...(isSecond && { otherJobPay: otherJob }),
      } as const;
      const usual = referencePay({ ...reference, bonus: 0 });
      const withBonus = referencePay({ ...reference, bonus });
      const withheld = referenceWithheldFromBonus({
        taxYear: year,
        period,
        scale: isSecond ? 1 : standing === 'nonResident' ? 3 : 2,
        studentLoan: others.includes('studentLoan'),
        earnings: inCents(divide(rational(String(annual)), rational(String(perYear)))),
        bonus: String(bonus),
        ...(isBackPay && { pays: BigInt(pays) }),
      });
      const fromBonus = Number(withheld.fromBonus);
      expect(calculation.fromBonus).toBe(fromBonus);
      const tax = toNumber(subtract(withBonus.totalTax, usual.totalTax));
      if (isSecond && otherJob === 0) expect(calculation.back).toBeUndefined();
      else expect(calculation.back).toBeCloseTo(fromBonus - tax, 4);
      expect(calculation.with.netAnnual).toBeCloseTo(toNumber(withBonus.netAnnual), 4);
      expect(calculation.with.superannuation).toBeCloseTo(toNumber(withBonus.superannuation), 4);
    }),
    RUNS,
  );
});

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
        bonusIn(
          `#bonus=${amount}&salary=${salary}&earlier=${earlier}&year=${year}&options=${[...options, standing]}&other-job=${otherJob}`,
        );
      const all = calculationOf(bonus);
      const { parts, from } = passedRates(all);
      const tax = parts.reduce((sum, part) => sum + part.step + part.tax, 0);
      expect(tax).toBeCloseTo(taxOn(all), 4);

      const third = calculationOf(Math.floor(bonus / 3));
      const income = from + third.with.taxableIncome - third.without.taxableIncome;
      // By the printed rates, which have two decimals of a percent. On the very start of a step both sides are right.
      const read = [income - 0.02, income + 0.02].map((at) => readOff(parts, at));
      const error = 1 + 0.00005 * (income - from);
      expect(Math.min(...read.map((each) => Math.abs(each - taxOn(third))))).toBeLessThan(error);
    }),
    RUNS,
  );
});

function taxOn({ without, with: withBonus }: ReturnType<typeof bonusIn>): number {
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
