import type { RuleSet } from '../../pay/index.ts';
import { choice, money } from '../form/field.ts';
import type { Entries, Form } from '../form/form.ts';

export function taxReturnForm({ defaultTaxYear, taxYears }: RuleSet) {
  return {
    salary: money('80000'),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
  } satisfies Form;
}

export type TaxReturnForm = ReturnType<typeof taxReturnForm>;
export type TaxReturnEntries = Entries<TaxReturnForm>;
