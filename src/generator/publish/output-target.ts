/** Where a site goes: the folder that `--out` means, and whether it can be replaced at all. */
import { accessSync, constants, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { fileNameMatcher } from './file-names.ts';
import { entriesOf, ifThere, statusOf, walk } from './folder-contents.ts';
import { MARKER_FILE, readMarker, type SiteMarker } from './site-marker.ts';

/**
 * The folder that `out` means, absolute, with every symbolic link followed, even one that leads to nothing yet: the
 * site replaces the folder and leaves the links.
 */
export function resolveTarget(out: string): string {
  const place = path.resolve(out);
  const real = ifThere(() => realpathSync(place));
  if (real !== undefined) return real;
  const parent = resolveTarget(path.dirname(place));
  if (!statusOf(place)?.isSymbolicLink()) return path.join(parent, path.basename(place));
  return resolveTarget(path.resolve(parent, readlinkSync(place)));
}

/** @throws UserError if `target` is no folder, or one that cannot be moved aside, before any work is done. */
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
 * @throws UserError naming a file or an empty folder that no build made.
 */
export function countPublishedFiles(target: string, out: string): number | undefined {
  if (statusOf(target) === undefined) return undefined;
  const marker = readMarker(target);
  if (marker === undefined) {
    if (entriesOf(target).length === 0) return undefined;
    throw new UserError(
      `--out ${out} holds files and no list of those that gen-site made, so it is left alone: name another folder, or empty it yourself.`,
    );
  }
  const isOwn = ownFiles(marker);
  // The marker is not counted.
  let count = -1;
  for (const { name, kind } of walk(target)) {
    if (kind === 'folder') continue;
    if (kind === 'empty folder') {
      throw new UserError(
        `${path.join(target, name)} is an empty folder, which gen-site never makes, and publishing would remove it: move it away.`,
      );
    }
    if (kind === 'other' || !isOwn(name)) {
      throw new UserError(
        `${path.join(target, name)} was not written by gen-site, and publishing would remove it: move it away, or into the folder of --public, whose files become part of the site.`,
      );
    }
    count++;
  }
  return count;
}

/** Says of any file whether it is one of the site with this marker. */
export function ownFiles(marker: SiteMarker): (file: string) => boolean {
  return fileNameMatcher([MARKER_FILE, ...marker.files]);
}
