import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bonusKept, comparePay, payCalculator } from '../../src/pay/index.ts';
import { anyLegislatedTaxYear, anyOptions, anyTaxYear, SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const taxYear = '2025-26';

const anyYearOfASet = fc.oneof(
  fc.tuple(fc.constant(simplified), anyTaxYear),
  fc.tuple(fc.constant(legislated), anyLegislatedTaxYear),
);

describe('two pays', () => {
  test('80,000 now and 95,000 offered: 10,200 more in the hand, 68 cents of each dollar', () => {
    const { now, offer, difference, packageDifference, keptOfEachDollar } = comparePay(
      { now: { annualSalary: 80_000, taxYear }, offer: { annualSalary: 95_000, taxYear } },
      simplified,
    );
    expect([now.netAnnual, offer.netAnnual]).toEqual([63_612, 73_812]);
    expect(difference).toMatchObject({
      grossAnnual: 15_000,
      incomeTax: 4_500,
      medicareLevy: 300,
      totalTax: 4_800,
      netAnnual: 10_200,
      monthly: 850,
      superannuation: 1_800,
    });
    expect([packageDifference, keptOfEachDollar]).toEqual([16_800, 0.68]);
  });

  test('a lower offer is less by as much', () => {
    const now = { annualSalary: 95_000, taxYear };
    const offer = { annualSalary: 80_000, taxYear };
    const { difference, keptOfEachDollar } = comparePay({ now, offer }, simplified);
    expect(difference).toMatchObject({ netAnnual: -10_200, monthly: -850, superannuation: -1_800 });
    expect(keptOfEachDollar).toBe(0.68);
  });

  test('an equal offer differs in nothing, and there is no further dollar to keep of', () => {
    const pay = { annualSalary: 80_000, taxYear };
    const { difference, packageDifference, keptOfEachDollar } = comparePay(
      { now: pay, offer: pay },
      simplified,
    );
    expect(Object.values(difference)).toEqual(Object.values(difference).map(() => 0));
    expect([packageDifference, keptOfEachDollar]).toEqual([0, undefined]);
  });

  test('a few cents more differ by exact fractions of them', () => {
    const pays = (offer: number) => ({
      now: { annualSalary: 60_000, taxYear },
      offer: { annualSalary: offer, taxYear },
    });
    expect(comparePay(pays(60_000.1), simplified).difference).toMatchObject({
      grossAnnual: 0.1,
      netAnnual: 0.068,
    });
    expect(comparePay(pays(60_000.7), simplified).packageDifference).toBe(0.784);
  });

  test('an offer just above the surcharge step leaves less', () => {
    const options = { noPrivateHospitalCover: true };
    const { difference, keptOfEachDollar } = comparePay(
      {
        now: { annualSalary: 97_000, taxYear, options },
        offer: { annualSalary: 98_000, taxYear, options },
      },
      simplified,
    );
    // 680 more before the surcharge of 1% of 98,000.
    expect(difference.netAnnual).toBe(-300);
    expect(keptOfEachDollar).toBe(-0.3);
  });

  test('the same package with super on top and in it differs by the super', () => {
    const { difference, packageDifference } = comparePay(
      {
        now: { annualSalary: 112_000, taxYear, options: { includesSuperannuation: true } },
        offer: { annualSalary: 112_000, taxYear },
      },
      simplified,
    );
    expect([difference.grossAnnual, difference.superannuation]).toEqual([12_000, 1_440]);
    expect(packageDifference).toBe(13_440);
  });
});

describe('a bonus', () => {
  test('of 10,000 on 80,000 leaves 6,800 and brings 1,200 of super', () => {
    expect(bonusKept({ annualSalary: 80_000, taxYear, bonus: 10_000 }, simplified)).toEqual({
      kept: 6_800,
      tax: 3_200,
      superannuation: 1_200,
      share: 0.68,
    });
  });

  test('of 1,000 on 97,000 without cover costs more than it brings', () => {
    const options = { noPrivateHospitalCover: true };
    const query = { annualSalary: 97_000, taxYear, options, bonus: 1_000 };
    expect(bonusKept(query, simplified)).toMatchObject({ kept: -300, tax: 1_300, share: -0.3 });
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

  test('of nothing leaves nothing', () => {
    expect(bonusKept({ annualSalary: 97_000, taxYear, bonus: 0 }, simplified)).toEqual({
      kept: 0,
      tax: 0,
      superannuation: 0,
      share: 0,
    });
  });

  test('and its tax make up the bonus, whatever the pay', () => {
    fc.assert(
      fc.property(
        anyYearOfASet,
        anyOptions,
        fc.nat(300_000),
        fc.nat(100_000),
        ([rules, year], everyOption, annualSalary, bonus) => {
          const options = { ...everyOption, includesSuperannuation: false };
          const query = { annualSalary, taxYear: year, options, bonus };
          const { kept, tax } = bonusKept(query, rules);
          expect(kept + tax).toBeCloseTo(bonus, 6);
        },
      ),
    );
  });
});
