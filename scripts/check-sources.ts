/** `npm run check-sources`: enforces the project's own rules, which no linter has. Imports follow the rooms, and no formula contains a figure of the law. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { UserError } from '../src/user-error.ts';
import { ALLOWED } from './lib/allowed-figures.ts';
import { runCommand } from './lib/command-line.ts';
import { refusedImports } from './lib/rooms.ts';
import { isSearched, refusedFigures } from './lib/typed-figures.ts';

const command = new Command('check-sources')
  .description(
    'Checks that each file of src imports only what scripts/lib/rooms.ts allows, and that no formula and no sentence has a figure of the law.',
  )
  .action(() => {
    const files = readdirSync(path.join(PROJECT_FOLDER, 'src'), { recursive: true })
      .map((file) => path.posix.join('src', ...String(file).split(path.sep)))
      .filter((file) => /\.tsx?$/.test(file));
    const texts = files.map(
      (file) => [file, readFileSync(path.join(PROJECT_FOLDER, file), 'utf8')] as const,
    );
    const refused = [
      ...texts.flatMap(([file, text]) => refusedImports(file, text)),
      ...refusedFigures(new Map(texts.filter(([file]) => isSearched(file))), ALLOWED),
    ];
    for (const line of refused) console.error(line);
    if (refused.length > 0) throw new UserError(`${refused.length} lines break a rule.`);
  });

runCommand(command);
