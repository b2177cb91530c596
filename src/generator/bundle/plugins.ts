/** The esbuild plugins of the scripts. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { RuleSet, TaxYear } from '../../pay/rules/rule-set.ts';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../pay/rules/rule-sets.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { PROJECT_FOLDER } from '../project.ts';

/** The parts of a tax year that one page alone uses, by the page's script: they load with it, and with no other page. */
const PARTS: Readonly<Record<string, keyof TaxYear>> = {
  casual: 'casualLoading',
  compare: 'contributionsTax',
  leaving: 'leaving',
};

/**
 * Replaces `src/browser/rules.ts` by the plain data of the rule set `name`: neither another set's figures, nor any source,
 * nor the earnings that salary pages alone compare with, reach the browser. A module such as `leaving-rules.ts` beside it has the same
 * with the part that one page alone uses.
 */
export function chosenRules(name: RuleSetName): Plugin {
  const { law: _, ...rules } = RULE_SETS[name];
  const ofOnePage: readonly string[] = Object.values(PARTS);
  const taxYears = rules.taxYears.map((year) =>
    Object.fromEntries(Object.entries(year).filter(([key]) => !ofOnePage.includes(key))),
  );
  const contents = moduleText({
    rules: { ...rules, taxYears },
    notes: controlNotes(RULE_SETS[name]),
  });
  return {
    name: 'chosen-rules',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]src[/\\]browser[/\\]rules\.ts$/ }, () => ({ contents }));
      onLoad({ filter: /[/\\]src[/\\]browser[/\\]\w+-rules\.ts$/ }, ({ path: file }) => ({
        contents: rulesWith(PARTS[path.basename(file, '-rules.ts')], RULE_SETS[name]),
        resolveDir: path.dirname(file),
      }));
    },
  };
}

function rulesWith(part: keyof TaxYear | undefined, { taxYears }: RuleSet): string {
  const parts = taxYears.map((year) => part && { [part]: year[part] });
  return `import { rules as shared } from './rules.ts';
${moduleText({ parts })}
export const rules = { ...shared, taxYears: shared.taxYears.map((year, index) => ({ ...year, ...parts[index] })) };`;
}

/** The text of a module that exports each of `values` by its name. */
function moduleText(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, forBrowser)};`)
    .join('\n');
}

/** A replacer of `JSON.stringify`. */
export function forBrowser(key: string, value: unknown): unknown {
  return key === 'source' || key === 'earnings' ? undefined : value;
}

/** The modules by which Radix makes `<style>` elements, and the file in `src/browser` that takes the place of each. */
const RADIX_SUBSTITUTES = {
  'react-remove-scroll': 'scroll-lock.tsx',
  'react/jsx-runtime': 'jsx-without-style.ts',
};

/** Keeps Radix from making `<style>` elements, which the Content-Security-Policy refuses. */
export function radixSubstitutes(): Plugin {
  return {
    name: 'radix-substitutes',
    setup({ onResolve }) {
      for (const [module, file] of Object.entries(RADIX_SUBSTITUTES)) {
        onResolve({ filter: new RegExp(`^${module}$`) }, ({ importer }) =>
          // The file itself imports what it replaces.
          importer.endsWith(file)
            ? undefined
            : { path: path.join(PROJECT_FOLDER, 'src', 'browser', file) },
        );
      }
    },
  };
}
