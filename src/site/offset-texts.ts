/** Tax offsets as texts. */
import {
  type PayQuery,
  type PayResult,
  payCalculator,
  type RuleSet,
  type TaxYear,
} from '../pay/index.ts';
import { usedOffsets } from '../pay/used-offsets.ts';
import { formatDollars } from './money.ts';

/** An offset that is above 0. */
export interface OffsetTexts {
  /** As running text has it, such as `low income tax offset`. */
  readonly name: string;
  /** As a row has it, such as `Low Income Tax Offset`. */
  readonly label: string;
  readonly amount: string;
}

/** The offsets that reduced the income tax of `pay`. */
export function offsetTexts(pay: PayResult, taxYear: TaxYear): readonly OffsetTexts[] {
  return usedOffsets(pay, taxYear).map(({ name, amount }) => ({
    name,
    label: titleOf(name),
    amount: formatDollars(amount),
  }));
}

/** The offsets paid only with the tax return, as the end of a sentence; empty if there are none. */
export function offsetsLaterText(query: PayQuery, rules: RuleSet): string {
  if (!query.options?.withholdTaxOffsets) return '';
  const options = { ...query.options, withholdTaxOffsets: false };
  const { taxOffsets } = payCalculator(rules)({ ...query, options });
  return taxOffsets > 0
    ? `, and ${formatDollars(taxOffsets)} of tax offsets with your tax return`
    : '';
}

/** `name` with its words capitalised, but for a joining 'and'. */
function titleOf(name: string): string {
  return name.replace(/(^| )(?!and )[a-z]/g, (letter) => letter.toUpperCase());
}
