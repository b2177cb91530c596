/** The open half of the tax-year select, and the only one that needs Radix: a chunk of its own. */
import * as Select from '@radix-ui/react-select';
import type { TaxYearFieldProps } from '../pages/home/calculator.tsx';
import { TAX_YEAR_FIELD_ID, taxYearText } from '../pages/home/tax-year-trigger.tsx';
import { TAX_YEARS, type TaxYearLabel } from '../pay/index.ts';
import { SelectItem } from './select-item.tsx';
// Nothing of it is used here. But all it loads is then shared with this chunk, and so stays in one file, where
// esbuild would otherwise part React from the rest: the first load would be 1.5 KB larger compressed.
import './home.tsx';

export function TaxYearListbox({ taxYear, choose }: TaxYearFieldProps) {
  return (
    <Select.Root value={taxYear} onValueChange={(label) => choose(label as TaxYearLabel)}>
      <Select.Trigger className="select" id={TAX_YEAR_FIELD_ID}>
        <Select.Value>{taxYearText(taxYear)}</Select.Value>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="select-list" position="popper" sideOffset={4}>
          <Select.ScrollUpButton className="select-up" />
          <Select.Viewport>
            {TAX_YEARS.map(({ label }) => (
              <SelectItem key={label} value={label}>
                {taxYearText(label)}
              </SelectItem>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className="select-down" />
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
