/** `npm run preview`: serves the built site on this machine as a static host would. */
import { Command } from 'commander';
import { readPath } from '../src/generator/setting-texts.ts';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { onOneLine } from '../src/user-error.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';

const command = new Command('preview')
  .description('Serves the built site as a static host would: clean addresses, 404.html, headers.')
  .option('--dir <folder>', 'output folder of gen-site', readPath, 'dist')
  .option('--port <number>', 'port to listen on, 0 for any free one', wholeNumber(0, 65_535), 4173)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .action(async (options: { dir: string; port: number; host: string }) => {
    const server = await startPreviewServer(options);
    console.log(`Serving ${onOneLine(options.dir)} at ${server.url} (Ctrl+C ends it)`);
  });

runCommand(command);
