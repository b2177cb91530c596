/**
 * Loaded before `gen-site` with `--require`, into each of its threads: makes calls to the file system fail, wait or
 * kill the process, as the environment variable FAULTS says.
 */
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { diskFault, type Fault, watchFileSystem } from './faulty-file-system.ts';

export interface Faults {
  /** Calls that are given a path below this folder count, and those on open files. */
  readonly folder: string;
  /** File to which a line is added for each call: the thread, the number of the call, its name. */
  readonly log?: string;
  /** Each happens once. */
  readonly faults?: readonly FaultAt[];
}

export interface FaultAt {
  readonly thread: 'main' | 'worker';
  /** The number of the call, or a part of its name and values. */
  readonly call: number | string;
  /** The last makes the file `waiting`, and goes on when there is a file `goOn`. */
  readonly fault: Exclude<Fault, 'gone'> | { readonly waiting: string; readonly goOn: string };
  /** File that is made when it happens. */
  readonly sign?: string;
}

/** Makes what `faults` says happen in this thread, until it is stopped. */
export function startFaults({ folder, log, faults = [] }: Faults): { stop(): void } {
  const thread = isMainThread ? 'main' : 'worker';
  const left = new Set(faults.filter((fault) => fault.thread === thread));
  return watchFileSystem(folder, (number, name, values) => {
    const call = `${name} ${values.filter((value) => typeof value === 'string').join(' ')}`;
    if (log !== undefined) fs.appendFileSync(log, `${thread} ${number} ${call.split('\n', 1)}\n`);
    for (const at of left) {
      const isHere = typeof at.call === 'number' ? number === at.call : call.includes(at.call);
      if (!isHere) continue;
      left.delete(at);
      if (at.sign !== undefined) fs.writeFileSync(at.sign, '');
      if (at.fault === 'EIO') throw diskFault(name, values);
      if (at.fault === 'kill') {
        process.kill(process.pid, 'SIGKILL');
        // The signal may take a moment, in which nothing more may happen.
        for (;;) sleep();
      }
      fs.writeFileSync(at.fault.waiting, '');
      while (!fs.existsSync(at.fault.goOn)) sleep();
    }
  });
}

function sleep(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}

if (process.env.FAULTS !== undefined) startFaults(JSON.parse(process.env.FAULTS));
