/**
 * Two neighbouring arguments of a sentence are exchanged in its source, one pair at a time. Where a page then shows other figures, or the
 * same in another order, the figures proof finds it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { context } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../src/generator/project.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import type { RenderSettings } from '../../src/render/page-renderer.tsx';
import { routesOf } from '../../src/site/routes.ts';
import { noFaults } from '../../src/verify/faults.ts';
import { checkFigures } from '../../src/verify/figures/check-figures.ts';
import { pageFigures } from '../../src/verify/figures/index.ts';
import { parsePage } from '../../src/verify/html-page.ts';
import { renderSettings } from '../support/render-settings.ts';

/** Salaries whose pages have, between them, nearly all sentences; and rates in cents. */
const SALARIES = [5_000, 26_000, 28_900, 69_500, 80_000, 104_000, 130_700, 400_000];
const RATES = [1_500, 3_600];

const RULES = ['simplified', 'legislated'] as const;

/** An argument of a template, with braces in it up to two deep. */
const ARGUMENT = /(\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/;

const SENTENCES = ['src/pages', 'src/words', 'src/components'].flatMap(sourcesIn).flatMap((file) =>
  exchangesIn(readFileSync(path.join(PROJECT_FOLDER, file), 'utf8')).map((exchange) => ({
    file,
    ...exchange,
  })),
);

/** Every fiftieth pair is tried, and in a long run every one. */
const ONE_OF = process.env.LONG_TESTS ? 1 : 50;

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!expected)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

/** The source of a file in which two neighbouring arguments of a sentence have changed places. */
interface Exchange {
  readonly file: string;
  /** The sentence as the file has it, such as `` `${tax} of ${gross}` ``. */
  readonly sentence: string;
  readonly source: string;
}

/** Each pair of neighbouring arguments in a sentence of `source`, exchanged. A sentence is a template that has words. */
function exchangesIn(source: string): Omit<Exchange, 'file'>[] {
  return Array.from(source.matchAll(/`(?:[^`\\]|\\.)*`/g)).flatMap(({ 0: sentence, index }) => {
    // Every second part is an argument. One that has a template in it is cut off by that.
    const parts = sentence.split(ARGUMENT);
    const words = parts.filter((_, at) => at % 2 === 0).join('{}');
    if (!/\p{L}{2} | \p{L}{2}/u.test(words) || words.includes('${')) return [];
    return parts.flatMap((first, at) => {
      const second = parts[at + 2];
      if (at % 2 === 0 || second === undefined || second === first) return [];
      const exchanged = parts
        .with(at, second)
        .with(at + 2, first)
        .join('');
      const end = index + sentence.length;
      return [{ sentence, source: source.slice(0, index) + exchanged + source.slice(end) }];
    });
  });
}

type Pages = Readonly<Record<string, string>>;
type MakePages = (settings: RenderSettings, salaries: number[], rates: number[]) => Promise<Pages>;

/** The program that makes the pages. It is bundled again with each change. */
const PROGRAM = `
  import { hourFamily } from './src/pages/hour/hour-page.tsx';
  import { loadPages } from './src/pages/routes.ts';
  import { salaryFamily } from './src/pages/salary/salary-page.tsx';
  import { RULE_SETS } from './src/pay/rules/rule-sets.ts';
  import { createPageRenderer } from './src/render/page-renderer.tsx';
  export async function pages(settings, salaries, rates) {
    const renderer = createPageRenderer(settings, RULE_SETS[settings.rules], false);
    const [ofSalary, ofRate] = [salaryFamily, hourFamily].map((family) => renderer.family(family));
    return Object.fromEntries([
      ...(await loadPages(settings.rules)).map((page) => [page.path, renderer.page(page)]),
      ...salaries.map((salary) => ['/salary/' + salary, ofSalary.render(salary)]),
      ...rates.map((cents) => ['/hour/' + cents / 100, ofRate.render(cents)]),
    ]);
  }`;

const require = createRequire(import.meta.url);

afterAll(() => sources.dispose());

let changed: Exchange | undefined;

const sources = await context({
  absWorkingDir: PROJECT_FOLDER,
  stdin: { contents: PROGRAM, resolveDir: PROJECT_FOLDER },
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'changed-source',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.tsx?$/ }, ({ path: file }) =>
          path.relative(PROJECT_FOLDER, file) === changed?.file
            ? { contents: changed.source, loader: 'tsx' as const }
            : undefined,
        ),
    },
  ],
});

/** The pages of both sites by address, made by the sources with `change` in the place of one file. */
async function pagesBy(change?: Exchange): Promise<Record<RuleSetName, Pages>> {
  changed = change;
  const { outputFiles } = await sources.rebuild();
  const module: { exports: { pages?: MakePages } } = { exports: {} };
  new Function('module', 'require', outputFiles?.[0]?.text ?? '')(module, require);
  const made = async (rules: RuleSetName) => {
    const routes = routesOf(rules);
    const script = { address: '/assets/script.js', imports: [] };
    const names = ['menu', ...routes.flatMap((route) => route.script ?? [])];
    const settings = renderSettings(rules);
    const scripts = Object.fromEntries(names.map((name) => [name, script]));
    const paths = routes.map((route) => route.path);
    const assets = { ...settings.assets, scripts };
    return (
      (await module.exports.pages?.({ ...settings, routes: paths, assets }, SALARIES, RATES)) ?? {}
    );
  };
  return { simplified: await made('simplified'), legislated: await made('legislated') };
}

/** All numbers of a page that people read, in order. */
function numbersOf(html: string): string {
  return (
    html
      .replace(/<script.*?<\/script>|<[^>]*>/gs, ' ')
      .match(/\d(?:[\d,.]*\d)?/g)
      ?.join(' ') ?? ''
  );
}

function faultsOf(address: string, html: string, rules: RuleSetName) {
  const faults = noFaults();
  checkFigures(parsePage(address, html), pageFigures(address, rules), faults);
  return faults.first;
}

test('two exchanged arguments of a sentence are found on every page that they change', async () => {
  const before = await pagesBy();
  for (const rules of RULES) {
    for (const [address, html] of Object.entries(before[rules])) {
      expect(faultsOf(address, html, rules)).toEqual([]);
    }
  }
  const missed: string[] = [];
  let shown = 0;
  for (const exchange of SENTENCES.filter((_, at) => at % ONE_OF === 0)) {
    const after = await pagesBy(exchange);
    const changes = RULES.flatMap((rules) =>
      Object.entries(after[rules])
        .filter(([address, html]) => numbersOf(html) !== numbersOf(before[rules][address] ?? ''))
        .map(([address, html]) => ({
          address,
          isFound: faultsOf(address, html, rules).length > 0,
        })),
    );
    if (changes.length > 0) shown++;
    for (const { address, isFound } of changes) {
      if (!isFound) missed.push(`${address}: ${exchange.file}: ${exchange.sentence}`);
    }
  }
  expect(missed).toEqual([]);
  expect(shown).toBeGreaterThanOrEqual(process.env.LONG_TESTS ? 100 : 1);
}, 1_800_000);
