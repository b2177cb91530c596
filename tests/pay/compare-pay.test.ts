/** Two pays, a bonus and a salary sacrifice by hand; drawn ones are held against the reference in tests/verify/reference. */
import { expect, test } from 'vitest';
import { sacrifice } from '../../src/pay/bonus-and-sacrifice.ts';
import { bonusKept, comparePay, type PayQuery } from '../../src/pay/index.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import { SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const NOW: PayQuery = { annualSalary: 80_000, taxYear: '2025-26' };
const WITHOUT_COVER = { noPrivateHospitalCover: true };

test.each([
  [80_000, 95_000, { grossAnnual: 15_000, totalTax: 4_800, monthly: 850 }, 16_800, 0.68],
  // A few cents more differ by exact fractions of them.
  [60_000, 60_000.7, { grossAnnual: 0.7, netAnnual: 0.476 }, 0.784, 0.68],
  [80_000, 80_000, { grossAnnual: 0, netAnnual: 0, superannuation: 0 }, 0, undefined],
])('%d and an offer of %d differ by %o', (now, offer, difference, packageDifference, kept) => {
  const payOf = (annualSalary: number) => ({ ...NOW, annualSalary });
  const compared = comparePay({ now: payOf(now), offer: payOf(offer) }, simplified);
  expect(compared).toMatchObject({ difference, packageDifference });
  expect(compared.keptOfEachDollar?.toFixed(9)).toBe(kept?.toFixed(9));
  expect(compared.offer).toEqual(payCalculator(simplified)(payOf(offer)));
});

test.each([
  [10_000, NOW, { kept: 6_800, tax: 3_200, superannuation: 1_200, share: 0.68 }],
  // It costs more than it brings.
  [
    1_000,
    { ...NOW, annualSalary: 97_000, options: WITHOUT_COVER },
    { kept: -300, tax: 1_300, share: -0.3 },
  ],
  [0, NOW, { kept: 0, tax: 0, superannuation: 0, share: 0 }],
])('a bonus of %d on %o leaves %o', (bonus, pay, kept) => {
  expect(bonusKept({ ...pay, bonus }, simplified)).toMatchObject(kept);
});

test('a bonus of 50,000 in one quarter, to 2025-26, brings super on what the quarter has left of its base', () => {
  // 12% of the 62,500 of a quarter less the 50,000 of its pay.
  const query = { ...NOW, annualSalary: 200_000, bonus: 50_000 };
  expect(bonusKept(query, legislated).superannuation).toBe(1_500);
  expect(bonusKept({ ...query, annualSalary: 250_000 }, legislated).superannuation).toBe(0);
});

test('a sacrifice of 10,000 from 100,000 costs 6,800 in the hand and leaves 8,500 in super', () => {
  // 32% of the 10,000 would have been tax and levy. The employer pays 12% of the whole 100,000.
  const query = { ...NOW, annualSalary: 100_000, salarySacrifice: 10_000 };
  const worth = {
    ...{ sacrificed: 10_000, takeHomeGivenUp: 6_800, contributionsTax: 1_500, division293Tax: 0 },
    ...{ superGained: 8_500, concessionalContributions: 22_000 },
  };
  expect(sacrifice(query, simplified)).toEqual({ ...worth, overCap: undefined });
  expect(sacrifice(query, legislated)).toEqual({ ...worth, overCap: 0 });
});

test.each([
  // 200,000 and 24,000 of super: 8,500 fit under the cap of 32,500, and save 47% of tax. What is above it saves 15%.
  [200_000, 18_500, { overCap: 10_000, takeHomeGivenUp: 8_500 * 0.53 + 10_000 * 0.85 }],
  // With 250,000 of income, each dollar bears Division 293 tax.
  [260_000, 1_000, { division293Tax: 150 }],
  [50_000, 80_000, { sacrificed: 50_000 }],
])('by the law, of %d a sacrifice of %d has %o', (annualSalary, salarySacrifice, worth) => {
  const query = { annualSalary, taxYear: '2026-27', salarySacrifice };
  expect(sacrifice(query, legislated)).toMatchObject(worth);
});

test('a sacrifice of nothing leaves the pay as it is', () => {
  expect(payCalculator(simplified)({ ...NOW, salarySacrifice: 0 })).toEqual(
    payCalculator(simplified)(NOW),
  );
  const { sacrificed, takeHomeGivenUp } = sacrifice(NOW, simplified);
  expect([sacrificed, takeHomeGivenUp].map((each) => Object.is(each, 0))).toEqual([true, true]);
});
