/** The esbuild plugins of the scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../pay/rules/rule-sets.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import { hasServiceWorker } from '../../site/service-worker.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { PROJECT_FOLDER } from '../project.ts';

/**
 * Replaces `src/browser/rules.ts` by the plain data of the rule set `name`: neither another set's figures, nor any source,
 * nor the earnings that salary pages alone compare with, reach the browser. Years other than the default have only the
 * words of the select; the rest is in `src/browser/other-years.ts`, which loads after the answer.
 */
export function chosenRules(name: RuleSetName): Plugin {
  const { law: _, ...rules } = RULE_SETS[name];
  const ofFew: readonly string[] = CALCULATORS.flatMap(({ data = [] }) => data);
  const shared = rules.taxYears.map((year) =>
    Object.fromEntries(Object.entries(year).filter(([key]) => !ofFew.includes(key))),
  );
  const taxYears = rules.taxYears.map(({ label, superannuation: { guarantee } }, index) =>
    label === rules.defaultTaxYear ? shared[index] : { label, superannuation: { guarantee } },
  );
  const modules = {
    rules: moduleText({ rules: { ...rules, taxYears }, notes: controlNotes(RULE_SETS[name]) }),
    'other-years': moduleText({ otherYears: othersOf(rules, shared) }),
  };
  return {
    name: 'chosen-rules',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]src[/\\]browser[/\\](rules|other-years)\.ts$/ }, ({ path: file }) => ({
        contents: modules[path.basename(file, '.ts') as keyof typeof modules],
      }));
    },
  };
}

/** The same `years` with an empty record in place of the default year. */
export function othersOf<Year>({ taxYears, defaultTaxYear }: RuleSet, years: readonly Year[]) {
  return years.map((year, index) => (taxYears[index]?.label === defaultTaxYear ? {} : year));
}

/** The engine's code on withholding, the words on tax time, the question of pays that only part of a year has, and the modules of any calculator that need them. */
const WITHHOLDING =
  /[/\\]src[/\\](pay[/\\]withholding[/\\][\w-]+|words[/\\]tax-time|pages[/\\][\w-]+[/\\](paid-[\w-]+|start-date))\.tsx?$/;

/**
 * Leaves the code on withholding, and the words on its pays and refunds, out of the scripts of a set none of whose years has schedules: a
 * calculator asks a year for them before it uses that code, which is more than a kilobyte of each first load.
 */
export function usedWithholding(name: RuleSetName): Plugin {
  const hasSchedules = RULE_SETS[name].taxYears.some(({ withholding }) => withholding);
  return {
    name: 'used-withholding',
    setup({ onLoad }) {
      if (hasSchedules) return;
      onLoad({ filter: WITHHOLDING }, ({ path: file }) => {
        // Sets without schedules still need the names of the scales.
        if (path.basename(file) === 'scale.ts') return;
        const names = readFileSync(path.resolve(PROJECT_FOLDER, file), 'utf8').matchAll(
          /^export (?:function|const) (\w+)/gm,
        );
        return { contents: Array.from(names, ([, each]) => `export let ${each};`).join('') };
      });
    },
  };
}

/** Leaves what is remembered on a device out of the scripts of a site that doesn't offer it: its calculators read nothing. */
export function usedMemory(rules: RuleSetName): Plugin {
  return {
    name: 'used-memory',
    setup({ onLoad }) {
      if (hasServiceWorker(rules)) return;
      onLoad({ filter: /[/\\]form[/\\]remembered-fragment\.ts$/ }, () => ({
        contents: "export const rememberedFragment = () => '';",
      }));
    },
  };
}

/** The text of a module that exports each of `values` by its name. */
export function moduleText(values: Readonly<Record<string, unknown>>): string {
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
