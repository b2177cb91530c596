/** The operator's own files, such as CNAME or ads.txt, which become part of the site as they are. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import {
  type FileNamesEntry,
  fileNameMatcher,
  foldersOf,
  foldersOfName,
} from '../publish/file-names.ts';
import { hashOf } from '../publish/fingerprint.ts';
import { contentsOf } from '../publish/folder-contents.ts';
import { resolveTarget } from '../publish/output-target.ts';
import { MARKER_FILE } from '../publish/site-marker.ts';
import type { SiteFile } from './site-file.ts';

/**
 * The files below `folder`, in order. Their bytes are read now, for a hash, and when they are wanted.
 * @throws UserError if `folder` and `out` overlap, or if something in it cannot be published.
 */
export function publicFiles(folder: string, out: string): SiteFile[] {
  assertApart(folder, out);
  return listFiles(folder).map((file) => {
    const place = path.join(folder, file);
    const hash = hashOf(readFileSync(place));
    return { file, contents: () => readUnchanged(place, hash) };
  });
}

/** What public files must leave alone: every other file of the site, and the addresses of its pages. */
export interface SiteNames {
  readonly files: readonly FileNamesEntry[];
  readonly routes: readonly FileNamesEntry[];
}

/** @throws UserError if one of `names`, in `folder`, would take the place of a file, or be served at the address of a page. */
export function assertOutOfTheWay(
  folder: string,
  names: readonly string[],
  { files, routes }: SiteNames,
): void {
  const isFile = fileNameMatcher([...files, MARKER_FILE]);
  const isFolder = fileNameMatcher(foldersOf(files));
  const isPage = fileNameMatcher(routes);
  for (const name of names) {
    const isInTheWay = isFile(name) || isFolder(name) || foldersOfName(name).some(isFile);
    const page = addressesOf(name).find(isPage);
    if (!isInTheWay && page === undefined) continue;
    const what = isInTheWay ? 'a file of the site' : `the page ${page}`;
    throw new UserError(
      `${path.join(folder, name)} would take the place of ${what}: rename it or take it out of there.`,
    );
  }
}

/** @throws UserError if the bytes at `place` are no longer those of `hash`. */
function readUnchanged(place: string, hash: string): Uint8Array {
  const contents = readFileSync(place);
  if (hashOf(contents) === hash) return contents;
  throw new UserError(`${place} was changed during the build: run gen-site again.`);
}

function assertApart(folder: string, out: string): void {
  const [from, to] = [realpathSync(folder), resolveTarget(out)];
  if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) {
    throw new UserError(
      `The public folder ${folder} and the output folder ${out} overlap: keep one outside the other.`,
    );
  }
}

/** In bytes: one call of Node.js reads no more, and the published file is read with one byte to spare. */
const LARGEST_FILE = 2 ** 31 - 2;

function listFiles(folder: string): string[] {
  const { files, others } = contentsOf(folder);
  const names = [...files, ...others].sort();
  for (const name of names) {
    // A link to a file is as good as the file.
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!found?.isFile()) {
      throw new UserError(
        `${path.join(folder, name)} is neither a file nor a folder, so it cannot be part of the site: take it out of there.`,
      );
    }
    if (found.size > LARGEST_FILE) {
      throw new UserError(
        `${path.join(folder, name)} is larger than 2 GB, which is more than gen-site can publish: take it out of there and serve it from elsewhere.`,
      );
    }
  }
  return names;
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
