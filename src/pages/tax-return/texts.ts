/** The texts of the tax return that are there at each key. */
import { formatDollars } from '../../words/money.ts';

/** The answer: of a `refund` of so many dollars, or a bill if below 0. */
export function answerText(refund: number): string {
  const amount = formatDollars(Math.abs(refund));
  if (amount === '$0') return 'Nothing back and nothing to pay';
  return `About ${amount} ${refund > 0 ? 'back' : 'to pay'} at tax time`;
}

/** The entries that are set, as a list in a line. */
export function listText(...set: readonly (string | false)[]): string {
  return set.filter(Boolean).join(', ');
}
