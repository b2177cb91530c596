/**
 * `npm run bench`: how long builds take, beside `cp -r` of their output, which is the least work of any generator and as
 * noisy, and beside another commit.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
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
  .description('Builds all pages and one page, beside cp -r. Figures are the least and the median.')
  .option('--rounds <number>', 'how often each is built', wholeNumber(1, 100), 3)
  .option('--dir <folder>', 'where to build (5 GB), such as a memory disk', tmpdir())
  .option('--only <salaries>', 'these salary pages in the place of all')
  .option('--against <commit>', 'an earlier commit, built in turn with the files as they are')
  .action(async ({ rounds, dir, only, against }: Flags) => {
    const reporter = streamReporter(process.stderr);
    const folder = mkdtempSync(path.join(dir, 'pay-site-bench-'));
    const flags = only === undefined ? [] : ['--only', only];
    try {
      const projects = [PROJECT_FOLDER];
      if (against !== undefined) {
        const other = path.join(folder, 'other');
        await reporter.task(`Installing ${against}`, () => checkOut(against, other));
        projects.push(other);
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

/** Builds the site of `project` with `flags`, builds it again, copies it, and builds one page. `folder` is emptied. */
async function measureRound(
  project: string,
  folder: string,
  flags: readonly string[],
): Promise<Figures> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const out = path.join(folder, 'site');
  // The words of `npm run gen-site`: npm itself is not measured.
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const command: string[] = scripts['gen-site'].replace(/^exec /, '').split(' ');
  const genSite = (...words: string[]) =>
    timed([...command, '--json', '--quiet', ...words], project);
  const build = await genSite('--out', out, ...flags);
  const rebuild = await genSite('--out', out, ...flags);
  const copy = await timed(['cp', '-r', out, `${out}-copy`], project);
  const onePage = await genSite('--out', path.join(folder, 'one'), '--only', '80000');
  return {
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

/**
 * Puts the project as `commit` has it into `folder`, with the packages that a build needs.
 * @throws UserError if there is no such commit.
 */
async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  await run('git', ['archive', '--output', archive, commit], { cwd: PROJECT_FOLDER }).catch(
    (cause: unknown) => {
      throw new UserError(`git has no commit ${commit} here.`, { cause });
    },
  );
  await run('tar', ['-xf', archive, '-C', folder]);
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Runs a program to its end. The shell's `times` gives the processor time of the program and its children, in seconds. */
async function timed(words: readonly string[], folder: string) {
  const start = performance.now();
  const shell = ['-c', '"$@" || exit; times >&2', 'sh', ...words];
  const { stdout, stderr } = await run('sh', shell, { cwd: folder }).catch((cause) => {
    throw new UserError(`${words.join(' ')}: ${cause.stderr?.trim() || cause}`, { cause });
  });
  const wall = (performance.now() - start) / 1000;
  const [, minutes, seconds] = /(\d+)m([\d.]+)s \S+\s*$/.exec(stderr) ?? [];
  return { wall, user: Number(minutes) * 60 + Number(seconds), output: stdout };
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
