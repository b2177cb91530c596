/**
 * `npm run bench`: how long builds take, beside `cp -r` of their output, which is the least work of any generator and as
 * noisy, and beside another commit.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { readPath } from '../src/generator/setting-texts.ts';
import { UserError } from '../src/user-error.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';
import { streamReporter } from './lib/reporter.ts';

const run = promisify(execFile);

interface Flags {
  readonly rounds: number;
  readonly dir: string;
  readonly only?: string;
  readonly against?: string;
}

const command = new Command('bench')
  .description(
    'Builds one page in a fresh clone, all pages, all again, and one page, beside cp -r of all. Builds keep only a record ' +
      "of the site in .cache, and tsx the compiled commands in the system's temporary folder: the first build has neither. " +
      'Figures are the least and the median.',
  )
  .option('--rounds <number>', 'how often each is built', wholeNumber(1, 100), 3)
  .option('--dir <folder>', 'where to build (5 GB), such as a memory disk', readPath, tmpdir())
  .option('--only <salaries>', 'these salary pages in the place of all')
  .option('--against <commit>', 'an earlier commit, built in turn with the files as they are')
  .action(async ({ rounds, dir, only, against }: Flags) => {
    const reporter = streamReporter(process.stderr);
    const folder = mkdtempSync(path.join(dir, 'pay-site-bench-'));
    const flags = only === undefined ? [] : ['--only', only];
    try {
      const projects = [await copyProject(path.join(folder, 'own'))];
      if (against !== undefined) {
        const install = () => checkOut(against, path.join(folder, 'other'));
        projects.push(await reporter.task(`Installing ${against}`, install));
      }
      const measured: Figures[][] = projects.map(() => []);
      await reporter.progress('Building', rounds * projects.length, async (advance) => {
        for (let round = 0; round < rounds; round++) {
          for (const [index, project] of projects.entries()) {
            measured[index]?.push(await measureRound(project, path.join(folder, 'build'), flags));
            advance(1);
          }
        }
      });
      const [own = [], other] = measured;
      console.table(table(own, other, against ?? ''));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

runCommand(command);

/** The measurements of a round, by their names in the table, which end with the unit. */
type Figures = Readonly<Record<string, number>>;

/**
 * Builds one page of `project` with nothing kept, then its site with `flags`, builds that again, copies it, and builds one
 * page. `folder` is emptied.
 */
async function measureRound(
  project: string,
  folder: string,
  flags: readonly string[],
): Promise<Figures> {
  rmSync(folder, { recursive: true, force: true });
  // Earlier commits keep bundles there.
  rmSync(path.join(project, '.cache'), { recursive: true, force: true });
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const out = path.join(folder, 'site');
  // The words of `npm run gen-site`: npm itself is not measured.
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const command: string[] = scripts['gen-site'].replace(/^exec /, '').split(' ');
  const atExit = path.join(PROJECT_FOLDER, 'scripts/lib/children-at-exit.ts');
  command.splice(1, 0, '--import', 'tsx', '--import', atExit);
  const genSite = (...words: string[]) =>
    timed([...command, '--json', '--quiet', ...words], project, temporary);
  const first = await genSite('--out', path.join(folder, 'first'), '--only', '80000');
  const build = await genSite('--out', out, ...flags);
  const rebuild = await genSite('--out', out, ...flags);
  const copy = await timed(['cp', '-r', out, `${out}-copy`], project, temporary);
  const onePage = await genSite('--out', path.join(folder, 'one'), '--only', '80000');
  return {
    'first build of one page, s': first.wall,
    'first build of one page, processor time, s': first.user + first.system,
    'build, s': build.wall,
    'build, user time, s': build.user,
    'build, peak memory, MB': JSON.parse(build.output).peakMemoryBytes / 1e6,
    'nothing changed, s': rebuild.wall,
    'nothing changed : build': rebuild.wall / build.wall,
    'cp -r of the site, s': copy.wall,
    'build : cp -r': build.wall / copy.wall,
    'one page, s': onePage.wall,
    'one page, user time, s': onePage.user,
  };
}

/** Copies the project as it is, without what git ignores, into `folder`, with the same packages. Returns `folder`. */
async function copyProject(folder: string): Promise<string> {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', words, { cwd: PROJECT_FOLDER });
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    const place = path.join(PROJECT_FOLDER, file);
    // Git lists files that have been removed since the last commit.
    if (existsSync(place)) cpSync(place, path.join(folder, file));
  }
  symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * Puts the project as `commit` has it into `folder`, with the packages that a build needs. Returns `folder`.
 * @throws UserError if there is no such commit.
 */
async function checkOut(commit: string, folder: string): Promise<string> {
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  await run('git', ['archive', '--output', archive, commit], { cwd: PROJECT_FOLDER }).catch(
    (cause: unknown) => {
      throw new UserError(`git has no commit ${commit} here.`, { cause });
    },
  );
  await run('tar', ['-xf', archive, '-C', folder]);
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
  return folder;
}

/**
 * Runs a program to its end. The shell's `times` gives the processor time, of the user and of the system, of the program and
 * the children that were waited for, in seconds. `temporary` takes the place of the system's temporary folder.
 */
async function timed(words: readonly string[], folder: string, temporary: string) {
  const start = performance.now();
  const shell = ['-c', '"$@" || exit; times >&2', 'sh', ...words];
  const settings = { cwd: folder, env: { ...process.env, TMPDIR: temporary } };
  const { stdout, stderr } = await run('sh', shell, settings).catch((cause) => {
    throw new UserError(`${words.join(' ')}: ${cause.stderr?.trim() || cause}`, { cause });
  });
  const wall = (performance.now() - start) / 1000;
  let [user, system] = [0, 0];
  for (const found of stderr.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)) {
    const [, userMinutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] =
      found.map(Number);
    user += userMinutes * 60 + seconds;
    system += systemMinutes * 60 + systemSeconds;
  }
  return { wall, user, system, output: stdout };
}

/** The least and the median of the rounds; with another commit, its figures and the ratio of the two. */
function table(own: readonly Figures[], other: readonly Figures[] | undefined, commit: string) {
  const rows = Object.keys(own[0] ?? {}).map((name) => {
    const values = leastAndMedian(own, name);
    if (other === undefined) return [name, { 'least / median': both(values) }];
    const others = leastAndMedian(other, name);
    const ratios = values.map((value, index) => value / (others[index] ?? Number.NaN));
    return [name, { 'as it is': both(values), [commit]: both(others), ratio: both(ratios) }];
  });
  return Object.fromEntries(rows);
}

function leastAndMedian(rounds: readonly Figures[], name: string): number[] {
  const rising = rounds.map((round) => round[name] ?? Number.NaN).sort((a, b) => a - b);
  return [0, rising.length >> 1].map((index) => rising[index] ?? Number.NaN);
}

function both(values: readonly number[]): string {
  return values.map((value) => value.toFixed(2)).join(' / ');
}
