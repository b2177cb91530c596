import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annualEarnings,
  bonusKept,
  comparePay,
  payCalculator,
  perHour,
  type RuleSet,
  sacrifice,
} from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { formatCents } from '../../src/site/money.ts';
import { formatReference, referencePay } from '../../src/verify/reference/reference-pay.ts';
import { anyLegislatedTaxYear, anyOptions, anyTaxYear } from './arbitraries.ts';

const taxYear = '2025-26';

const anyYearOfASet = fc.oneof(
  fc.tuple(fc.constant(simplified as RuleSet), anyTaxYear),
  fc.tuple(fc.constant(legislated as RuleSet), anyLegislatedTaxYear),
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

describe('salary sacrifice', () => {
  test('of 10,000 from 100,000 costs 6,800 in the hand and leaves 8,500 in super', () => {
    // 32% of the 10,000 would have been tax and levy. The employer pays 12% of the whole 100,000.
    const query = { annualSalary: 100_000, taxYear, salarySacrifice: 10_000 };
    const worth = {
      sacrificed: 10_000,
      takeHomeGivenUp: 6_800,
      contributionsTax: 1_500,
      superGained: 8_500,
      concessionalContributions: 22_000,
    };
    expect(sacrifice(query, simplified)).toEqual({ ...worth, overCap: undefined });
    expect(sacrifice(query, legislated)).toEqual({ ...worth, overCap: 0 });
  });

  test('above the cap of the year says by how much', () => {
    const query = { annualSalary: 200_000, taxYear: '2026-27', salarySacrifice: 10_000 };
    // 24,000 from the employer and 10,000, against 32,500.
    expect(sacrifice(query, legislated)).toMatchObject({
      concessionalContributions: 34_000,
      overCap: 1_500,
    });
  });

  test('counts as income for the study loan and the tier of the surcharge, whose rate falls on the rest', () => {
    const options = { noPrivateHospitalCover: true, studentLoan: true };
    const query = { annualSalary: 110_000, taxYear: '2026-27', options };
    const calculate = payCalculator(legislated);
    const whole = calculate(query);
    const reduced = calculate({ ...query, salarySacrifice: 40_000 });
    expect(whole).toMatchObject({ medicareLevySurcharge: 1_100, studentLoanRepayment: 6_070.8 });
    expect(reduced).toMatchObject({
      grossAnnual: 110_000,
      taxableIncome: 70_000,
      // 1% of 70,000, by the tier of 110,000: Medicare Levy Act 1986, s 8B.
      medicareLevySurcharge: 700,
      studentLoanRepayment: 6_070.8,
      incomeTax: 11_520,
      medicareLevy: 1_400,
      superannuation: 13_200,
    });
  });

  test.each([
    // The tiers of 2026-27 begin above 105,000 and 123,000.
    [108_000, 8_000, 1_000],
    [105_000, 5_000, 0],
    [128_000, 23_000, 1_312.5],
    [128_000, 128_000, 0],
  ])('of %d less %d is charged a surcharge of %d', (annualSalary, salarySacrifice, surcharge) => {
    const options = { noPrivateHospitalCover: true };
    const query = { annualSalary, taxYear: '2026-27', options, salarySacrifice };
    expect(payCalculator(legislated)(query).medicareLevySurcharge).toBe(surcharge);
  });

  test('by the simplified set is charged the surcharge on what is left as well', () => {
    const options = { noPrivateHospitalCover: true };
    const query = { annualSalary: 100_000, taxYear, options, salarySacrifice: 20_000 };
    expect(payCalculator(simplified)(query).medicareLevySurcharge).toBe(800);
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

  test('leaves every figure as exact arithmetic has it', () => {
    fc.assert(
      fc.property(
        anyYearOfASet,
        anyOptions,
        fc.nat(400_000),
        fc.nat(60_000),
        ([rules, year], options, salary, salarySacrifice) => {
          const query = { taxYear: year, options, salarySacrifice };
          const pay = payCalculator(rules)({ ...query, annualSalary: salary });
          const exact = referencePay({ ...query, salary, rules: rules.name });
          for (const name of [
            'taxableIncome',
            'medicareLevySurcharge',
            'totalTax',
            'netAnnual',
            'superannuation',
          ] as const) {
            expect([name, formatCents(pay[name])]).toEqual([
              name,
              formatReference(exact[name], 'cents'),
            ]);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('earnings', () => {
  test.each([
    ['hourly', 40, 79_040],
    ['daily', 300, 78_000],
    ['weekly', 1_500, 78_000],
    ['fortnightly', 3_000, 78_000],
    ['monthly', 6_500, 78_000],
    ['annually', 78_000, 78_000],
    // In binary fractions, 98.80000000000001 and 18.200000000000003.
    ['hourly', 0.05, 98.8],
    ['daily', 0.07, 18.2],
  ] as const)('of %s %d are %d a year', (period, amount, annual) => {
    expect(annualEarnings(amount, period)).toBe(annual);
  });

  test('by the hour depend on the hours of a week and the weeks that are paid', () => {
    const workingTime = { hoursPerWeek: 20, weeksPerYear: 48 };
    expect(annualEarnings(41.35, 'hourly', workingTime)).toBe(39_696);
    expect(perHour(39_696, workingTime)).toBe(41.35);
    expect(annualEarnings(1_000, 'fortnightly', workingTime)).toBe(24_000);
    expect(annualEarnings(2_000, 'monthly', workingTime)).toBe(24_000);
    expect(perHour(79_040)).toBe(40);
  });
});
