/** The tax in each bracket: the rows and the drawing of 'Income Tax by Bracket'. */
import { type PayOptions, type PayResult, residencyOf, type TaxYear } from '../../pay/index.ts';
import { chargesFor } from '../../pay/lines.ts';
import { type TaxBracket, taxBrackets } from '../../words/tax-brackets.ts';

/** The part of an income that one bracket taxes. Amounts are whole dollars, which add up to the income and its tax. */
export interface BracketPart {
  /** A fraction. */
  readonly rate: number;
  readonly income: number;
  readonly tax: number;
  /** The income below the bracket. */
  readonly floor: number;
}

/**
 * The parts of the taxable income of `pay`, one a bracket in rising order; 0 of the brackets that it does not reach. Rounds
 * cumulative totals, so that the amounts add up.
 */
export function bracketParts(
  { taxableIncome, incomeTax, taxOffsets }: PayResult,
  year: TaxYear,
  options: PayOptions,
): BracketPart[] {
  const brackets = bracketsFor(year, options);
  const taxUpTo = (income: number) =>
    // The tax as it was calculated, not added up again.
    income === taxableIncome ? incomeTax + taxOffsets : taxOn(income, brackets);
  return brackets.map(({ floor, top: end, rate }) => {
    const bottom = Math.min(floor, taxableIncome);
    const top = Math.min(end, taxableIncome);
    return {
      rate,
      floor,
      income: Math.round(top) - Math.round(bottom),
      tax: Math.round(taxUpTo(top)) - Math.round(taxUpTo(bottom)),
    };
  });
}

type Bracket = Pick<TaxBracket, 'floor' | 'top' | 'rate'>;

/** Where the set charges for not claiming the tax-free threshold, its income has a rate too. */
function bracketsFor(year: TaxYear, options: PayOptions): readonly Bracket[] {
  const { incomeTax, withoutTaxFreeThreshold } = chargesFor(year, {
    residency: residencyOf(options),
    noTaxFreeThreshold: options.noTaxFreeThreshold,
  });
  const added = withoutTaxFreeThreshold ? taxBrackets(withoutTaxFreeThreshold) : [];
  return taxBrackets(incomeTax).map(({ floor, top, rate }) => ({
    floor,
    top,
    rate:
      rate + (added.find((bracket) => floor >= bracket.floor && floor < bracket.top)?.rate ?? 0),
  }));
}

function taxOn(income: number, brackets: readonly Bracket[]): number {
  let tax = 0;
  for (const { floor, top, rate } of brackets) {
    if (income <= floor) break;
    tax += (Math.min(income, top) - floor) * rate;
  }
  return tax;
}
