/** What the tax years that are not the default have besides what `rules.ts` has of them. In a bundle, `chosenRules` replaces this module. */
import type { TaxYear } from '../pay/rules/rule-set.ts';

export const otherYears: readonly Partial<TaxYear>[] = [];
