/** `npm run edge`: serves a site made with `gen-site --edge` in Cloudflare's runtime, or measures its handler there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { UserError } from '../src/user-error.ts';
import { runCommand, wholeNumber } from './cli/command-line.ts';
import { type EdgeMeasurement, measureEdge } from './cli/edge-measurement.ts';
import { startCloudflare } from './cli/edge-servers.ts';

interface Flags {
  readonly dir: string;
  readonly port: number;
  readonly measure?: number;
  readonly json: boolean;
}

const command = new Command('edge')
  .description("Serves a site made with gen-site --edge on this machine, in Cloudflare's runtime.")
  .option('--dir <folder>', 'output folder of gen-site --edge', 'dist')
  .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8787)
  .option(
    '--measure <requests>',
    'instead, measure the handler over so many pages and end',
    wholeNumber(100, 100_000),
  )
  .option('--json', 'print the measurement for a program to read', false)
  .action(async ({ dir, port, measure, json }: Flags) => {
    if (!existsSync(path.join(dir, 'hosting/edge/handler.js'))) {
      throw new UserError(
        `There is no edge handler in ${dir}: run \`npm run gen-site -- --edge\` first.`,
      );
    }
    if (measure === undefined) {
      const { url } = await startCloudflare(dir, port);
      console.log(`${dir} is served at ${url} until Ctrl+C.`);
      return;
    }
    const measurement = await measureEdge(dir, measure);
    console.log(json ? JSON.stringify(measurement) : describe(measurement));
  });

await runCommand(command);

function describe({ page, redirect, ...measured }: EdgeMeasurement): string {
  const kilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(1)} KB`;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const microseconds = (time: number) => `${time.toFixed(0)} µs`;
  const spread = ({ requests, median, high, worst }: EdgeMeasurement['page']) =>
    `median ${microseconds(median)}, 99 of 100 below ${microseconds(high)}, worst ${microseconds(worst)} of ${requests.toLocaleString('en-AU')} requests`;
  return [
    `Bundle: ${kilobytes(measured.bundleBytes)}, ${kilobytes(measured.bundleGzipBytes)} with gzip`,
    `Start, with the first page: ${(measured.start / 1e3).toFixed(1)} ms of processor time`,
    `A page: ${spread(page)}`,
    `A redirect, which has no page: ${spread(redirect)}`,
    `Memory of the runtime: ${megabytes(measured.memoryBefore)} before the first request, ${megabytes(measured.memoryAfter)} after the last`,
  ].join('\n');
}
