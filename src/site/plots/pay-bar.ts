/** 'Where your pay goes': a bar cut into net pay and each tax. */
import type { PayResult } from '../../pay/index.ts';
import { formatPercent } from '../money.ts';

/** One part of the bar. */
export interface PayBarPart {
  /** SVG path along the bar, in thousandths of the gross. */
  readonly line: string;
  /** Share of the gross, such as `79.5%`. */
  readonly share: string;
}

/** The parts above zero; all undefined if there is no pay. */
export interface PayBarContent {
  readonly net: PayBarPart | undefined;
  readonly incomeTax: PayBarPart | undefined;
  readonly medicareLevy: PayBarPart | undefined;
  readonly surcharge: PayBarPart | undefined;
  readonly studentLoan: PayBarPart | undefined;
}

/** Units along the bar: whole thousandths of the gross keep the paths short. */
export const PAY_BAR_LENGTH = 1000;

/** Left free between two parts, which tells them apart where colours do not. */
const GAP = 4;

export function payBarContent(pay: PayResult): PayBarContent {
  const gross = pay.grossAnnual;
  let before = 0;
  const part = (amount: number): PayBarPart | undefined => {
    if (amount <= 0) return undefined;
    const start = Math.round((before / gross) * PAY_BAR_LENGTH);
    before += amount;
    const end = Math.round((before / gross) * PAY_BAR_LENGTH);
    const drawnEnd = end === PAY_BAR_LENGTH ? end : Math.max(start, end - GAP);
    return { line: `M${start} 1H${drawnEnd}`, share: formatPercent(amount / gross, 1) };
  };
  return {
    net: part(pay.netAnnual),
    incomeTax: part(pay.incomeTax),
    medicareLevy: part(pay.medicareLevy),
    surcharge: part(pay.medicareLevySurcharge),
    studentLoan: part(pay.studentLoanRepayment),
  };
}
