/**
 * The withholding schedules of the rule set that scripts calculate by, which load later than `rules.ts`. In a bundle, `chosenRules`
 * replaces this module by the data of the set that the build chose.
 */
import type { TaxYear } from '../pay/index.ts';
import { DEFAULT_RULES } from '../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';

/** By the label of the tax year. */
export const schedules: Readonly<Record<string, TaxYear['withholding']>> = Object.fromEntries(
  RULE_SETS[DEFAULT_RULES].taxYears.map(({ label, withholding }) => [label, withholding]),
);
