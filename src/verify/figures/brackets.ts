/** The figures of a tax year's brackets and thresholds around an income. */
import {
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  sum,
  ZERO,
} from '../reference/rational.ts';
import type { ReferenceLoan, ReferenceYear, Slice } from '../reference/reference-years.ts';
import { dollars, LEVY_RATES, type ReferenceSite, whole } from './page-figures.ts';

/** The bracket that a taxable income is in: the rates and ends of it and its neighbours, and the parts of the tax. */
export function bracketFigures({ slices }: ReferenceYear, income: number): string[] {
  const own = slices.findIndex(({ upTo }) => upTo === undefined || income <= Number(upTo));
  const floor = floorOf(slices, own);
  const below = sum(slices.slice(0, own).map((_, index) => taxIn(slices, index, income)));
  return [
    ...slices.slice(Math.max(0, own - 1), own + 2).map(({ percent }) => `${percent}%`),
    ...ends(slices[own - 1]),
    ...ends(slices[own]),
    ...(compare(below, ZERO) === 0 ? [] : [dollars(below)]),
    whole(income - floor),
  ];
}

/** The tax on the part of `income` that is in the slice of this index. */
export function taxIn(slices: readonly Slice[], index: number, income: number): Rational {
  const part = rational(String(partIn(slices, index, income)));
  return divide(multiply(part, rational(slices[index]?.percent ?? '0')), rational('100'));
}

/** The part of `income` that is in the slice of this index, in whole dollars. */
export function partIn(slices: readonly Slice[], index: number, income: number): number {
  const top = Math.min(income, Number(slices[index]?.upTo ?? Number.POSITIVE_INFINITY));
  return Math.max(0, top - floorOf(slices, index));
}

export function floorOf(slices: readonly Slice[], index: number): number {
  return Number(slices[index - 1]?.upTo ?? 0);
}

/** The thresholds of levy, surcharge and loan up to 2,000 dollars above a taxable income, and their rates. */
export function thresholdsAbove({ year }: ReferenceSite, income: number): string[] {
  return [
    { at: Number(year.levyFreeUpTo), charge: LEVY_RATES },
    ...year.surcharge.slice(1).map(({ percent }, index) => ({
      at: Number(year.surcharge[index]?.upTo),
      charge: [`${percent}%`],
    })),
    ...loanThresholds(year.loan),
  ]
    .filter(({ at }) => income <= at && at - income <= 2_000)
    .flatMap(({ at, charge }) => [whole(at), ...charge]);
}

function loanThresholds(loan: ReferenceLoan): { at: number; charge: string[] }[] {
  if ('starts' in loan) throw new Error('No default year has a loan by starts.');
  if ('ends' in loan) {
    // 1%, 2%, then half a percent more each time.
    return [
      { at: Number(loan.first), charge: ['1%'] },
      ...loan.ends.map((end, index) => ({ at: Number(end), charge: [`${2 + index / 2}%`] })),
    ];
  }
  return [
    ...loan.steps.map(({ above, percent, base }) => ({
      at: Number(above),
      charge: [dollars(rational(base)), `${percent}%`],
    })),
    { at: Number(loan.tenthFrom), charge: ['10%'] },
  ];
}

function ends(slice: Slice | undefined): string[] {
  return slice?.upTo === undefined ? [] : [dollars(rational(slice.upTo))];
}
