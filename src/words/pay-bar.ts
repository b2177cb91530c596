/** 'Where your pay goes': a bar cut into net pay and each tax. */
import type { PayResult } from '../pay/pay.ts';
import { formatTenths, type PayShares } from './pay-shares.ts';

/** One part of the bar. */
export interface PayBarPart {
  /** SVG path along the bar, in thousandths of the gross. */
  readonly line: string;
  /** Share of the gross, such as `79.5%`. */
  readonly share: string;
}

/** The parts that have a share; all undefined if there is no pay. */
export interface PayBarContent {
  readonly net: PayBarPart | undefined;
  readonly incomeTax: PayBarPart | undefined;
  readonly medicareLevy: PayBarPart | undefined;
  readonly surcharge: PayBarPart | undefined;
  readonly studentLoan: PayBarPart | undefined;
}

/** Units along the bar: tenths of a percent of the gross. */
export const PAY_BAR_LENGTH = 1000;

/** Left free between two parts, which tells them apart where colours do not. */
const GAP = 4;

/** The SVG path of a part from `start` to `end`, which are fractions of the bar. */
export function barLine(start: number, end: number): string {
  const [from, to] = [start, end].map((at) => Math.round(at * PAY_BAR_LENGTH)) as [number, number];
  return `M${from} 1H${to === PAY_BAR_LENGTH ? to : Math.max(from, to - GAP)}`;
}

/** `shares` are those of `pay`. */
export function payBarContent(pay: PayResult, shares: PayShares): PayBarContent {
  let end = 0;
  const drawn = (amount: number, share: number): PayBarPart | undefined => {
    if (amount <= 0 || share === 0) return undefined;
    const start = end;
    end += share;
    const line = barLine(start / PAY_BAR_LENGTH, end / PAY_BAR_LENGTH);
    return { line, share: formatTenths(share) };
  };
  return {
    net: drawn(pay.netAnnual, shares.net),
    incomeTax: drawn(pay.incomeTax, shares.incomeTax),
    medicareLevy: drawn(pay.medicareLevy, shares.medicareLevy),
    surcharge: drawn(pay.medicareLevySurcharge, shares.surcharge),
    studentLoan: drawn(pay.studentLoanRepayment, shares.studentLoan),
  };
}
