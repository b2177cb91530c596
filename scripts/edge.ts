/** `npm run edge`: serves a site made with `gen-site --edge` in Cloudflare's runtime, or compares it with its files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { UserError } from '../src/user-error.ts';
import { count, firstFew } from './lib/build-report.ts';
import { runCommand, someText, wholeNumber } from './lib/command-line.ts';
import { compareEdge, startCloudflare } from './lib/edge.ts';
import { streamReporter } from './lib/reporter.ts';

const command = new Command('edge')
  .description("Serves a site made with gen-site --edge on this machine, in Cloudflare's runtime.")
  .option('--dir <folder>', 'output folder of gen-site --edge', 'dist')
  .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8787)
  .option(
    '--compare <folder>',
    'instead, ask for every page of the same site made there without --edge, compare the bytes and end',
    someText,
  )
  .action(async ({ dir, port, compare }: { dir: string; port: number; compare?: string }) => {
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
    const { pages, differing } = await compareEdge(dir, compare, streamReporter(process.stderr));
    console.log(
      `${count(pages)} pages: ${count(pages - differing.length)} have the bytes of their files in ${compare}, ${count(differing.length)} differ`,
    );
    for (const line of firstFew(differing, (address) => address)) console.log(line);
    if (differing.length > 0) process.exitCode = 1;
  });

runCommand(command);
