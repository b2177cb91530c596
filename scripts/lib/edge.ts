/** A site made with an edge handler in Cloudflare's runtime, workerd, on this machine. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import type { PreviewServer } from '../../src/preview/preview-server.ts';

/**
 * Serves `site` as its `wrangler.jsonc` says, with the runtime's routing between files and handler. The address is an
 * origin without a trailing slash.
 */
export async function startCloudflare(site: string, port = 0): Promise<PreviewServer> {
  const folder = path.resolve(site, 'hosting/cloudflare');
  const text = await readFile(path.join(folder, 'wrangler.jsonc'), 'utf8');
  const { name, main, assets, ...settings } = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  const handler = path.resolve(folder, main);
  const miniflare = new Miniflare({
    name,
    modules: [{ type: 'ESModule', path: handler }],
    modulesRoot: path.dirname(handler),
    compatibilityDate: settings.compatibility_date,
    host: '127.0.0.1',
    port,
    assets: {
      workerName: name,
      directory: path.resolve(folder, assets.directory),
      binding: assets.binding,
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: assets.run_worker_first },
      },
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
      },
    },
  });
  const { origin } = await miniflare.ready;
  return { url: origin, close: () => miniflare.dispose() };
}
