/** Makes everything that follows from the sources alone, and takes long to make. */
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { readShell } from '../files/templates.ts';
import { minifyHtml } from '../threads/minify.ts';
import { bundleBrowserAssets } from './browser.ts';
import { bundleRenderWorker } from './worker-and-edge.ts';

/** The page shell, the files for the browser and the code of the render worker. */
export async function makeBundles(rules: RuleSetName, isDraft: boolean) {
  // First: while esbuild runs, a faulty template would leave it working for nothing.
  // Without the white space that a browser ignores, so that a page that is filled into the shell needs no minifier.
  const shell = await minifyHtml(readShell('templates/page.html'));
  const [browser, workerCode] = await Promise.all([
    bundleBrowserAssets(rules, isDraft),
    bundleRenderWorker(),
  ]);
  return { shell, browser, workerCode };
}
