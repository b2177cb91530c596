/**
 * The lock of a work folder, which one build holds at a time: a folder with one empty file, named after its holder.
 *
 * A build makes that folder under another name and renames it into place, which fails if another lock is there. Without its
 * file it is no lock: that is how a build ends it, or another one after it was killed. No later lock has a file of that name.
 */
import { randomBytes } from 'node:crypto';
import { readlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import {
  entriesOf,
  ifThere,
  makeFolder,
  removeFile,
  removeIfEmpty,
  renameToFree,
  textOf,
} from './folder-contents.ts';

/** Each failed attempt means that another build was quicker; more than this, and something else is wrong. */
const MOST_ATTEMPTS = 100;

/**
 * Takes the lock `lock` of the site `out`, in a folder that it makes, where `draft` is a free name.
 * @returns a function that lets other builds in, and removes the folder unless something is left in it.
 * @throws UserError if another build has the lock, and is not known for certain to have ended.
 */
export function takeLock(lock: string, draft: string, out: string): () => void {
  const folder = path.dirname(lock);
  const me = String(thisProcess());
  const release = () => {
    removeLock(lock, me);
    removeIfEmpty(folder);
  };
  try {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      makeFolder(folder);
      const holder = entriesOf(lock)[0]?.name;
      if (holder === me) return release;
      if (holder === undefined) placeLock(lock, draft, me);
      else if (hasEnded(holder)) removeFile(path.join(lock, holder));
      else {
        throw new UserError(
          `Another build (${inWords(holder)}) is making ${out}: wait for it, or name another --out. If no such build is running, remove ${lock}.`,
        );
      }
    }
    throw new UserError(
      `${folder} cannot be locked: remove it if no build is running, or name another --out.`,
    );
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes the lock, unless another build has done so. */
function placeLock(lock: string, draft: string, me: string): void {
  try {
    // The folder that the draft is in may be removed by another build that ends.
    ifThere(() => {
      makeFolder(draft);
      writeFileSync(path.join(draft, me), '');
      // Windows would not put a folder in the place of another, even an empty one.
      removeIfEmpty(lock);
      renameToFree(draft, lock);
    });
  } finally {
    removeLock(draft, me);
  }
}

function removeLock(lock: string, holder: string): void {
  removeFile(path.join(lock, holder));
  removeIfEmpty(lock);
}

/** By these, another process can tell for certain whether this one has ended. What a system does not have is empty. */
function thisProcess(): URLSearchParams {
  const pid = String(process.pid);
  return new URLSearchParams({
    host: hostname(),
    // Containers may share the name of their host, and each numbers its own processes.
    namespace: pidNamespace(),
    pid,
    // A later process with the same number has started later.
    started: startOf(pid),
    since: new Date().toISOString(),
    // Two builds of one process are two holders.
    id: randomBytes(4).toString('hex'),
  });
}

function inWords(name: string): string {
  const holder = new URLSearchParams(name);
  if (!holder.has('pid')) return 'of another version of gen-site';
  const [pid, host, since] = ['pid', 'host', 'since'].map((key) => holder.get(key));
  return `process ${pid} on ${host}, since ${since}`;
}

/** False where that cannot be known, as of a process on another host. */
function hasEnded(name: string): boolean {
  const [holder, here] = [new URLSearchParams(name), thisProcess()];
  if (['host', 'namespace'].some((key) => holder.get(key) !== here.get(key))) return false;
  const pid = holder.get('pid') ?? '';
  const start = startOf(pid);
  return !exists(pid) || (start !== '' && start !== holder.get('started'));
}

function exists(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The namespace of process numbers, which Linux has; empty elsewhere. */
function pidNamespace(): string {
  return (ifThere(() => readlinkSync('/proc/self/ns/pid')) ?? '').replace(/\D/g, '');
}

/** When `pid` started, in ticks since the system did; empty where /proc does not say it. */
function startOf(pid: string): string {
  const status = textOf(`/proc/${pid}/stat`) ?? '';
  // The second field is the program's name in brackets, which may itself hold spaces and brackets.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
