/** `npm run dev`: makes a few pages, serves them, and makes them again after every change of a source file. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { context } from 'esbuild';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { UserError } from '../src/user-error.ts';
import { runCommand, someText, wholeNumber } from './lib/command-line.ts';

/** As deep in the project as src/generator/project.ts, which finds the project from its own place. */
const BUNDLED_GEN_SITE = path.join(PROJECT_FOLDER, '.cache/dev/gen-site.mjs');
const OUT = path.join(PROJECT_FOLDER, '.cache/dev/site');

/** Files and folders of the project that a build reads. Folders are watched at every depth. */
const SOURCES = ['src', 'scripts', 'templates', 'public', 'site.config.json', 'package.json'];

/** Milliseconds without another change after which a build starts: editors save a file in several steps. */
const QUIET = 50;

const command = new Command('dev')
  .description(
    'Builds a few pages, serves them, and builds them again when a source file changes. Flags that are not listed go to gen-site.',
  )
  .option('--port <number>', 'port to listen on, 0 for any free one', wholeNumber(0, 65_535), 4173)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option(
    '--only <salaries>',
    'the salary pages',
    someText,
    '5000,50000,79900-80100,120000,1000000,15000000',
  )
  .allowUnknownOption()
  .allowExcessArguments()
  .action(async (options: { port: number; host: string; only: string }) => {
    const flags = ['--only', options.only, ...command.args];
    // The bundled command starts in a third of the time: esbuild compiles only changed files again.
    const genSite = await context({
      entryPoints: [path.join(PROJECT_FOLDER, 'scripts/gen-site.ts')],
      outfile: BUNDLED_GEN_SITE,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      sourcemap: 'inline',
      logLevel: 'silent',
    });
    if (!(await build(genSite.rebuild, flags)) && !existsSync(path.join(OUT, 'index.html'))) {
      await genSite.dispose();
      throw new UserError('There is nothing to serve until the first build succeeds.');
    }
    const { url } = await startPreviewServer({ ...options, dir: OUT });
    console.log(`Serving ${url}. Reload the page after a build (Ctrl+C ends it).`);
    rebuildOnChange(() => build(genSite.rebuild, flags));
  });

runCommand(command);

/** Builds the pages from the current sources, and prints the time or the error. Resolves to true on success. */
async function build(bundle: () => Promise<unknown>, flags: readonly string[]): Promise<boolean> {
  const start = performance.now();
  try {
    await bundle();
  } catch (error) {
    console.error(`error: ${(error as Error).message}`);
    return false;
  }
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', BUNDLED_GEN_SITE, '--quiet', '--out', OUT, ...flags],
    { cwd: PROJECT_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  if (status === 0) console.log(`Built in ${seconds} s`);
  else console.error('The pages are as they were.');
  return status === 0;
}

/** Calls `rebuild` after each change of a source, one call at a time. A change during a build starts another build. */
function rebuildOnChange(rebuild: () => Promise<unknown>): void {
  let pause: NodeJS.Timeout | undefined;
  let isBuilding = false;
  let isStale = false;
  const run = async () => {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      await rebuild();
    }
    isBuilding = false;
  };
  const changed = () => {
    clearTimeout(pause);
    pause = setTimeout(run, QUIET);
  };
  // Folders are watched, not files: editors replace a file, and a replaced file is no longer watched.
  watch(PROJECT_FOLDER, (_event, file) => {
    if (file !== null && SOURCES.includes(file)) changed();
  });
  for (const source of SOURCES) {
    const folder = path.join(PROJECT_FOLDER, source);
    if (path.extname(source) === '' && existsSync(folder)) {
      watch(folder, { recursive: true }, changed);
    }
  }
}
