/** The outcome of a tax return in words. */
import { formatDollars } from './money.ts';

/** `refund` dollars, after `about`, come back, or are left to pay if below 0. */
export function refundText(refund: number, about = ''): string {
  const amount = formatDollars(Math.abs(refund));
  if (amount === NOTHING) return 'nothing to pay';
  return `${about}${amount} ${refund > 0 ? 'back' : 'to pay'}`;
}

/**
 * What is withheld in a year beside its tax, in two sentences: `refund` dollars more, or less if below 0, where `only` is the case;
 * undefined where both are the same. 'About', as it is in whole dollars.
 */
export function withheldText(
  refund: number,
  over = 'over the year',
  only = 'this is your only income',
): string | undefined {
  const amount = formatDollars(Math.abs(refund));
  if (amount === NOTHING) return undefined;
  return refund > 0
    ? `About ${amount} extra is taken ${over}. Expect it back if ${only}.`
    : `About ${amount} too little is taken ${over}. You pay it at tax time.`;
}

const NOTHING = formatDollars(0);
