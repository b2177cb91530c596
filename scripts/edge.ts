/** `npm run edge`: serves a site made with `gen-site --edge` in Cloudflare's runtime. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { readPath } from '../src/generator/setting-texts.ts';
import { onOneLine, UserError } from '../src/user-error.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';
import { startCloudflare } from './lib/edge.ts';

const command = new Command('edge')
  .description("Serves a site made with gen-site --edge on this machine, in Cloudflare's runtime.")
  .option('--dir <folder>', 'output folder of gen-site --edge', readPath, 'dist')
  .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8787)
  .action(async ({ dir, port }: { dir: string; port: number }) => {
    if (!existsSync(path.join(dir, 'hosting/edge/handler.js'))) {
      throw new UserError(
        `There is no edge handler in ${dir}: run \`npm run gen-site -- --edge\` first.`,
      );
    }
    const { url } = await startCloudflare(dir, port);
    console.log(`${onOneLine(dir)} is served at ${url} until Ctrl+C.`);
  });

runCommand(command);
