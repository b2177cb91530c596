/** Bundles the service worker with the list of what it keeps. */
import type { KeptSet } from '../../site/service-worker.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { oldestBrowsers } from './browser.ts';
import { bundle, onlyText } from './bundle.ts';

/** The text of the worker, a script without imports: not all browsers start a worker that is a module. */
export async function bundleServiceWorker(kept: KeptSet): Promise<string> {
  const bundled = await bundle({
    stdin: {
      contents: `import { startServiceWorker } from './src/browser/service-worker.ts';
        startServiceWorker(self, ${JSON.stringify(kept)});`,
      resolveDir: PROJECT_FOLDER,
    },
    format: 'iife',
    minify: true,
    target: oldestBrowsers(),
    charset: 'utf8',
  });
  return onlyText(bundled);
}
