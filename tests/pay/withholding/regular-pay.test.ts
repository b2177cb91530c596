import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LegislatedTaxYearLabel,
  legislated,
} from '../../../src/pay/rules/legislated/index.ts';
import type { WithholdingQuery } from '../../../src/pay/withholding/regular-pay.ts';
import { schedulesOf, withheldPerPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import {
  referenceLoanWithheld,
  referenceTaxWithheld,
} from '../../../src/verify/reference/reference-withholding.ts';
import { runs } from '../arbitraries.ts';
import { MADE_UP_YEAR, rulesWithRows } from './made-up-schedules.ts';
import { anyCents, anyTerms, SCALES, textOf } from './queries.ts';

function withheld(query: Partial<WithholdingQuery<LegislatedTaxYearLabel>> & { earnings: number }) {
  return withheldPerPeriod(
    { period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false, ...query },
    legislated,
  );
}

describe.each(legislated.taxYears.map(({ label }) => label))(
  'by the schedules of %s',
  (taxYear) => {
    const { regular, studentLoan: loan } = schedulesOf(legislated, taxYear);
    const limits = [regular, loan].flatMap(({ scales }) =>
      Object.values(scales).flatMap((rows) => rows.map(([below]) => below)),
    );
    /** Around the limits of all rows and here and there, or in a long run everywhere. */
    const isHeldExactly = (earnings: number) =>
      Boolean(process.env.LONG_TESTS) ||
      earnings % 11 === 0 ||
      limits.some((limit) => limit !== null && Math.abs(limit - earnings) <= 1);

    test.each(SCALES)(
      'scale %d withholds from every whole dollar of a week up to 5,000 as exact arithmetic has it, and never less from more',
      (scale) => {
        const wrong: number[] = [];
        let before = 0;
        for (let earnings = 0; earnings <= 5_000; earnings++) {
          const query = { earnings: String(earnings), period: 'weekly', taxYear, scale } as const;
          const { tax, studentLoan, total } = withheld({ ...query, earnings, studentLoan: true });
          const isExact = () =>
            BigInt(tax) === referenceTaxWithheld(query) &&
            BigInt(studentLoan) === referenceLoanWithheld(query);
          if (total < before || (isHeldExactly(earnings) && !isExact())) wrong.push(earnings);
          before = total;
        }
        expect(wrong).toEqual([]);
      },
    );
  },
);

const MADE_UP = {
  period: 'weekly',
  taxYear: MADE_UP_YEAR,
  scale: 2,
  studentLoan: false,
} as const;

test('nothing is withheld where the formula of a row is below zero', () => {
  const rules = rulesWithRows([[null, 0.25, 100]]);
  expect(withheldPerPeriod({ ...MADE_UP, earnings: 100 }, rules).tax).toBe(0);
  expect(withheldPerPeriod({ ...MADE_UP, earnings: 500 }, rules).tax).toBe(25);
});

test('any pay in dollars and cents is withheld from as exact arithmetic has it', () => {
  fc.assert(
    fc.property(anyCents, anyTerms, (cents, terms) => {
      const earnings = textOf(cents);
      const { tax, studentLoan, total } = withheld({ ...terms, earnings: Number(earnings) });
      const query = { ...terms, earnings };
      expect(BigInt(tax)).toBe(referenceTaxWithheld(query));
      expect(BigInt(studentLoan)).toBe(terms.studentLoan ? referenceLoanWithheld(query) : 0n);
      expect(total).toBe(tax + studentLoan);
      // The 99 cents that are added to the week's dollars may come to a dollar of tax on the smallest pays.
      expect(total).toBeLessThanOrEqual(Number(earnings) + 1);
    }),
    runs(5_000),
  );
});

test('an amount that ends in exactly half a dollar is rounded up, whatever the coefficient', () => {
  const wrong: unknown[] = [];
  let halves = 0;
  let missedByBinaryFractions = 0;
  for (let percent = 1; percent < 100; percent++) {
    // Of the week's whole dollars, exactly: the 99 cents that a schedule adds are taken off again.
    const [a, b] = [percent / 100, (percent * 99) / 10_000];
    const rules = rulesWithRows([[null, a, b]]);
    for (let dollars = 10; dollars <= 2_000; dollars += 10) {
      if ((dollars * percent) % 100 !== 50) continue;
      halves++;
      const expected = (dollars * percent + 50) / 100;
      const { tax } = withheldPerPeriod({ ...MADE_UP, earnings: dollars }, rules);
      if (tax !== expected) wrong.push({ percent, dollars, tax });
      if (Math.round(a * (dollars + 0.99) - b) !== expected) missedByBinaryFractions++;
    }
  }
  expect(wrong).toEqual([]);
  // Without such cases the test would not tell exact sums from binary ones.
  expect(halves).toBeGreaterThan(1_000);
  expect(missedByBinaryFractions).toBeGreaterThan(0);
});

test('limits are whole dollars and coefficients have at most four decimals, as the sums take them', () => {
  for (const { label } of legislated.taxYears) {
    const { regular, studentLoan } = schedulesOf(legislated, label);
    for (const { scales } of [regular, studentLoan]) {
      for (const [below, a, b] of Object.values(scales).flat()) {
        expect(below === null || Number.isInteger(below)).toBe(true);
        expect(String(a)).toMatch(/^0?(\.\d{1,4})?$/);
        expect(String(b)).toMatch(/^-?\d+(\.\d{1,4})?$/);
      }
    }
  }
});

describe('a period is brought to a week and back', () => {
  test('33 cents a month count as 34: 4,333.33 is 1,000 a week, 4,333.32 is 999', () => {
    // Scale 1 takes 248 from 999 a week and 249 from 1,000; 13 thirds of them are 1,074.67 and 1,079.
    const amounts = [4_333.32, 4_333.33, 4_333.34].map(
      (earnings) => withheld({ earnings, period: 'monthly', scale: 1 }).tax,
    );
    expect(amounts).toEqual([1_075, 1_079, 1_079]);
  });

  test.each([
    [999.996, 1_000],
    [999.994, 999],
  ])('%d is rounded to the cent first, and counts as %d', (earnings, dollars) => {
    expect(withheld({ earnings, scale: 1 })).toEqual(withheld({ earnings: dollars, scale: 1 }));
  });
});

test('nothing is withheld from no pay, nor from more than there is money', () => {
  for (const earnings of [0, 1e308]) {
    for (const scale of SCALES) {
      const amounts = withheld({ earnings, scale, studentLoan: true });
      expect(amounts).toEqual({ tax: 0, studentLoan: 0, total: 0 });
    }
  }
});

test('pay beyond what a number holds exactly still comes to an amount', () => {
  expect(withheld({ earnings: 2 ** 60, scale: 3 }).tax / 2 ** 60).toBeCloseTo(0.45, 9);
});
