/** Lists, makes and removes folders; follows no symbolic link on the way. */
import {
  type Dirent,
  lstatSync,
  mkdirSync,
  opendirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { inTurns } from './in-turns.ts';

/** Something below a folder. */
export interface Entry {
  /** Path relative to the folder, with slashes between. */
  readonly name: string;
  /** `other` is neither a regular file nor a folder, such as a symbolic link. */
  readonly kind: 'file' | 'other' | 'folder' | 'empty folder';
}

/** Everything below `folder`, one after the other, since there may be many; a folder comes after all that is in it. */
export function* walk(folder: string, prefix = ''): Generator<Entry> {
  const listing = opendirSync(path.join(folder, prefix), { bufferSize: 1024 });
  let isEmpty = true;
  try {
    for (let entry = listing.readSync(); entry !== null; entry = listing.readSync()) {
      isEmpty = false;
      const name = prefix + entry.name;
      if (entry.isDirectory()) yield* walk(folder, `${name}/`);
      else yield { name, kind: entry.isFile() ? 'file' : 'other' };
    }
  } finally {
    listing.closeSync();
  }
  if (prefix !== '') yield { name: prefix.slice(0, -1), kind: isEmpty ? 'empty folder' : 'folder' };
}

/** The paths of everything below `folder` but folders, in order. */
export function filesIn(folder: string): string[] {
  const entries = [...walk(folder)].filter(({ kind }) => kind === 'file' || kind === 'other');
  return entries.map(({ name }) => name).sort();
}

/** The status of `place`, which may be a symbolic link; undefined if nothing is there. */
export function statusOf(place: string): Stats | undefined {
  return ifThere(() => lstatSync(place, { throwIfNoEntry: false }));
}

/** The entries of `folder`; none if it does not exist. */
export function entriesOf(folder: string): Dirent[] {
  return ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

/** The value that `text` is in JSON; undefined if it is cut off or damaged, as by a loss of power. */
export function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The text of `file`; undefined if there is no such file. */
export function textOf(file: string): string | undefined {
  return ifThere(() => readFileSync(file, 'utf8'));
}

/**
 * Makes `folder` and those above it that are missing. Node's own recursive `mkdir` never returns where a folder
 * cannot hold others, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (statusOf(folder) !== undefined) return;
  makeFolder(path.dirname(folder));
  // Another process may make it meanwhile.
  unless(['EEXIST'], () => mkdirSync(folder));
}

/**
 * Removes `folder` with all that is below it, except the files that `keeps` names and the folders they are in. The file
 * `last`, directly in the folder, is removed after all others.
 */
export async function removeFolder(
  folder: string,
  keeps: (file: string) => boolean = () => false,
  last = '',
): Promise<void> {
  if (statusOf(folder) === undefined) return;
  let removed: number;
  // A file system may leave out entries of a folder while others are removed from it.
  do {
    removed = 0;
    await inTurns(walk(folder), null, ({ name, kind }) => {
      const place = path.join(folder, name);
      const isFolder = kind === 'folder' || kind === 'empty folder';
      if (name === last || (!isFolder && keeps(name))) return;
      if (isFolder ? removeIfEmpty(place) : removeFile(place)) removed++;
    });
  } while (removed > 0);
  if (last !== '') removeFile(path.join(folder, last));
  removeIfEmpty(folder);
}

/** Removes `file`; false if it was not there. */
export function removeFile(file: string): boolean {
  return unless(NOT_THERE, () => unlinkSync(file));
}

/** Removes `folder`; false if something is in it, or nothing is there. */
export function removeIfEmpty(folder: string): boolean {
  return unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(folder));
}

/**
 * Renames a folder to a name that is free, or that of an empty folder.
 * @returns false if something is there, or `from` is not.
 */
export function renameToFree(from: string, to: string): boolean {
  return unless(['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'ENOENT'], () => renameSync(from, to));
}

/** Runs `action`; false if it fails with one of `codes`. */
function unless(codes: readonly string[], action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

/** Nothing, the other of file and folder, or a path through a file. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Runs `action` on a file or folder; undefined if it is not there. */
export function ifThere<T>(action: () => T): T | undefined {
  let result: T | undefined;
  unless(NOT_THERE, () => {
    result = action();
  });
  return result;
}
