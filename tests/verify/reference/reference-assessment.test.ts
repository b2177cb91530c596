/** Households that the reference assesses as done by hand; published examples are in `tests/pay/examples`. */
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/pay/facts.ts';
import { referenceInNumbers } from './in-numbers.ts';

function assessed(facts: Facts) {
  const figures = referenceInNumbers(facts, 'legislated');
  return { ...figures, used: Object.fromEntries(figures.taxOffsets.map((o) => [o.code, o.used])) };
}

test('a couple with two children and a pay of 190,000 without cover: below the family tiers', () => {
  // 189,000 is taxable: 31,020 and 37% of 54,000. The tiers start above 210,000 and 1,500 for the second child.
  const couple = { spouse: { income: 0 }, dependentChildren: 2, daysWithoutCover: 365 };
  expect(assessed({ taxYear: '2026-27', jobs: [{ pay: 190_000 }], ...couple })).toMatchObject({
    taxableIncome: 189_000,
    incomeTax: 51_000,
    medicareLevy: 3_780,
    medicareLevySurcharge: 0,
    totalTax: 54_780,
  });
  // Together 211,501 and more: 1% of each partner's own base.
  const above = { ...couple, spouse: { income: 22_501 } };
  expect(
    assessed({ taxYear: '2026-27', jobs: [{ pay: 190_000 }], ...above }).medicareLevySurcharge,
  ).toBe(1_890);
});

test('a second job of 20,000 beside 60,000: one assessment of both, one standard deduction', () => {
  // 4,020 and 30% of 34,000; 2% of 79,000.
  const jobs = [{ pay: 60_000 }, { pay: 20_000 }];
  expect(assessed({ taxYear: '2026-27', jobs })).toMatchObject({
    taxableIncome: 79_000,
    incomeTax: 14_220,
    medicareLevy: 1_580,
    cash: 80_000 - 15_800,
  });
});

test('a pensioner couple with 30,000 and 20,000: the seniors’ offset is used before the low income offset', () => {
  // 16% of 11,800 is 1,888.
  const facts: Facts = {
    taxYear: '2025-26',
    jobs: [],
    otherIncome: 30_000,
    senior: 'couple',
    spouse: { income: 20_000, senior: true },
  };
  const { used, grossTax, totalTax } = assessed(facts);
  expect([grossTax, totalTax]).toEqual([1_888, 0]);
  expect(used).toMatchObject({ seniors: 1_602, lowIncome: 286 });
});

test('a start on 1 February from overseas with 40,000: five months of the threshold, 152 days of the levy', () => {
  // The threshold is 13,464 and five twelfths of 4,736: 15,437.33.
  const facts = { taxYear: '2025-26', jobs: [{ pay: 40_000 }], residentMonths: 5 };
  const { grossTax, used, medicareLevy } = assessed(facts);
  expect(grossTax).toBeCloseTo(0.16 * (40_000 - 15_437 - 1 / 3), 9);
  expect(used).toMatchObject({ lowIncome: 575 });
  expect(medicareLevy).toBeCloseTo((800 * 152) / 365, 9);
});

test('260,000 in 2026-27: Division 293 tax on all of the super', () => {
  // 51,370 and 45% of 69,000; 15% of 31,200, the lesser of that and 40,200.
  expect(assessed({ taxYear: '2026-27', jobs: [{ pay: 260_000 }] })).toMatchObject({
    incomeTax: 82_420,
    medicareLevy: 5_180,
    division293Tax: 4_680,
    cash: 260_000 - 87_600,
  });
});

test('a working holiday maker with 50,000: the scale, and nothing else', () => {
  const facts: Facts = {
    taxYear: '2026-27',
    residency: 'workingHoliday',
    jobs: [{ pay: 50_000 }],
    daysWithoutCover: 365,
    studentLoan: true,
  };
  expect(assessed(facts)).toMatchObject({
    taxableIncome: 50_000,
    incomeTax: 8_250,
    totalTax: 8_250,
  });
});

test('what one partner cannot use of the levy’s reduction passes to the other', () => {
  // The reduction is 944.76 less 8% of 10,862, 75.80. Alone the partners owe 8.90 and 198.90.
  const levyOf = (otherIncome: number, income: number) =>
    assessed({ taxYear: '2025-26', jobs: [], otherIncome, spouse: { income } }).medicareLevy;
  expect(levyOf(28_100, 30_000)).toBe(0);
  expect(levyOf(30_000, 28_100)).toBeCloseTo(198.9 - (75.8 - 8.9), 9);
});

test('whoever’s levy the family rule makes nil repays no loan, though it was nil before', () => {
  const single = {
    taxYear: '2025-26',
    jobs: [{ pay: 0, fringeBenefits: 50_000 }],
    otherIncome: 25_000,
    studentLoan: true,
  };
  expect(assessed(single).studentLoanRepayment).toBe(1_200);
  expect(assessed({ ...single, spouse: { income: 0 } }).studentLoanRepayment).toBe(0);
});

test('what goes into super above the cap is income, with an offset of 15%', () => {
  // 37,500 into super is 5,000 above the cap: 30% of it and the levy, less 750.
  const jobs = (superRate: number) => [{ pay: 100_000, superRate }];
  const over = assessed({ taxYear: '2026-27', jobs: jobs(0.375) });
  const within = assessed({ taxYear: '2026-27', jobs: jobs(0.325) });
  expect(over.taxableIncome).toBe(104_000);
  expect(over.totalTax - within.totalTax).toBeCloseTo(1_500 + 100 - 750, 9);
});
