/** Starts the runtimes of edge hosts on loopback, on a site made with an edge handler and by the files made for them. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Miniflare } from 'miniflare';

export interface EdgeServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Of `wrangler.jsonc`, what the runtime needs; wrangler passes it on in the same way. */
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
  readonly vars: Record<string, string>;
  readonly version_metadata: { readonly binding: string };
}

/** Cloudflare's runtime, workerd, with its routing between files and handler. */
export async function startCloudflare(site: string, port = 0): Promise<EdgeServer> {
  const { options, assets } = await readWranglerSettings(site);
  const { directory, binding, html_handling, not_found_handling, run_worker_first } = assets;
  const miniflare = new Miniflare({
    ...options,
    modules: [...options.modules],
    host: '127.0.0.1',
    port,
    assets: {
      workerName: options.name,
      directory,
      binding,
      routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
      assetConfig: { html_handling, not_found_handling },
    },
  });
  const { origin } = await miniflare.ready;
  return { url: origin, close: () => miniflare.dispose() };
}

/** The same runtime with a handler alone, to measure it: no files, and nothing before it. `code` replaces the handler. */
export async function startHandlerAlone(site: string, code?: string): Promise<EdgeServer> {
  const { url, close } = await startAlone(site, code, {});
  return { url, close };
}

export interface InspectedServer extends EdgeServer {
  /** WebSocket address at which the handler is inspected, by the Chrome DevTools protocol. */
  readonly inspector: string;
}

/** As `startHandlerAlone`, to look into the handler, which makes it slower. */
export async function startInspectedHandler(site: string): Promise<InspectedServer> {
  const { miniflare, name, url, close } = await startAlone(site, undefined, {
    inspectorHost: '127.0.0.1',
    inspectorPort: 0,
  });
  const { host } = await miniflare.getInspectorURL();
  return { url, close, inspector: `ws://${host}/core:user:${name}` };
}

async function startAlone(
  site: string,
  code: string | undefined,
  inspection: { inspectorHost?: string; inspectorPort?: number },
) {
  const { options } = await readWranglerSettings(site);
  const [main] = options.modules;
  const miniflare = new Miniflare({
    ...options,
    ...inspection,
    modules: code === undefined ? [main] : [{ ...main, contents: code }],
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL();
  return { miniflare, name: options.name, url: origin, close: () => miniflare.dispose() };
}

async function readWranglerSettings(site: string) {
  const folder = path.resolve(site, 'hosting/cloudflare');
  const text = await readFile(path.join(folder, 'wrangler.jsonc'), 'utf8');
  const settings: WranglerSettings = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  const main = path.resolve(folder, settings.main);
  return {
    assets: { ...settings.assets, directory: path.resolve(folder, settings.assets.directory) },
    options: {
      name: settings.name,
      modules: [{ type: 'ESModule', path: main }] as const,
      modulesRoot: path.dirname(main),
      compatibilityDate: settings.compatibility_date,
      bindings: settings.vars,
      versionMetadata: settings.version_metadata.binding,
    },
  };
}

/** Deno, by the adapter for it. */
export function startDeno(site: string): Promise<EdgeServer> {
  const place = ['--host', '127.0.0.1', '--port', '0'];
  return denoListening(['serve', `--allow-read=${site}`, ...place], site, 'hosting/deno/serve.js');
}

/** Deno, with `script` for a program that serves `site`, its argument, on a free port. */
export function startInDeno(script: string, site: string): Promise<EdgeServer> {
  return denoListening(['run', `--allow-read=${site}`, '--allow-net=127.0.0.1'], '', script, site);
}

async function denoListening(
  flags: readonly string[],
  folder: string,
  script: string,
  ...words: string[]
): Promise<EdgeServer> {
  const [command = '', ...permissions] = flags;
  const deno = spawn(
    path.resolve('node_modules/.bin/deno'),
    [
      command,
      '--no-prompt',
      '--cached-only',
      ...permissions,
      path.resolve(folder, script),
      ...words,
    ],
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
