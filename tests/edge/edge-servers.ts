/** Starts the runtimes of edge hosts on loopback, on a site made with an edge handler and by the files made for them. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Miniflare } from 'miniflare';
import type { WebServer } from '../hosting/web-servers.ts';

/** Of `wrangler.jsonc`, what the runtime needs; wrangler passes it on in the same way. */
interface WranglerSettings {
  readonly main: string;
  readonly compatibility_date: string;
  readonly assets: {
    readonly directory: string;
    readonly binding: string;
    readonly html_handling: 'auto-trailing-slash';
    readonly not_found_handling: 'none';
    readonly run_worker_first: string[];
  };
  readonly vars: Record<string, string>;
  readonly version_metadata: { readonly binding: string };
}

/** Cloudflare's runtime, workerd, with its routing between files and handler. */
export async function startCloudflare(site: string): Promise<WebServer> {
  const folder = path.join(site, 'hosting/cloudflare');
  const text = await readFile(path.join(folder, 'wrangler.jsonc'), 'utf8');
  const settings: WranglerSettings = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  const main = path.resolve(folder, settings.main);
  const { directory, binding, html_handling, not_found_handling, run_worker_first } =
    settings.assets;
  const name = 'pay-calculator';
  const miniflare = new Miniflare({
    name,
    host: '127.0.0.1',
    port: 0,
    modules: [{ type: 'ESModule', path: main }],
    modulesRoot: path.dirname(main),
    compatibilityDate: settings.compatibility_date,
    bindings: settings.vars,
    versionMetadata: settings.version_metadata.binding,
    assets: {
      workerName: name,
      directory: path.resolve(folder, directory),
      binding,
      routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
      assetConfig: { html_handling, not_found_handling },
    },
  });
  const { origin } = await miniflare.ready;
  return { url: origin, close: () => miniflare.dispose() };
}

/** Deno, whose runtime Netlify has as well. */
export async function startDeno(site: string): Promise<WebServer> {
  const flags = ['serve', '--no-prompt', '--cached-only', `--allow-read=${site}`];
  const place = ['--host', '127.0.0.1', '--port', '0'];
  const deno = spawn(
    path.resolve('node_modules/.bin/deno'),
    [...flags, ...place, path.join(site, 'hosting/deno/serve.js')],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NO_COLOR: '1' } },
  );
  const ended = new Promise<void>((done) => deno.once('exit', () => done()));
  const lines: string[] = [];
  for await (const line of createInterface(deno.stderr)) {
    lines.push(line);
    const url = /Listening on (http:\/\/[\d.:]+)/.exec(line)?.[1];
    if (url === undefined) continue;
    return {
      url,
      close() {
        deno.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new Error(`Deno ended: ${lines.join('\n')}`);
}
