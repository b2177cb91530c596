import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Charge, chargeOn, least, marginal, whole } from '../../src/pay/charge.ts';
import { edgesOf } from '../../src/pay/charge-lines.ts';

const TAX = marginal([
  [18_200, 0.16],
  [45_000, 0.3],
  [135_000, 0.37],
]);

const dollars = fc.integer({ min: 0, max: 300_000 });
const rising = fc
  .uniqueArray(dollars, { minLength: 1, maxLength: 6 })
  .map((list) => [...list].sort((a, b) => a - b));
const rate = fc.integer({ min: 0, max: 60 }).map((percent) => percent / 100);
const anyMarginal = fc
  .tuple(rising, fc.array(rate, { minLength: 6, maxLength: 6 }))
  .map(([starts, rates]) => marginal(starts.map((above, index) => [above, rates[index] ?? 0])));
const anyWhole = fc
  .tuple(rising, fc.array(fc.tuple(rate, fc.boolean()), { minLength: 6, maxLength: 6 }))
  .map(([starts, tiers]) =>
    whole(
      starts.map((start, index) => {
        const [tierRate, from] = tiers[index] ?? [0, false];
        return from ? { from: start, rate: tierRate } : { above: start, rate: tierRate };
      }),
    ),
  );
const anyCharge: fc.Arbitrary<Charge> = fc.oneof(
  anyMarginal,
  anyWhole,
  fc.tuple(anyMarginal, anyWhole).map((charges) => least(...charges)),
  fc.tuple(anyMarginal, anyMarginal, anyWhole).map((charges) => least(...charges)),
);

describe('a marginal charge', () => {
  it('derives the base of each step', () => {
    expect(TAX.steps.map(({ base }) => base)).toEqual([0, 4_288, 31_288]);
  });

  it('takes a base as it is printed', () => {
    const repayment = marginal([
      [69_528, 0.15],
      [129_717, 0.17, 9_028],
    ]);
    expect(chargeOn(repayment, 129_717)).toBeCloseTo(9_028.35, 6);
    expect(chargeOn(repayment, 129_817)).toBeCloseTo(9_045, 6);
  });

  it('is whole on no income where it starts with an amount', () => {
    const offset = marginal([
      [0, 0, 700],
      [37_500, -0.05],
    ]);
    expect([0, 37_500, 38_500].map((income) => chargeOn(offset, income))).toEqual([700, 700, 650]);
  });
});

describe('a whole charge', () => {
  const tiers = whole([
    { above: 97_000, rate: 0.01 },
    { from: 108_000, rate: 0.0125 },
  ]);

  it('is of the tier that the income has reached', () => {
    const incomes = [97_000, 97_000.01, 107_999, 108_000];
    expect(incomes.map((income) => chargeOn(tiers, income))).toEqual([
      0, 970.0001, 1_079.99, 1_350,
    ]);
  });

  it('can fall on another amount than decides the tier', () => {
    expect(chargeOn(tiers, 110_000, 90_000)).toBe(1_125);
  });
});

describe('the least of charges', () => {
  it('is the lowest of them on each income', () => {
    fc.assert(
      fc.property(anyMarginal, anyWhole, dollars, (one, other, income) => {
        const charges = [chargeOn(one, income), chargeOn(other, income)];
        expect(chargeOn(least(one, other), income)).toBe(Math.min(...charges));
      }),
    );
  });
});

describe('the edges of a charge', () => {
  it('are where the least of charges passes from one to the other', () => {
    const levy = least(whole([{ above: 24_000, rate: 0.02 }]), marginal([[24_000, 0.1]]));
    expect(edgesOf(levy)).toEqual([24_000, 30_000]);
  });

  it('part the incomes into ranges in which the charge is one line', () => {
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

  it('are no more than it has', () => {
    // It jumps by one cent at $3, the least that two whole rates of a percent can jump by.
    const cent = least(
      marginal([
        [2, 0.01],
        [3, 0],
      ]),
      whole([{ above: 3, rate: 0.01 }]),
    );
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
});

it('has a base above a threshold with a third of a dollar that is as exact as the threshold', () => {
  const steps = marginal([
    [16_621 + 1 / 3, 0.19],
    [45_000, 0.325],
  ]);
  // 28,378 2/3 × 0.19 and 22,435 × 0.325.
  expect(chargeOn(steps, 67_435)).toBeCloseTo(5_391.946666666667 + 7_291.375, 9);
});
