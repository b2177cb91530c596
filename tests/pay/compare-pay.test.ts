import { describe, expect, test } from 'vitest';
import { bonusKept, comparePay, type PayQuery } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const taxYear = '2025-26';

const NOW: PayQuery = { annualSalary: 80_000, taxYear };
const WITHOUT_COVER = { noPrivateHospitalCover: true };

test('15,000 more leaves 10,200 more in the hand, 68 cents of each dollar', () => {
  const offer = { ...NOW, annualSalary: 95_000 };
  expect(comparePay({ now: NOW, offer }, simplified)).toMatchObject({
    now: { netAnnual: 63_612 },
    offer: { netAnnual: 73_812 },
    difference: { grossAnnual: 15_000, totalTax: 4_800, netAnnual: 10_200, monthly: 850 },
    packageDifference: 16_800,
    keptOfEachDollar: 0.68,
  });
});

test('of an equal offer there is no further dollar to keep of', () => {
  const { difference, keptOfEachDollar } = comparePay({ now: NOW, offer: NOW }, simplified);
  expect(new Set(Object.values(difference))).toEqual(new Set([0]));
  expect(keptOfEachDollar).toBeUndefined();
});

test('a few cents more differ by exact fractions of them', () => {
  const now = { ...NOW, annualSalary: 60_000 };
  const offer = { ...NOW, annualSalary: 60_000.7 };
  expect(comparePay({ now, offer }, simplified)).toMatchObject({
    difference: { grossAnnual: 0.7, netAnnual: 0.476 },
    packageDifference: 0.784,
  });
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
    expect(bonusKept({ ...query, annualSalary: 250_000 }, legislated).superannuation).toBe(0);
  });
});
