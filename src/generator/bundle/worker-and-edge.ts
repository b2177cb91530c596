/** Bundles the two renderers of pages: the build's render worker, and the edge handler. */

import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../pay/rules/rule-sets.ts';
import type { RenderSettings } from '../../render/page-renderer.tsx';
import { PROJECT_FOLDER } from '../project.ts';
import { bundle, onlyText } from './bundle.ts';
import { LICENCES_FILE, licenceNotices } from './licences.ts';

/**
 * An alias to the module that has `renderToString`. `react-dom/server` adds the renderer for streams, which would double the handler and
 * the time it takes to start, and make the worker a third larger.
 */
function renderToStringAlone(): Readonly<Record<string, string>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const file = path.join(folder, 'cjs/react-dom-server-legacy.browser.production.js');
  return { 'react-dom/server': file };
}

/**
 * Takes the place of the minifiers of style and scripts inside a page. They are not in use, and with them the worker would be
 * more than twice as large, and a build with two threads would take 20 MB more memory.
 */
const NOTHING = 'node:util';

/** The render worker as one CommonJS text that imports only Node's modules, with React in production mode. */
export async function bundleRenderWorker(): Promise<string> {
  const bundled = await bundle({
    entryPoints: ['src/generator/threads/render-worker.ts'],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    alias: { ...renderToStringAlone(), 'clean-css': NOTHING, terser: NOTHING },
  });
  return onlyText(bundled);
}

/**
 * The edge handler as an ES module whose default export has `fetch`, and the notices of its packages. `files` are the root-relative
 * addresses of the files that are not pages.
 */
export async function bundleEdgeHandler(
  render: RenderSettings,
  files: readonly string[],
): Promise<{ readonly handler: string; readonly notices: string }> {
  const site = { render, rules: rulesOfSalaryPages(render.rules), files };
  const options: BuildOptions = {
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
    alias: renderToStringAlone(),
  };
  const bundled = await bundle(options, LICENCES_FILE);
  return { handler: onlyText(bundled), notices: licenceNotices(bundled.packages) };
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
