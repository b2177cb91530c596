import type { ButtonHTMLAttributes } from 'react';
import { findTaxYear, type TaxYearLabel } from '../../pay/index.ts';
import { formatPercent } from '../../site/money.ts';

export const TAX_YEAR_FIELD_ID = 'tax-year';

interface TaxYearTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly taxYear: TaxYearLabel;
}

/**
 * The closed tax-year select: what stands in the page until the code that opens it has come, with the
 * role, name and text that it has ever after.
 */
export function TaxYearTrigger({ taxYear, ...attributes }: TaxYearTriggerProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded="false"
      aria-autocomplete="none"
      className="select"
      id={TAX_YEAR_FIELD_ID}
      {...attributes}
    >
      <span>{taxYearText(taxYear)}</span>
    </button>
  );
}

/** A year as the select lists it, with its super rate to one decimal: `2025-26 (12.0% super)`. */
export function taxYearText(label: TaxYearLabel): string {
  return `${label} (${formatPercent(findTaxYear(label).superRate, 1)} super)`;
}
