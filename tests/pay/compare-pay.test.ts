import { describe, expect, test } from 'vitest';
import { bonusKept, comparePay, type PayQuery, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const taxYear = '2025-26';

const NOW: PayQuery = { annualSalary: 80_000, taxYear };
const WITHOUT_COVER = { noPrivateHospitalCover: true };

test.each<[string, now: PayQuery, offer: PayQuery, object]>([
  [
    '15,000 more leaves 10,200 more in the hand, 68 cents of each dollar',
    NOW,
    { ...NOW, annualSalary: 95_000 },
    {
      now: { netAnnual: 63_612 },
      offer: { netAnnual: 73_812 },
      difference: {
        grossAnnual: 15_000,
        incomeTax: 4_500,
        medicareLevy: 300,
        totalTax: 4_800,
        netAnnual: 10_200,
        monthly: 850,
        superannuation: 1_800,
      },
      packageDifference: 16_800,
      keptOfEachDollar: 0.68,
    },
  ],
  [
    'an equal offer differs in nothing, and there is no further dollar to keep of',
    NOW,
    NOW,
    {
      difference: { grossAnnual: 0, totalTax: 0, netAnnual: 0, monthly: 0, superannuation: 0 },
      packageDifference: 0,
      keptOfEachDollar: undefined,
    },
  ],
  [
    'a few cents more differ by exact fractions of them',
    { ...NOW, annualSalary: 60_000 },
    { ...NOW, annualSalary: 60_000.7 },
    { difference: { grossAnnual: 0.7, netAnnual: 0.476 }, packageDifference: 0.784 },
  ],
])('of two pays %s', (_, now, offer, figures) => {
  expect(comparePay({ now, offer }, simplified)).toMatchObject(figures);
});

describe('a bonus', () => {
  test.each([
    [10_000, NOW, { kept: 6_800, tax: 3_200, superannuation: 1_200, share: 0.68 }],
    // It costs more than it brings.
    [
      1_000,
      { ...NOW, annualSalary: 97_000, options: WITHOUT_COVER },
      { kept: -300, tax: 1_300, share: -0.3 },
    ],
    [0, NOW, { kept: 0, tax: 0, superannuation: 0, share: 0 }],
  ])('of %d on %o leaves %o', (bonus, pay, kept) => {
    expect(bonusKept({ ...pay, bonus }, simplified)).toMatchObject(kept);
  });

  test('of 50,000 in one quarter, on 200,000 in 2025-26, brings super on what the quarter has left of its base', () => {
    // 12% of the 62,500 of a quarter less the 50,000 of its pay.
    const query = { annualSalary: 200_000, taxYear, bonus: 50_000 };
    expect(bonusKept(query, legislated).superannuation).toBe(1_500);
    // 270,830 of the year from 2026-27 on.
    expect(bonusKept({ ...query, taxYear: '2026-27' }, legislated).superannuation).toBe(6_000);
    expect(bonusKept({ ...query, annualSalary: 250_000 }, legislated).superannuation).toBe(0);
    expect(bonusKept({ ...query, customSuperRate: 0.1 }, legislated).superannuation).toBe(5_000);
  });

  test('that includes super leaves more pay of a bonus beyond what the quarter has left', () => {
    // 168,000 is 150,000 and 18,000 of super. Of 50,000, 25,000 of pay bring 3,000 of super; the rest is pay.
    const options = { includesSuperannuation: true };
    const query = { annualSalary: 168_000, taxYear, options, bonus: 50_000 };
    expect(payCalculator(legislated)(query)).toMatchObject({
      grossAnnual: 197_000,
      superannuation: 21_000,
    });
    expect(bonusKept(query, legislated).superannuation).toBe(3_000);
  });
});
