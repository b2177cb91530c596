/** Where a site goes: the folder that `--out` means, and whether it can be replaced at all. */
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { fileNameMatcher, foldersOf } from './file-names.ts';
import { contentsOf, type FolderContents, ifThere, statusOf } from './folder-contents.ts';
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
 * @throws UserError if what is at `target` is no folder, or one that cannot be moved aside, before any work is done.
 */
export function assertMovable(target: string, out: string): void {
  const found = statusOf(target);
  if (found === undefined) return;
  if (!found.isDirectory()) {
    throw new UserError(`--out ${out} is a file: name a folder, or a path where one can be made.`);
  }
  const mount = mountPoints(target).find((place) => place === target || isBelow(place, target));
  if (mount !== undefined) {
    throw new UserError(
      `${mount} is a mount point, and a site is published by putting a new folder in place of the old one: name an --out without one, such as ${path.join(mount, 'site')}.`,
    );
  }
  accessSync(target, constants.W_OK);
  const parent = statusOf(path.dirname(target));
  const user = process.geteuid?.() ?? 0;
  const isSticky = parent !== undefined && (parent.mode & 0o1000) !== 0;
  if (isSticky && user !== 0 && user !== found.uid && user !== parent.uid) {
    throw new UserError(
      `--out ${out} belongs to another user, in a folder where only its owner may replace it: name an --out elsewhere.`,
    );
  }
}

/** Where other file systems are mounted, as far as the system says. */
function mountPoints(target: string): string[] {
  const parent = path.dirname(target);
  if (parent === target) return [target];
  if (existsSync(MOUNT_TABLE)) {
    return readFileSync(MOUNT_TABLE, 'utf8')
      .split('\n')
      .map((line) => line.split(' ', 5)[4] ?? '')
      .map((place) =>
        place.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(parseInt(octal, 8))),
      );
  }
  return statusOf(target)?.dev === statusOf(parent)?.dev ? [] : [target];
}

const MOUNT_TABLE = '/proc/self/mountinfo';

function isBelow(place: string, folder: string): boolean {
  return place.startsWith(folder + path.sep);
}

/** The site that is published at a folder. */
export interface PublishedSite {
  readonly marker: SiteMarker;
  /** How many files it has, without the marker. */
  readonly fileCount: number;
}

/**
 * The site at `target`; undefined if nothing is there, or an empty folder.
 * @throws UserError naming a file that no build wrote.
 */
export function readPublishedSite(target: string, out: string): PublishedSite | undefined {
  if (statusOf(target) === undefined) return undefined;
  const contents = contentsOf(target);
  const marker = readMarker(target);
  const { files, others, emptyFolders } = contents;
  if (marker === undefined && files.length + others.length + emptyFolders.length === 0) {
    return undefined;
  }
  if (marker === undefined) {
    throw new UserError(
      `--out ${out} holds files that gen-site did not make, so it is left alone: name another folder, or empty it yourself.`,
    );
  }
  if (marker === 'earlier') {
    throw new UserError(
      `--out ${out} was made by an earlier version of gen-site, which did not note which files are the site's, so it is left alone: name another --out, or see that nothing in it is yours, remove it and run gen-site again.`,
    );
  }
  if (marker === 'unreadable') {
    throw new UserError(
      `--out ${out} has a ${MARKER_FILE} that does not list the files of the site, so that yours cannot be told from them: name another folder, or empty it yourself.`,
    );
  }
  const isFolder = fileNameMatcher(foldersOf(marker.files));
  const ownFolder = emptyFolders.find((empty) => !isFolder(empty));
  if (ownFolder !== undefined) {
    throw new UserError(
      `${path.join(target, ownFolder)} is an empty folder that gen-site did not make, and publishing would remove it: move it away.`,
    );
  }
  const stranger = strangerIn(contents, marker);
  if (stranger === undefined) return { marker, fileCount: files.length - 1 };
  throw new UserError(
    `${path.join(target, stranger)} was not written by gen-site, and publishing would remove it: move it away, or into the folder of --public, whose files become part of the site.`,
  );
}

/** Something that is in a folder though no build wrote it. */
function strangerIn({ files, others }: FolderContents, marker: SiteMarker): string | undefined {
  const isOwn = ownFiles(marker);
  return others[0] ?? files.find((file) => !isOwn(file));
}

/** Says of a file whether it is the site's that has this marker. */
export function ownFiles(marker: SiteMarker): (file: string) => boolean {
  const isListed = fileNameMatcher(marker.files);
  return (file) => file === MARKER_FILE || isListed(file);
}
