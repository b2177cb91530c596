/** `npm run bench`: how long builds take, as ratios to `cp -r` of what they write. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { describeMeasurements, measure, SIZES } from './lib/benchmark.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';

interface Flags {
  rounds: number;
  dir: string;
  against?: string;
  json: boolean;
  workers?: number;
}

const command = new Command('bench')
  .description('Builds all of the site, a tenth, a hundredth and one page, each against cp -r.')
  .option(
    '--rounds <number>',
    'builds of each size; the table shows the least and the median',
    wholeNumber(1, 100),
    3,
  )
  .option('--dir <folder>', 'where to build (5 GB)', tmpdir())
  .option('--against <folder>', 'another checkout of the project, built in turn with this one')
  .option('--workers <number>', 'render threads of every build', wholeNumber(1, 64))
  .option('--json', 'print the measurements for a program to read', false)
  .action(async ({ rounds, dir, against, json, workers }: Flags) => {
    const settings = {
      projectFolder: path.dirname(import.meta.dirname),
      against: against && path.resolve(against),
      folder: dir,
      rounds,
      flags: workers === undefined ? [] : ['--workers', `${workers}`],
    };
    const measurements = [];
    for (const size of SIZES) measurements.push(await measure(settings, size));
    console.log(json ? JSON.stringify(measurements) : describeMeasurements(measurements));
  });

runCommand(command);
