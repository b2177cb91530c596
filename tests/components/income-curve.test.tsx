import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  axisSpan,
  CURVE,
  curvePlaces,
  IncomeCurve,
  incomeCurveLines,
  sampledIncomes,
} from '../../src/components/plots/income-curve.tsx';
import { payCalculator } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { anyOptions, anyYearOfASet } from '../pay/arbitraries.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

const { simplified } = RULE_SETS;
const query = { taxYear: '2025-26', options: DEFAULT_OPTIONS };

function incomeCurve(annualSalary: number, chosen: Partial<PayOptions> = {}) {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const pay = payCalculator(simplified)({ ...query, annualSalary, options });
  return parsedHtml(
    renderToString(
      <IncomeCurve rules={simplified} income={pay.grossAnnual} query={{ ...query, options }} />,
    ),
  );
}

test.each([
  [
    80_000,
    {},
    [
      'Take-home pay: $63,612 of $80,000',
      'Effective tax rate, of the whole: 20.5%',
      'Marginal tax rate, of the next dollar: 32.0%',
    ],
  ],
  // 1% of 97,100, and 32 cents of each further dollar.
  [
    97_000,
    { noPrivateHospitalCover: true },
    [
      'Take-home pay: $75,172 of $97,000',
      'Effective tax rate, of the whole: 22.5%',
      'Marginal tax rate: over 100%, as the next $100 adds $1,003 of tax',
    ],
  ],
  // Super inside the package moves the marked point to the gross pay.
  [
    112_000,
    { includesSuperannuation: true },
    [
      'Take-home pay: $77,212 of $100,000',
      'Effective tax rate, of the whole: 22.8%',
      'Marginal tax rate, of the next dollar: 32.0%',
    ],
  ],
])('the key gives the figures at the income of %d, with %j', (salary, options, key) => {
  const curve = incomeCurve(salary, options);
  expect(all(curve, 'li').map(wordsOf)).toEqual(key);
  const net = key[0]?.match(/\$[\d,]+/g) ?? [];
  const { value, max, 'aria-valuetext': said } = first(curve, 'input[type=range]').attribs;
  expect([Number(value), Number(max)]).toEqual([
    Number(net[1]?.replaceAll(/\D/g, '')),
    axisSpan(Number(value)),
  ]);
  expect(said).toBe(`${net[1]}: take-home pay ${net[0]}`);
});

test.each([
  [80_000, ['$0', '$25K', '$50K', '$75K', '$100K']],
  [800_000, ['$0', '$250K', '$500K', '$750K', '$1M']],
])('an income of %d has an axis with round ends', (income, labels) => {
  expect(all(incomeCurve(income), 'svg > text').map(wordsOf)).toEqual(labels);
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

test.each([0, 1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER * 52])(
  'an income of %d draws nothing but finite numbers inside the drawing',
  (income) => {
    const curve = incomeCurve(income, { studentLoan: true, noTaxFreeThreshold: true });
    expect(all(curve, '[style]')).toEqual([]);
    for (const { attribs } of all(curve, 'path, circle')) {
      for (const places of [attribs.d, attribs.cx, attribs.cy]) {
        expect(places ?? '').not.toMatch(/NaN|Infinity|undefined/);
        for (const number of places?.match(/-?[\d.]+/g) ?? []) {
          expect(Number(number)).toBeGreaterThanOrEqual(0);
          expect(Number(number)).toBeLessThanOrEqual(1200);
        }
      }
    }
  },
);

test('the places of a drawing are along the axis by income, up by net pay and by rate, and on the axis beyond', () => {
  const { x, netY, rateY } = curvePlaces(100_000);
  expect([0, 50_000, 100_000].map(x)).toEqual([170, 645, 1_120]);
  expect([0, 50_000, 100_000].map(netY)).toEqual([440, 240, 40]);
  expect([-0.1, 0, 0.3, 0.6, 20].map(rateY)).toEqual([710, 710, 615, 520, 520]);
});

test('net pay and the effective rate of every income that is marked are on their lines', () => {
  for (let income = 2_500; income <= 82_500; income += 5_000) {
    const pay = payCalculator(simplified)({ ...query, annualSalary: income });
    const { x, netY, rateY } = curvePlaces(100_000);
    const heights = { net: netY(pay.netAnnual), tax: rateY(pay.totalTax / income) };
    const curve = incomeCurve(income);
    for (const [kind, y] of Object.entries(heights)) {
      const { cx, cy } = first(curve, `circle.${kind}`).attribs;
      expect([Number(cx), Number(cy)]).toEqual([x(income), y]);
      const line = first(curve, `path.${kind}:not(.area)`).attribs.d ?? '';
      expect(line.slice(1).split('L')).toContain(`${cx} ${cy}`);
    }
  }
});

test('the marginal rate is drawn as steps, without the dollar at which the levy sets in on the whole income', () => {
  const { x, rateY } = curvePlaces(100_000);
  const { marginal } = incomeCurveLines(simplified, query, 100_000);
  expect(marginal).toMatch(/^M170 710(V\d+H\d+)*V\d+H1120$/);
  const steps = Array.from(marginal.matchAll(/(\d+)V(\d+)/g), ([, from, y]) => ({
    from: Number(from),
    y: Number(y),
  }));
  expect(steps.filter(({ y }, index) => y !== steps[index - 1]?.y)).toEqual([
    { from: 710, y: rateY(0) },
    { from: x(18_200), y: rateY(0.16) },
    { from: x(27_222), y: rateY(0.18) },
    { from: x(45_000), y: rateY(0.32) },
  ]);
});

test('the sampled incomes are even ones, and both dollars of each threshold below the end', () => {
  const even = Array.from({ length: 40 }, (_, part) => (part + 1) * 1_125);
  const incomes = [1, ...even, 18_200, 18_201, 27_222, 27_223];
  const rising = incomes.toSorted((a, b) => a - b);
  expect(sampledIncomes(simplified, query, 45_000)).toEqual(rising);
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

test('the lines are within the drawing, whether super is in the package or not', () => {
  fc.assert(
    fc.property(anyYearOfASet, anyOptions, ([rules, taxYear], options) => {
      const [without, within] = [false, true].map((includesSuperannuation) => {
        const asked = { taxYear, options: { ...options, includesSuperannuation } };
        return incomeCurveLines(rules, asked, 100_000);
      });
      expect(within).toEqual(without);
      for (const line of Object.values(without ?? {})) {
        expect(line).not.toMatch(/NaN|Infinity|-/);
        const numbers = (line.match(/\d+/g) ?? []).map(Number);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(CURVE.left + CURVE.width);
      }
    }),
    { numRuns: 30 },
  );
});
