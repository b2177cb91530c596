/**
 * Measures whole builds against `cp -r` of their output, in the same run. The copy is the least work of any
 * generator, and the machine's noise affects both.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOWEST_SALARY, SALARY_COUNT, SALARY_STEP } from '../../src/site/salary-amounts.ts';

/** One size of site, built once in each round. */
export interface Measurement {
  readonly pages: number;
  readonly bytes: number;
  readonly build: Timing;
  readonly copy: Timing;
  /** Build time divided by copy time, round by round. */
  readonly ratio: Spread;
  /** Building again with nothing changed, as a fraction of the build's time. */
  readonly rebuild: Spread;
  /** Rendering and comparing every page again, with nothing changed, as a fraction of the build's time. */
  readonly forcedRebuild: Spread;
  /** Peak memory of the build's process in bytes, the largest of the rounds. */
  readonly peakMemory: number;
  /** The build of the other checkout, in turn with this one's; absent if there is none. */
  readonly against?: Timing;
}

/** In seconds. `user` and `system` are processor time of all threads and child processes. */
export interface Timing {
  readonly wall: Spread;
  readonly user: Spread;
  readonly system: Spread;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
}

export interface BenchmarkSettings {
  readonly projectFolder: string;
  /** Another checkout of the project to build in turn with this one. */
  readonly against?: string | undefined;
  /** Where to build. */
  readonly folder: string;
  readonly rounds: number;
  /** Flags of every build. */
  readonly flags: readonly string[];
}

/** What is built: all salary pages, a tenth of them, a hundredth, and one, which shows what starting costs. */
export const SIZES = ['all', 'a tenth', 'a hundredth', 'one'] as const;
export type Size = (typeof SIZES)[number];

export async function measure(settings: BenchmarkSettings, size: Size): Promise<Measurement> {
  const rounds = [];
  for (let round = 0; round < settings.rounds; round++) {
    rounds.push(await measureOnce(settings, size));
  }
  const [first] = rounds;
  if (first === undefined) throw new RangeError('A benchmark needs at least one round.');
  const against = rounds.flatMap((round) => round.against ?? []);
  return {
    pages: first.summary.pages,
    bytes: first.summary.bytes,
    build: timing(rounds.map(({ build }) => build)),
    copy: timing(rounds.map(({ copy }) => copy)),
    ratio: spread(rounds.map(({ build, copy }) => build.wall / copy.wall)),
    rebuild: spread(rounds.map(({ build, rebuild }) => rebuild.wall / build.wall)),
    forcedRebuild: spread(rounds.map(({ build, forced }) => forced.wall / build.wall)),
    peakMemory: Math.max(...rounds.map(({ summary }) => summary.peakMemoryBytes)),
    ...(against.length > 0 && { against: timing(against) }),
  };
}

/** The measurements as a table for a terminal; each figure is the least and the median of its rounds. */
export function describeMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measured, index) => [
    measured.pages.toLocaleString('en-AU'),
    `${(measured.bytes / 1e6).toFixed(0)} MB`,
    both(measured.build.wall, ' s'),
    both(measured.build.user, ' s'),
    both(measured.build.system, ' s'),
    Math.round(measured.pages / measured.build.wall.median).toLocaleString('en-AU'),
    both(measured.copy.wall, ' s'),
    both(measured.ratio),
    furtherPage(measured, measurements[index + 1]),
    `${(measured.peakMemory / 1e6).toFixed(0)} MB`,
    both(measured.rebuild),
    both(measured.forcedRebuild),
    ...(measured.against === undefined
      ? []
      : [both(measured.against.wall, ' s'), both(measured.against.user, ' s')]),
  ]);
  const columns = [
    'pages',
    'size',
    'build',
    'user',
    'system',
    'pages/s',
    'cp -r',
    'build:cp',
    'a further page',
    'memory',
    'rebuild:build',
    'forced:build',
    ...(measurements[0]?.against === undefined ? [] : ['other build', 'other user']),
  ];
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  return [columns, ...rows]
    .map((row) => row.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  '))
    .join('\n');
}

function both({ least, median }: Spread, unit = ''): string {
  return `${least.toFixed(2)}/${median.toFixed(2)}${unit}`;
}

