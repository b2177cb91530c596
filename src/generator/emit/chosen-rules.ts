import path from 'node:path';
import type { Plugin } from 'esbuild';
import { type DescribedRuleSet, RULE_SETS, type RuleSetName } from '../../pay/rules/rule-sets.ts';
import { controlNotes } from '../../site/control-notes.ts';

/**
 * Makes `src/browser/rules.ts` the rule set of the build, so that scripts have its figures and no other's, and leaves out the
 * code for tax offsets where the set has none. Plain data is smaller, compressed, than the modules that make it.
 */
export function chosenRules(projectFolder: string, name: RuleSetName): Plugin {
  const { departures: _, law: __, ...rules } = RULE_SETS[name];
  const notes = controlNotes(RULE_SETS[name]);
  const hasOffsets = rules.taxYears.some(({ taxOffsets }) => taxOffsets !== undefined);
  return {
    name: 'chosen-rules',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /[/\\]src[/\\]browser[/\\]rules\.ts$/ }, () => ({
        contents: `export const rules = ${JSON.stringify(rules)}, notes = ${JSON.stringify(notes)};`,
      }));
      if (hasOffsets) return;
      onResolve({ filter: /\/offset-texts\.ts$/ }, () => ({
        path: path.join(projectFolder, 'src', 'browser', 'no-offsets.ts'),
      }));
    },
  };
}

/**
 * What salary pages are made by: plain data. Of the law, which a simplified page quotes, there are no withholding tables:
 * no page quotes those, and they are most of a set.
 */
export function rulesOfSalaryPages(name: RuleSetName): DescribedRuleSet {
  const rules = RULE_SETS[name];
  const taxYears = rules.law.rules.taxYears.map(
    ({ withholding: _, studentLoanWithholding: __, ...quoted }) => quoted,
  );
  return { ...rules, law: { ...rules.law, rules: { ...rules.law.rules, taxYears } } };
}
