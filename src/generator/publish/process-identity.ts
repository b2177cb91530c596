/** Which process something belongs to, so that another can tell for certain whether it still runs. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /**
   * When the process started, as the system writes it: a later process with the same number has another time.
   * Null where the system does not say.
   */
  readonly started: string | null;
  /** Names this run of the machine's system; null where it has no such name. */
  readonly boot: string | null;
  /** Within which process numbers mean something, such as one container; null where there is no such thing. */
  readonly pidNamespace: string | null;
}

export function thisProcess(): ProcessIdentity {
  return {
    host: hostname(),
    pid: process.pid,
    started: processState(process.pid)?.started ?? null,
    boot: bootId(),
    pidNamespace: pidNamespace(),
  };
}

/** Names this run of the machine's system; null where it has no such name. */
export function bootId(): string | null {
  if (process.platform !== 'linux') return null;
  return ifKnown(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
}

/** Whether a process has ended for certain. False where that cannot be known, as of a process on another host. */
export function hasEnded(identity: ProcessIdentity): boolean {
  if (identity.host !== hostname()) return false;
  const boot = bootId();
  if (boot !== null && identity.boot !== null && boot !== identity.boot) return true;
  if (identity.pidNamespace !== pidNamespace()) return false;
  if (!exists(identity.pid)) return true;
  const state = processState(identity.pid);
  if (state === null || identity.started === null) return false;
  return state.isZombie || state.started !== identity.started;
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

/** A zombie has ended, and its parent has not noticed yet. Null if the system does not say. */
function processState(pid: number): { started: string; isZombie: boolean } | null {
  if (process.platform === 'linux') {
    const stat = ifKnown(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
    // The second field is the program's name in brackets, which may itself hold spaces and brackets.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const [state, started] = [fields[0], fields[19]];
    if (state === undefined || started === undefined) return null;
    return { started, isZombie: state === 'Z' || state === 'X' };
  }
  const output = ifKnown(() =>
    execFileSync('ps', ['-o', 'stat=,lstart=', '-p', `${pid}`], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [state, ...started] = output?.trim().split(/\s+/) ?? [];
  if (state === undefined || started.length === 0) return null;
  return { started: started.join(' '), isZombie: state.startsWith('Z') };
}

function pidNamespace(): string | null {
  if (process.platform !== 'linux') return null;
  return ifKnown(() => readlinkSync('/proc/self/ns/pid'));
}

/** What the system says; null where it says nothing, for example without /proc. The caller then assumes the worst. */
function ifKnown(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
