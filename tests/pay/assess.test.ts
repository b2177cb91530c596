/** What holds of any assessment. Households worked by hand are in worked-by-hand.test.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/pay.ts';
import { PayError } from '../../src/pay/pay-error.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { assess, cashOf } from '../../src/pay/year/assess.ts';
import { anyCase, anyYearOfASet, runs } from './arbitraries.ts';

test('an offset leaves of the tax what decimal arithmetic has, to the last bit', () => {
  const { taxOffsets } = assess(
    { taxYear: '2020-21', jobs: [{ pay: 30_395.5 }], senior: 'single' },
    legislated,
  );
  // 2,317.145 of tax, of which the seniors' offset takes 2,230.
  expect(taxOffsets.map(({ used }) => used)).toEqual([2_230, 87.145, 0]);
});

test('the label of a tax year that the set does not have does not compile', () => {
  // @ts-expect-error The simplified set has no 2026-27.
  expect(() => assess({ taxYear: '2026-27', jobs: [] }, simplified)).toThrow(PayError);
});

test('what the simplified set lacks does not apply', () => {
  const facts = { taxYear: '2025-26', jobs: [{ pay: 40_000 }], otherIncome: 9_000 } as const;
  const more = {
    ...{ spouse: { income: 1_000, senior: true }, dependentChildren: 3, residentMonths: 2 },
    ...({ senior: 'couple', otherIncome: 0, benefits: 7_000, agePension: 2_000 } as const),
  };
  expect(assess({ ...facts, ...more }, simplified)).toEqual(assess(facts, simplified));
  const { spouse, dependentChildren } = more;
  const options = { noPrivateHospitalCover: true };
  const pay = { annualSalary: 120_000, taxYear: '2025-26', options } as const;
  const calculate = payCalculator(simplified);
  expect(calculate({ ...pay, spouse, dependentChildren })).toEqual(calculate(pay));
});

const anyMoney = fc.oneof(
  fc.nat(300_000),
  fc.nat(8_000_000).map((cents) => cents / 100),
);

test('one job alone is the pay of that job, to the last bit', () => {
  fc.assert(
    fc.property(anyYearOfASet, anyMoney, fc.boolean(), ([rules, label], pay, includesSuper) => {
      const facts = { taxYear: label, jobs: [{ pay, includesSuper }] };
      const { taxOffsets, ...assessment } = assess(facts, rules);
      const options = { includesSuperannuation: includesSuper };
      const result = payCalculator(rules)({ annualSalary: pay, taxYear: label, options });
      for (const name of ['taxableIncome', 'incomeTax', 'medicareLevy', 'totalTax'] as const) {
        expect([name, result[name]]).toEqual([name, assessment[name]]);
      }
      expect(cashOf(facts, assessment, rules)).toBe(result.netAnnual);
      const used = taxOffsets.reduce((sum, offset) => sum + offset.used, 0);
      expect(result.taxOffsets).toBeCloseTo(used, 6);
    }),
    runs(2_000),
  );
});

test('no figure is below 0 or not a number, and the charges make up the total', () => {
  fc.assert(
    fc.property(anyCase, ({ facts, rules }) => {
      const { taxOffsets, ...amounts } = assess(facts, rules);
      const all = [
        ...Object.values(amounts),
        ...taxOffsets.flatMap(({ entitled, used }) => [entitled, used, entitled - used]),
      ];
      expect(all.filter((amount) => !(amount >= 0 && amount < Infinity))).toEqual([]);
      const { incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment } = amounts;
      const charges = incomeTax + medicareLevy + medicareLevySurcharge + studentLoanRepayment;
      expect(amounts.totalTax).toBeCloseTo(charges, 6);
    }),
    runs(4_000),
  );
});
