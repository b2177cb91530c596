/**
 * Watches the calls to the file system, and makes some fail, or other things happen there. A test asks for it in its own
 * process; a render thread that loads this file does what the environment variable FAULTS says.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { UserError } from '../../../src/user-error.ts';

export interface Faults {
  /** Calls that are given a path that begins like this count, and those on open files. */
  readonly folder: string;
  /** File to which a line is added for each call: the thread, the number of the call, its name. */
  readonly log?: string;
  /** Each happens once. */
  readonly faults?: readonly FaultAt[];
}

export interface FaultAt {
  readonly thread: 'main' | 'worker';
  /** The number of the call, from 1. */
  readonly call: number;
  /**
   * `EIO`: the disk reports a fault; `gone`: also at every call after it. `kill`: the process is killed before the call, or
   * when it has written half. `stranger`: somebody puts the file CNAME into the site. `stop`: the build is told to stop.
   */
  readonly fault: 'EIO' | 'gone' | 'kill' | 'stranger' | 'stop';
  /** File that is made when it happens. */
  readonly sign?: string;
}

/** Makes what `faults` says happen in this thread, until it is stopped; `signal` tells the build to stop. */
export function startFaults({ folder, log, faults = [] }: Faults) {
  const thread = isMainThread ? 'main' : 'worker';
  const left = new Set(faults.filter((fault) => fault.thread === thread));
  const stopping = new AbortController();
  const watch = watchFileSystem(folder, (number, name, values) => {
    if (log !== undefined) {
      // The paths, without contents of files.
      const places = values.filter((value) => typeof value === 'string' && !value.includes('\n'));
      fs.appendFileSync(log, `${[thread, number, name, ...places].join(' ')}\n`);
    }
    for (const at of left) {
      if (number < at.call) continue;
      if (at.fault !== 'gone') left.delete(at);
      if (at.sign !== undefined) fs.writeFileSync(at.sign, '');
      if (at.fault === 'EIO' || at.fault === 'gone') throw diskFault(name, values);
      if (at.fault === 'kill') kill(name, values);
      if (at.fault === 'stop') stopping.abort(new UserError('Interrupted.'));
      if (at.fault === 'stranger') {
        fs.mkdirSync(path.join(folder, 'dist'), { recursive: true });
        fs.writeFileSync(path.join(folder, 'dist/CNAME'), 'mine');
      }
    }
  });
  return { ...watch, signal: stopping.signal };
}

function kill(name: string, values: readonly unknown[]): void {
  const [file, contents] = values as [string, string | Uint8Array];
  if (name === 'writeFileSync') fs.writeFileSync(file, contents.slice(0, contents.length >> 1));
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment, in which nothing more may happen.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Node's error when the disk reports a fault. */
export function diskFault(name: string, [place]: readonly unknown[]): NodeJS.ErrnoException {
  const syscall = name.replace(/Sync$/, '').toLowerCase();
  const where = typeof place === 'string' ? ` '${place}'` : '';
  return Object.assign(new Error(`EIO: i/o error, ${syscall}${where}`), { code: 'EIO' });
}

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

function concerns(value: unknown, folder: string): boolean {
  if (typeof value === 'number') return value > 2;
  return typeof value === 'string' && `${path.resolve(value)}/`.startsWith(folder);
}

if (process.env.FAULTS !== undefined) startFaults(JSON.parse(process.env.FAULTS));
