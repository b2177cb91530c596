/** Makes everything of a site that follows from the sources alone. */
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { readShell } from '../files/templates.ts';
import { bundleBrowserAssets } from './browser.ts';
import { bundleRenderWorker } from './worker-and-edge.ts';

/**
 * The page shell, the files for the browser and the code of the render worker.
 * @throws UserError if the shell is faulty.
 */
export async function siteBundles(rules: RuleSetName) {
  // First: while esbuild runs, a faulty template would leave it working for nothing.
  const shell = readShell('templates/page.html');
  const [browser, workerCode] = await Promise.all([
    bundleBrowserAssets(rules),
    bundleRenderWorker(),
  ]);
  return { shell, browser, workerCode };
}
