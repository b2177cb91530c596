/** Writes finished files, leaving alone those whose bytes are already published. */
import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

export type FileChange = 'new' | 'changed' | 'unchanged';

export interface WrittenFile {
  readonly change: FileChange;
  readonly bytes: number;
}

/**
 * Writes into `staging` what differs from the file of the same name in `published`. Without a `staging` folder it
 * only compares, and without a `published` one everything is new. One buffer serves all files: nothing of a
 * page outlives its writing.
 */
export function createPageWriter(
  staging: string | null,
  published: string | null,
): (file: string, contents: string | Uint8Array) => WrittenFile {
  let buffer = Buffer.allocUnsafe(256 * 1024);
  let publishedBytes = Buffer.allocUnsafe(256 * 1024);
  const folders = new Set<string>();

  return (file, contents) => {
    // Every UTF-16 unit takes three bytes of UTF-8 at the most.
    const room = contents.length * 3;
    if (buffer.length < room) buffer = Buffer.allocUnsafe(room);
    const bytes =
      typeof contents === 'string' ? buffer.write(contents, 'utf8') : copyInto(buffer, contents);
    const change = published === null ? 'new' : compare(`${published}/${file}`, bytes);
    if (change !== 'unchanged' && staging !== null) write(staging, file, bytes);
    return { change, bytes };
  };

  function compare(publishedFile: string, bytes: number): FileChange {
    // One byte more than ours, to see that the published file ends where ours does.
    if (publishedBytes.length <= bytes) publishedBytes = Buffer.allocUnsafe(bytes + 1);
    const length = readFile(publishedFile, publishedBytes.subarray(0, bytes + 1));
    if (length === undefined) return 'new';
    const isSame = length === bytes && buffer.compare(publishedBytes, 0, bytes, 0, bytes) === 0;
    return isSame ? 'unchanged' : 'changed';
  }

  function write(staging: string, file: string, bytes: number): void {
    const slash = file.lastIndexOf('/');
    if (slash !== -1 && !folders.has(file.slice(0, slash))) {
      mkdirSync(path.join(staging, file.slice(0, slash)), { recursive: true });
      folders.add(file.slice(0, slash));
    }
    const descriptor = openSync(`${staging}/${file}`, 'wx');
    try {
      let written = 0;
      while (written < bytes) written += writeSync(descriptor, buffer, written, bytes - written);
    } finally {
      closeSync(descriptor);
    }
  }
}

function copyInto(buffer: Buffer, contents: Uint8Array): number {
  buffer.set(contents);
  return contents.length;
}

/** How many bytes of `file` fit into `buffer`; undefined if there is no such file. */
function readFile(file: string, buffer: Buffer): number | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    let length = 0;
    let read: number;
    do {
      read = readSync(descriptor, buffer, length, buffer.length - length, null);
      length += read;
    } while (read > 0 && length < buffer.length);
    return length;
  } finally {
    closeSync(descriptor);
  }
}
