/** Where a site goes: the folder that `--dir` means, and whether it can be replaced at all. */
import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { type Entry, ifThere, namesIn, statusOf, walk } from './folder-contents.ts';
import { isOfFamily, MARKER_FILE, readMarker } from './site-marker.ts';

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

/** @throws UserError if no folder can be made at `target`, or moved aside there, before any work is done. */
export function assertMovable(target: string, out: string): void {
  let place = target;
  let found = statusOf(place);
  for (; found === undefined; found = statusOf(place)) place = path.dirname(place);
  if (!found.isDirectory()) {
    throw new UserError(
      `--dir ${out} leads to ${place}, which is a file: name a folder, or a path where one can be made.`,
    );
  }
  const parent = path.dirname(target);
  if (place === target && (target === parent || found.dev !== statusOf(parent)?.dev)) {
    throw new UserError(
      `${target} is a mount point, and a site is published by putting a new folder in place of the old one: name a folder in it, such as --dir ${path.join(out, 'site')}.`,
    );
  }
}

/**
 * How many files the site at `target` has, without the marker; undefined if nothing is there, or an empty folder.
 * @throws UserError naming a file or an empty folder that no build made.
 */
export function countPublishedFiles(target: string, out: string): number | undefined {
  if (namesIn(target).length === 0) return undefined;
  if (readMarker(target) === undefined) {
    const isMarked = statusOf(path.join(target, MARKER_FILE)) !== undefined;
    throw new UserError(`--dir ${out} ${isMarked ? UNREADABLE_MARKER : NO_MARKER}`);
  }
  const { files, stranger } = surveySite(target);
  if (stranger === undefined) return files;
  throw new UserError(
    `${stranger}, and publishing would remove it: move it away. Files in the folder of --public become part of the site.`,
  );
}

const NO_MARKER =
  'holds files and no list of those that gen-site made, so it is left alone: name another folder, or empty it yourself.';
const UNREADABLE_MARKER =
  'was made by another version of gen-site, or its list of files is damaged, so it is left alone: remove it once, or name another folder.';

/** How many files the site in `folder` has, without the marker, and in words the first thing that is not the site's. */
export function surveySite(folder: string): { files: number; stranger?: string } {
  const { files = [], families = [] } = readMarker(folder) ?? {};
  const names = new Set([MARKER_FILE, ...files]);
  const left = families.map((family) => ({ ...family }));

  function faultOf({ name, kind }: Entry): string | undefined {
    if (kind === 'empty folder') return 'is an empty folder, which gen-site never makes';
    if (kind === 'folder' || (kind === 'file' && names.has(name))) return undefined;
    const family = left.find((each) => isOfFamily(name, each));
    if (kind === 'other' || family === undefined) return 'was not written by gen-site';
    if (family.count-- > 0) return undefined;
    return 'or another page beside it was not written by gen-site, which made one less';
  }

  // The marker is not counted.
  let count = -1;
  for (const entry of walk(folder)) {
    const fault = faultOf(entry);
    if (fault !== undefined) {
      return { files: count, stranger: `${path.join(folder, entry.name)} ${fault}` };
    }
    if (entry.kind === 'file') count++;
  }
  return { files: count };
}
