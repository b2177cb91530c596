/** The law's options by hand. Its figures and edges are held by against-reference.test.ts. */
import { describe, expect, test } from 'vitest';
import { legislated, type PayQuery, payCalculator } from '../../src/pay/index.ts';

const calculate = payCalculator<string>(legislated);

test('offsets that the employer leaves out are not in take-home pay', () => {
  const query = { annualSalary: 30_000, taxYear: '2026-27' };
  const without = calculate({ ...query, options: { withholdTaxOffsets: true } });
  // 15% of the 10,800 above the threshold that are left of 29,000.
  expect(without).toMatchObject({ taxOffsets: 0, incomeTax: 1_620 });
  expect(calculate(query).netAnnual - without.netAnnual).toBe(700);
  // Nor are those listed that take off nothing.
  expect(calculate({ ...query, annualSalary: 80_000 }).offsets).toEqual([]);
});

describe('a pay without the tax-free threshold', () => {
  const options = { noTaxFreeThreshold: true };

  test('bears as much in the year where it is the only one', () => {
    for (const { label: taxYear } of legislated.taxYears) {
      const query = { annualSalary: 40_000, taxYear };
      expect(calculate({ ...query, options })).toEqual(calculate(query));
    }
  });

  type Offsets = Readonly<Record<string, number>>;
  test.each<[Omit<PayQuery, 'options'>, Offsets]>([
    // Of the low income offset on 59,000, 115 are lost.
    [{ taxYear: '2026-27', annualSalary: 20_000, otherJobPay: 60_000 }, { lowIncome: -115 }],
    // 50% of 126,000 and 11% of 45,000 are 40,450 above 27,500: 15% of it. The other job alone has 325 of low income offset.
    [
      { taxYear: '2023-24', annualSalary: 126_000, otherJobPay: 45_000, customSuperRate: 0.5 },
      { excessContributions: 6_067.5, lowIncome: -325 },
    ],
    // The offsets of 50,000: the low income offset is 325 less 1.5% of 5,000. Alone, 10,000 bears no tax to take offsets off.
    [
      { taxYear: '2021-22', annualSalary: 40_000, otherJobPay: 10_000 },
      { lowIncome: 250, lowMiddleIncome: 1_500 },
    ],
  ])('beside another job has each offset with what it adds to that of both: %o', (query, due) => {
    const { offsets, taxOffsets } = calculate({ ...query, options });
    expect(Object.fromEntries(offsets.map(({ code, used }) => [code, used]))).toEqual(due);
    expect(taxOffsets).toBe(Object.values(due).reduce((sum, each) => sum + each));
  });

  test('beside another job is as exact where it is little', () => {
    // 10 with super in it are 10 / 1.12, of which 16 cents of the dollar are taxed: 7.50 a year are 62.5 cents a month.
    const included = { ...options, includesSuperannuation: true };
    const query = { annualSalary: 10, taxYear: '2025-26', options: included, otherJobPay: 22_575 };
    expect(calculate(query)).toMatchObject({ netAnnual: 7.5, monthly: 0.625 });
  });
});
