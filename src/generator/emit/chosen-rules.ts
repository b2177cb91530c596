import path from 'node:path';
import type { Plugin } from 'esbuild';
import { RULE_SETS, type RuleSetName } from '../../pay/rules/rule-sets.ts';
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
