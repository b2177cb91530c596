/** `npm run dev`: serves the site from its sources, renders a page when it is asked for, and reloads open pages after every change. */
import { EventEmitter, once } from 'node:events';
import { existsSync, readdirSync, rmSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { Command, CommanderError } from 'commander';
import { bundle } from '../src/generator/bundle/bundle.ts';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { answer, listen, pageAt } from '../src/preview/preview-server.ts';
import { onOneLine, UserError } from '../src/user-error.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';
import type { DevSite } from './lib/dev-site.ts';

/** Folders that a build reads, watched at every depth, and files. */
const FOLDERS = ['src', 'scripts', 'templates', 'public'];
const FILES = ['site.config.json', 'package.json'];

/** Milliseconds without another change after which a build starts: editors save a file in several steps. */
const QUIET = 50;

/** Addresses of this command alone: the script that it adds to each page, and the picture that the script waits for. */
const RELOAD_SCRIPT = '/dev/reload.js';
const NEXT_BUILD = '/dev/next-build.svg';

/** The generator finds the project's folder from where this file is. */
const PLACE = path.join(PROJECT_FOLDER, 'src/generator/project.ts');

/** The last build that succeeded, and its time, which no build of an earlier run has. */
let current: DevSite | undefined;
let builtAt = 0;
const events = new EventEmitter().setMaxListeners(0);

const command = new Command('dev')
  .description(
    'Serves the site from its sources, by the law unless --rules says otherwise. Reloads open pages when a source changes. Takes the ' +
      'flags of gen-site that set the site, such as --rules.',
  )
  .option('--port <number>', 'port to listen on, 0 for any free one', wholeNumber(0, 65_535), 4173)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .allowUnknownOption()
  .allowExcessArguments()
  .action(async (options: { port: number; host: string }) => {
    const folder = path.join(PROJECT_FOLDER, '.cache/dev', `${options.port}`);
    if (!(await build(folder))) {
      throw new UserError('There is nothing to serve until the first build succeeds.');
    }
    const { url } = await listen(options, respond).catch(async (error: unknown) => {
      // The site's thread would keep this process from ending.
      await current?.end();
      throw error;
    });
    // The port was free, so any other folders are left from runs that have ended.
    for (const left of readdirSync(folder)) {
      if (left !== `${builtAt}`) rmSync(path.join(folder, left), { recursive: true });
    }
    console.log(`Serving ${url} (Ctrl+C ends it).`);
    console.log(`Every component in its states: ${url}/examples`);
    let last: Promise<unknown> = Promise.resolve();
    onSourceChange(() => {
      last = last.then(() => build(folder));
    });
  });

runCommand(command);

/**
 * Starts a site in `folder` from the current sources. If that fails, it prints why, and the last site stays.
 * @returns whether it could.
 * @throws CommanderError if a flag is wrong; commander has printed the message.
 */
async function build(folder: string): Promise<boolean> {
  const start = performance.now();
  try {
    const { startDevSite } = await currentGenerator();
    const time = Date.now();
    const ending = `<script type="module" src="${RELOAD_SCRIPT}?${time}"></script>`;
    const site = await startDevSite(command.args, path.join(folder, `${time}`), ending);
    const last = current;
    [current, builtAt] = [site, time];
    events.emit('built');
    console.log(`Built in ${((performance.now() - start) / 1000).toFixed(2)} s`);
    await last?.end();
    if (last !== undefined) rmSync(last.folder, { recursive: true });
    return true;
  } catch (error) {
    if (error instanceof CommanderError) throw error;
    // The bundled generator has its own copy of UserError, so instanceof would fail.
    const { name, message } = error as Error;
    console.error(name === 'UserError' ? `error: ${onOneLine(message)}` : error);
    return false;
  }
}

/** Bundles the generator from the current sources. It runs as a function rather than a module, so that the last one can be garbage-collected. */
async function currentGenerator(): Promise<typeof import('./lib/dev-site.ts')> {
  const { files } = await bundle({
    entryPoints: ['scripts/lib/dev-site.ts'],
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    define: {
      'import.meta.dirname': JSON.stringify(path.dirname(PLACE)),
      'import.meta.url': JSON.stringify(pathToFileURL(PLACE).href),
    },
  });
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(files[0]?.text ?? '', ['module', 'require']);
  run(module, createRequire(import.meta.url));
  return module.exports as typeof import('./lib/dev-site.ts');
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [address = '', build = ''] = request.url?.split('?') ?? [];
  if (address === RELOAD_SCRIPT) {
    response.setHeader('Content-Type', 'text/javascript').end(reloadScript(build));
  } else if (address === NEXT_BUILD) {
    while (builtAt <= Number(build)) await once(events, 'built');
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  } else {
    const { folder, make } = current as DevSite;
    // Addresses without a page are answered with the 404 page.
    await Promise.all([make('/404'), make(pageAt(address))]);
    await answer(folder, request, response);
  }
}

/** A page may load pictures of its own host, and the Content-Security-Policy refuses every other request by a script. */
function reloadScript(build: string): string {
  return `addEventListener('load', function wait() {
  const picture = new Image();
  picture.onload = () => location.reload();
  picture.onerror = () => setTimeout(wait, 1000);
  picture.src = '${NEXT_BUILD}?${Number(build)}';
});
`;
}

/** Calls `rebuild` after each change of a source. */
function onSourceChange(rebuild: () => void): void {
  let pause: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(pause);
    pause = setTimeout(rebuild, QUIET);
  };
  // Folders are watched, not files: editors replace a file, and a replaced file is no longer watched.
  watch(PROJECT_FOLDER, (_event, file) => {
    if (file !== null && FILES.includes(file)) changed();
  });
  for (const name of FOLDERS) {
    const folder = path.join(PROJECT_FOLDER, name);
    if (existsSync(folder)) watch(folder, { recursive: true }, changed);
  }
}
