/** The operator's own files, such as CNAME or ads.txt, which become part of the site as they are. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { filesIn } from '../publish/folder-contents.ts';
import { resolveTarget } from '../publish/output-target.ts';
import type { SiteFile } from './site-file.ts';

/**
 * The files below `folder`, in order. One that is edited during the build is published anew by the next.
 * @throws UserError if `folder` and `out` overlap, or if something in it is no file.
 */
export function publicFiles(folder: string, out: string): SiteFile[] {
  const [from, to] = [realpathSync(folder), resolveTarget(out)];
  if (isWithin(from, to) || isWithin(to, from)) {
    throw new UserError(
      `The public folder ${folder} and the output folder ${out} overlap: keep one outside the other.`,
    );
  }
  return filesIn(folder).map((file) => {
    const place = path.join(folder, file);
    // A link to a file is as good as the file.
    if (statSync(place, { throwIfNoEntry: false })?.isFile()) {
      return { file, contents: () => readFileSync(place) };
    }
    throw new UserError(
      `${place} is no file, so it cannot be part of the site: take it out of there.`,
    );
  });
}

/**
 * Refuses a file of `own`, from `folder`, that has the name of one of `others`, the rest of the site, or the address of one of
 * `pages`.
 * @throws UserError that names the first.
 */
export function assertOutOfTheWay(
  folder: string,
  own: readonly SiteFile[],
  others: ReadonlySet<string>,
  pages: ReadonlySet<string>,
): void {
  for (const { file: name } of own) {
    const page = addressesOf(name).find((address) => pages.has(address));
    if (!others.has(name) && page === undefined) continue;
    const what = others.has(name) ? 'a file of the site' : `the page ${page}`;
    throw new UserError(
      `${path.join(folder, name)} would take the place of ${what}: rename it or take it out of there.`,
    );
  }
}

/** Whether `place` is `folder` or below it. */
function isWithin(folder: string, place: string): boolean {
  const way = path.relative(folder, place);
  // On Windows, the way to another drive is absolute.
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}

/** The addresses at which some host serves `name`. */
function addressesOf(name: string): string[] {
  const address = `/${name}`;
  return [
    address,
    address.replace(/\.html?$/i, ''),
    address.replace(/\/(index\.html?)?$/i, '') || '/',
  ];
}
