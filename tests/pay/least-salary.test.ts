import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastSalary } from '../../src/pay/explain/least-salary.ts';
import { legislated, payCalculator } from '../../src/pay/index.ts';

const calculate = payCalculator(legislated);

const queries = fc.record({
  annualSalary: fc.constant(0),
  taxYear: fc.constantFrom(...legislated.taxYears.map(({ label }) => label)),
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
      fc.property(queries, (query) => {
        const least = leastSalary(query, legislated, (pay) => pay[charge] > 0) ?? Number.NaN;
        const at = (annualSalary: number) => calculate({ ...query, annualSalary })[charge];
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
