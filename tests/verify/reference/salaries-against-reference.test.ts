/** The salary that a wanted pay needs, by the engine and by the reference's search. */
import { describe, expect, test } from 'vitest';
import { grossFor } from '../../../src/pay/gross-for.ts';
import { PERIODS_PER_YEAR } from '../../../src/pay/periods.ts';
import type { WithholdingPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import { salaryFor } from '../../../src/pay/withholding/salary-for.ts';
import { rational } from '../../../src/verify/reference/rational.ts';
import {
  type ReferenceOptions,
  type ReferenceQuery,
  referencePay,
} from '../../../src/verify/reference/reference-pay.ts';
import { referenceSalaryFor } from '../../../src/verify/reference/reference-salary.ts';
import { referencePayslip } from '../../../src/verify/reference/reference-withholding.ts';
import { drawsFrom, turningPoints } from './drawn-persons.ts';
import { YEARS } from './in-numbers.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);
/** Of the points where a rule changes, every so many. */
const ONE_OF = IS_LONG ? 1 : 16;
/** Wanted pays of each period. */
const DRAWN = IS_LONG ? 60 : 3;

const OPTIONS: readonly [ReferenceOptions, ...ReferenceOptions[]] = [
  {},
  { studentLoan: true },
  { noPrivateHospitalCover: true },
  { studentLoan: true, noPrivateHospitalCover: true, includesSuperannuation: true },
  { nonResident: true },
];

const PERIODS: readonly WithholdingPeriod[] = ['weekly', 'fortnightly', 'monthly'];

/** The reference's pay in one of {@link YEARS}. */
function payIn(
  { set, taxYear }: (typeof YEARS)[number],
  terms: Pick<ReferenceQuery, 'options' | 'otherJobPay'>,
) {
  return (salary: number) => referencePay({ salary, taxYear, rules: set, ...terms });
}

test.each(YEARS)(
  'by the $set set, in $taxYear, a year around each change of a rule needs the same salary',
  (year) => {
    const { rules, set, taxYear } = year;
    const { one, below } = drawsFrom(Number.parseInt(taxYear, 10) + 11);
    for (const point of turningPoints(taxYear, set).filter((_, at) => at % ONE_OF === 0)) {
      const options = one(OPTIONS);
      const payOf = payIn(year, { options });
      const left = Number(payOf(Math.ceil(point)).netAnnual.rounded());
      // Where a charge starts on the whole income, the pay before it is reached again far above it.
      const takeHome = Math.max(1, left + below(2_000) - 1_000);
      expect(
        grossFor({ takeHome, period: 'annually', taxYear, options }, rules),
        `${takeHome} with ${Object.keys(options)}`,
      ).toBe(referenceSalaryFor(rational(takeHome), (each) => payOf(each).netAnnual));
    }
  },
);

describe.each(YEARS.filter(({ set }) => set === 'legislated'))('in $taxYear', (year) => {
  test('a year around each change of a rule needs the same salary beside another job', () => {
    const { rules, set, taxYear } = year;
    const { one, below } = drawsFrom(Number.parseInt(taxYear, 10) + 17);
    for (const point of turningPoints(taxYear, set).filter((_, at) => at % ONE_OF === 0)) {
      const options = { ...one(OPTIONS), noTaxFreeThreshold: true };
      const otherJobPay = 1 + below(one([30_000, 150_000]));
      const payOf = payIn(year, { options, otherJobPay });
      // Both incomes count, so the salary is what the other job leaves of the change.
      const left = Number(payOf(Math.max(0, Math.ceil(point) - otherJobPay)).netAnnual.rounded());
      const takeHome = Math.max(1, left + below(2_000) - 1_000);
      expect(
        grossFor({ takeHome, period: 'annually', taxYear, options, otherJobPay }, rules),
        `${takeHome} beside ${otherJobPay} with ${Object.keys(options)}`,
      ).toBe(referenceSalaryFor(rational(takeHome), (each) => payOf(each).netAnnual));
    }
  });

  test.each(PERIODS)('a %s pay in the account needs the same salary', (period) => {
    const { rules, taxYear } = year;
    const { one, below } = drawsFrom(Number.parseInt(taxYear, 10) + 13);
    const pays = PERIODS_PER_YEAR[period];
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const options = one(OPTIONS);
      const payOf = payIn(year, { options });
      const studentLoan = options.studentLoan === true;
      const query = { period, taxYear, scale: options.nonResident ? 3 : 2, studentLoan } as const;
      // In whole cents.
      const lands = Math.round((below(20_000_000) + 100) / pays) / 100;
      const found = referenceSalaryFor(rational(lands).times(pays), (each) => {
        const { grossAnnual: annual, totalTax: tax } = payOf(each);
        return referencePayslip({ annual, tax }, query).inAccount.times(pays);
      });
      expect(
        salaryFor({ lands, period, taxYear, options }, rules),
        `${lands} with ${Object.keys(options)}`,
      ).toBe(found);
    }
  });
});

test('no salary leaves more than the highest does', () => {
  expect(referenceSalaryFor(rational(14_999_999), (salary) => rational(salary))).toBe(14_999_999);
  expect(referenceSalaryFor(rational(15_000_001), (salary) => rational(salary))).toBeUndefined();
});
