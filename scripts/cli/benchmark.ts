/**
 * Measures whole builds against `cp -r` of their output, in the same run. The copy is the least work of any
 * generator, and the machine's noise affects both.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOWEST_SALARY, SALARY_COUNT, SALARY_STEP } from '../../src/site/salary-amounts.ts';

/** One size of site, measured; times in seconds, each the median of the rounds. */
export interface Measurement {
  readonly pages: number;
  readonly bytes: number;
  readonly build: number;
  readonly copy: number;
  /** Building again with nothing changed. */
  readonly rebuild: number;
  /** Rendering and comparing every page again, with nothing changed. */
  readonly forcedRebuild: number;
  /** Peak memory of the build's process in bytes, the largest of the rounds. */
  readonly peakMemory: number;
}

/** Fractions of the salary pages that are built: all, a tenth, a hundredth. */
export const FRACTIONS = [1, 10, 100];

/** A fraction of the pages is taken from this many ranges, spread over all salaries, so that it has every kind of page. */
const STRETCHES = 10;

/** Builds one `fraction`th of the site `rounds` times below `folder`; `flags` go to every build. */
export async function measure(
  projectFolder: string,
  folder: string,
  fraction: number,
  rounds: number,
  flags: readonly string[],
): Promise<Measurement> {
  const results = [];
  for (let round = 0; round < rounds; round++) {
    results.push(await measureOnce(projectFolder, folder, [...selection(fraction), ...flags]));
  }
  const [first] = results;
  if (first === undefined) throw new RangeError('A benchmark needs at least one round.');
  return {
    pages: first.pages,
    bytes: first.bytes,
    build: median(results.map(({ build }) => build)),
    copy: median(results.map(({ copy }) => copy)),
    rebuild: median(results.map(({ rebuild }) => rebuild)),
    forcedRebuild: median(results.map(({ forcedRebuild }) => forcedRebuild)),
    peakMemory: Math.max(...results.map(({ peakMemory }) => peakMemory)),
  };
}

/**
 * The measurements, largest site first, as a table for a terminal. The cost of a further page is the difference to
 * the row below, so it does not include start-up.
 */
export function describeMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measured, index) => [
    measured.pages.toLocaleString('en-AU'),
    `${(measured.bytes / 1e6).toFixed(0)} MB`,
    `${measured.build.toFixed(2)} s`,
    Math.round(measured.pages / measured.build).toLocaleString('en-AU'),
    `${measured.copy.toFixed(2)} s`,
    (measured.build / measured.copy).toFixed(2),
    furtherPage(measured, measurements[index + 1]),
    `${(measured.peakMemory / 1e6).toFixed(0)} MB`,
    (measured.rebuild / measured.build).toFixed(2),
    (measured.forcedRebuild / measured.build).toFixed(2),
  ]);
  const columns = [
    'pages',
    'size',
    'build',
    'pages/s',
    'cp -r',
    'build:cp',
    'a further page',
    'memory',
    'rebuild:build',
    'forced:build',
  ];
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  return [columns, ...rows]
    .map((row) => row.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  '))
    .join('\n');
}

function furtherPage(measured: Measurement, smaller: Measurement | undefined): string {
  if (smaller === undefined) return '';
  const seconds = (measured.build - smaller.build) / (measured.pages - smaller.pages);
  return `${(seconds * 1e6).toFixed(0)} us`;
}

async function measureOnce(projectFolder: string, folder: string, flags: readonly string[]) {
  const temporary = mkdtempSync(path.join(folder, 'pay-site-bench-'));
  const out = path.join(temporary, 'site');
  const genSite = async (...more: string[]) => {
    const script = path.join(projectFolder, 'scripts/gen-site.ts');
    const words = ['--import', 'tsx', script, '--out', out, '--json', '--quiet', ...flags, ...more];
    const { seconds, output } = await run(process.execPath, words, projectFolder);
    return { seconds, summary: JSON.parse(output) };
  };
  try {
    const build = await genSite();
    const copy = await run('cp', ['-r', out, path.join(temporary, 'copy')], projectFolder);
    rmSync(path.join(temporary, 'copy'), { recursive: true });
    const rebuild = await genSite();
    const forcedRebuild = await genSite('--force');
    return {
      pages: build.summary.pages as number,
      bytes: build.summary.bytes as number,
      build: build.seconds,
      copy: copy.seconds,
      rebuild: rebuild.seconds,
      forcedRebuild: forcedRebuild.seconds,
      peakMemory: build.summary.peakMemoryBytes as number,
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Flags for one `fraction`th of the salary pages, in ranges spread evenly over all salaries. */
function selection(fraction: number): string[] {
  if (fraction === 1) return [];
  const amountAt = (index: number) => LOWEST_SALARY + Math.floor(index) * SALARY_STEP;
  const stretch = SALARY_COUNT / STRETCHES;
  const ranges = Array.from({ length: STRETCHES }, (_, index) => {
    const first = index * stretch;
    return `${amountAt(first)}-${amountAt(first + stretch / fraction - 1)}`;
  });
  return ['--only', ranges.join()];
}

/** Runs a program to its end; the time includes the start of its process. */
function run(
  program: string,
  words: readonly string[],
  folder: string,
): Promise<{ seconds: number; output: string }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve({ seconds: (performance.now() - start) / 1000, output });
      else reject(new Error(`${program} ended with status ${status}`));
    });
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
