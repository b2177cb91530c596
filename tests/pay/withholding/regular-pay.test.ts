import fc from 'fast-check';
import { expect, test } from 'vitest';
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
import { anyCents, anyTerms, MADE_UP_YEAR, rulesWithRows, SCALES, textOf } from './queries.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);

function withheld(query: Partial<WithholdingQuery<LegislatedTaxYearLabel>> & { earnings: number }) {
  return withheldPerPeriod(
    { period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false, ...query },
    legislated,
  );
}

test.each(
  legislated.taxYears.flatMap(({ label }) => SCALES.map((scale) => [label, scale] as const)),
)(
  'in %s scale %d withholds around the end of each row as exact arithmetic has it, and never less from more',
  (taxYear, scale) => {
    const { regular, studentLoan: loan } = schedulesOf(legislated, taxYear);
    const limits = [regular, loan].flatMap(({ scales }) =>
      Object.values(scales).flatMap((rows) => rows.map(([below]) => below ?? 0)),
    );
    const isHeld = (earnings: number) =>
      IS_LONG || earnings % 11 === 0 || limits.some((limit) => Math.abs(limit - earnings) <= 1);
    const held = Array.from({ length: 5_001 }, (_, earnings) => earnings).filter(isHeld);
    let before = 0;
    for (const earnings of held) {
      const query = { earnings: String(earnings), period: 'weekly', taxYear, scale } as const;
      const { tax, studentLoan, total } = withheld({ ...query, earnings, studentLoan: true });
      const exact = [referenceTaxWithheld(query), referenceLoanWithheld(query)].map(Number);
      expect([tax, studentLoan], String(earnings)).toEqual(exact);
      expect(total).toBeGreaterThanOrEqual(before);
      before = total;
    }
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

// biome-ignore format: one line each
test.each<[string, number, Partial<WithholdingQuery<LegislatedTaxYearLabel>>, number]>([
  // Scale 1 takes 248 from 999 a week and 249 from 1,000; 13 thirds of them are 1,074.67 and 1,079.
  ['32 cents a month stay: 999 a week', 4_333.32, { period: 'monthly', scale: 1 }, 1_075],
  ['33 cents a month count as 34: 1,000 a week', 4_333.33, { period: 'monthly', scale: 1 }, 1_079],
  ['less than a cent is rounded first: 1,000', 999.996, { scale: 1 }, 249],
  ['less than a cent is rounded first: 999', 999.994, { scale: 1 }, 248],
  ['nothing is withheld from no pay', 0, { studentLoan: true }, 0],
  ['nothing is withheld from more than there is money', 1e308, { studentLoan: true }, 0],
])('%s (%d)', (_, earnings, terms, total) => {
  expect(withheld({ earnings, ...terms }).total).toBe(total);
});

test('pay beyond what a number holds exactly still comes to an amount', () => {
  expect(withheld({ earnings: 2 ** 60, scale: 3 }).tax / 2 ** 60).toBeCloseTo(0.45, 9);
});
