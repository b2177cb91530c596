/** The tax brackets of a year as sentences and drawings have them. */
import type { Charges } from '../pay/year/income-year.ts';

export interface TaxBracket {
  /** Incomes above this, and up to `top`, are in the bracket. */
  readonly floor: number;
  /** Infinite where the bracket is open. */
  readonly top: number;
  readonly rate: number;
  /** Tax on all income below the bracket. */
  readonly base: number;
}

/** The one of `brackets`, rising from an income of 0, that `income` is in. The last is open. */
export function bracketOf<Bracket extends Pick<TaxBracket, 'top'>>(
  brackets: readonly Bracket[],
  income: number,
): Bracket {
  const bracket = brackets.find(({ top }) => income <= top);
  if (bracket === undefined) throw new Error(`No tax bracket holds an income of ${income}`);
  return bracket;
}

const TAX_FREE = { above: 0, rate: 0, base: 0 };

/** The brackets of `incomeTax`, rising from an income of 0. */
export function taxBrackets(incomeTax: Charges['incomeTax']): TaxBracket[] {
  const [first = TAX_FREE] = incomeTax.steps;
  const steps = first.above > 0 ? [TAX_FREE, ...incomeTax.steps] : incomeTax.steps;
  return steps.map(({ above, rate, base }, index) => ({
    floor: above,
    top: steps[index + 1]?.above ?? Number.POSITIVE_INFINITY,
    rate,
    base,
  }));
}
