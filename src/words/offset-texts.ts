/** Tax offsets as texts. */
import {
  type OffsetCode,
  type PayQuery,
  type PayResult,
  payCalculator,
  type RuleSet,
  type TaxYear,
  usedOffsets,
} from '../pay/index.ts';
import { formatDollars } from './money.ts';
import { OFFSET_NAMES } from './offset-names.ts';

/** An offset that is above 0. */
export interface OffsetTexts {
  /** As running text has it, such as `low income tax offset`. */
  readonly name: string;
  /** As a row has it, such as `Low income tax offset`. */
  readonly label: string;
  readonly amount: string;
}

/** The offsets that reduced the income tax of `pay`. */
export function offsetTexts(pay: PayResult, taxYear: TaxYear): readonly OffsetTexts[] {
  const byIncome = usedOffsets(pay, taxYear);
  const others = byIncome.reduce((left, { used }) => left - used, pay.taxOffsets);
  const offsets = byIncome.map(({ code, used }) => offsetText(code, used));
  // Of a single person's pay, all that is left is for contributions above the cap.
  return others < CENT ? offsets : [...offsets, offsetText('excessContributions', others)];
}

const CENT = 0.01;

function offsetText(code: OffsetCode, used: number): OffsetTexts {
  const name = OFFSET_NAMES[code];
  return {
    name,
    label: name.replace(/^./, (letter) => letter.toUpperCase()),
    amount: formatDollars(used),
  };
}

/** Offsets that the pay of `query` has only with the tax return, as a clause; empty if there are none. */
export function offsetsLaterText(query: PayQuery, rules: RuleSet): string {
  if (!query.options?.withholdTaxOffsets) return '';
  const options = { ...query.options, withholdTaxOffsets: false };
  const { taxOffsets } = payCalculator(rules)({ ...query, options });
  return taxOffsets > 0
    ? `, and ${formatDollars(taxOffsets)} of tax offsets with your tax return`
    : '';
}
