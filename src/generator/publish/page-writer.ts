/** Writes finished files into the staging folder, and links those whose bytes are published already. */
import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ifThere, unless } from './folder-contents.ts';

/** How many files a build has, compared with the published ones. */
export interface Counts {
  new: number;
  changed: number;
  unchanged: number;
  /** Size of all files. */
  bytes: number;
}

export function noCounts(): Counts {
  return { new: 0, changed: 0, unchanged: 0, bytes: 0 };
}

export function addCounts(counts: Counts, more: Counts): void {
  for (const name of Object.keys(counts) as (keyof Counts)[]) counts[name] += more[name];
}

/** Absolute paths of folders. */
export interface WriterFolders {
  /** Where the new site is made; null to compare files and write none. */
  readonly staging: string | null;
  /** The published site; null if there is none. */
  readonly published: string | null;
}

export function createWriter({ staging, published }: WriterFolders) {
  let buffer = Buffer.allocUnsafe(256 * 1024);
  const folders = new Set<string>();
  /** Of all files that it has written. */
  const counts = noCounts();
  /** Files that are not as they are published; only where nothing is written. */
  const differing: string[] = [];

  /** Writes one file, whose path is relative to the output folder, or compares it. */
  function write(file: string, contents: Uint8Array): void {
    const change = published === null ? 'new' : compare(`${published}/${file}`, contents);
    counts[change]++;
    counts.bytes += contents.length;
    if (staging === null) {
      if (change !== 'unchanged') differing.push(file);
      return;
    }
    const place = `${staging}/${file}`;
    const folder = path.dirname(place);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (change !== 'unchanged') writeFileSync(place, contents, { flag: 'wx' });
    else linkOrCopy(`${published}/${file}`, place);
  }

  function compare(file: string, contents: Uint8Array): 'new' | 'changed' | 'unchanged' {
    // One byte more than there should be, so that a longer file counts as changed.
    const room = contents.length + 1;
    if (buffer.length < room) buffer = Buffer.allocUnsafe(room);
    const found = ifThere(() => readInto(buffer.subarray(0, room), file));
    if (found === undefined) return 'new';
    return found.equals(contents) ? 'unchanged' : 'changed';
  }

  return { write, counts, differing };
}

/** The part of `buffer` that what is in `file` fills. */
function readInto(buffer: Buffer, file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    return buffer.subarray(0, readSync(descriptor, buffer));
  } finally {
    closeSync(descriptor);
  }
}

/** Codes of `link` where a file system has no hard links, or no more of them, or forbids them. */
const NO_HARD_LINK = ['EPERM', 'EACCES', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Gives `file` a second name; where that cannot be, copies it with its times. */
function linkOrCopy(file: string, copy: string): void {
  if (unless(NO_HARD_LINK, () => linkSync(file, copy) ?? true)) return;
  copyFileSync(file, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const { atime, mtime } = statSync(file);
  utimesSync(copy, atime, mtime);
}
