import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/pay.ts';
import type { Rational } from '../../src/verify/reference/rational.ts';
import {
  formatReference,
  type ReferenceQuery,
  referencePay,
} from '../../src/verify/reference/reference-pay.ts';
import { formatCents, formatDollars } from '../../src/words/money.ts';
import { turningPoints } from '../verify/reference/drawn-persons.ts';
import { queryOf } from '../verify/reference/in-numbers.ts';
import {
  anyLegislatedTaxYear,
  anyOptions,
  anyTaxYear,
  figuresOf,
  runs,
  SETS,
} from './arbitraries.ts';

/** Percent with one decimal, as text, from 0.0 (which means the year's own) to 50.0. */
const anyCustomSuperPercent = fc.option(
  fc.integer({ min: 0, max: 500 }).map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`),
  { nil: '0' },
);

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

/** What a package is of the gross in it, by year. */
const SUPER_FACTORS = [1.12, 1.115, 1.11, 1.105, 1.1, 1.095] as const;

describe.each([
  { rules: SETS.simplified, anyYear: anyTaxYear },
  { rules: SETS.legislated, anyYear: anyLegislatedTaxYear },
])('by the $rules.name set', ({ rules, anyYear }) => {
  const pointsByYear = rules.taxYears.map(({ label }) => ({
    taxYear: label,
    points: turningPoints(label, rules.name),
  }));
  const allPoints = [...new Set(pointsByYear.flatMap(({ points }) => points))];
  const calculate = payCalculator(rules);
  const payLike = (query: ReferenceQuery) => calculate(queryOf(query));
  const reference = (query: ReferenceQuery) => referencePay({ ...query, rules: rules.name });

  const anyTurningPoint = fc.constantFrom(...allPoints);
  const anyWholeSalary = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 1_000_000 }),
    fc
      .tuple(anyTurningPoint, fc.integer({ min: -3, max: 3 }))
      .map(([income, step]) => Math.max(0, Math.round(income) + step)),
    // The salaries that superannuation, once taken out of them, leaves at a turning point.
    fc
      .tuple(anyTurningPoint, fc.constantFrom(...SUPER_FACTORS))
      .map(([income, factor]) => Math.round(income * factor)),
    // Weekly and monthly pay.
    fc.tuple(fc.nat(300_000), fc.constantFrom(52, 12)).map(([amount, periods]) => amount * periods),
  );

  test('every figure of a whole-dollar salary reads to the dollar and to the cent as exact arithmetic has it', () => {
    fc.assert(
      fc.property(
        fc.record({
          salary: anyWholeSalary,
          taxYear: anyYear,
          options: anyOptions,
          customSuperPercent: anyCustomSuperPercent,
          salarySacrifice: fc.oneof(fc.constant(0), fc.nat(60_000)),
        }),
        (query) => {
          const pay = figuresOf(payLike(query));
          const exact = reference(query);
          expect(textOf(pay, formatDollars)).toEqual(textOf(exact, inDollars));
          expect(textOf(pay, formatCents)).toEqual(textOf(exact, inCents));
        },
      ),
      runs(6_000),
    );
  });

  test('a cent below, on and above every income where a rule changes, pay reads as exact arithmetic has it', () => {
    const wrong: unknown[] = [];
    for (const { taxYear, points } of pointsByYear) {
      for (const [index, point] of points.entries()) {
        for (const cents of [-1, 0, 1]) {
          const salary = Math.max(0, Math.round(point * 100) + cents) / 100;
          // In a normal run one of the others at each income, others in each year.
          const shift = index + Number.parseInt(taxYear, 10);
          const others = OTHER_OPTIONS.filter(
            (_, which) => process.env.LONG_TESTS || which === shift % OTHER_OPTIONS.length,
          );
          for (const options of [EVERY_CHARGE, ...others]) {
            const query = { salary, taxYear, options };
            const pay = JSON.stringify(textOf(figuresOf(payLike(query)), formatCents));
            if (pay !== JSON.stringify(textOf(reference(query), inCents))) wrong.push(query);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a salary with cents, however large, comes as near to exact arithmetic as a number can', () => {
    fc.assert(
      fc.property(
        fc.record({
          salary: fc.oneof(
            fc.integer({ min: 0, max: 30_000_000 }).map((cents) => cents / 100),
            fc.double({ min: 0, max: 2 ** 53 * 52, noNaN: true }),
          ),
          taxYear: anyYear,
          options: anyOptions,
          customSuperPercent: fc.oneof(
            fc.constant(0),
            fc.double({ min: 1e-9, max: 50, noNaN: true }),
          ),
        }),
        (query) => {
          const pay = figuresOf(payLike(query));
          const exact = reference(query);
          // A charge may jump by up to a tenth of the income at a threshold, which a gross may reach from either side.
          fc.pre(!isBesideThreshold(pay.grossAnnual, allPoints));
          const margin = query.salary * 2 ** -47 + 1e-9;
          const wrong = Object.entries(pay).filter(
            ([name, figure]) =>
              Math.abs(figure - exact[name as keyof typeof exact].toNumber()) > margin,
          );
          expect(wrong).toEqual([]);
        },
      ),
      runs(3_000),
    );
  });
});

/** What a charge of a resident jumps by shows at its edge alone. */
const EVERY_CHARGE = { noPrivateHospitalCover: true, studentLoan: true };

/** Without charges, each other scale with and without them, and with the offsets withheld. */
const OTHER_OPTIONS = [
  {},
  { nonResident: true },
  { workingHolidayVisa: true },
  { noTaxFreeThreshold: true },
  { withholdTaxOffsets: true },
  { noTaxFreeThreshold: true, ...EVERY_CHARGE },
  { nonResident: true, studentLoan: true },
];

function isBesideThreshold(income: number, turningPoints: readonly number[]): boolean {
  return turningPoints.some(
    (point) => income !== point && Math.abs(income - point) < point * 1e-12,
  );
}
