import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axisSpan,
  CURVE,
  curvePlaces,
  incomeCurveLines,
  sampledIncomes,
} from '../../src/components/plots/income-curve.tsx';
import { payCalculator } from '../../src/pay/pay.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { anyOptions, anyYearOfASet } from '../pay/arbitraries.ts';

test('between two sampled incomes the total tax is a straight line, so that all steps and bends are sampled', () => {
  fc.assert(
    fc.property(
      anyYearOfASet,
      anyOptions,
      anyHousehold,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([rules, taxYear], options, household, part) => {
        const calculate = payCalculator(rules);
        const plain = { ...options, includesSuperannuation: false };
        const taxOf = (annualSalary: number) =>
          calculate({ ...household, annualSalary, taxYear, options: plain }).totalTax;
        const incomes = sampledIncomes(rules, { ...household, taxYear, options }, 200_000);
        for (const [index, from] of incomes.slice(0, -1).entries()) {
          const to = incomes[index + 1] as number;
          // Between the two dollars of a threshold is its step.
          if (to - from <= 1) continue;
          const between = from + part * (to - from);
          const line = taxOf(from) + part * (taxOf(to) - taxOf(from));
          expect(Math.abs(taxOf(between) - line), `${taxYear} ${between}`).toBeLessThan(BEND);
        }
      },
    ),
    { numRuns: process.env.LONG_TESTS ? 1_000 : 100 },
  );
});

/** None, or a partner or children. */
const anyHousehold = fc.option(
  fc.record({
    spouse: fc.option(fc.record({ income: fc.nat(120_000) }), { nil: undefined }),
    dependentChildren: fc.nat(4),
  }),
  { nil: {} },
);

/**
 * Where an offset is cut to the tax, the line bends between two samples: by a quarter of 19% of the 5,000 dollars between them at
 * most. A unit of the drawing is 500 dollars.
 */
const BEND = 240;

test('the lines are within the drawing, whether super is in the package or not', () => {
  fc.assert(
    fc.property(anyYearOfASet, anyOptions, ([rules, taxYear], options) => {
      const linesOf = (includesSuperannuation: boolean) =>
        incomeCurveLines(
          rules,
          { taxYear, options: { ...options, includesSuperannuation } },
          100_000,
        );
      const { net, effective, marginal } = linesOf(false);
      for (const line of [net, effective, marginal]) {
        expect(line).not.toMatch(/NaN|Infinity|-/);
        const numbers = (line.match(/\d+/g) ?? []).map(Number);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(CURVE.left + CURVE.width);
      }
      expect(linesOf(true)).toEqual({ net, effective, marginal });
    }),
    { numRuns: 30 },
  );
});

test('the places of a drawing are along the axis by income, up by net pay and by rate, and on the axis beyond', () => {
  const { x, netY, rateY } = curvePlaces(100_000);
  expect([0, 50_000, 100_000].map(x)).toEqual([170, 645, 1_120]);
  expect([0, 50_000, 100_000].map(netY)).toEqual([440, 240, 40]);
  expect([-0.1, 0, 0.3, 0.6, 20].map(rateY)).toEqual([710, 710, 615, 520, 520]);
});

test.each([
  [0, 100_000],
  [83_333, 100_000],
  [83_334, 200_000],
  [166_667, 500_000],
  [416_667, 1_000_000],
])('of an income of %d the axis ends at %d', (income, span) => {
  expect(axisSpan(income)).toBe(span);
});

test('the sampled incomes are even ones, and both dollars of each threshold below the end', () => {
  const query = { taxYear: '2025-26', options: DEFAULT_OPTIONS };
  const even = Array.from({ length: 40 }, (_, part) => (part + 1) * 1_125);
  const incomes = [1, ...even, 18_200, 18_201, 27_222, 27_223];
  const rising = incomes.toSorted((a, b) => a - b);
  expect(sampledIncomes(RULE_SETS.simplified, query, 45_000)).toEqual(rising);
});

describe('the lines to 100,000', () => {
  const rules = RULE_SETS.simplified;
  const query = { taxYear: '2025-26', options: DEFAULT_OPTIONS };
  const drawn = () => incomeCurveLines(rules, query, 100_000);
  const { x, netY, rateY } = curvePlaces(100_000);
  const pays = sampledIncomes(rules, query, 100_000).map((annualSalary) =>
    payCalculator(rules)({ annualSalary, taxYear: '2025-26' }),
  );

  test('have net pay and the effective rate at each sampled income', () => {
    const lines = drawn();
    const line = (y: (pay: (typeof pays)[number]) => number) =>
      pays.map((pay) => `${x(pay.grossAnnual)} ${y(pay)}`);
    expect(lines.net.slice(1).split('L')).toEqual(line((pay) => netY(pay.netAnnual)));
    expect(lines.effective.slice(1).split('L')).toEqual(
      line((pay) => rateY(pay.totalTax / pay.grossAnnual)),
    );
  });

  test('have the marginal rate as steps, without the dollar at which the levy sets in on the whole income', () => {
    const { marginal } = drawn();
    expect(marginal).toMatch(/^M170 710(V\d+H\d+)*V\d+H1120$/);
    const steps = [...marginal.matchAll(/V(\d+)H(\d+)/g)].map(([, y, end]) => ({
      y: Number(y),
      end: Number(end),
    }));
    const ends = pays
      .slice(1)
      .filter(({ grossAnnual }) => ![18_201, 27_223, 45_001].includes(grossAnnual));
    expect(steps.map(({ end }) => end)).toEqual(ends.map((pay) => x(pay.grossAnnual)));
    const heights = steps.map(({ y }) => y);
    expect(heights.filter((y, index) => y !== heights[index - 1])).toEqual(
      [0, 0.16, 0.18, 0.32].map(rateY),
    );
  });
});
