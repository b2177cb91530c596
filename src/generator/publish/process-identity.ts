/** Identifies the process that holds a lock, so that another process can tell for certain whether it has ended. */
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { ifThere, textOf } from './folder-contents.ts';

export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** Start time as Linux has it, by which a later process with the same number is known; null elsewhere. */
  readonly started: string | null;
  /** On Linux, names the container: containers may share the name of their host, and each numbers its own processes. */
  readonly pidNamespace: string | null;
}

export function thisProcess(): ProcessIdentity {
  const { pid } = process;
  const pidNamespace = ifThere(() => readlinkSync('/proc/self/ns/pid')) ?? null;
  return { host: hostname(), pid, started: startOf(pid), pidNamespace };
}

/** Whether a process has ended for certain. False where that cannot be known, as of a process on another host. */
export function hasEnded({ host, pid, started, pidNamespace }: ProcessIdentity): boolean {
  const here = thisProcess();
  if (host !== here.host || pidNamespace !== here.pidNamespace) return false;
  if (!exists(pid)) return true;
  const start = startOf(pid);
  return start !== null && started !== null && start !== started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When `pid` started, in ticks since the system did. */
function startOf(pid: number): string | null {
  const status = textOf(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets, which may itself hold spaces and brackets.
  return status?.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
