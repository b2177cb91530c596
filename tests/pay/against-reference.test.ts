import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { formatCents, formatDollars } from '../../src/site/money.ts';
import { type Rational, toNumber } from '../../src/verify/reference/rational.ts';
import {
  formatReference,
  type ReferenceQuery,
  referencePay,
} from '../../src/verify/reference/reference-pay.ts';
import { anyOptions, anyTaxYear } from './arbitraries.ts';

/** Incomes around which a rule changes, in dollars a year. */
const TURNING_POINTS = [
  0, 18_200, 23_365, 25_365, 27_222, 37_000, 45_000, 51_550, 59_518, 63_089, 66_875, 70_888, 75_140,
  79_649, 84_429, 89_494, 90_000, 94_865, 97_000, 100_557, 106_590, 108_000, 112_985, 119_764,
  120_000, 126_950, 134_568, 135_000, 142_642, 144_000, 151_200, 180_000, 190_000,
];

const anyWholeSalary = fc.oneof(
  fc.integer({ min: 0, max: 300_000 }),
  fc.integer({ min: 0, max: 1_000_000 }),
  fc
    .tuple(fc.constantFrom(...TURNING_POINTS), fc.integer({ min: -3, max: 3 }))
    .map(([income, step]) => Math.max(0, income + step)),
  // The salaries that superannuation, once taken out of them, leaves at a turning point.
  fc
    .tuple(fc.constantFrom(...TURNING_POINTS), fc.constantFrom(120, 115, 105, 100, 95))
    .map(([income, permille]) => Math.round((income * (1_000 + permille)) / 1_000)),
);

/** Percent with one decimal, as text, from 0.0 (which means the year's own) to 50.0. */
const anyCustomSuperPercent = fc.option(
  fc.integer({ min: 0, max: 500 }).map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`),
  { nil: '0' },
);

function payLike({ salary, taxYear, options = {}, customSuperPercent }: ReferenceQuery) {
  return calculatePay({
    annualSalary: Number(salary),
    taxYear,
    options,
    customSuperRate: Number(customSuperPercent) / 100,
  });
}

/** The figures by name, as `format` writes them. */
function textOf<Name extends string, Figure>(
  figures: Readonly<Record<Name, Figure>>,
  format: (figure: Figure) => string,
) {
  const entries = Object.entries<Figure>(figures);
  return Object.fromEntries(entries.map(([name, figure]) => [name, format(figure)]));
}

const inDollars = (figure: Rational) => formatReference(figure, 'dollars');
const inCents = (figure: Rational) => formatReference(figure, 'cents');

test('every figure of a whole-dollar salary reads to the dollar and to the cent as exact arithmetic has it', () => {
  fc.assert(
    fc.property(
      fc.record({
        salary: anyWholeSalary,
        taxYear: anyTaxYear,
        options: anyOptions,
        customSuperPercent: anyCustomSuperPercent,
      }),
      (query) => {
        const pay = payLike(query);
        const exact = referencePay(query);
        expect(textOf(pay, formatDollars)).toEqual(textOf(exact, inDollars));
        expect(textOf(pay, formatCents)).toEqual(textOf(exact, inCents));
      },
    ),
    { numRuns: 4_000 },
  );
});

test('weekly and monthly pay read as exact arithmetic has them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300_000 }),
      fc.constantFrom(52, 12),
      anyTaxYear,
      anyOptions,
      (amount, periods, taxYear, everyOption) => {
        const options = { ...everyOption, includesSuperannuation: false };
        const query = { salary: amount * periods, taxYear, options, customSuperPercent: '0' };
        expect(textOf(payLike(query), formatCents)).toEqual(textOf(referencePay(query), inCents));
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a salary with cents, however large, comes as near to exact arithmetic as a number can', () => {
  fc.assert(
    fc.property(
      fc.record({
        salary: fc.oneof(
          fc.integer({ min: 0, max: 30_000_000 }).map((cents) => cents / 100),
          fc.double({ min: 0, max: 2 ** 53 * 52, noNaN: true }),
        ),
        taxYear: anyTaxYear,
        options: anyOptions,
        customSuperPercent: fc.oneof(
          fc.constant(0),
          fc.double({ min: 1e-9, max: 50, noNaN: true }),
        ),
      }),
      (query) => {
        const pay = payLike(query);
        const exact = referencePay(query);
        // A jump of up to a tenth of the income stands at each threshold, which a gross may reach from either side.
        fc.pre(!isBesideThreshold(pay.grossAnnual));
        const margin = query.salary * 2 ** -47 + 1e-9;
        const wrong = Object.entries(pay).filter(
          ([name, figure]) =>
            Math.abs(figure - toNumber(exact[name as keyof typeof exact])) > margin,
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 2_000 },
  );
});

function isBesideThreshold(income: number): boolean {
  return TURNING_POINTS.some(
    (point) => income !== point && Math.abs(income - point) < point * 1e-12,
  );
}
