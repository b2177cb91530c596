/** The outcome of tax time: the tax that was withheld less the tax that is owed. */
import { snapToMicrodollar } from './rounding.ts';

/** Dollars of a year, or what a part of its pay adds to them. */
export interface Settlement {
  readonly withheld: number;
  /** The tax after offsets, with the levies and the loan repayment. */
  readonly owed: number;
  /** `withheld` less `owed`: it comes back with the tax return, or is left to pay if below 0. */
  readonly refund: number;
}

export function settle(withheld: number, owed: number): Settlement {
  const refund = snapToMicrodollar(withheld - owed, Math.abs(withheld) + Math.abs(owed));
  return { withheld, owed, refund };
}
