import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, payCalculator, taxYearOf } from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import {
  axisSpan,
  CURVE,
  curvePlaces,
  incomeCurveLines,
  sampledIncomes,
  thresholds,
} from '../../../src/site/plots/income-curve.ts';
import { anyOptions, anyRulesAndYear } from './any-pay.ts';

test('the student loan of 2025-26 steps at each of its bands, the surcharge at each tier, the levy at its threshold', () => {
  const year = taxYearOf(RULE_SETS.simplified, '2025-26');
  const found = thresholds(year, {
    ...DEFAULT_OPTIONS,
    studentLoan: true,
    noPrivateHospitalCover: true,
  });
  for (const last of [18_200, 27_222, 45_000, 51_549, 59_518, 97_000, 108_000, 151_200, 190_000]) {
    expect(found).toContain(last);
  }
});

test('the dollar on each side of every threshold on the axis is sampled', () => {
  fc.assert(
    fc.property(
      anyRulesAndYear,
      anyOptions,
      fc.integer({ max: 5_000_000 }),
      (set, options, income) => {
        const year = taxYearOf(set.rules, set.taxYear);
        const span = axisSpan(income);
        const sampled = new Set(sampledIncomes(year, options, span));
        for (const last of thresholds(year, options)) {
          if (last >= span) continue;
          expect(sampled).toContain(last);
          expect(sampled).toContain(last + 1);
        }
      },
    ),
  );
});

test('between two sampled incomes the total tax is a straight line, so that all steps and bends are sampled', () => {
  fc.assert(
    fc.property(
      anyRulesAndYear,
      anyOptions,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (set, options, part) => {
        const calculate = payCalculator(set.rules);
        const plain = { ...options, includesSuperannuation: false };
        const taxOf = (annualSalary: number) =>
          calculate({ annualSalary, taxYear: set.taxYear, options: plain }).totalTax;
        const incomes = sampledIncomes(taxYearOf(set.rules, set.taxYear), options, 200_000);
        for (const [index, from] of incomes.slice(0, -1).entries()) {
          const to = incomes[index + 1] as number;
          const between = from + part * (to - from);
          const line = taxOf(from) + part * (taxOf(to) - taxOf(from));
          // A dollar and a half where an offset ends between two dollars, or is cut to the tax.
          expect(Math.abs(taxOf(between) - line), `${set.taxYear} ${between}`).toBeLessThan(BEND);
        }
      },
    ),
    { numRuns: 40 },
  );
});

/** A unit of the drawing is $210 on its shortest axis. */
const BEND = 110;

test('a step of a charge is drawn as a step: two heights at one place', () => {
  const options = { ...DEFAULT_OPTIONS, noPrivateHospitalCover: true };
  const span = axisSpan(90_000);
  const { net } = incomeCurveLines(RULE_SETS.simplified, '2025-26', options, span);
  const { x } = curvePlaces(span);
  const at = [...net.matchAll(/(\d+) (\d+)/g)]
    .filter(([, place]) => Number(place) === x(97_000))
    .map(([, , height]) => Number(height));
  // 1% of 97,001 is 970 of 200,000 dollars on 400 units.
  expect(Math.max(...at) - Math.min(...at)).toBe(2);
});

test('the lines are within the drawing, and a salary that changes alone does not change them', () => {
  fc.assert(
    fc.property(anyRulesAndYear, anyOptions, (set, options) => {
      const lines = incomeCurveLines(set.rules, set.taxYear, options, 100_000);
      for (const line of [lines.net, lines.effective, lines.marginal]) {
        expect(line).not.toMatch(/NaN|Infinity/);
        for (const number of line.match(/-?\d+/g) ?? []) {
          expect(Number(number)).toBeGreaterThanOrEqual(0);
          expect(Number(number)).toBeLessThanOrEqual(CURVE.left + CURVE.width);
        }
      }
      expect(
        incomeCurveLines(
          set.rules,
          set.taxYear,
          { ...options, includesSuperannuation: true },
          100_000,
        ),
      ).toEqual(lines);
    }),
    { numRuns: 30 },
  );
});
