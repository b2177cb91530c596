/** `npm run check-imports`: names each import in `src` that the rule of its room refuses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { UserError } from '../src/user-error.ts';
import { runCommand } from './lib/command-line.ts';
import { refusedImports } from './lib/rooms.ts';

const command = new Command('check-imports')
  .description('Checks that each file of src imports only what scripts/lib/rooms.ts allows.')
  .action(() => {
    const refused = readdirSync(path.join(PROJECT_FOLDER, 'src'), { recursive: true })
      .map((file) => path.posix.join('src', ...String(file).split(path.sep)))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        refusedImports(file, readFileSync(path.join(PROJECT_FOLDER, file), 'utf8')),
      );
    for (const line of refused) console.error(line);
    if (refused.length > 0) throw new UserError(`${refused.length} imports break a rule.`);
  });

runCommand(command);
