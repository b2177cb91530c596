/** The least salary that gives a pay, or a figure. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastSalary } from '../../src/pay/explain/least-salary.ts';
import { grossFor, HIGHEST_SALARY, type WantedPay } from '../../src/pay/gross-for.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import type { PayPeriod } from '../../src/pay/periods.ts';
import { anyLegislatedTaxYear, SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const taxYear = '2025-26';

const INCLUDED = { includesSuperannuation: true };
const WITHOUT_COVER = { noPrivateHospitalCover: true };

test.each<[PayPeriod, number, number, Pick<WantedPay, 'options' | 'customSuperRate'>?]>([
  ['annually', 63_612.01, 80_001],
  // 5,301 a month is 63,612 a year.
  ['monthly', 5_301, 80_000],
  // 78,000 a year: above 45,000, 68 cents of each dollar are kept, and 39,812 of the first 45,000; the rest is 56,158.82.
  ['weekly', 1_500, 101_159],
  ['fortnightly', 3_000, 101_159],
  ['daily', 300, 101_159],
  // With superannuation in it, the salary is 12% more, or half as much again.
  ['annually', 63_612, 89_600, { options: INCLUDED }],
  ['annually', 63_612, 120_000, { options: INCLUDED, customSuperRate: 0.5 }],
  // Below the surcharge step 97,000 gives 75,172, which 97,001 with its surcharge does not. Above it 67 cents of each dollar are
  // kept: 970.01 less 0.68, so 1,448 dollars further.
  ['annually', 75_172, 97_000, { options: WITHOUT_COVER }],
  ['annually', 75_172.01, 98_448, { options: WITHOUT_COVER }],
  // Pay just above the levy threshold that the dollar below gives is found below.
  ['annually', 25_777, 27_221],
])(
  '%s, %d in the hand takes a salary of %d by the simplified set',
  (period, takeHome, salary, terms) => {
    expect(grossFor({ takeHome, period, taxYear, ...terms }, simplified)).toBe(salary);
  },
);

const SECOND_JOB = { noTaxFreeThreshold: true };
const UNCOVERED_SECOND_JOB = { ...SECOND_JOB, ...WITHOUT_COVER };

test.each<[PayPeriod, number, number, Pick<WantedPay, 'options' | 'otherJobPay'>]>([
  // On top of 59,000 taxable dollars 68 cents of each dollar are kept, and 115 dollars of low income offset are lost: 15,115 / 0.68.
  ['annually', 15_000, 22_228, { options: SECOND_JOB, otherJobPay: 60_000 }],
  ['weekly', 300, 23_111, { options: SECOND_JOB, otherJobPay: 60_000 }],
  ['annually', 15_000, 24_896, { options: { ...SECOND_JOB, ...INCLUDED }, otherJobPay: 60_000 }],
  // 6,000 dollars make 105,000 taxable dollars, and leave 4,080. One more brings 1,050.01 of surcharge, and then 67 cents are kept.
  ['annually', 4_080, 6_000, { options: UNCOVERED_SECOND_JOB, otherJobPay: 100_000 }],
  ['annually', 4_080.01, 7_568, { options: UNCOVERED_SECOND_JOB, otherJobPay: 100_000 }],
  // Without another job the year is taxed as a whole: 15,000 are below the threshold. So is that of a job that claims it.
  ['annually', 15_000, 15_000, { options: SECOND_JOB }],
  ['annually', 15_000, 15_000, { options: {}, otherJobPay: 60_000 }],
])('%s, %d more in the hand takes a salary of %d by the law with %o', (...asked) => {
  const [period, takeHome, salary, terms] = asked;
  expect(grossFor({ takeHome, period, taxYear: '2026-27', ...terms }, legislated)).toBe(salary);
});

test('take-home pay that no salary gives has no answer', () => {
  const most = payCalculator(simplified)({ annualSalary: HIGHEST_SALARY, taxYear }).netAnnual;
  const wanted = { period: 'annually', taxYear } as const;
  expect(grossFor({ ...wanted, takeHome: most }, simplified)).toBe(HIGHEST_SALARY);
  for (const takeHome of [most + 0.01, 1e300]) {
    expect(grossFor({ ...wanted, takeHome }, simplified)).toBeUndefined();
  }
});

const anyPay = fc.record({
  annualSalary: fc.constant(0),
  taxYear: anyLegislatedTaxYear,
  options: fc.record({
    includesSuperannuation: fc.boolean(),
    noPrivateHospitalCover: fc.constant(true),
    studentLoan: fc.constant(true),
  }),
  customSuperRate: fc.constantFrom(undefined, 0.125, 0.5),
  spouse: fc.option(fc.record({ income: fc.nat(400_000) }), { nil: undefined }),
  dependentChildren: fc.nat(8),
});

test.each(['studentLoanRepayment', 'medicareLevySurcharge', 'medicareLevy'] as const)(
  'the first salary with a %s has one, and the dollar below has none',
  (charge) => {
    fc.assert(
      fc.property(anyPay, (query) => {
        const least = leastSalary(query, legislated, (pay) => pay[charge] > 0) ?? Number.NaN;
        const at = (annualSalary: number) =>
          payCalculator(legislated)({ ...query, annualSalary })[charge];
        expect(at(least)).toBeGreaterThan(0);
        expect(at(least - 1)).toBe(0);
      }),
    );
  },
);

test('there is none for a figure that no salary has', () => {
  const query = { annualSalary: 0, taxYear: '2026-27', options: { nonResident: true } } as const;
  expect(leastSalary(query, legislated, ({ medicareLevy }) => medicareLevy > 0)).toBeUndefined();
});
