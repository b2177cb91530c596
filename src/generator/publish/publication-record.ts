/**
 * What proves, without reading it, that a published site is still what a build made. No program can set a file's time
 * of last change, short of setting the clock; whatever copies, moves, restores or edits a file changes that time or the
 * inode, even if it keeps the time of modification.
 *
 * So it is enough to know when the files were written, and that the clock has not been set since. That takes no look at
 * 150,000 new files. The next build looks at them anyway, and then keeps the fingerprint of what it saw: for each file
 * its device, inode, size and time of change, in one hash.
 *
 * The record is kept apart from the site, since it differs from machine to machine. Without it, all files are read.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, unlinkSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { entriesOf, ifThere, makeFolder, statusOf } from './folder-contents.ts';
import { inTurns } from './in-turns.ts';
import { replaceFile } from './named-errors.ts';
import { bootId } from './process-identity.ts';

interface PublicationRecord {
  readonly format: 1;
  readonly target: string;
  /** Hash of the marker of the site. */
  readonly marker: string;
  /**
   * The run of the system in which the files were written. A machine that lost power may have kept a file's size and
   * times, and lost its bytes.
   */
  readonly boot: string | null;
  readonly proof: Proof;
}

/** How the files looked, or when they were last changed. */
export type Proof = { readonly fingerprint: string } | WritingTimes;

/** Times of the file system's clock, in milliseconds since 1970. */
export interface WritingTimes {
  /** Every file was complete before this time. */
  readonly written: number;
  /** The folder was in place before this time. */
  readonly published: number;
  /** What the clock showed when the system started: see `clockStart`. */
  readonly clockStart: number;
}

/** The files of a folder, as they look from outside. */
export interface Fingerprint {
  readonly hash: string;
  /** How many files there are. */
  readonly count: number;
  /** In milliseconds since 1970, when the file was changed that was changed last, in any way. */
  readonly lastChange: number;
  /** As `lastChange`, but of contents alone, as far as times of modification are to be believed. */
  readonly lastModification: number;
  /** The folders that they are in, relative to the one they are all in. */
  readonly folders: ReadonlySet<string>;
}

/** Undefined if one of `files` is missing, or no regular file. */
export async function fingerprint(
  folder: string,
  files: Iterable<string>,
  signal: AbortSignal | null,
): Promise<Fingerprint | undefined> {
  const hash = createHash('sha256');
  const figures = new Float64Array(FILES_PER_UPDATE * 4);
  const folders = new Set<string>();
  let [count, at, lastChange, lastModification, isWhole, lastFolder] = [0, 0, 0, 0, true, ''];
  await inTurns(files, signal, (file) => {
    const found = isWhole ? statusOf(`${folder}/${file}`) : undefined;
    isWhole = found?.isFile() === true;
    if (found === undefined) return;
    const fileFolder = path.dirname(file);
    // Most are in the folder of the one before.
    if (fileFolder !== lastFolder) folders.add(fileFolder);
    lastFolder = fileFolder;
    if (at === figures.length) {
      hash.update(figures);
      at = 0;
    }
    count++;
    figures[at++] = found.dev;
    figures[at++] = found.ino;
    figures[at++] = found.size;
    figures[at++] = found.ctimeMs;
    lastChange = Math.max(lastChange, found.ctimeMs);
    lastModification = Math.max(lastModification, found.mtimeMs);
  });
  if (!isWhole) return undefined;
  hash.update(figures.subarray(0, at));
  return { hash: hash.digest('hex'), count, lastChange, lastModification, folders };
}

/** A call for each file would take longer than the hash. */
const FILES_PER_UPDATE = 1_024;

/** Keeps the record of the site at `target`, which has this marker, in `folder`, in place of an older one. */
export function writeRecord(folder: string, target: string, marker: string, proof: Proof): void {
  const record: PublicationRecord = {
    format: 1,
    target,
    marker: hashOf(marker),
    boot: bootId(),
    proof,
  };
  makeFolder(folder);
  removeRecordsOfLostSites(folder);
  replaceFile(recordFile(folder, target), `${JSON.stringify(record)}\n`);
}

/** What is known of the files of the site at `target` if it was published with this marker since the system started. */
export function readRecord(folder: string, target: string, marker: string): Proof | undefined {
  const record = parseRecord(recordFile(folder, target));
  const isOfThisSite = record?.target === target && record.marker === hashOf(marker);
  return isOfThisSite && record.boot === bootId() ? record.proof : undefined;
}

/**
 * Looks at the `files` of the site at `target`.
 * @returns How they look, if `proof` proves that nothing has changed them; undefined if it does not.
 */
export async function provedUnchanged(
  target: string,
  files: Iterable<string>,
  proof: Proof,
  signal: AbortSignal,
): Promise<Fingerprint | undefined> {
  const found = await fingerprint(target, files, signal);
  if (found === undefined) return undefined;
  if ('fingerprint' in proof) return found.hash === proof.fingerprint ? found : undefined;
  const start = clockStart();
  const isSameClock = start !== null && Math.abs(start - proof.clockStart) < CLOCK_DRIFT;
  if (!isSameClock || found.lastChange >= proof.written) return undefined;
  // A file that is renamed keeps its time on some systems, but its folder does not.
  let lastMove = 0;
  await inTurns(found.folders, signal, (folder) => {
    const { ctimeMs } = lstatSync(path.join(target, folder));
    lastMove = Math.max(lastMove, ctimeMs);
  });
  return lastMove < proof.published ? found : undefined;
}

/**
 * What the clock showed when the system started, in milliseconds since 1970: the same until the clock is set, apart from
 * some milliseconds an hour by which it is kept right. Null where the system does not count its running time reliably.
 */
export function clockStart(): number | null {
  return process.platform === 'linux' ? Date.now() - uptime() * 1000 : null;
}

/** In milliseconds. Nobody sets a clock by less. */
const CLOCK_DRIFT = 2_000;

function removeRecordsOfLostSites(folder: string): void {
  for (const { name } of entriesOf(folder)) {
    const file = path.join(folder, name);
    const target = parseRecord(file)?.target;
    if (target !== undefined && statusOf(target) === undefined) ifThere(() => unlinkSync(file));
  }
}

function parseRecord(file: string): Partial<PublicationRecord> | undefined {
  const text = ifThere(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Partial<PublicationRecord>;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function recordFile(folder: string, target: string): string {
  return path.join(folder, `${hashOf(target)}.json`);
}

/** SHA-256, in hexadecimal digits. */
export function hashOf(contents: string): string {
  return createHash('sha256').update(contents).digest('hex');
}
