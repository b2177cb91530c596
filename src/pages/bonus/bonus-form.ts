import type { RuleSet } from '../../pay/index.ts';
import { choice, money } from '../form/field.ts';
import type { Entries, Form } from '../form/form.ts';

export function bonusForm({ defaultTaxYear, taxYears }: RuleSet) {
  return {
    salary: money('80000'),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
  } satisfies Form;
}

export type BonusForm = ReturnType<typeof bonusForm>;
export type BonusEntries = Entries<BonusForm>;