/** Processor time of one page more, the difference to the row below, so that start-up is left out. */
function furtherPage(measured: Measurement, smaller: Measurement | undefined): string {
  if (smaller === undefined) return '';
  const seconds = processorTime(measured.build) - processorTime(smaller.build);
  return `${((seconds / (measured.pages - smaller.pages)) * 1e6).toFixed(0)} us`;
}

function processorTime({ user, system }: Timing): number {
  return user.median + system.median;
}

interface Run {
  readonly wall: number;
  readonly user: number;
  readonly system: number;
}

async function measureOnce(settings: BenchmarkSettings, size: Size) {
  const { projectFolder, against, folder } = settings;
  const temporary = mkdtempSync(path.join(folder, 'pay-site-bench-'));
  const flags = [...selection(size), ...settings.flags];
  const genSite = async (project: string, name: string, ...more: string[]) => {
    const out = path.join(temporary, name);
    const words = ['--out', out, '--json', '--quiet', ...flags, ...more];
    const { output, ...run } = await timed(
      process.execPath,
      [...genSiteOf(project), ...words],
      project,
    );
    return {
      ...run,
      summary: JSON.parse(output) as { pages: number; bytes: number; peakMemoryBytes: number },
    };
  };
  const remove = (name: string) => rmSync(path.join(temporary, name), { recursive: true });
  try {
    const { summary, ...build } = await genSite(projectFolder, 'site');
    const copy = await timed('cp', ['-r', 'site', 'copy'], temporary);
    remove('copy');
    const rebuild = await genSite(projectFolder, 'site');
    const forced = await genSite(projectFolder, 'site', '--force');
    remove('site');
    const other = against === undefined ? undefined : await genSite(against, 'other');
    return { summary, build, copy, rebuild, forced, against: other };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What `npm run gen-site` has Node.js run in `project`, without npm itself; checkouts of earlier versions have no start script. */
function genSiteOf(project: string): string[] {
  const start = path.join(project, 'scripts/start.mjs');
  return existsSync(start)
    ? [start, 'gen-site']
    : ['--import', 'tsx', path.join(project, 'scripts/gen-site.ts')];
}

/** A fraction of the pages is taken from this many ranges, spread over all salaries, so that it has every kind of page. */
const STRETCHES = 10;

/** Flags for the salary pages of `size`, from ranges spread evenly over all salaries. */
function selection(size: Size): string[] {
  if (size === 'all') return [];
  if (size === 'one') return ['--only', '80000'];
  const fraction = size === 'a tenth' ? 10 : 100;
  const amountAt = (index: number) => LOWEST_SALARY + Math.floor(index) * SALARY_STEP;
  const stretch = SALARY_COUNT / STRETCHES;
  const ranges = Array.from({ length: STRETCHES }, (_, index) => {
    const first = index * stretch;
    return `${amountAt(first)}-${amountAt(first + stretch / fraction - 1)}`;
  });
  return ['--only', ranges.join()];
}

/** Runs a program to its end. The shell's `times` gives the processor time of it and its children. */
function timed(
  program: string,
  words: readonly string[],
  folder: string,
): Promise<Run & { output: string }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const shell = ['-c', '"$@" || exit; times >&2', 'sh', program, ...words];
    const child = spawn('sh', shell, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      const wall = (performance.now() - start) / 1000;
      const times = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(errors)?.slice(1).map(Number);
      if (status !== 0 || times === undefined) {
        reject(new Error(`${program} ended with status ${status}: ${errors.trim()}`));
        return;
      }
      const [userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] = times;
      resolve({
        wall,
        user: userMinutes * 60 + userSeconds,
        system: systemMinutes * 60 + systemSeconds,
        output,
      });
    });
  });
}

function timing(runs: readonly Run[]): Timing {
  return {
    wall: spread(runs.map(({ wall }) => wall)),
    user: spread(runs.map(({ user }) => user)),
    system: spread(runs.map(({ system }) => system)),
  };
}

function spread(values: readonly number[]): Spread {
  const rising = values.toSorted((a, b) => a - b);
  const middle = rising.length >> 1;
  const upper = rising[middle] ?? Number.NaN;
  const median = rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? Number.NaN) + upper) / 2;
  return { least: rising[0] ?? Number.NaN, median };
}
