import { formatDollars } from './money.ts';

/** The outcome of the tax return in words: `refund` dollars, after `about`, come back, or are left to pay if below 0. */
export function refundText(refund: number, about = ''): string {
  const amount = formatDollars(Math.abs(refund));
  if (amount === '$0') return 'nothing to pay';
  return `${about}${amount} ${refund > 0 ? 'back' : 'to pay'}`;
}
