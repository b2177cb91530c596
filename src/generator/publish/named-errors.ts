/** Reads and writes files so that every error names the file, as most of Node's do: those of an open file do not. */
import { closeSync, openSync, writeFileSync } from 'node:fs';

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

function named(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || 'path' in error) return error;
  return Object.assign(error, { path: file, message: `${error.message} '${file}'` });
}
