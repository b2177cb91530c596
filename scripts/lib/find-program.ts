import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../src/user-error.ts';

/** A program of the system, under the names that it is installed by. */
export interface Program {
  readonly commands: readonly string[];
  /** Environment variable that names its file instead, such as `CHROME_PATH`. */
  readonly variable: string;
}

/**
 * The file that the program's variable names, else its first command on the search path, else undefined.
 * @throws UserError if the variable names no program.
 */
export function findProgram({ commands, variable }: Program): string | undefined {
  const named = process.env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new UserError(`${variable} is ${named}, which is not a program that can be run.`);
  }
  const folders = process.env.PATH?.split(path.delimiter) ?? [];
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
