/**
 * Makes one call to the file system fail, or the process die there, for tests that try every such call of a build.
 * Only calls that are given a path below one folder count, and those on files that are open.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** The fault at the call. */
export type Fault =
  /** The disk reports a fault. */
  | 'EIO'
  /** The disk reports a fault, and at every call after it. */
  | 'gone'
  /** The process is killed before the call; one that writes has written half. */
  | 'kill';

type FileSystemFunction = (...values: unknown[]) => unknown;

const functions = fs as unknown as Record<string, FileSystemFunction>;
const NAMES = Object.keys(functions).filter((name) => name.endsWith('Sync'));

/** Tells `onCall` of each call before it is made, with its number from 1; it may throw in its place. */
export function watchFileSystem(
  folder: string,
  onCall: (number: number, name: string, values: readonly unknown[]) => void,
): { stop(): void } {
  const originals = new Map<string, FileSystemFunction>();
  let calls = 0;
  let isInside = false;
  for (const name of NAMES) {
    const original = functions[name] as FileSystemFunction;
    originals.set(name, original);
    functions[name] = (...values) => {
      if (!isInside && (concerns(values[0], folder) || concerns(values[1], folder))) {
        // Calls of the test itself do not count.
        isInside = true;
        try {
          onCall(++calls, name, values);
        } finally {
          isInside = false;
        }
      }
      return original(...values);
    };
  }
  syncBuiltinESMExports();
  return {
    stop() {
      for (const [name, original] of originals) functions[name] = original;
      syncBuiltinESMExports();
    },
  };
}

/** Node's error when the disk reports a fault. */
export function diskFault(name: string, [place]: readonly unknown[]): NodeJS.ErrnoException {
  const syscall = name.replace(/Sync$/, '').toLowerCase();
  const where = typeof place === 'string' ? { path: place } : {};
  const words = `EIO: i/o error, ${syscall}${where.path === undefined ? '' : ` '${where.path}'`}`;
  return Object.assign(new Error(words), { code: 'EIO', errno: -5, syscall, ...where });
}

function concerns(value: unknown, folder: string): boolean {
  if (typeof value === 'number') return value > 2;
  return typeof value === 'string' && `${path.resolve(value)}/`.startsWith(folder);
}
