/**
 * The fingerprint that proves, without reading it, that a published site is still what a build made: for each file its
 * device, inode, size and time of change, in one hash. No program can set a file's time of last change, short of setting the
 * clock; whatever copies, moves, restores or edits a file changes that time or the inode, even if it keeps the time of
 * modification. Another folder in the place of the published one has other inodes, or is on another device.
 *
 * The record is kept apart from the site, since it differs from machine to machine. Without it, all files are read.
 */
import { createHash } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, ifThere, makeFolder, statusOf } from './folder-contents.ts';
import { inTurns } from './in-turns.ts';
import { replaceFile } from './named-errors.ts';
import { bootId } from './process-identity.ts';

interface PublicationRecord {
  readonly format: 2;
  readonly target: string;
  /** Hash of the marker of the site. */
  readonly marker: string;
  /**
   * The run of the system in which the files were written. A machine that lost power may have kept a file's size and
   * times, and lost its bytes.
   */
  readonly boot: string | null;
  readonly fingerprint: string;
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
}

/** Undefined if one of `files` is missing, or no regular file. */
export async function fingerprint(
  folder: string,
  files: Iterable<string>,
  signal: AbortSignal | null,
): Promise<Fingerprint | undefined> {
  const hash = createHash('sha256');
  const figures = new Float64Array(FILES_PER_UPDATE * 4);
  let [count, at, lastChange, lastModification, isWhole] = [0, 0, 0, 0, true];
  await inTurns(files, signal, (file) => {
    const found = isWhole ? statusOf(`${folder}/${file}`) : undefined;
    isWhole = found?.isFile() === true;
    if (found === undefined) return;
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
  return { hash: hash.digest('hex'), count, lastChange, lastModification };
}

/** A call for each file would take longer than the hash. */
const FILES_PER_UPDATE = 1_024;

/** Keeps the fingerprint of the site at `target`, which has this marker, in `folder`, in place of an older one. */
export function writeRecord(
  folder: string,
  target: string,
  marker: string,
  fingerprint: string,
): void {
  const record: PublicationRecord = {
    format: 2,
    target,
    marker: hashOf(marker),
    boot: bootId(),
    fingerprint,
  };
  makeFolder(folder);
  removeRecordsOfLostSites(folder);
  replaceFile(recordFile(folder, target), `${JSON.stringify(record)}\n`);
}

/** The fingerprint of the site at `target` if it was published with this marker since the system started. */
export function readRecord(folder: string, target: string, marker: string): string | undefined {
  const record = parseRecord(recordFile(folder, target));
  const isOfThisSite = record?.target === target && record.marker === hashOf(marker);
  return isOfThisSite && record.boot === bootId() ? record.fingerprint : undefined;
}

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
