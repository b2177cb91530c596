/** `npm run bench`: how long builds take, beside `cp -r` of their output and beside another commit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { checkOut, measureRound, type Round } from './lib/benchmark.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';
import { streamReporter } from './lib/reporter.ts';

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
      const measured: Round[][] = projects.map(() => []);
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

const SECONDS = (value: number) => `${value.toFixed(2)} s`;
const MEGABYTES = (value: number) => `${(value / 1e6).toFixed(0)} MB`;
const RATIO = (value: number) => value.toFixed(2);

/** The rows of the table: what is measured in a round, and how it is written. */
const ROWS: readonly [string, (round: Round) => number, (value: number) => string][] = [
  ['build', ({ wall }) => wall, SECONDS],
  ['build, user time', ({ user }) => user, SECONDS],
  ['build, peak memory', ({ peakMemory }) => peakMemory, MEGABYTES],
  ['nothing changed', ({ rebuildWall }) => rebuildWall, SECONDS],
  ['nothing changed : build', ({ rebuildWall, wall }) => rebuildWall / wall, RATIO],
  ['cp -r of the site', ({ copyWall }) => copyWall, SECONDS],
  ['build : cp -r', ({ wall, copyWall }) => wall / copyWall, RATIO],
  ['one page', ({ onePageWall }) => onePageWall, SECONDS],
  ['one page, user time', ({ onePageUser }) => onePageUser, SECONDS],
];

/** The least and the median of the rounds; with another commit, its figures and the ratio of the two. */
function table(own: readonly Round[], other: readonly Round[] | undefined, commit: string) {
  const entries = ROWS.map(([name, figure, write]) => {
    const both = (values: readonly number[]) => values.map(write).join(' / ');
    const values = leastAndMedian(own.map(figure));
    if (other === undefined) return [name, { 'least / median': both(values) }];
    const others = leastAndMedian(other.map(figure));
    const ratio = values.map((value, index) => RATIO(value / (others[index] ?? Number.NaN)));
    return [name, { 'as it is': both(values), [commit]: both(others), ratio: ratio.join(' / ') }];
  });
  return Object.fromEntries(entries);
}

function leastAndMedian(values: readonly number[]): number[] {
  const rising = values.toSorted((a, b) => a - b);
  return [0, rising.length >> 1].map((index) => rising[index] ?? Number.NaN);
}
