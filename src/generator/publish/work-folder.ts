/**
 * The folder that a build works in, hidden beside the one it publishes: `.dist.gen-site` beside `dist`. It holds the new
 * site, the one that is being replaced, and a lock, so that one build at a time works there.
 *
 * A lock is a folder that names its holder. It is made under another name and renamed into place, which fails if another
 * build was first. A build that was killed leaves its lock, and other builds do not remove it: by then, it could be the
 * lock of a newer build. They add a lock that is named after it, `lock-after-…`. The last lock of this chain counts. Its
 * holder removes the chain when it ends, the first lock first: from then on the others mean nothing.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import {
  entriesOf,
  ifThere,
  makeFolder,
  parseJson,
  removeFile,
  removeIfEmpty,
  renameToFree,
  statusOf,
  textOf,
} from './folder-contents.ts';
import { hasEnded, type ProcessIdentity, thisProcess } from './process-identity.ts';
import { leftBehind, naming, orWarn, type Warn } from './system-error.ts';

const HOLDER_FILE = 'holder.json';
const FIRST_LOCK = 'lock';
const OWN_NAMES = /^(next|previous|removed-\d+|lock|(lock-after|draft)-.+)$/;

/** Each failed attempt means that another build was quicker; more than this, and something else is wrong. */
const MOST_ATTEMPTS = 1000;

export interface WorkFolder {
  /** Absolute path. */
  readonly folder: string;
  /** Lets other builds in, and removes the folder unless something is left in it. */
  release(warn: Warn): Promise<void>;
}

interface LockHolder extends ProcessIdentity {
  readonly id: string;
  /** When the build took the lock, ISO 8601. */
  readonly since: string;
}

/** The absolute path of the work folder of the site at `target`. */
export function workFolderOf(target: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.gen-site`);
}

/**
 * Takes hold of the work folder of the site at `target`, named `out` in messages.
 * @throws UserError if another build has it, or if gen-site did not make it.
 */
export function claimWorkFolder(target: string, out: string): WorkFolder {
  const folder = workFolderOf(target);
  const found = statusOf(folder);
  const isOwn = entriesOf(folder).every(({ name }) => OWN_NAMES.test(name));
  if (found !== undefined && !(found.isDirectory() && isOwn)) {
    throw new UserError(
      `${folder} was not made by gen-site, which needs that name to make ${out}: move it away, or name another --out.`,
    );
  }
  const id = randomBytes(6).toString('hex');
  const draft = path.join(folder, `draft-${id}`);
  try {
    takeLock(folder, draft, { ...thisProcess(), id, since: new Date().toISOString() }, out);
  } catch (error) {
    removeLock(draft);
    removeIfEmpty(folder);
    throw error;
  }
  return { folder, release: (warn) => release(folder, warn) };
}

function takeLock(folder: string, draft: string, me: LockHolder, out: string): void {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    makeFolder(folder);
    const last = locksIn(folder).at(-1);
    if (last?.holder !== undefined && !hasEnded(last.holder)) {
      const { pid, host, since } = last.holder;
      throw new UserError(
        `Another build (process ${pid} on ${host}, since ${since}) is making ${out}: wait for it, or name another --out. If no such build is running, remove ${path.join(folder, last.name)}.`,
      );
    }
    const lock = path.join(folder, nameAfter(last));
    if (!placeLock(lock, draft, me)) continue;
    if (locksIn(folder).at(-1)?.holder?.id === me.id) return;
    // The lock that it is named after had been removed, and another build may have begun.
    removeLock(lock);
  }
  throw new UserError(
    `${folder} cannot be locked: remove it if no build is running, or name another --out.`,
  );
}

/** Makes `lock` whole; false if it is there, or another build removed the draft as it ended. */
function placeLock(lock: string, draft: string, me: LockHolder): boolean {
  const isPlaced = ifThere(() => {
    mkdirSync(draft, { recursive: true });
    const file = path.join(draft, HOLDER_FILE);
    naming(file, () => writeFileSync(file, `${JSON.stringify(me)}\n`));
    return renameToFree(draft, lock);
  });
  return isPlaced === true;
}

interface Lock {
  readonly name: string;
  /** Undefined if a loss of power left the file unreadable. */
  readonly holder: LockHolder | undefined;
}

/** The chain of locks, from the first. */
function locksIn(folder: string): Lock[] {
  const locks: Lock[] = [];
  for (;;) {
    const name = nameAfter(locks.at(-1));
    const text = textOf(path.join(folder, name, HOLDER_FILE));
    if (text === undefined) return locks;
    locks.push({ name, holder: parseJson(text) });
  }
}

function nameAfter(last: Lock | undefined): string {
  return last === undefined ? FIRST_LOCK : `${FIRST_LOCK}-after-${last.holder?.id ?? last.name}`;
}

async function release(folder: string, warn: Warn): Promise<void> {
  const removeLocks = (names: string[]) => {
    for (const name of names) removeLock(path.join(folder, name));
  };
  await orWarn(leftBehind(folder), folder, warn, () => {
    const chain = locksIn(folder).map(({ name }) => name);
    // Builds that were killed, or were too late, may have left these; a build that is about to use its draft makes another.
    const names = entriesOf(folder).map(({ name }) => name);
    removeLocks(names.filter((name) => /^(lock|draft)-/.test(name) && !chain.includes(name)));
    removeLocks(chain);
    removeIfEmpty(folder);
  });
}

/** Removes the file once: the next build may put its lock in the place of the empty folder. */
function removeLock(lock: string): void {
  removeFile(path.join(lock, HOLDER_FILE));
  removeIfEmpty(lock);
}
