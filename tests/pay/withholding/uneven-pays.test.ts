/** Pays that differ. tests/pages/casual/against-reference.test.ts has drawn ones against the reference. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legislated } from '../../../src/pay/index.ts';
import { withheldPerPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import {
  withheldFromDay,
  withheldFromUnevenPays,
} from '../../../src/pay/withholding/uneven-pays.ts';
import { unevenYear } from '../../../src/pay/withholding/uneven-year.ts';

const WEEKS = [360, 1_140, 600, 1_350, 0, 900];

/** Worked out by the printed steps of ATO, Schedule 1, payments made on a daily or casual basis (QC 63798): 80, 193.62, 250 and 400 dollars. */
test.for([
  ['2023-24', [2, 30, 50, 102]],
  ['2025-26', [1, 26, 45, 93]],
  ['2026-27', [1, 25, 44, 92]],
] as const)('of a day in %s', ([taxYear, withheld]) => {
  const days = [80, 193.62, 250, 400];
  expect(days.map((earnings) => withheldFromDay({ earnings, taxYear }, legislated))).toEqual(
    withheld,
  );
});

/** Worked out by the coefficients of Schedule 1, scale 2, each week alone. */
test.for([
  ['2023-24', [0, 211, 58, 283, 0, 127], 504],
  ['2025-26', [0, 188, 48, 256, 0, 111], 438],
  ['2026-27', [0, 183, 42, 251, 0, 106], 414],
] as const)('six uneven weeks of %s bear more than six even ones', ([taxYear, each, ifEven]) => {
  const query = { pays: WEEKS, period: 'weekly', taxYear, scale: 2, studentLoan: false } as const;
  const uneven = withheldFromUnevenPays(query, legislated);
  expect(uneven.each.map(({ total }) => total)).toEqual(each);
  expect(uneven).toMatchObject({
    gross: 4_350,
    withheld: each.reduce<number>((sum, total) => sum + total, 0),
    evenPay: 725,
    withheldIfEven: ifEven,
  });
});

describe('of any pays', () => {
  const queries = fc.record({
    pays: fc.array(
      fc.integer({ min: 0, max: 800_000 }).map((cents) => cents / 100),
      {
        maxLength: 20,
      },
    ),
    period: fc.constantFrom('weekly', 'fortnightly', 'monthly', 'daily'),
    taxYear: fc.constantFrom(...legislated.taxYears.map(({ label }) => label)),
    scale: fc.constantFrom(1, 2),
    studentLoan: fc.boolean(),
  });

  test('each is withheld from as if it were alone, whatever their order', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { each, withheld } = withheldFromUnevenPays(query, legislated);
        const alone = query.pays.map((earnings) => {
          const { period } = query;
          if (period === 'daily') return withheldFromDay({ ...query, earnings }, legislated);
          return withheldPerPeriod({ ...query, period, earnings }, legislated).total;
        });
        expect(each.map(({ total }) => total)).toEqual(alone);
        const reversed = { ...query, pays: query.pays.toReversed() };
        expect(withheldFromUnevenPays(reversed, legislated).withheld).toBe(withheld);
      }),
    );
  });

  test('the refund and the pays that land make the net pay of the year', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom('none', 'alike'), (query, rest) => {
        const { gross, withheld, refund, net } = unevenYear(query, rest, legislated);
        expect(gross - withheld + refund).toBeCloseTo(net, 5);
      }),
    );
  });
});

test('a year that goes on like them has 52 weeks of their mean; one that is over has them alone', () => {
  const query = {
    pays: WEEKS,
    period: 'weekly',
    taxYear: '2026-27',
    scale: 2,
    studentLoan: false,
  } as const;
  // Tax on 36,700: 18,500 × 0.15 − 700; levy on 36,700: 2% is 734, and 10% of 8,689 is more.
  expect(unevenYear(query, 'alike', legislated)).toMatchObject({
    gross: 37_700,
    withheld: 5_044,
    owed: 2_809,
    refund: 2_235,
  });
  expect(unevenYear(query, 'none', legislated)).toMatchObject({
    gross: 4_350,
    withheld: 582,
    owed: 0,
    refund: 582,
  });
});

test('of no pays nothing is withheld, and an unknown year throws', () => {
  const query = {
    pays: [],
    period: 'weekly',
    taxYear: '2026-27',
    scale: 2,
    studentLoan: true,
  } as const;
  expect(withheldFromUnevenPays(query, legislated)).toMatchObject({ gross: 0, withheldIfEven: 0 });
  expect(() =>
    withheldFromDay({ earnings: 100, taxYear: '1999-00' as '2026-27' }, legislated),
  ).toThrow('Tax year 1999-00 not found');
});

describe('of a working holiday maker', () => {
  const query = {
    pays: [20_000, 30_000, 1_000],
    period: 'monthly',
    taxYear: '2026-27',
    scale: 'workingHoliday',
    studentLoan: false,
  } as const;

  test('each pay has the rate for what was paid before it', () => {
    // 15%, and 30% once 50,000 have been paid. Even ones of 17,000 are all within 45,000 before.
    const { each, withheldIfEven } = withheldFromUnevenPays(query, legislated);
    expect(each.map(({ total }) => total)).toEqual([3_000, 4_500, 300]);
    expect(withheldIfEven).toBe(3 * 2_550);
  });

  test('the rate goes on rising where the pays come again', () => {
    // Four rounds of 51,000: 15% and 30%, then 30% to 135,000, 37% to 190,000 and 45% above.
    expect(unevenYear(query, 'alike', legislated)).toMatchObject({
      gross: 204_000,
      withheld: 7_800 + 15_300 + 6_000 + 9_000 + 370 + 7_400 + 11_100 + 450,
      owed: 6_750 + 27_000 + 20_350 + 6_300,
    });
  });
});

test('of a non-resident, each pay by scale 3 and the year without the tax-free threshold', () => {
  const query = {
    pays: [500, 1_500],
    period: 'weekly',
    taxYear: '2026-27',
    scale: 3,
    studentLoan: false,
  } as const;
  const { each } = withheldFromUnevenPays(query, legislated);
  expect(each.map(({ total }) => total)).toEqual([150, 450]);
  expect(unevenYear(query, 'alike', legislated)).toMatchObject({ gross: 52_000, owed: 15_600 });
});
