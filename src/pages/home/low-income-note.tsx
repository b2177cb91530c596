import type { PayOptions, PayResult } from '../../pay/index.ts';
import type { LowIncomeOffsetNote } from '../../words/control-notes.ts';

/** A line for low incomes. */
export function LowIncomeNote({
  offset,
  pay: { taxableIncome, incomeTax, taxOffsets },
  options: { nonResident, workingHolidayVisa, noTaxFreeThreshold, withholdTaxOffsets },
}: {
  offset: LowIncomeOffsetNote | undefined;
  pay: PayResult;
  options: PayOptions;
}) {
  if (offset === undefined || taxableIncome > offset.end) return null;
  // Of those without an offset, the law has none for these, and one that is withheld comes later.
  const isWithout = nonResident || workingHolidayVisa || noTaxFreeThreshold || withholdTaxOffsets;
  const isTaxed = incomeTax + taxOffsets > 0;
  return isTaxed && !isWithout ? <p className="hint">{offset.note}</p> : null;
}
