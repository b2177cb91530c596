/** Where a site goes: the folder that `--out` means, and whether it can be replaced at all. */
import { accessSync, constants, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { fileNameMatcher, foldersOf } from './file-names.ts';
import { entriesOf, ifThere, statusOf, walk } from './folder-contents.ts';
import { MARKER_FILE, readMarker, type SiteMarker } from './site-marker.ts';

/** As many links as Linux follows in one path. */
const MOST_LINKS = 40;

/**
 * The folder that `out` means, absolute, with every symbolic link followed, even one that leads to nothing yet: the
 * site replaces the folder and leaves the links.
 */
export function resolveTarget(out: string): string {
  let target = path.resolve(out);
  for (let links = 0; statusOf(target)?.isSymbolicLink(); links++) {
    if (links === MOST_LINKS) {
      throw new UserError(`--out ${out} is a symbolic link that leads round in a circle.`);
    }
    target = path.resolve(path.dirname(target), readlinkSync(target));
  }
  return path.join(realFolder(path.dirname(target)), path.basename(target));
}

/** `folder` with the links of that part of it followed which exists. */
function realFolder(folder: string): string {
  const real = ifThere(() => realpathSync(folder));
  if (real !== undefined) return real;
  return path.join(realFolder(path.dirname(folder)), path.basename(folder));
}

/**
 * @throws UserError if `target` is no folder, or one that cannot be moved aside, before any work is done.
 */
export function assertMovable(target: string, out: string): void {
  const found = statusOf(target);
  if (found === undefined) return;
  if (!found.isDirectory()) {
    throw new UserError(`--out ${out} is a file: name a folder, or a path where one can be made.`);
  }
  const parent = path.dirname(target);
  if (target === parent || found.dev !== statusOf(parent)?.dev) {
    throw new UserError(
      `${target} is a mount point, and a site is published by putting a new folder in place of the old one: name a folder in it, such as --out ${path.join(out, 'site')}.`,
    );
  }
  accessSync(target, constants.W_OK);
}

/**
 * How many files the site at `target` has, without the marker; undefined if nothing is there, or an empty folder.
 * @throws UserError naming a file that no build wrote.
 */
export function countPublishedFiles(target: string, out: string): number | undefined {
  if (statusOf(target) === undefined) return undefined;
  const marker = readMarker(target);
  if (typeof marker === 'object') return countOwnFiles(target, marker) - 1;
  if (marker === undefined && entriesOf(target).length === 0) return undefined;
  throw new UserError(`--out ${out} ${NOT_REPLACED[marker ?? 'missing']}`);
}

/** Why a folder whose marker does not list its files is not replaced. */
const NOT_REPLACED = {
  missing:
    'holds files that gen-site did not make, so it is left alone: name another folder, or empty it yourself.',
  earlier:
    "was made by an earlier version of gen-site, which did not note which files are the site's, so it is left alone: name another --out, or see that nothing in it is yours, remove it and run gen-site again.",
  unreadable: `has a ${MARKER_FILE} that does not list the files of the site, so that yours cannot be told from them: name another folder, or empty it yourself.`,
} as const;

/**
 * How many files `target` has, the marker included.
 * @throws UserError if a file or an empty folder is not of the site with this marker.
 */
function countOwnFiles(target: string, marker: SiteMarker): number {
  const isFile = ownFiles(marker);
  const isFolder = fileNameMatcher(foldersOf(marker.files));
  let count = 0;
  for (const { name, kind } of walk(target)) {
    if (kind === 'empty folder' && !isFolder(name)) {
      throw new UserError(
        `${path.join(target, name)} is an empty folder that gen-site did not make, and publishing would remove it: move it away.`,
      );
    }
    if (kind === 'other' || (kind === 'file' && !isFile(name))) {
      throw new UserError(
        `${path.join(target, name)} was not written by gen-site, and publishing would remove it: move it away, or into the folder of --public, whose files become part of the site.`,
      );
    }
    if (kind === 'file') count++;
  }
  return count;
}

/** Says of any file whether it is one of the site with this marker. */
export function ownFiles(marker: SiteMarker): (file: string) => boolean {
  const isListed = fileNameMatcher(marker.files);
  return (file) => file === MARKER_FILE || isListed(file);
}
