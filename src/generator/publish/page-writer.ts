/** Writes finished files into the staging folder, and links those whose bytes are published already. */
import { mkdirSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ifThere } from './folder-contents.ts';
import { withFile } from './named-errors.ts';
import { linkOrCopy } from './unchanged-files.ts';

export type FileChange = 'new' | 'changed' | 'unchanged';

/** How many files a build has, compared with the published ones. */
export interface Counts {
  new: number;
  changed: number;
  unchanged: number;
  /** How many of the unchanged were copied, since the file system has no hard links. */
  copied: number;
  /** Size of all files. */
  bytes: number;
}

export function noCounts(): Counts {
  return { new: 0, changed: 0, unchanged: 0, copied: 0, bytes: 0 };
}

/** Adds `more` to `counts`. */
export function addCounts(counts: Counts, more: Counts): void {
  counts.new += more.new;
  counts.changed += more.changed;
  counts.unchanged += more.unchanged;
  counts.copied += more.copied;
  counts.bytes += more.bytes;
}

export interface Writer {
  /** Writes one file, whose path is relative to the output folder. */
  write(file: string, contents: Uint8Array): FileChange;
  /** Of all files that it has written. */
  readonly counts: Counts;
}

/** Absolute paths of folders. */
export interface WriterFolders {
  /** Where the new site is made; null to compare files and write none. */
  readonly staging: string | null;
  /** The published site; null if there is none. */
  readonly published: string | null;
}

export function createWriter({ staging, published }: WriterFolders): Writer {
  let publishedBytes = Buffer.allocUnsafe(256 * 1024);
  const folders = new Set<string>();
  const counts = noCounts();

  return {
    counts,
    write(file, contents) {
      const change = published === null ? 'new' : compare(`${published}/${file}`, contents);
      counts[change]++;
      counts.bytes += contents.length;
      if (staging === null) return change;
      makeFolderOf(staging, file);
      if (change !== 'unchanged') writeFile(`${staging}/${file}`, contents);
      else if (!linkOrCopy(`${published}/${file}`, `${staging}/${file}`)) counts.copied++;
      return change;
    },
  };

  function compare(publishedFile: string, contents: Uint8Array): FileChange {
    // Read one extra byte, so that a longer file counts as changed.
    const room = contents.length + 1;
    if (publishedBytes.length < room) publishedBytes = Buffer.allocUnsafe(room);
    const length = readFile(publishedFile, publishedBytes.subarray(0, room));
    if (length === undefined) return 'new';
    return publishedBytes.subarray(0, length).equals(contents) ? 'unchanged' : 'changed';
  }

  function makeFolderOf(staging: string, file: string): void {
    const slash = file.lastIndexOf('/');
    if (slash === -1 || folders.has(file.slice(0, slash))) return;
    mkdirSync(path.join(staging, file.slice(0, slash)), { recursive: true });
    folders.add(file.slice(0, slash));
  }
}

function writeFile(place: string, contents: Uint8Array): void {
  withFile(place, 'wx', (descriptor) => {
    let written = 0;
    while (written < contents.length) {
      written += writeSync(descriptor, contents, written, contents.length - written);
    }
  });
}

/** How many bytes of `file` fit into `buffer`; undefined if there is no such file. */
function readFile(file: string, buffer: Buffer): number | undefined {
  return ifThere(() =>
    withFile(file, 'r', (descriptor) => {
      let length = 0;
      let read: number;
      do {
        read = readSync(descriptor, buffer, length, buffer.length - length, null);
        length += read;
      } while (read > 0 && length < buffer.length);
      return length;
    }),
  );
}
