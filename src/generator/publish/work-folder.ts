/**
 * The folder that a build works in, hidden beside the one it publishes: `.dist.gen-site` beside `dist`.
 *
 * One build holds it at a time, by a lock: an empty file whose name says which process made it. So a lock is never half
 * written, and whoever removes the lock of a build that has ended can't remove another one.
 */
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { ifThere, namesIn, statusOf, textOf, unless } from './folder-contents.ts';

/** The absolute paths of the work folder of the site at `target`, and of what is in it. */
export function workPlaces(target: string) {
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.gen-site`);
  return {
    folder,
    /** The site that is being made. */
    next: path.join(folder, 'next'),
    /** The site that was published, while another is put in its place. */
    previous: path.join(folder, 'previous'),
    /** A free name for a folder that any build may remove. Part of it may be gone already. */
    newScrap: () => path.join(folder, `scrap-${randomUUID()}`),
    scraps: () =>
      namesIn(folder)
        .filter((name) => name.startsWith('scrap-'))
        .map((name) => path.join(folder, name)),
  };
}

export type WorkPlaces = ReturnType<typeof workPlaces>;

const FOLDERS = /^(next|previous|scrap-[\da-f-]{36})$/;
const LOCK =
  /^lock-(?<since>\d+)-(?<pid>\d+)-(?<started>\d*)-(?<namespace>\d*)-[\da-f]{8}-(?<host>.+)$/;

/**
 * Takes hold of the work folder of the site `out`.
 * @returns a function that lets other builds in, and removes the folder unless something is left in it.
 * @throws UserError if another build has it, or might still be running, or something in it was not made by gen-site.
 */
export function claimWorkFolder({ folder }: WorkPlaces, out: string): () => void {
  const own = path.join(folder, lockName());
  const release = () => {
    ifThere(() => unlinkSync(own));
    unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(folder));
  };
  for (;;) {
    const [refusal] = refusals(folder, own, out);
    if (refusal !== undefined) throw new UserError(refusal);
    makeFolder(folder);
    let isMine = false;
    try {
      // Fails if another build ends, and removes the folder, first.
      const isMade = unless(['ENOENT'], () => writeFileSync(own, '', { flag: 'wx' }) ?? true);
      isMine = isMade === true && refusals(folder, own, out).length === 0;
    } finally {
      // Withdraw before looking again, so that one of two builds that start at the same moment goes on.
      if (!isMine) release();
    }
    if (isMine) return release;
  }
}

/**
 * Makes `folder` and those above it that are missing. Node's own recursive `mkdir` never returns where a folder
 * cannot hold others, as in /proc.
 */
function makeFolder(folder: string): void {
  if (statusOf(folder) !== undefined) return;
  makeFolder(path.dirname(folder));
  // Another process may make it meanwhile.
  unless(['EEXIST'], () => mkdirSync(folder));
}

/** Gives one line for each entry that keeps a build from using `folder`. Removes the locks of builds that have ended. */
function refusals(folder: string, own: string, out: string): string[] {
  const inTheWay = (place: string) =>
    `${place} is in the way of a build of ${out}, and this version of gen-site did not make it: if no other build is running, move it away.`;
  if (statusOf(folder)?.isDirectory() === false) return [inTheWay(folder)];
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (place === own || (entry.isDirectory() && FOLDERS.test(entry.name))) return [];
    const holder = entry.isFile() ? LOCK.exec(entry.name)?.groups : undefined;
    if (holder === undefined) return [inTheWay(place)];
    if (hasEnded(holder)) {
      ifThere(() => unlinkSync(place));
      return [];
    }
    const since = new Date(Number(holder.since)).toISOString();
    return [
      `Another build (process ${holder.pid} on ${holder.host}, since ${since}) is making ${out}: wait for it, or name another --dir. If no such build is running, remove ${place}.`,
    ];
  });
}

function lockName(): string {
  const { pid } = process;
  // Two builds of one process are two holders.
  const id = randomUUID().slice(0, 8);
  return ['lock', Date.now(), pid, startOf(pid), pidNamespace(), id, hostName()].join('-');
}

/** Asks whether the process that made a lock has ended. The answer is no for another host or container, where nobody can tell. */
function hasEnded({ pid, started, namespace, host }: Record<string, string>): boolean {
  if (host !== hostName() || namespace !== pidNamespace()) return false;
  const start = startOf(Number(pid));
  // A later process with the same number has started later.
  return !exists(Number(pid)) || (start !== '' && start !== started);
}

function hostName(): string {
  return encodeURIComponent(hostname());
}

/** The namespace of process numbers, which Linux has. Containers may share a host name, but each numbers its own processes. */
function pidNamespace(): string {
  return (ifThere(() => readlinkSync('/proc/self/ns/pid')) ?? '').replace(/\D/g, '');
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When `pid` started, in ticks since the system did; empty where /proc does not say it. */
function startOf(pid: number): string {
  const status = textOf(`/proc/${pid}/stat`) ?? '';
  // The second field is the program's name in brackets, which may itself hold spaces and brackets.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  // A killed process keeps its number until its parent has waited for it.
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}
