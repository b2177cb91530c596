import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Charge, chargeOn, least, marginal, whole } from '../../src/pay/charge.ts';
import { edgesOf, levyCharge, linesOf } from '../../src/pay/charge-lines.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { levyAlone, levyThreshold } from '../../src/pay/year/medicare-levy.ts';
import { anyYearOfASet, runs } from './arbitraries.ts';

const dollars = fc.integer({ min: 0, max: 300_000 });
const rate = fc.integer({ min: 0, max: 60 }).map((percent) => percent / 100);
const rising = fc
  .uniqueArray(fc.tuple(dollars, rate, fc.boolean()), {
    ...{ minLength: 1, maxLength: 6, selector: ([start]) => start },
  })
  .map((list) => list.sort(([one], [other]) => one - other));
const anyMarginal = rising.map((steps) => marginal(steps.map(([above, each]) => [above, each])));
const anyWhole = rising.map((tiers) =>
  whole(
    tiers.map(([start, each, isFrom]) =>
      isFrom ? { from: start, rate: each } : { above: start, rate: each },
    ),
  ),
);
const anyCharge: fc.Arbitrary<Charge> = fc.oneof(
  anyMarginal,
  anyWhole,
  fc.tuple(anyMarginal, anyWhole).map((charges) => least(...charges)),
  fc.tuple(anyMarginal, anyMarginal, anyWhole).map((charges) => least(...charges)),
);

const TAX = marginal([
  [18_200, 0.16],
  [45_000, 0.3],
  [135_000, 0.37],
]);
/** A base as it is printed, and a jump whose own income belongs to the step. */
const REPAYMENT = marginal([
  [69_528, 0.15],
  [129_717, 0.17, 9_028],
  [186_051, 0.1, 18_605.1, 'from'],
]);
const OFFSET = marginal([
  [0, 0, 700],
  [37_500, -0.05],
]);
const THIRD = marginal([
  [16_621 + 1 / 3, 0.19],
  [45_000, 0.325],
]);
const TIERS = whole([
  { above: 97_000, rate: 0.01 },
  { from: 108_000, rate: 0.0125 },
]);

// biome-ignore format: one line each
test.each<[string, Charge, [income: number, charge: number][]]>([
  ['derives the base of each step', TAX, [[45_000, 4_288], [135_000, 31_288], [235_000, 68_288]]],
  ['is nothing up to the first step', TAX, [[0, 0], [18_200, 0], [18_201, 0.16]]],
  ['takes a base as it is printed', REPAYMENT, [[129_717, 9_028.35], [129_817, 9_045]]],
  ['jumps at an income that belongs to the step', REPAYMENT, [[186_050, 18_604.61], [186_051, 18_605.1]]],
  ['is whole on no income where it starts with an amount', OFFSET, [[0, 700], [37_500, 700], [38_500, 650]]],
  // 28,378 2/3 × 0.19 and 22,435 × 0.325.
  ['is as exact as a threshold with a third of a dollar', THIRD, [[67_435, 5_391.946666666667 + 7_291.375]]],
  ['is of the tier that the income has reached', TIERS, [[97_000, 0], [97_000.01, 970.0001], [107_999, 1_079.99], [108_000, 1_350]]],
])('a charge %s', (_, charge, amounts) => {
  for (const [income, amount] of amounts) expect(chargeOn(charge, income)).toBeCloseTo(amount, 9);
});

test('a whole charge can fall on another amount than decides the tier', () => {
  expect(chargeOn(TIERS, 110_000, 90_000)).toBe(1_125);
  expect(chargeOn(least(TIERS, whole([{ above: 0, rate: 0.1 }])), 110_000, 90_000)).toBe(1_125);
});

test('the least of charges is the lowest of them on each income', () => {
  fc.assert(
    fc.property(anyMarginal, anyWhole, dollars, (one, other, income) => {
      const charges = [chargeOn(one, income), chargeOn(other, income)];
      expect(chargeOn(least(one, other), income)).toBe(Math.min(...charges));
    }),
  );
});

test('edges are where the least of charges passes from one to the other, and lines say the dollar before', () => {
  const levy = least(whole([{ above: 24_000, rate: 0.02 }]), marginal([[24_000, 0.1]]));
  expect(edgesOf(levy)).toEqual([24_000, 30_000]);
  expect(linesOf(levy).map(({ last }) => last)).toEqual([24_000, 30_000]);
  expect(linesOf(TIERS).map(({ last }) => last)).toEqual([97_000, 107_999]);
  expect(linesOf(whole([{ from: 100.5, rate: 0.1 }])).map(({ last }) => last)).toEqual([100]);
  // A jump between two lines of one rate.
  const jump = marginal([
    [1_000, 0.1],
    [2_000, 0.1, 200],
  ]);
  expect(edgesOf(jump)).toEqual([1_000, 2_000]);
});

test('edges part the incomes into ranges in which a charge is one line', () => {
  fc.assert(
    fc.property(anyCharge, (charge) => {
      const ends = [0, ...edgesOf(charge), 400_000];
      for (const [index, end] of ends.entries()) {
        const start = ends[index - 1] ?? end;
        const at = (share: number) => chargeOn(charge, start + (end - start) * share);
        if (end - start > 0.01) expect(at(0.5)).toBeCloseTo((at(0.2) + at(0.8)) / 2, 4);
      }
    }),
  );
});

test('edges are no more than a charge has', () => {
  // It jumps by one cent at $3, the least that two whole rates of a percent can jump by.
  const line = marginal([
    [2, 0.01],
    [3, 0],
  ]);
  const cent = least(line, whole([{ above: 3, rate: 0.01 }]));
  fc.assert(
    fc.property(anyCharge, (charge) => {
      for (const edge of edgesOf(charge)) {
        if (edge < 1) continue;
        const [left, low, high] = [edge - 0.002, edge - 0.001, edge + 0.001];
        const slope = (chargeOn(charge, low) - chargeOn(charge, left)) / (low - left);
        const onOneLine = chargeOn(charge, low) + slope * (high - low);
        // A percent more on a tenth of a cent is a thousandth of a cent.
        expect(Math.abs(chargeOn(charge, high) - onOneLine)).toBeGreaterThan(1e-6);
      }
    }),
    { examples: [[cent]] },
  );
});

test('the levy of a person without a family is that of its charge, to the last bit', () => {
  const anyCents = fc.oneof(fc.nat(20_000_000), fc.integer({ min: -200, max: 1_000_000 }));
  fc.assert(
    fc.property(anyYearOfASet, fc.boolean(), anyCents, ([rules, taxYear], isSenior, cents) => {
      const { medicareLevy } = taxYearOf(rules, taxYear);
      const near = levyThreshold(medicareLevy, isSenior) + cents / 100;
      for (const income of [Math.max(0, cents / 100), near]) {
        const charged = chargeOn(levyCharge(medicareLevy, isSenior), income);
        expect(levyAlone(medicareLevy, income, isSenior)).toBe(charged);
      }
    }),
    runs(2_000),
  );
});
