/** Where the tax on a pay changes its rate: by the charges, and by looking at amounts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/pay.ts';
import { payEdges } from '../../src/pay/pay-charges.ts';
import type { PayOption } from '../../src/pay/pay-options.ts';
import { ratesBetween } from '../../src/pay/rates-between.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { anyOptions, anyYearOfASet, runs, SETS } from './arbitraries.ts';

const GAP = 0.001;
/** The dollars that are looked at, and the least change of a rate on one of them. */
const SPAN = 4_000;
const LEAST = 1e-4;

test('the tax on a pay bends or jumps between two parts, and nowhere else', () => {
  fc.assert(
    fc.property(anyYearOfASet, anyOptions, fc.nat(220_000), ([rules, taxYear], options, from) => {
      const calculate = payCalculator(rules);
      const figuresOf = (annualSalary: number) => {
        const { taxableIncome, totalTax } = calculate({ annualSalary, taxYear, options });
        return [taxableIncome, totalTax];
      };
      const parts = ratesBetween(figuresOf, from, from + SPAN, GAP);
      const ends = parts.slice(0, -1).map(({ last }) => last.dollars);

      const looked = Array.from({ length: SPAN + 1 }, (_, more) => figuresOf(from + more));
      const bendsAt = (index: number) =>
        [0, 1].some((figure) => {
          const [before, at, after] = [-1, 0, 1].map((more) => looked[index + more]?.[figure] ?? 0);
          return Math.abs((after as number) - 2 * (at as number) + (before as number)) > LEAST;
        });
      const bends = looked.flatMap((_, index) =>
        index > 0 && index < SPAN && bendsAt(index) ? [from + index] : [],
      );
      for (const bend of bends) {
        expect(ends.some((end) => Math.abs(end - bend) <= 1 + GAP)).toBe(true);
      }
      for (const end of ends) {
        if (end < from + 1 || end > from + SPAN - 1) continue;
        expect(bends.some((bend) => Math.abs(end - bend) <= 1 + GAP)).toBe(true);
      }
    }),
    runs(60),
  );
});

test('the parts begin and end with the amounts that are given, a gap apart at most', () => {
  const jumps = (dollars: number) => [dollars <= 300 ? dollars / 2 : dollars];
  expect(ratesBetween(jumps, 100, 100, GAP).at(-1)?.last.figures).toEqual([50]);
  const [below, above] = ratesBetween(jumps, 100, 1_000, GAP);
  expect(below?.first).toEqual({ dollars: 100, figures: [50] });
  expect(below?.last.dollars).toBeCloseTo(300, 2);
  expect((above?.first.dollars ?? 0) - (below?.last.dollars ?? 0)).toBeLessThanOrEqual(GAP);
  expect(above?.last).toEqual({ dollars: 1_000, figures: [1_000] });
});

const RESIDENT = [18_200, 27_222, 45_000, 135_000, 190_000];

test.each<[Partial<typeof DEFAULT_OPTIONS>, number[]]>([
  [{}, RESIDENT],
  [{ noPrivateHospitalCover: true }, [...RESIDENT, 97_000, 108_000, 144_000]],
  [{ nonResident: true, noPrivateHospitalCover: true }, [120_000, 180_000]],
  [{ workingHolidayVisa: true, studentLoan: true }, [45_000, 120_000, 180_000]],
])(
  'with %j the edges are those of the charges that the options bring, and no others',
  (options, ends) => {
    const query = { taxYear: '2025-26', options: { ...DEFAULT_OPTIONS, ...options } };
    expect(new Set(payEdges(query, SETS.simplified))).toEqual(new Set(ends));
  },
);

test('by the law edges are of gross income, less what is earned beside it', () => {
  const edgesOf = (option?: PayOption, household = {}) => {
    const options = option ? { ...DEFAULT_OPTIONS, [option]: true } : DEFAULT_OPTIONS;
    return payEdges({ ...household, taxYear: '2026-27', options }, SETS.legislated);
  };
  // The standard deduction is of residents.
  expect(edgesOf()).toContain(136_000);
  expect(edgesOf('nonResident')).toEqual([135_000, 190_000]);
  expect(edgesOf('noTaxFreeThreshold', { otherJobPay: 60_000 })).toContain(76_000);
  const family = { spouse: { income: 50_000 }, dependentChildren: 3 };
  // 210,000 and 1,500 for each child after the first, less the partner's income.
  expect(edgesOf('noPrivateHospitalCover', family)).toContain(164_000);
});
