/**
 * The folder that a build works in, hidden beside the one it publishes: `.dist.gen-site` beside `dist`. It holds the new
 * site, the one that is being replaced, and a lock, so that one build at a time works there.
 *
 * Another build never sees a part of it half made: a folder with its marker, and a lock with its holder's name, are made
 * under another name and renamed into place, which fails if another build was first. A build that was killed leaves its
 * lock. The next build adds a lock that is named after it, `lock-after-…`: the rename lets only one build succeed.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { entriesOf, removeFolder, renameToFree, statusOf, textOf } from './folder-contents.ts';
import { writeText } from './named-errors.ts';
import { hasEnded, type ProcessIdentity, thisProcess } from './process-identity.ts';
import { leftBehind, orWarn, type Warn } from './system-error.ts';

/** Shows that a work folder was made by gen-site. */
const WORK_MARKER_FILE = 'made-by-gen-site.txt';
const WORK_MARKER_TEXT =
  'gen-site works here while it makes the site beside this folder. Remove it only when no build is running.\n';
const HOLDER_FILE = 'holder.json';
const FIRST_LOCK = 'lock';

/** Each failed attempt means that another build was quicker; more than this, and something else is wrong. */
const MOST_ATTEMPTS = 1000;

export interface WorkFolder {
  /** Absolute path. */
  readonly folder: string;
  /** Lets other builds in, and removes the folder unless something is left in it. */
  release(): Promise<void>;
}

interface LockHolder extends ProcessIdentity {
  readonly id: string;
  /** When the build took the lock, ISO 8601. */
  readonly since: string;
}

/**
 * Takes hold of the work folder of the site at `target`, named `out` in messages. `warn` is told what cannot be tidied up.
 * @throws UserError if another build has it, or if gen-site did not make it.
 */
export async function claimWorkFolder(
  target: string,
  out: string,
  warn: Warn,
): Promise<WorkFolder> {
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.gen-site`);
  await removeAbandonedDrafts(folder, warn);
  const me: LockHolder = {
    ...thisProcess(),
    id: randomBytes(6).toString('hex'),
    since: new Date().toISOString(),
  };
  const draft = `${folder}-${me.pid}-${me.id}`;
  mkdirSync(draft);
  try {
    writeText(path.join(draft, WORK_MARKER_FILE), WORK_MARKER_TEXT);
    writeDraftLock(draft, me);
    const lock = await takeLock(folder, draft, me, out);
    return { folder, release: () => release(folder, path.join(folder, lock), draft, warn) };
  } finally {
    await orWarn(leftBehind(draft), draft, warn, () => removeFolder(draft));
  }
}

function writeDraftLock(draft: string, me: LockHolder): void {
  mkdirSync(path.join(draft, FIRST_LOCK));
  writeText(path.join(draft, FIRST_LOCK, HOLDER_FILE), `${JSON.stringify(me)}\n`);
}

/** The name of the lock, in `folder`, that this build now holds. */
async function takeLock(
  folder: string,
  draft: string,
  me: LockHolder,
  out: string,
): Promise<string> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    if (statusOf(folder) === undefined) {
      if (renameToFree(draft, folder)) return FIRST_LOCK;
      continue;
    }
    if (!isWorkFolder(folder)) {
      // A build that ends renames its folder away whole.
      if (statusOf(folder) === undefined) continue;
      throw new UserError(
        `${folder} was not made by gen-site, which needs that name to make ${out}: move it away, or name another --out.`,
      );
    }
    const next = placeInLine(folder, out);
    if (!renameToFree(path.join(draft, FIRST_LOCK), path.join(folder, next))) continue;
    const last = lastInLine(folder).holder;
    if (typeof last === 'object' && last.id === me.id) return next;
    // By then the folder had been replaced by another, which has other locks.
    await removeFolder(path.join(folder, next));
    writeDraftLock(draft, me);
  }
  throw new UserError(
    `${folder} cannot be locked: remove it if no build is running, or name another --out.`,
  );
}

function isWorkFolder(folder: string): boolean {
  return statusOf(path.join(folder, WORK_MARKER_FILE)) !== undefined;
}

/**
 * The name of the lock that follows the last one.
 * @throws UserError if the build that holds the last one may be running.
 */
function placeInLine(folder: string, out: string): string {
  const { holder, lock, next } = lastInLine(folder);
  if (typeof holder !== 'object' || hasEnded(holder)) return next;
  const who = `process ${holder.pid} on ${holder.host}, since ${holder.since}`;
  throw new UserError(
    `Another build (${who}) is making ${out}: wait for it, or name another --out. If no such build is running, remove ${path.join(folder, lock)}.`,
  );
}

/** Who holds the lock, by which file, and under which name the next in line would follow. */
function lastInLine(folder: string): {
  holder: LockHolder | 'unreadable' | undefined;
  lock: string;
  next: string;
} {
  let found: ReturnType<typeof lastInLine> = { holder: undefined, lock: '', next: FIRST_LOCK };
  for (;;) {
    const holder = readHolder(path.join(folder, found.next, HOLDER_FILE));
    if (holder === undefined) return found;
    const id = holder === 'unreadable' ? holder : holder.id;
    found = { holder, lock: found.next, next: `${FIRST_LOCK}-after-${id}` };
  }
}

/** Only a loss of power leaves an unreadable file: it is whole before it has its name. */
function readHolder(file: string): LockHolder | 'unreadable' | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  try {
    const holder = JSON.parse(text) as Partial<LockHolder> | null;
    return typeof holder?.id === 'string' ? (holder as LockHolder) : 'unreadable';
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable';
    throw error;
  }
}

/** If anything fails here, the lock is removed all the same, where that is possible. */
async function release(folder: string, lock: string, away: string, warn: Warn): Promise<void> {
  let isAway = false;
  await orWarn(leftBehind(folder), folder, warn, () => {
    const isEmpty = entriesOf(folder).every(({ name }) => isOurs(name));
    isAway = isEmpty && renameToFree(folder, away);
  });
  const left = isAway ? away : lock;
  await orWarn(leftBehind(left), left, warn, () => removeFolder(left));
}

function isOurs(name: string): boolean {
  return (
    name === WORK_MARKER_FILE || name === FIRST_LOCK || name.startsWith(`${FIRST_LOCK}-after-`)
  );
}

/** Removes the drafts of builds that were killed while they made or removed a work folder. */
async function removeAbandonedDrafts(folder: string, warn: Warn): Promise<void> {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}-`;
  for (const { name } of entriesOf(parent)) {
    const pid = name.startsWith(prefix) && /^(\d+)-[0-9a-f]{12}$/.exec(name.slice(prefix.length));
    if (!pid) continue;
    const draft = path.join(parent, name);
    await orWarn(leftBehind(draft), draft, warn, async () => {
      const holder = readHolder(path.join(draft, FIRST_LOCK, HOLDER_FILE));
      const isKnown = typeof holder === 'object';
      const owner = isKnown ? holder : { ...thisProcess(), pid: Number(pid[1]), started: null };
      if (hasEnded(owner))
        await removeFolder(draft, (file) => !isOurs(file.split('/', 1)[0] ?? ''));
    });
  }
}
