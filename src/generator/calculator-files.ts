/** Finds the files in the folder of a calculator. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../site/calculators.ts';
import { UserError } from '../user-error.ts';
import { PROJECT_FOLDER } from './project.ts';

/**
 * The file of the calculator at `page` that is called one of `names`.
 *
 * @throws UserError if its folder has none of them.
 */
export function calculatorFile(page: string, ...names: readonly [string, ...string[]]): string {
  const folder = `src/pages/${folderOf(page)}`;
  const name = names.find((each) => existsSync(path.join(PROJECT_FOLDER, folder, each)));
  if (name === undefined) {
    throw new UserError(
      `src/site/calculators.ts lists ${page}, and ${folder}/${names[0]} is missing: see 'Add a calculator' in CONTRIBUTING.md.`,
    );
  }
  return path.join(PROJECT_FOLDER, folder, name);
}
