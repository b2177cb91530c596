/** Lists, makes and removes folders; follows no symbolic link on the way. */
import {
  chmodSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { inTurns } from './in-turns.ts';

/** What is below a folder, as paths relative to it with slashes between. */
export interface FolderContents {
  /** Regular files. */
  readonly files: readonly string[];
  /** Whatever is neither a regular file nor a folder, such as a symbolic link. */
  readonly others: readonly string[];
  /** Folders that hold nothing. */
  readonly emptyFolders: readonly string[];
}

export function contentsOf(folder: string): FolderContents {
  const files: string[] = [];
  const others: string[] = [];
  const emptyFolders: string[] = [];
  const visit = (prefix: string) => {
    const entries = readdirSync(path.join(folder, prefix), { withFileTypes: true });
    if (entries.length === 0 && prefix !== '') emptyFolders.push(prefix.slice(0, -1));
    for (const entry of entries) {
      if (entry.isDirectory()) visit(`${prefix}${entry.name}/`);
      else if (entry.isFile()) files.push(prefix + entry.name);
      else others.push(prefix + entry.name);
    }
  };
  visit('');
  return { files, others, emptyFolders };
}

/** What is at `place`, a symbolic link not followed; undefined if nothing is. */
export function statusOf(place: string): Stats | undefined {
  return lstatSync(place, { throwIfNoEntry: false });
}

/** The entries of `folder`; none if it does not exist. */
export function entriesOf(folder: string): Dirent[] {
  return ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
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
 * Removes `folder` with all that is below it, except the files that `keeps` names and the folders they are in; of the
 * files directly in it, the one named `last` goes last.
 */
export async function removeFolder(
  folder: string,
  keeps: (file: string) => boolean = () => false,
  last = '',
): Promise<void> {
  if (statusOf(folder) === undefined) return;
  const visit = async (prefix: string) => {
    const place = path.join(folder, prefix);
    const entries = allowed(place, () => readdirSync(place, { withFileTypes: true }));
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
    const remove = (name: string) => {
      if (keeps(prefix + name)) return;
      allowed(place, () => ifThere(() => unlinkSync(path.join(place, name))));
    };
    for (const entry of entries) {
      if (entry.isDirectory()) await visit(`${prefix}${entry.name}/`);
    }
    await inTurns(
      files.filter((name) => prefix !== '' || name !== last),
      null,
      remove,
    );
    if (prefix === '' && files.includes(last)) remove(last);
    removeIfEmpty(place);
  };
  await visit('');
}

/** Removes `folder` unless something is in it. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/**
 * Renames a folder to where nothing is, or an empty folder.
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

/** What `action` gives, or undefined if what it acts on does not exist. */
export function ifThere<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether reading failed since there is no such file: nothing, a folder, or a path through a file. */
export function isNoFile(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** Runs `action` on what is in `folder`; if its permissions forbid that, with its owner's rights given back. */
function allowed<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    chmodSync(folder, 0o700);
    return action();
  }
}
