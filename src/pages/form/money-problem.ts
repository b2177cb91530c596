/** The words for what a field for a sum of money does not count. */
import { moneyIn, moneyText } from '../../words/entered-text.ts';

export const CENTS_LEFT_OUT = 'Cents are left out.';

/**
 * The fault of `text`, as typed, in a field that takes so many `decimals` and, before the dot, `mostDigits`; empty if all
 * of it counts.
 */
export function moneyProblem(
  text: string,
  decimals: 0 | 2 = 0,
  mostDigits = Number.POSITIVE_INFINITY,
): string {
  const [dollars = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  if (dollars.length > mostDigits) return `Too large. Only the first ${mostDigits} digits count.`;
  if (dollars && moneyIn(text) === undefined) return 'Too large to calculate. Counts as $0.';
  const problem = dotProblem(rest, /k$/i.test(moneyText(text)), decimals);
  if (!OTHER_CHARACTERS.test(text)) return problem;
  // Short, so that the line does not wrap on a small screen.
  return problem === CENTS_LEFT_OUT
    ? `Use numbers only. ${CENTS_LEFT_OUT}`
    : 'Use numbers only, such as 1318.';
}

/** All but digits, dots, the signs that go with them, and a 'k' that is neither first nor followed by more. */
const OTHER_CHARACTERS = /[^\d.$,\sk]|^[.$,\s]*k|k[$,\s]*[\d.k]/i;

/** The fault of the text after the first dot, whose `parts` the other dots separate. */
function dotProblem(parts: readonly string[], hasThousands: boolean, decimals: 0 | 2): string {
  if (parts.length === 0) return '';
  const { length } = parts.join('');
  if (hasThousands ? length > 3 : decimals === 0) return CENTS_LEFT_OUT;
  if (!hasThousands && length > decimals) return 'Only two decimals count.';
  return parts.length > 1 ? 'Only the first dot counts.' : '';
}
