/** The operator's own files, such as CNAME or ads.txt, which become part of the site as they are. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { filesIn } from '../publish/folder-contents.ts';
import { resolveTarget } from '../publish/output-target.ts';
import type { SiteFile } from './site-file.ts';

/**
 * The files below `folder`, in order. One that is edited during the build is published anew by the next.
 * @throws UserError if `folder` and `out` overlap, or if something in it cannot be published.
 */
export function publicFiles(folder: string, out: string): SiteFile[] {
  assertApart(folder, out);
  return filesIn(folder).map((file) => {
    const place = path.join(folder, file);
    if (file.includes('\uFFFD')) {
      const message = `${place} has a name that is not in UTF-8, so it has no address: rename it.`;
      throw new UserError(message);
    }
    // A link to a file is as good as the file.
    const found = statSync(place, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > LARGEST_FILE) {
      throw new UserError(
        `${place} is no file of less than 2 GB, so it cannot be part of the site: take it out of there.`,
      );
    }
    return { file, contents: () => readFileSync(place) };
  });
}

/** In bytes: one call of Node.js reads no more, and the published file is read with one byte to spare. */
const LARGEST_FILE = 2 ** 31 - 2;

/**
 * Refuses `names`, in `folder`, that would take the place of one of `files`, which are all others of the site, or be
 * served at one of `routes`, the addresses of its pages.
 * @throws UserError that names the first.
 */
export function assertOutOfTheWay(
  folder: string,
  names: readonly string[],
  files: Iterable<string>,
  routes: Iterable<string>,
): void {
  const refuse = (name: string, what: string) => {
    const place = path.join(folder, name);
    const message = `${place} would take the place of ${what}: rename it or take it out of there.`;
    throw new UserError(message);
  };
  const byPlace = ownersOf(names, (name) => [name, ...foldersOfName(name)]);
  const byName = ownersOf(names, (name) => [name]);
  for (const file of files) {
    const places = foldersOfName(file).map((place) => byName(place));
    const name = [byPlace(file), ...places].find((place) => place !== undefined);
    if (name !== undefined) refuse(name, 'a file of the site');
  }
  const byAddress = ownersOf(names, addressesOf);
  for (const route of routes) {
    const name = byAddress(route);
    if (name !== undefined) refuse(name, `the page ${route}`);
  }
}

/**
 * Finds one of `names` by a place that it takes. Capitals make no difference, as on the disks of macOS and Windows and on
 * some hosts.
 */
function ownersOf(
  names: readonly string[],
  placesOf: (name: string) => string[],
): (place: string) => string | undefined {
  const owners = new Map(
    names.flatMap((name) => placesOf(name).map((place) => [place.toLowerCase(), name])),
  );
  return (place) => owners.get(place.toLowerCase());
}

/** Every folder that the file `name` is in, outermost first. */
function foldersOfName(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}

function assertApart(folder: string, out: string): void {
  const [from, to] = [realpathSync(folder), resolveTarget(out)];
  if (isWithin(from, to) || isWithin(to, from)) {
    throw new UserError(
      `The public folder ${folder} and the output folder ${out} overlap: keep one outside the other.`,
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
