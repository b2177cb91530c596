/** `npm run check-figures`: names each figure that is typed into a formula or a sentence, where it belongs in the year's data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { UserError } from '../src/user-error.ts';
import { ALLOWED } from './lib/allowed-figures.ts';
import { runCommand } from './lib/command-line.ts';
import { FOLDERS, isLeftOut, refusedFigures } from './lib/typed-figures.ts';

const command = new Command('check-figures')
  .description('Checks that no formula and no sentence has a figure of the law.')
  .action(() => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(path.join(PROJECT_FOLDER, folder), { recursive: true }).map((file) =>
        path.posix.join(folder, ...String(file).split(path.sep)),
      ),
    ).filter((file) => !isLeftOut(file));
    const texts = files.map(
      (file) => [file, readFileSync(path.join(PROJECT_FOLDER, file), 'utf8')] as const,
    );
    const refused = refusedFigures(new Map(texts), ALLOWED);
    for (const line of refused) console.error(line);
    if (refused.length > 0) throw new UserError(`${refused.length} figures break a rule.`);
  });

runCommand(command);
