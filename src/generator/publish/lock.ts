/**
 * The lock of a work folder, which one build holds at a time: a folder with one empty file, named after its holder.
 *
 * A build makes that folder under another name and renames it into place, which fails if another lock is there. Without its
 * file it is no lock: that is how a build ends it, or another one after it was killed. No later lock has a file of that name.
 */
import { randomBytes } from 'node:crypto';
import { readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import {
  ifThere,
  makeFolder,
  namesIn,
  removeFile,
  removeIfEmpty,
  statusOf,
  textOf,
  unless,
} from './folder-contents.ts';
import type { WorkPlaces } from './work-folder.ts';

/**
 * Takes hold of the work folder of the site `out`.
 * @returns a function that lets other builds in, and removes the folder unless something is left in it.
 * @throws UserError if gen-site did not make it, or another build has it and is not known for certain to have ended.
 */
export function claimWorkFolder(places: WorkPlaces, out: string): () => void {
  const { folder, lock } = places;
  const found = statusOf(folder);
  if (found !== undefined && !(found.isDirectory() && places.isOwn())) {
    throw new UserError(
      `${folder} was not made by gen-site, which needs that name to make ${out}: move it away, or name another --out.`,
    );
  }
  const me = String(thisProcess());
  const release = () => {
    removeLock(lock, me);
    removeIfEmpty(folder);
  };
  try {
    // Each further time, another build was quicker.
    for (;;) {
      makeFolder(folder);
      const [holder] = namesIn(lock);
      if (holder === me) return release;
      if (holder === undefined) placeLock(lock, places.newScrap(), me);
      else if (hasEnded(holder)) removeFile(path.join(lock, holder));
      else {
        const { pid, host, since } = Object.fromEntries(new URLSearchParams(holder));
        throw new UserError(
          `Another build (process ${pid} on ${host}, since ${since}) is making ${out}: wait for it, or name another --out. If no such build is running, remove ${lock}.`,
        );
      }
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes the lock, by way of the free name `draft`, unless another build has done so. */
function placeLock(lock: string, draft: string, me: string): void {
  try {
    // Another build may take the lock, or end and remove the folder that the draft is in.
    unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => {
      makeFolder(draft);
      writeFileSync(path.join(draft, me), '');
      // Windows would not put a folder in the place of another, even an empty one.
      removeIfEmpty(lock);
      renameSync(draft, lock);
    });
  } finally {
    removeLock(draft, me);
  }
}

function removeLock(lock: string, holder: string): void {
  removeFile(path.join(lock, holder));
  removeIfEmpty(lock);
}

/** By these, another process can tell for certain whether this one has ended. A fact that a system does not have is empty. */
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
