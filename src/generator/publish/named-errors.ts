/** Reads and writes files so that every error names its file: Node's errors about an open file do not. */
import { closeSync, openSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { ifThere } from './folder-contents.ts';

/** Runs `action` on the open `file`. */
export function withFile<T>(file: string, flags: 'r' | 'wx', action: (descriptor: number) => T): T {
  try {
    const descriptor = openSync(file, flags);
    try {
      return action(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw named(error, file);
  }
}

/** Makes `file` hold `text`. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw named(error, file);
  }
}

/** Puts a file that holds `text` in the place of `file` once it is whole: another process may read it meanwhile. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeText(draft, text);
  // If it were renamed over another file, ext4 would write it to the disk at once, which takes long.
  ifThere(() => unlinkSync(file));
  renameSync(draft, file);
}

function named(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || 'path' in error) return error;
  return Object.assign(error, { path: file, message: `${error.message} '${file}'` });
}
