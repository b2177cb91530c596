/** The operator's own files, such as CNAME or ads.txt, which become part of the site as they are. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { filesIn } from '../publish/folder-contents.ts';
import { resolveTarget } from '../publish/output-target.ts';
import type { SiteFile } from './site-file.ts';

/**
 * The files below `folder`, in order. One that is edited during the build is published anew by the next.
 * @throws UserError if `folder` and `out` overlap, or if something in it is no file, or has a name that no address can have.
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
    if (NO_ADDRESS.test(file)) {
      throw new UserError(
        `${place} has a backslash or a control character in its name, which no address may have: rename it.`,
      );
    }
    // A link to a file is as good as the file.
    if (statSync(place, { throwIfNoEntry: false })?.isFile()) {
      return { file, contents: () => readFileSync(place) };
    }
    throw new UserError(
      `${place} is no file, so it cannot be part of the site: take it out of there.`,
    );
  });
}

/** Servers refuse these characters in an address or read them as others. Node.js shows bytes that are not UTF-8 as U+FFFD. */
const NO_ADDRESS = /[\\\p{Cc}\uFFFD]/u;

/**
 * Refuses a file of `own`, from `folder`, that would be in the way of `others`, the rest of the site, or of an address of
 * `pages`. It may have the same name, be a file where the site has a folder, or lie in a folder where the site has a file.
 * @throws UserError that names the first.
 */
export function assertOutOfTheWay(
  folder: string,
  own: readonly SiteFile[],
  others: ReadonlySet<string>,
  pages: ReadonlySet<string>,
): void {
  const folders = new Set(
    [...others, ...Array.from(pages, (page) => page.slice(1))].flatMap(foldersOf),
  );
  const refuse = (name: string, what: string) => {
    throw new UserError(
      `${path.join(folder, name)} would take the place of ${what}: rename it or take it out of there.`,
    );
  };
  for (const { file: name } of own) {
    if (others.has(name)) refuse(name, 'a file of the site');
    const page = addressesOf(name).find((address) => pages.has(address));
    if (page !== undefined) refuse(name, `the page ${page}`);
    if (folders.has(name)) refuse(name, 'a folder of the site');
    const file = foldersOf(name).find((above) => others.has(above));
    if (file !== undefined) refuse(file, 'a file of the site');
  }
}

/** Every folder that `name` is in. For `a/b/c` they are `a/b` and `a`. */
function foldersOf(name: string): string[] {
  const folders: string[] = [];
  for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
    folders.push(name.slice(0, end));
  }
  return folders;
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
