/** `npm run dev`: makes a few pages and the page of examples, serves them, and makes them again after every change of a source file. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { UserError } from '../src/user-error.ts';
import { runCommand, someText, wholeNumber } from './lib/command-line.ts';

const OUT = path.join(PROJECT_FOLDER, '.cache/dev/site');
const EXAMPLES = path.join(OUT, 'examples.html');

/** Folders that a build reads, watched at every depth, and files. */
const FOLDERS = ['src', 'scripts', 'templates', 'public'];
const FILES = ['site.config.json', 'package.json'];

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
    refuseOtherFolder(command.args);
    const flags = ['--only', options.only, ...command.args];
    if (!build(flags) && !existsSync(path.join(OUT, 'index.html'))) {
      throw new UserError('There is nothing to serve until the first build succeeds.');
    }
    const { url } = await startPreviewServer({ ...options, dir: OUT });
    console.log(`Serving ${url}. Reload the page after a build (Ctrl+C ends it).`);
    console.log(`Every component in its states: ${url}/examples`);
    onSourceChange(() => build(flags));
  });

runCommand(command);

function refuseOtherFolder(words: readonly string[]): void {
  const word = words.find((each) => /^--(out|dir)(=|$)/.test(each));
  if (word === undefined) return;
  throw new UserError(`dev builds and serves a folder of its own: leave ${word} out.`, {
    exitCode: 2,
  });
}

/** Builds the pages from the current sources, and prints the time. True on success. Requests wait until it has ended. */
function build(flags: readonly string[]): boolean {
  const start = performance.now();
  // A build refuses a folder that has a file of others.
  rmSync(EXAMPLES, { force: true });
  const isBuilt = run('gen-site', '--quiet', '--out', OUT, ...flags);
  if (isBuilt) run('lib/examples/write-examples', EXAMPLES);
  if (isBuilt) console.log(`Built in ${((performance.now() - start) / 1000).toFixed(2)} s`);
  else console.error('The pages are as they were, without the examples.');
  return isBuilt;
}

function run(command: string, ...flags: string[]): boolean {
  const words = ['scripts/start.cjs', command, ...flags];
  const { status } = spawnSync(process.execPath, words, { cwd: PROJECT_FOLDER, stdio: 'inherit' });
  return status === 0;
}

/** Calls `rebuild` after each change of a source; a change during a call is noticed after it. */
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
