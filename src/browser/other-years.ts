/** The data of the other tax years. `rules.ts` has only the label and super rate of each. In a bundle, `chosenRules` replaces this module. */
import type { TaxYear } from '../pay/rules/rule-set.ts';

export const otherYears: readonly Partial<TaxYear>[] = [];
