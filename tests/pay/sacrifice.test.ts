import { describe, expect, test } from 'vitest';
import { sacrifice } from '../../src/pay/bonus-and-sacrifice.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import { SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const taxYear = '2025-26';

describe('salary sacrifice', () => {
  test('of 10,000 from 100,000 costs 6,800 in the hand and leaves 8,500 in super', () => {
    // 32% of the 10,000 would have been tax and levy. The employer pays 12% of the whole 100,000.
    const query = { annualSalary: 100_000, taxYear, salarySacrifice: 10_000 };
    const worth = {
      sacrificed: 10_000,
      takeHomeGivenUp: 6_800,
      contributionsTax: 1_500,
      division293Tax: 0,
      superGained: 8_500,
      concessionalContributions: 22_000,
    };
    expect(sacrifice(query, simplified)).toEqual({ ...worth, overCap: undefined });
    expect(sacrifice(query, legislated)).toEqual({ ...worth, overCap: 0 });
  });

  const WITHOUT_COVER = { noPrivateHospitalCover: true };

  test('counts as income for the study loan and the tier of the surcharge, whose rate falls on the rest', () => {
    const options = { ...WITHOUT_COVER, studentLoan: true };
    const query = { annualSalary: 111_000, taxYear: '2026-27', options, salarySacrifice: 40_000 };
    expect(payCalculator(legislated)(query)).toMatchObject({
      // With the 20,820 by which 53,320 of contributions exceed the cap, less the 1,000 deducted.
      taxableIncome: 90_820,
      // 1.25% of 90,820, by the tier of 130,820: Medicare Levy Act 1986, s 8B.
      medicareLevySurcharge: 1_135.25,
      // 9,028 and 17% of what 130,820 is above 129,717.
      studentLoanRepayment: 9_215.51,
    });
    // The simplified set has the tier of what is left as well.
    const simple = { annualSalary: 100_000, taxYear, options, salarySacrifice: 20_000 };
    expect(payCalculator(simplified)(simple).medicareLevySurcharge).toBe(800);
  });

  test('above the cap is taxed as income, less an offset of the 15% that the fund pays', () => {
    // 200,000 and 24,000 of super: 8,500 fit under the cap of 32,500.
    const query = { annualSalary: 200_000, taxYear: '2026-27' };
    const within = sacrifice({ ...query, salarySacrifice: 8_500 }, legislated);
    const above = sacrifice({ ...query, salarySacrifice: 18_500 }, legislated);
    // Of the 10,000 above it 10,000 are not paid out, and taxed as before but for the offset.
    expect(above.takeHomeGivenUp - within.takeHomeGivenUp).toBeCloseTo(10_000 - 1_500, 6);
    expect(above.overCap).toBe(10_000);
  });

  test('bears Division 293 tax: with 250,000 of income, each dollar does', () => {
    const query = { annualSalary: 260_000, taxYear: '2026-27', salarySacrifice: 1_000 };
    expect(sacrifice(query, legislated).division293Tax).toBe(150);
  });

  test('can be no more than the gross, and nothing leaves the pay as it is', () => {
    const query = { annualSalary: 50_000, taxYear };
    const calculate = payCalculator(simplified);
    expect(sacrifice({ ...query, salarySacrifice: 80_000 }, simplified).sacrificed).toBe(50_000);
    for (const salarySacrifice of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(calculate({ ...query, salarySacrifice })).toEqual(calculate(query));
      const { sacrificed, takeHomeGivenUp } = sacrifice({ ...query, salarySacrifice }, simplified);
      expect([sacrificed, takeHomeGivenUp].map((each) => Object.is(each, 0))).toEqual([true, true]);
    }
  });
});
