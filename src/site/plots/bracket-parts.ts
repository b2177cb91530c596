/** The tax in each bracket: the rows and the drawing of 'Income Tax by Bracket'. */
import type { PayOptions, PayResult, TaxYear } from '../../pay/index.ts';

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
 * The parts of the taxable income of `pay`, one a bracket in rising order; 0 of the brackets that it does not reach. Not each
 * amount is rounded but each running total, and an amount is what it adds to that.
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
  return brackets.map(({ max, rate }, index) => {
    const floor = brackets[index - 1]?.max ?? 0;
    const bottom = Math.min(floor, taxableIncome);
    const top = Math.min(max ?? taxableIncome, taxableIncome);
    return {
      rate,
      floor,
      income: Math.round(top) - Math.round(bottom),
      tax: Math.round(taxUpTo(top)) - Math.round(taxUpTo(bottom)),
    };
  });
}

interface Bracket {
  readonly max: number | null;
  readonly rate: number;
}

/** Without the tax-free threshold its income is taxed at the rate of the second bracket. */
function bracketsFor(year: TaxYear, options: PayOptions): readonly Bracket[] {
  if (options.nonResident) return year.nonResidentBrackets;
  if (options.workingHolidayVisa) return year.workingHolidayBrackets;
  const [taxFree, second, ...rest] = year.taxBrackets;
  return options.noTaxFreeThreshold
    ? [{ ...taxFree, rate: second.rate }, second, ...rest]
    : year.taxBrackets;
}

function taxOn(income: number, brackets: readonly Bracket[]): number {
  let tax = 0;
  let floor = 0;
  for (const { max, rate } of brackets) {
    const top = Math.min(income, max ?? income);
    if (top <= floor) break;
    tax += (top - floor) * rate;
    floor = top;
  }
  return tax;
}
