/** `npm run bench`: how long builds take, as ratios to `cp -r` of what they write. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { describeMeasurements, FRACTIONS, measure } from './cli/benchmark.ts';
import { runCommand, wholeNumber } from './cli/command-line.ts';

interface Flags {
  rounds: number;
  dir: string;
  json: boolean;
  workers?: number;
}

const command = new Command('bench')
  .description('Builds all, a tenth and a hundredth of the site, and times each against cp -r.')
  .option(
    '--rounds <number>',
    'builds of each size; the table shows medians',
    wholeNumber(1, 100),
    3,
  )
  .option('--dir <folder>', 'where to build (5 GB)', tmpdir())
  .option('--workers <number>', 'render threads of every build', wholeNumber(1, 64))
  .option('--json', 'print the measurements for a program to read', false)
  .action(async ({ rounds, dir, json, workers }: Flags) => {
    const projectFolder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
    const flags = workers === undefined ? [] : ['--workers', `${workers}`];
    const measurements = [];
    for (const fraction of FRACTIONS) {
      measurements.push(await measure(projectFolder, dir, fraction, rounds, flags));
    }
    console.log(json ? JSON.stringify(measurements) : describeMeasurements(measurements));
  });

await runCommand(command);
