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
import { anyOptions, figuresOf, runs, SETS } from './arbitraries.ts';

/** Percent with one decimal, as text, from 0.0 (which means the year's own) to 50.0. */
const anyCustomSuperPercent = fc.nat(500).map((tenths) => (tenths / 10).toFixed(1));

/** The figures by name, as `format` writes them. */
function textOf<Figure>(
  figures: Readonly<Record<string, Figure>>,
  format: (figure: Figure) => string,
) {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${format(figure)}`)
    .sort();
}

const inDollars = (figure: Rational) => formatReference(figure, 'dollars');
const inCents = (figure: Rational) => formatReference(figure, 'cents');

/** What a package is of the gross in it, by year. */
const SUPER_FACTORS = [1.12, 1.115, 1.11, 1.105, 1.1, 1.095] as const;

describe.each(Object.values(SETS))('by the $name set', (rules) => {
  const anyYear = fc.constantFrom(...rules.taxYears.map(({ label }) => label));
  const pointsOf = (taxYear: string) => turningPoints(taxYear, rules.name);
  const allPoints = [...new Set(rules.taxYears.flatMap(({ label }) => pointsOf(label)))];
  const calculate = payCalculator(rules);
  const payLike = (query: ReferenceQuery) => figuresOf(calculate(queryOf(query)));
  const reference = (query: ReferenceQuery) => ({
    ...referencePay({ ...query, rules: rules.name }),
  });

  const anyTurningPoint = fc.constantFrom(...allPoints);
  const anyWholeSalary = fc.oneof(
    fc.nat(300_000),
    fc.nat(1_000_000),
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

  test.each(rules.taxYears.map(({ label }) => label))(
    'in %s a cent below, on and above every income where a rule changes, pay reads as exact arithmetic has it',
    (taxYear) => {
      for (const [index, point] of pointsOf(taxYear).entries()) {
        // In a normal run one of the others at each income, others in each year.
        const shift = (index + Number.parseInt(taxYear, 10)) % OTHER_OPTIONS.length;
        const others = OTHER_OPTIONS.filter(
          (_, which) => process.env.LONG_TESTS || which === shift,
        );
        for (const cents of [-1, 0, 1]) {
          const salary = Math.max(0, Math.round(point * 100) + cents) / 100;
          for (const options of [EVERY_CHARGE, ...others]) {
            const query = { salary, taxYear, options };
            expect([query, ...textOf({ ...payLike(query) }, formatCents)]).toEqual([
              query,
              ...textOf(reference(query), inCents),
            ]);
          }
        }
      }
    },
  );

  test('every figure reads as exact arithmetic has it, and with cents, however large, comes as near to it as a number can', () => {
    const anyQuery = fc.record({
      salary: fc.oneof(
        { weight: 4, arbitrary: anyWholeSalary },
        { weight: 1, arbitrary: fc.nat(30_000_000).map((cents) => cents / 100) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 2 ** 53 * 52, noNaN: true }) },
      ),
      taxYear: anyYear,
      options: anyOptions,
      customSuperPercent: fc.oneof(
        fc.constant('0'),
        anyCustomSuperPercent,
        fc.double({ min: 1e-9, max: 50, noNaN: true }),
      ),
      salarySacrifice: fc.oneof(fc.constant(0), fc.nat(60_000)),
    });
    fc.assert(
      fc.property(anyQuery, (query) => {
        const pay = payLike(query);
        const exact = reference(query);
        const isPlain = Number.isInteger(query.salary) && query.salary < 1e9;
        if (isPlain && typeof query.customSuperPercent === 'string') {
          expect(textOf({ ...pay }, formatDollars)).toEqual(textOf(exact, inDollars));
          expect(textOf({ ...pay }, formatCents)).toEqual(textOf(exact, inCents));
        }
        // A charge may jump by up to a tenth of the income at a threshold, which a gross may reach from either side.
        fc.pre(!isBesideThreshold(pay.grossAnnual, allPoints));
        const margin = query.salary * 2 ** -47 + 1e-9;
        const isFar = ([name, figure]: [string, number]) =>
          Math.abs(figure - exact[name as keyof typeof exact].toNumber()) > margin;
        expect(Object.entries(pay).filter(isFar)).toEqual([]);
      }),
      runs(9_000),
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
