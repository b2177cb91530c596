/** Makes two scripts for each calculator from the modules of its folder: one for the first load, and one that loads after the answer. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../pay/rules/rule-sets.ts';
import { CALCULATORS, type Calculator, folderOf } from '../../site/calculators.ts';
import { hasServiceWorker } from '../../site/service-worker.ts';
import { calculatorFile } from '../calculator-files.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { bundle } from './bundle.ts';
import { packageOf } from './packages.ts';
import { forBrowser, moduleText, othersOf } from './plugins.ts';

/** The names of entry points begin with these: the first is for the first load, and the second for what loads after the answer. */
const FIRST = 'calculator:';
const LATE = 'cards-of:';

/** The entry point of the calculator in `folder`. */
export function calculatorEntry(folder: string): string {
  return FIRST + folder;
}

/** Makes the entry points that `calculatorEntry` names, for a site by the set `rules`. */
export function calculatorEntries(rules: RuleSetName): Plugin {
  const modules = new Map<string, string>();
  for (const calculator of CALCULATORS) {
    const folder = folderOf(calculator.path);
    calculatorFile(calculator.path, 'page.tsx');
    modules.set(FIRST + folder, firstModule(calculator, rules));
    modules.set(LATE + folder, lateModule(calculator, rules));
  }
  return {
    name: 'calculator-entries',
    setup({ onLoad, onResolve }) {
      let shared: Promise<ReadonlySet<string>> | undefined;
      onResolve({ filter: new RegExp(`^(${FIRST}|${LATE})`) }, ({ path: name }) => ({
        path: name,
        namespace: `of-${name.split(':')[1]}`,
      }));
      for (const { path: page } of CALCULATORS) {
        const namespace = `of-${folderOf(page)}`;
        onResolve(
          { filter: /^\..*\.tsx?$/, namespace },
          async ({ path: asked, resolveDir }): Promise<OnResolveResult | undefined> => {
            const file = path.join(resolveDir, asked);
            // esbuild reports it with the line of the import.
            if (!existsSync(file)) return;
            // esbuild resolves shared files itself, because it reads a file in another way if a plugin names its path. The shared entries go first:
            // they lead to React, which takes the longest to read.
            if (SHARED_ENTRIES.has(file)) return;
            shared ??= sharedFiles();
            if ((await shared).has(file)) return;
            // A question to esbuild for each import would take longer than all the rest of this plugin.
            const sideEffects = packageOf(path.dirname(file)).sideEffects !== false;
            // Hashes in file names depend on the place, so it must be the same on every machine.
            const place = path.relative(PROJECT_FOLDER, file).split(path.sep).join('/');
            return { path: `./${place}`, namespace, sideEffects };
          },
        );
        onLoad({ filter: /./, namespace }, ({ path: place }) => {
          const contents = modules.get(place);
          if (contents !== undefined) return { contents, resolveDir: BROWSER };
          const file = path.join(PROJECT_FOLDER, place);
          const loader = file.endsWith('x') ? 'tsx' : 'ts';
          return { contents: readFileSync(file), loader, resolveDir: path.dirname(file) };
        });
      }
    },
  };
}

const BROWSER = path.join(PROJECT_FOLDER, 'src/browser');

const SHARED_CHUNK = 'src/browser/shared-chunk.ts';

/** The files of what calculators share that each of them imports. */
const SHARED_ENTRIES: ReadonlySet<string> = new Set(
  [SHARED_CHUNK, 'src/browser/rules.ts', 'src/browser/other-years.ts'].map((file) =>
    path.join(PROJECT_FOLDER, file),
  ),
);

/**
 * The files that all calculators have in common. Each calculator has a copy of its own of any other, so that a page loads one script beside
 * these, with nothing in it that another page needs. esbuild would make a chunk of what any two have in common: more requests, and
 * thousands of bytes more, as small chunks compress badly.
 */
async function sharedFiles(): Promise<ReadonlySet<string>> {
  const { metafile } = await bundle({ entryPoints: [SHARED_CHUNK], packages: 'external' });
  return new Set(Object.keys(metafile.inputs).map((file) => path.join(PROJECT_FOLDER, file)));
}

/** Hydrates the form and the answer. A folder may add `style.css`, and `browser.tsx` for parts that only a browser needs. */
function firstModule(calculator: Calculator, rules: RuleSetName): string {
  const folder = folderOf(calculator.path);
  const style = fileOf(folder, 'style.css');
  const browser = fileOf(folder, 'browser.tsx');
  const { taxYears, defaultTaxYear } = RULE_SETS[rules];
  const parts = ownData(calculator, rules)[
    taxYears.findIndex(({ label }) => label === defaultTaxYear)
  ];
  return `${style ? `import '${style}';` : ''}
import { calculator } from '${moduleOf(calculator, 'calculator')}';
${browser ? `import * as browser from '${browser}';` : 'const browser = {};'}
import { notes, rules } from './rules.ts';
import { start } from './shared-chunk.ts';
start({ calculator, rules, notes }, ${JSON.stringify(parts, forBrowser)}, () => import('${LATE}${folder}'), browser);`;
}

/** Has the cards and the other tax years. It imports the calculator, because esbuild then keeps shared code in one chunk, which is smaller. */
function lateModule(calculator: Calculator, rules: RuleSetName): string {
  const worker = hasServiceWorker(rules) ? WITH_WORKER : WITHOUT_WORKER;
  return `import { carryEntries } from '../pages/form/carried.ts';
import { lateParts } from '../pages/live/cards.tsx';
import { WhichMeant } from '../pages/questions/which-meant.tsx';
${worker.imports}
import './shared-chunk.ts';
import '${moduleOf(calculator, 'calculator')}';
import * as late from '${moduleOf(calculator, 'cards')}';
import { otherYears } from './other-years.ts';
import { rules } from './rules.ts';
carryEntries(rules, late.carries);
${moduleText({ own: othersOf(RULE_SETS[rules], ownData(calculator, rules)) })}
export const years = otherYears.map((year, index) => ({ ...year, ...own[index] }));
export const parts = { ...lateParts(late, rules.name), WhichMeant${worker.parts} };`;
}

const WITHOUT_WORKER = {
  imports: `import { Actions } from '../pages/live/actions.tsx';`,
  parts: ', Actions',
};

/** Registers the service worker, and has the parts that only its sites draw. */
const WITH_WORKER = {
  imports: `import { actionsOfVisit } from '../pages/live/visit.tsx';
import './offline.ts';`,
  parts: ', Actions: actionsOfVisit(rules.defaultTaxYear)',
};

/** The parts of each tax year that only this calculator and few others use. */
function ownData({ data = [] }: Calculator, rules: RuleSetName) {
  return RULE_SETS[rules].taxYears.map((year) =>
    Object.fromEntries(data.map((part) => [part, year[part]])),
  );
}

/** The path by which a module in `src/browser` imports the file. */
function moduleOf({ path: page }: Calculator, name: string): string {
  const file = calculatorFile(page, `${name}.ts`, `${name}.tsx`);
  return `../pages/${folderOf(page)}/${path.basename(file)}`;
}

/** The same path for a file that the folder may lack. */
function fileOf(folder: string, name: string): string | undefined {
  const file = path.posix.join('src/pages', folder, name);
  return existsSync(path.join(PROJECT_FOLDER, file)) ? `../../${file}` : undefined;
}
