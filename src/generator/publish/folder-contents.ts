/** Lists, makes and removes folders; follows no symbolic link on the way. */
import {
  lstatSync,
  opendirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** Something below a folder. */
export interface Entry {
  /** Path relative to the folder, with slashes between. */
  readonly name: string;
  /** `other` is neither a regular file nor a folder, such as a symbolic link. */
  readonly kind: 'file' | 'other' | 'folder' | 'empty folder';
}

/** Everything below `folder`, one after the other, since there may be many; a folder comes after all that is in it. */
export function* walk(folder: string, prefix = ''): Generator<Entry> {
  const listing = ifThere(() => opendirSync(path.join(folder, prefix), { bufferSize: 1024 }));
  if (listing === undefined) return;
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
  const files = [...walk(folder)].filter(({ kind }) => !kind.endsWith('folder'));
  return files.map(({ name }) => name).sort();
}

/** The status of `place`, which may be a symbolic link; undefined if nothing is there. */
export function statusOf(place: string): Stats | undefined {
  return ifThere(() => lstatSync(place, { throwIfNoEntry: false }));
}

/** The names of what is in `folder`; none if it does not exist. */
export function namesIn(folder: string): string[] {
  return ifThere(() => readdirSync(folder)) ?? [];
}

/** The text of `file`; undefined if there is no such file. */
export function textOf(file: string): string | undefined {
  return ifThere(() => readFileSync(file, 'utf8'));
}

/**
 * Runs `step` on every item and lets the process attend to signals in between, which a plain loop over 150,000 files
 * would put off by seconds.
 * @throws the reason of `signal` if it is aborted.
 */
export async function inTurns<T>(
  items: Iterable<T>,
  signal: AbortSignal | null,
  step: (item: T) => void,
  stepsPerTurn = 256,
): Promise<void> {
  let steps = 0;
  for (const item of items) {
    if (++steps % stepsPerTurn === 0) await setImmediate();
    signal?.throwIfAborted();
    step(item);
  }
}

/**
 * Removes `folder` and everything in it. Node's own `rm` handles all 150,000 files at once, which takes 370 MB and delays
 * signals by seconds.
 */
export async function removeFolder(folder: string): Promise<void> {
  await inTurns(walk(folder), null, ({ name, kind }) => {
    const remove = kind === 'file' || kind === 'other' ? unlinkSync : rmdirSync;
    remove(path.join(folder, name));
  });
  rmdirSync(folder);
}

/** Runs `action` on a file or folder; undefined if it is not there, the other of the two, or its path leads through a file. */
export function ifThere<T>(action: () => T): T | undefined {
  // ESRCH: a file of a process that has just ended, in /proc.
  return unless(['ENOENT', 'ENOTDIR', 'EISDIR', 'ESRCH'], action);
}

/** Runs `action`; undefined if it fails with one of `codes`. */
export function unless<T>(codes: readonly string[], action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}
