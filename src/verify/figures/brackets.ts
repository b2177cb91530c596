/** The figures of a tax year's brackets and thresholds around an income. */
import { repaymentPercent } from '../reference/charges.ts';
import { type Rational, rational, sum } from '../reference/rational.ts';
import type { ReferencePay } from '../reference/reference-pay.ts';
import type { ReferenceLoan, ReferenceYear, Slice } from '../reference/reference-years.ts';
import { dollars, LEVY_RATES, type ReferenceSite } from './page-figures.ts';
import { wholeDollars } from './pay-cells.ts';

/** The bracket of an income: its rate, its floor, its top as a figure unless it is open, and the tax on what is below it. */
export function bracketOf({ slices }: ReferenceYear, income: number) {
  const own = slices.findIndex(({ upTo }) => upTo === undefined || income <= Number(upTo));
  return {
    own,
    percent: slices[own]?.percent ?? '',
    floor: floorOf(slices, own),
    top: ends(slices[own]),
    below: sum(slices.slice(0, own).map((_, index) => taxIn(slices, index, income))),
  };
}

/** The plot of an income's bracket: its rate and its neighbours', its ends, and the part of the income that is taxed at the rate. */
export function bracketPlot(year: ReferenceYear, income: number): string[] {
  const { slices } = year;
  const { own, floor, top } = bracketOf(year, income);
  const floors = own === 0 ? [] : [dollars(floor)];
  return [
    ...slices.slice(Math.max(0, own - 1), own + 2).map(({ percent }) => `${percent}%`),
    ...[...floors, ...top],
    ...partTaxed(year, income),
  ];
}

/** The part of an income in its bracket, what is below it, and the rate. */
export function partTaxed(year: ReferenceYear, income: number): string[] {
  const { percent, floor } = bracketOf(year, income);
  return [dollars(income - floor), ...(floor === 0 ? [] : [dollars(floor)]), `${percent}%`];
}

/** The tax on the part of `income` that is in the slice of this index. */
export function taxIn(slices: readonly Slice[], index: number, income: number): Rational {
  return rational(partIn(slices, index, income)).percent(slices[index]?.percent ?? 0);
}

/** The part of `income` that is in the slice of this index, in whole dollars. */
export function partIn(slices: readonly Slice[], index: number, income: number): number {
  const top = Math.min(income, Number(slices[index]?.upTo ?? Number.POSITIVE_INFINITY));
  return Math.max(0, top - floorOf(slices, index));
}

export function floorOf(slices: readonly Slice[], index: number): number {
  return Number(slices[index - 1]?.upTo ?? 0);
}

/**
 * The changes above the taxable income of a pay: the next bracket, and the thresholds of levy, surcharge and loan up to 2,000 dollars above
 * it, in rising order, each with the rates that start there.
 */
export function changesAbove({ rules, year }: ReferenceSite, pay: ReferencePay): string[] {
  const [ofWhole, ofPart] = LEVY_RATES;
  const income = wholeDollars(pay.taxableIncome);
  const { own, top } = bracketOf(year, income);
  const thresholds = [
    {
      at: Number(year.levyFreeUpTo),
      charge: rules === 'simplified' ? [ofWhole] : [ofPart, ofWhole],
    },
    ...year.surcharge.slice(1).map(({ percent }, index) => ({
      at: Number(year.surcharge[index]?.upTo),
      charge: [`${percent}%`],
    })),
    ...loanThresholds(year.loan),
  ]
    .filter(({ at }) => income <= at && at - income <= 2_000)
    .sort((a, b) => a.at - b.at);
  return [
    ...top.flatMap((end) => [end, `${year.slices[own + 1]?.percent}%`]),
    ...thresholds.flatMap(({ at, charge }) => [dollars(at), ...charge]),
  ];
}

function loanThresholds(loan: ReferenceLoan): { at: number; charge: string[] }[] {
  if ('starts' in loan) throw new Error('No default year has a loan by starts.');
  if ('ends' in loan) {
    return [loan.first, ...loan.ends].map((at, band) => ({
      at: Number(at),
      charge: [`${repaymentPercent(band + 1)}%`],
    }));
  }
  return [
    ...loan.steps.map(({ above, percent, base }) => ({
      at: Number(above),
      charge: [...(base === '0' ? [] : [dollars(base)]), `${percent}%`],
    })),
    { at: Number(loan.tenthFrom), charge: ['10%'] },
  ];
}

function ends(slice: Slice | undefined): string[] {
  return slice?.upTo === undefined ? [] : [dollars(slice.upTo)];
}
