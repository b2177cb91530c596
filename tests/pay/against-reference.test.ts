import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payCalculator, type RuleSet } from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { type Rational, toNumber } from '../../src/verify/reference/rational.ts';
import {
  formatReference,
  type ReferenceQuery,
  referencePay,
} from '../../src/verify/reference/reference-pay.ts';
import { formatCents, formatDollars } from '../../src/words/money.ts';
import { anyLegislatedTaxYear, anyOptions, anyTaxYear, figuresOf } from './arbitraries.ts';

/** Incomes around which a rule of the simplified set changes, in dollars a year. */
const SIMPLIFIED_TURNING_POINTS = [
  0, 18_200, 23_365, 25_365, 27_222, 37_000, 45_000, 51_550, 59_518, 63_089, 66_875, 70_888, 75_140,
  79_649, 84_429, 89_494, 90_000, 94_865, 97_000, 100_557, 106_590, 108_000, 112_985, 119_764,
  120_000, 126_950, 134_568, 135_000, 142_642, 144_000, 151_200, 180_000, 190_000,
];

/** Incomes around which a rule of any year in law changes, in dollars a year. */
const LEGISLATED_TURNING_POINTS = [
  ...[0, 18_200, 45_000, 120_000, 135_000, 180_000, 190_000],
  // Medicare levy: where it begins and where it is whole.
  ...[23_226, 29_032.5, 23_365, 29_206.25, 24_276, 30_345, 26_000, 32_500, 27_222, 34_027.5],
  ...[28_011, 35_013.75],
  // Surcharge.
  ...[90_000, 105_000, 140_000, 93_000, 108_000, 144_000, 97_000, 113_000, 151_000],
  ...[101_000, 118_000, 158_000, 123_000, 164_000],
  // Offsets: where they change, and where they are as much as the tax.
  ...[37_000, 37_500, 48_000, 66_667, 126_000, 21_884.21, 22_575, 22_866.66, 25_436.84],
  // Study loans.
  ...[46_620, 53_827, 57_056, 60_480, 64_109, 67_955, 72_032, 76_355, 80_936, 85_793, 90_940],
  ...[96_397, 102_180, 108_310, 114_708, 121_699, 129_000, 136_740],
  ...[47_014, 54_283, 57_539, 60_992, 64_652, 68_530, 72_642, 77_002, 81_621, 86_519, 91_710],
  ...[97_213, 103_046, 109_228, 115_680, 122_729, 130_093, 137_898],
  ...[48_361, 55_837, 59_187, 62_739, 66_503, 70_493, 74_723, 79_207, 83_959, 88_997, 94_337],
  ...[99_997, 105_997, 112_356, 119_098, 126_244, 133_819, 141_848],
  ...[51_550, 59_519, 63_090, 66_876, 70_889, 75_141, 79_650, 84_430, 89_495, 94_866, 100_558],
  ...[106_591, 112_986, 119_765, 126_951, 134_569, 142_643, 151_201],
  ...[54_435, 62_851, 66_621, 70_619, 74_856, 79_347, 84_108, 89_155, 94_504, 100_175, 106_186],
  ...[112_557, 119_310, 126_468, 134_057, 142_101, 150_627, 159_664],
  ...[67_000, 125_000, 179_285, 179_286, 69_528, 129_717, 186_050, 186_051],
  // Maximum contribution bases.
  ...[228_360, 235_680, 240_880, 249_080, 260_280, 250_000, 270_830],
];

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

describe.each([
  [simplified as RuleSet, anyTaxYear, SIMPLIFIED_TURNING_POINTS, [1.12, 1.115, 1.105, 1.1, 1.095]],
  [
    legislated as RuleSet,
    anyLegislatedTaxYear,
    LEGISLATED_TURNING_POINTS,
    [1.12, 1.115, 1.11, 1.105, 1.1, 1.095],
  ],
] as const)('by the $name set', (rules, anyYear, turningPoints, superFactors) => {
  const calculate = payCalculator(rules);
  const payLike = ({ salary, taxYear, options = {}, customSuperPercent }: ReferenceQuery) =>
    calculate({
      annualSalary: Number(salary),
      taxYear,
      options,
      customSuperRate: Number(customSuperPercent) / 100,
    });
  const reference = (query: ReferenceQuery) => referencePay({ ...query, rules: rules.name });

  const anyTurningPoint = fc.constantFrom(...turningPoints);
  const anyWholeSalary = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 1_000_000 }),
    fc
      .tuple(anyTurningPoint, fc.integer({ min: -3, max: 3 }))
      .map(([income, step]) => Math.max(0, Math.round(income) + step)),
    // The salaries that superannuation, once taken out of them, leaves at a turning point.
    fc
      .tuple(anyTurningPoint, fc.constantFrom(...superFactors))
      .map(([income, factor]) => Math.round(income * factor)),
  );

  test('every figure of a whole-dollar salary reads to the dollar and to the cent as exact arithmetic has it', () => {
    fc.assert(
      fc.property(
        fc.record({
          salary: anyWholeSalary,
          taxYear: anyYear,
          options: anyOptions,
          customSuperPercent: anyCustomSuperPercent,
        }),
        (query) => {
          const pay = figuresOf(payLike(query));
          const exact = reference(query);
          expect(textOf(pay, formatDollars)).toEqual(textOf(exact, inDollars));
          expect(textOf(pay, formatCents)).toEqual(textOf(exact, inCents));
        },
      ),
      { numRuns: 4_000 },
    );
  });

  test('a cent below, on and above every income where a rule changes, pay reads as exact arithmetic has it', () => {
    const wrong: unknown[] = [];
    for (const { label: taxYear } of rules.taxYears) {
      for (const point of turningPoints) {
        for (const cents of [-1, 0, 1]) {
          const salary = Math.max(0, Math.round(point * 100) + cents) / 100;
          for (const options of OPTIONS_THAT_CHANGE_RULES) {
            const query = { salary, taxYear, options };
            const pay = JSON.stringify(textOf(figuresOf(payLike(query)), formatCents));
            if (pay !== JSON.stringify(textOf(reference(query), inCents))) wrong.push(query);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('weekly and monthly pay read as exact arithmetic has them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_000 }),
        fc.constantFrom(52, 12),
        anyYear,
        anyOptions,
        (amount, periods, taxYear, everyOption) => {
          const options = { ...everyOption, includesSuperannuation: false };
          const query = { salary: amount * periods, taxYear, options, customSuperPercent: '0' };
          expect(textOf(figuresOf(payLike(query)), formatCents)).toEqual(
            textOf(reference(query), inCents),
          );
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
          fc.pre(!isBesideThreshold(pay.grossAnnual, turningPoints));
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
});

/** Each scale with and without surcharge and loan, and with the offsets withheld. */
const OPTIONS_THAT_CHANGE_RULES = [
  {},
  { nonResident: true },
  { workingHolidayVisa: true },
  { noTaxFreeThreshold: true },
  { withholdTaxOffsets: true },
  { noPrivateHospitalCover: true, studentLoan: true },
  { noTaxFreeThreshold: true, noPrivateHospitalCover: true, studentLoan: true },
  { nonResident: true, studentLoan: true },
];

function isBesideThreshold(income: number, turningPoints: readonly number[]): boolean {
  return turningPoints.some(
    (point) => income !== point && Math.abs(income - point) < point * 1e-12,
  );
}
