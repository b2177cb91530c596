/** Bundles the two renderers of pages: the build's render worker, and the edge handler. */

import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { type DescribedRuleSet, RULE_SETS, type RuleSetName } from '../../pay/rules/index.ts';
import type { RenderSettings } from '../../render/page-renderer.tsx';
import { PROJECT_FOLDER } from '../project.ts';

/**
 * The module that has `renderToString`. `react-dom/server` adds the renderer for streams, which would double the handler and the time it
 * takes to start, and make the worker a third larger.
 */
const RENDER_TO_STRING = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

const ALIAS = { 'react-dom/server': path.join(PROJECT_FOLDER, RENDER_TO_STRING) };

const OPTIONS = {
  absWorkingDir: PROJECT_FOLDER,
  // As for the scripts: where packages are kept makes no difference to the bytes.
  preserveSymlinks: true,
  write: false,
  bundle: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Takes the place of the minifiers of style and scripts inside a page. They are not in use, and with them the worker would be
 * more than twice as large, and a build with two threads would take 20 MB more memory.
 */
const NOTHING = 'node:util';

/** The render worker as one CommonJS text that imports only Node's modules, with React in production mode. */
export async function bundleRenderWorker(): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: ['src/generator/threads/render-worker.ts'],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    alias: { ...ALIAS, 'clean-css': NOTHING, terser: NOTHING },
  });
  return onlyOutput(outputFiles).text;
}

/**
 * The edge handler as an ES module whose default export has `fetch`. `files` are the root-relative addresses of the files
 * that are not pages.
 */
export async function bundleEdgeHandler(
  render: RenderSettings,
  files: readonly string[],
): Promise<Uint8Array> {
  const site = { render, rules: rulesOfSalaryPages(render.rules), files };
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: {
      contents: `import { createEdgeHandler } from './src/edge/edge-handler.ts';
        export default createEdgeHandler(${JSON.stringify(site, withoutSource)});`,
      resolveDir: PROJECT_FOLDER,
    },
    // An import of a Node.js module is an error.
    platform: 'neutral',
    mainFields: ['main'],
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    alias: ALIAS,
  });
  return onlyOutput(outputFiles).contents;
}

/**
 * The rule set by which the edge handler makes salary pages. The law that a simplified page quotes comes without its
 * withholding schedules, most of a set: no salary page quotes them.
 */
export function rulesOfSalaryPages(name: RuleSetName): DescribedRuleSet {
  const rules = RULE_SETS[name];
  const taxYears = rules.law.rules.taxYears.map(({ withholding: _, ...year }) => year);
  return { ...rules, law: { ...rules.law, rules: { ...rules.law.rules, taxYears } } };
}

/** A replacer of `JSON.stringify`: no salary page quotes the source of a figure. */
function withoutSource(key: string, value: unknown): unknown {
  return key === 'source' ? undefined : value;
}

function onlyOutput<Output>(outputs: readonly Output[]): Output {
  const [output] = outputs;
  if (output === undefined) throw new Error('esbuild emitted no file');
  return output;
}
