/** Makes everything that follows from the sources alone, and takes long to make. */
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { parseShell, stripShell } from '../files/page-shell.ts';
import { readTemplate } from '../files/templates.ts';
import { bundleBrowserAssets } from './browser.ts';
import { bundleRenderWorker } from './worker-and-edge.ts';

/** The page shell, the files for the browser and the code of the render worker. */
export async function makeBundles(rules: RuleSetName) {
  // First: while esbuild runs, a faulty template would leave it working for nothing.
  const shell = await stripShell(parseShell(readTemplate('templates/page.html')));
  const [browser, workerCode] = await Promise.all([
    bundleBrowserAssets(rules),
    bundleRenderWorker(),
  ]);
  return { shell, browser, workerCode };
}
