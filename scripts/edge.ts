/** `npm run edge`: serves a site made with `gen-site --edge` in Cloudflare's runtime, or compares it with its files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { UserError } from '../src/user-error.ts';
import { runCommand, someText, wholeNumber } from './lib/command-line.ts';
import { compareEdge, type EdgeComparison } from './lib/edge-comparison.ts';
import { startCloudflare } from './lib/edge-servers.ts';
import { streamReporter } from './lib/reporter.ts';

interface Flags {
  readonly dir: string;
  readonly port: number;
  readonly compare?: string;
  readonly json: boolean;
}

const command = new Command('edge')
  .description("Serves a site made with gen-site --edge on this machine, in Cloudflare's runtime.")
  .option('--dir <folder>', 'output folder of gen-site --edge', 'dist')
  .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8787)
  .option(
    '--compare <folder>',
    'instead, ask for every page of the same site made there without --edge, compare the bytes and end',
    someText,
  )
  .option('--json', 'print the comparison for a program to read', false)
  .action(async ({ dir, port, compare, json }: Flags) => {
    if (!existsSync(path.join(dir, 'hosting/edge/handler.js'))) {
      throw new UserError(
        `There is no edge handler in ${dir}: run \`npm run gen-site -- --edge\` first.`,
      );
    }
    if (compare === undefined) {
      const { url } = await startCloudflare(dir, port);
      console.log(`${dir} is served at ${url} until Ctrl+C.`);
      return;
    }
    const comparison = await compareEdge(dir, compare, streamReporter(process.stderr));
    console.log(json ? JSON.stringify(comparison) : describeComparison(comparison, compare));
    if (comparison.differing > 0) process.exitCode = 1;
  });

runCommand(command);

function describeComparison(
  { pages, rendered, differing, first }: EdgeComparison,
  files: string,
): string {
  const count = (value: number) => value.toLocaleString('en-AU');
  const lines = [
    `${count(pages)} pages, ${count(rendered)} of them rendered by the handler: ${count(pages - differing)} have the bytes of their files in ${files}, ${count(differing)} differ`,
    ...first.map((address) => `  ${address}`),
  ];
  if (differing > first.length) lines.push(`  and ${count(differing - first.length)} more`);
  return lines.join('\n');
}
