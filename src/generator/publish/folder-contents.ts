/** Lists, makes and removes folders; follows no symbolic link on the way. */
import {
  accessSync,
  chmodSync,
  constants,
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

/**
 * Everything below `folder`, one after the other, since there may be many; a folder comes after all that is in it.
 * @param onFolder Is called before a folder is listed.
 */
export function* walk(
  folder: string,
  onFolder: (place: string) => void = () => {},
  prefix = '',
): Generator<Entry> {
  const place = path.join(folder, prefix);
  onFolder(place);
  const listing = opendirSync(place, { bufferSize: 1024 });
  let isEmpty = true;
  try {
    for (let entry = listing.readSync(); entry !== null; entry = listing.readSync()) {
      isEmpty = false;
      const name = prefix + entry.name;
      if (entry.isDirectory()) yield* walk(folder, onFolder, `${name}/`);
      else yield { name, kind: entry.isFile() ? 'file' : 'other' };
    }
  } finally {
    listing.closeSync();
  }
  if (prefix !== '') yield { name: prefix.slice(0, -1), kind: isEmpty ? 'empty folder' : 'folder' };
}

/** Everything below a folder but folders, as paths relative to it with slashes between. */
export interface FolderContents {
  /** Regular files. */
  readonly files: readonly string[];
  /** Entries that are neither regular files nor folders, such as symbolic links. */
  readonly others: readonly string[];
}

export function contentsOf(folder: string): FolderContents {
  const files: string[] = [];
  const others: string[] = [];
  for (const { name, kind } of walk(folder)) {
    if (kind === 'file') files.push(name);
    else if (kind === 'other') others.push(name);
  }
  return { files, others };
}

/** The status of `place`, which may be a symbolic link; undefined if nothing is there. */
export function statusOf(place: string): Stats | undefined {
  return ifThere(() => lstatSync(place, { throwIfNoEntry: false }));
}

/** The entries of `folder`; none if it does not exist. */
export function entriesOf(folder: string): Dirent[] {
  return ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
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
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
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
    await inTurns(walk(folder, allowRemoval), null, ({ name, kind }) => {
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
function removeFile(file: string): boolean {
  return (
    ifThere(() => {
      unlinkSync(file);
      return true;
    }) ?? false
  );
}

/** Gives its owner back the rights to list and empty `folder`, which a build under a strict umask may lack. */
function allowRemoval(folder: string): void {
  try {
    ifThere(() => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    chmodSync(folder, 0o700);
  }
}

/** Removes `folder`; false if something is in it, or nothing is there. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Renames a folder to a name that is free, or that of an empty folder.
 * @returns false if something is there, or `from` is not.
 */
export function renameToFree(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR' || code === 'ENOENT') {
      return false;
    }
    throw error;
  }
}

/** Runs `action` on a file or folder; undefined if there is none: nothing, the other of the two, or a path through a file. */
export function ifThere<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
