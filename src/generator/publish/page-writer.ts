/** Writes finished files, leaving alone those whose bytes are already published. */
import { mkdirSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { isNoFile } from './folder-contents.ts';
import { withFile } from './named-errors.ts';

export type FileChange = 'new' | 'changed' | 'unchanged';

export interface WrittenFile {
  readonly change: FileChange;
  readonly bytes: number;
}

/** Writes the contents of one file, whose path is relative to the output folder. */
export type PageWriter = (file: string, contents: Uint8Array) => WrittenFile;

/**
 * Writes into `staging` what differs from the file of the same name in `published`. Without a `staging` folder it
 * only compares, and without a `published` one everything is new.
 */
export function createPageWriter(staging: string | null, published: string | null): PageWriter {
  let publishedBytes = Buffer.allocUnsafe(256 * 1024);
  const folders = new Set<string>();

  return (file, contents) => {
    const change = published === null ? 'new' : compare(`${published}/${file}`, contents);
    if (change !== 'unchanged' && staging !== null) write(staging, file, contents);
    return { change, bytes: contents.length };
  };

  function compare(publishedFile: string, contents: Uint8Array): FileChange {
    // Read one extra byte, so that a longer file counts as changed.
    const room = contents.length + 1;
    if (publishedBytes.length < room) publishedBytes = Buffer.allocUnsafe(room);
    const length = readFile(publishedFile, publishedBytes.subarray(0, room));
    if (length === undefined) return 'new';
    return publishedBytes.subarray(0, length).equals(contents) ? 'unchanged' : 'changed';
  }

  function write(staging: string, file: string, contents: Uint8Array): void {
    const slash = file.lastIndexOf('/');
    if (slash !== -1 && !folders.has(file.slice(0, slash))) {
      mkdirSync(path.join(staging, file.slice(0, slash)), { recursive: true });
      folders.add(file.slice(0, slash));
    }
    withFile(`${staging}/${file}`, 'wx', (descriptor) => {
      let written = 0;
      while (written < contents.length) {
        written += writeSync(descriptor, contents, written, contents.length - written);
      }
    });
  }
}

/** How many bytes of `file` fit into `buffer`; undefined if there is no such file. */
function readFile(file: string, buffer: Buffer): number | undefined {
  try {
    return withFile(file, 'r', (descriptor) => {
      let length = 0;
      let read: number;
      do {
        read = readSync(descriptor, buffer, length, buffer.length - length, null);
        length += read;
      } while (read > 0 && length < buffer.length);
      return length;
    });
  } catch (error) {
    if (isNoFile(error)) return undefined;
    throw error;
  }
}
