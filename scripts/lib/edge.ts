/** A site made with an edge handler in Cloudflare's runtime, workerd, on this machine. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import pLimit from 'p-limit';
import type { Reporter } from '../../src/generator/reporter.ts';
import type { PreviewServer } from '../../src/preview/preview-server.ts';
import { UserError } from '../../src/user-error.ts';
import { readSiteFolder } from '../../src/verify/site-folder.ts';

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

/** Requests at the same time: enough to keep the runtime busy. */
const CONNECTIONS = 8;

/**
 * Asks the site in `edge` for every page of the site in `files`. `differing` are the addresses whose answer had another
 * status than 200, or other bytes than the file.
 * @throws UserError if there is no site in `files`, or if it has no page that the handler renders.
 */
export async function compareEdge(edge: string, files: string, reporter: Reporter) {
  const { pages } = await reporter.task('Listing files', () => readSiteFolder(files));
  const asked = [...pages].filter(([address]) => address !== '/404');
  if (asked.every(([, file]) => existsSync(path.join(edge, file)))) {
    throw new UserError(
      `${files} has no page that the handler of ${edge} renders: make the same site there without --edge.`,
    );
  }
  const server = await startCloudflare(edge);
  const differing: string[] = [];
  try {
    await reporter.progress('Comparing pages', asked.length, (advance) =>
      pLimit(CONNECTIONS).map(asked, async ([address, file]) => {
        const response = await fetch(server.url + address, { redirect: 'manual' });
        const bytes = Buffer.from(await response.arrayBuffer());
        const expected = await readFile(path.join(files, file));
        if (response.status !== 200 || !bytes.equals(expected)) differing.push(address);
        advance(1);
      }),
    );
  } finally {
    await server.close();
  }
  return { pages: asked.length, differing };
}
