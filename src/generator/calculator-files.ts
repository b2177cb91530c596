/** The files of the folders of calculators. */
import { existsSync } from 'node:fs';
import { folderOf } from '../site/calculators.ts';
import { UserError } from '../user-error.ts';

/**
 * The address of the file of the calculator at `path` that is called one of `names`.
 *
 * @throws UserError if its folder has none of them.
 */
export function calculatorFile(path: string, ...names: readonly [string, ...string[]]): URL {
  const files = names.map((name) => new URL(`../pages/${folderOf(path)}/${name}`, import.meta.url));
  const file = files.find((each) => existsSync(each));
  if (file === undefined) {
    throw new UserError(
      `src/site/calculators.ts lists ${path}, and src/pages/${folderOf(path)}/${names[0]} is missing: see 'Add a calculator' in CONTRIBUTING.md.`,
    );
  }
  return file;
}
