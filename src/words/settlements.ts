/** Tax withheld beside tax owed, in sentences. Their settlements are in whole dollars: see `settlementShown`. */
import type { Settlement } from '../pay/settle.ts';
import { formatDollars, isSeen } from './money.ts';
import { refundText } from './tax-time.ts';

/** The words of `inAll` follow the tax withheld. */
export function settlementText({ withheld, owed, refund }: Settlement, inAll = ''): string {
  return `${dollarsOrNothing(withheld)} is withheld${inAll}, and the tax is ${formatDollars(owed)}: ${refundText(refund, 'about ')}.`;
}

/** Says the same about a year that is over. */
export function pastSettlementText({ withheld, owed }: Settlement): string {
  return `${dollarsOrNothing(withheld)} was withheld, and the year's tax is ${formatDollars(owed)}.`;
}

function dollarsOrNothing(dollars: number): string {
  return isSeen(dollars) ? formatDollars(dollars) : 'Nothing';
}
