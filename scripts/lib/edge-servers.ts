/** Starts Cloudflare's runtime, workerd, on loopback, by the `wrangler.jsonc` of a site made with an edge handler. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Miniflare } from 'miniflare';

export interface EdgeServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** The settings of `wrangler.jsonc` that the runtime needs; wrangler passes them on in the same way. */
interface WranglerSettings {
  readonly name: string;
  readonly main: string;
  readonly compatibility_date: string;
  readonly assets: {
    readonly directory: string;
    readonly binding: string;
    readonly html_handling: 'auto-trailing-slash';
    readonly not_found_handling: 'none';
    readonly run_worker_first: string[];
  };
}

/** Cloudflare's runtime, workerd, with its routing between files and handler. */
export async function startCloudflare(site: string, port = 0): Promise<EdgeServer> {
  const folder = path.resolve(site, 'hosting/cloudflare');
  const text = await readFile(path.join(folder, 'wrangler.jsonc'), 'utf8');
  const settings: WranglerSettings = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  const { directory, binding, html_handling, not_found_handling, run_worker_first } =
    settings.assets;
  const handler = path.resolve(folder, settings.main);
  const miniflare = new Miniflare({
    name: settings.name,
    modules: [{ type: 'ESModule', path: handler }],
    modulesRoot: path.dirname(handler),
    compatibilityDate: settings.compatibility_date,
    host: '127.0.0.1',
    port,
    assets: {
      workerName: settings.name,
      directory: path.resolve(folder, directory),
      binding,
      routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
      assetConfig: { html_handling, not_found_handling },
    },
  });
  const { origin } = await miniflare.ready;
  return { url: origin, close: () => miniflare.dispose() };
}
