/** The esbuild plugins of the scripts. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { RULE_SETS, type RuleSetName } from '../../pay/rules/index.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { PROJECT_FOLDER } from '../project.ts';

/**
 * Replaces `src/browser/rules.ts` by the plain data of the rule set `name`: neither another set's figures, nor any source,
 * nor the earnings that salary pages alone compare with, reach the browser.
 */
export function chosenRules(name: RuleSetName): Plugin {
  const { law: _, ...rules } = RULE_SETS[name];
  const contents = moduleText({ rules, notes: controlNotes(RULE_SETS[name]) });
  return {
    name: 'chosen-rules',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]src[/\\]browser[/\\]rules\.ts$/ }, () => ({ contents }));
    },
  };
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

/** An import of names from another file of the project, or a further export of them. */
const BY_NAMES = /^(import|export) \{([^}]+)\} from '(\..+)';$/gm;

/** The engine, whose `package.json` says that its files have no side effects. */
const ENGINE = path.join(PROJECT_FOLDER, 'src', 'pay', path.sep);

/**
 * Takes each name of the engine from the file that defines it, not from an entry that exports it again. With one name of an entry esbuild
 * would put the files of all its names into the first load.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]src[/\\].+\.tsx?$/, namespace: 'file' }, ({ path: file }) => ({
        contents: importedDirectly(readFileSync(file, 'utf8'), file),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}

function importedDirectly(text: string, file: string): string {
  return text.replace(BY_NAMES, (statement, keyword: string, names: string, imported: string) => {
    const entry = path.join(path.dirname(file), imported);
    if (!entry.startsWith(ENGINE)) return statement;
    const direct = namesIn(names).map(
      (name) => `${keyword} { ${name} } from ${JSON.stringify(definerOf(name, entry))};`,
    );
    return direct.join(' ');
  });
}

/** The file that defines `name`, which `file` exports. */
function definerOf(name: string, file: string): string {
  for (const [, , names = '', from = ''] of readFileSync(file, 'utf8').matchAll(BY_NAMES)) {
    if (namesIn(names).includes(name)) return definerOf(name, path.join(path.dirname(file), from));
  }
  return file;
}

/** The names of a list, without the types, which no script has. */
function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}
