/**
 * What proves, without reading it, that a published site is still what a build made: for each file its device, inode,
 * size and time of last change, in one hash. No program can set that time, short of setting the clock; whatever copies,
 * moves, restores or edits a file changes the time or the inode, even if it keeps the time of modification.
 *
 * The record is kept apart from the site, since it differs from machine to machine. Without it, all files are read.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, ifThere, makeFolder, statusOf } from './folder-contents.ts';
import { inTurns } from './in-turns.ts';
import { bootId } from './process-identity.ts';

interface PublicationRecord {
  readonly format: 1;
  readonly target: string;
  /** Hash of the marker of the site. */
  readonly marker: string;
  readonly fingerprint: string;
  /**
   * The run of the system in which the files were written. A machine that lost power may have kept a file's size and
   * times, and lost its bytes.
   */
  readonly boot: string | null;
}

/** The files of a folder, as they look from outside. */
export interface Fingerprint {
  readonly hash: string;
  /** Milliseconds since 1970, of the file that was changed last in any way. */
  readonly lastChange: number;
  /** As `lastChange`, of the file whose contents were changed last, if its time of modification is to be believed. */
  readonly lastModification: number;
}

/** Undefined if one of `files` is missing, or no regular file. */
export async function fingerprint(
  folder: string,
  files: readonly string[],
  signal: AbortSignal | null,
): Promise<Fingerprint | undefined> {
  const figures = new Float64Array(files.length * 4);
  let [at, lastChange, lastModification, isWhole] = [0, 0, 0, true];
  await inTurns(files, signal, (file) => {
    const found = isWhole ? statusOf(`${folder}/${file}`) : undefined;
    isWhole = found?.isFile() === true;
    if (found === undefined) return;
    figures[at++] = found.dev;
    figures[at++] = found.ino;
    figures[at++] = found.size;
    figures[at++] = found.ctimeMs;
    lastChange = Math.max(lastChange, found.ctimeMs);
    lastModification = Math.max(lastModification, found.mtimeMs);
  });
  if (!isWhole) return undefined;
  return { hash: hashOf(figures), lastChange, lastModification };
}

/** Keeps the record of the site at `target`, which has this marker, in `folder`, in place of an older one. */
export function writeRecord(
  folder: string,
  target: string,
  marker: string,
  fingerprint: Fingerprint,
): void {
  const record: PublicationRecord = {
    format: 1,
    target,
    marker: hashOf(marker),
    fingerprint: fingerprint.hash,
    boot: bootId(),
  };
  makeFolder(folder);
  removeRecordsOfLostSites(folder);
  const file = recordFile(folder, target);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record)}\n`);
  // Renamed over another, ext4 would write the file to the disk at once, which takes longer than all else here.
  ifThere(() => unlinkSync(file));
  renameSync(draft, file);
}

/** The fingerprint that the files of the site at `target` had when it was published with this marker. */
export function readRecord(folder: string, target: string, marker: string): string | undefined {
  const record = parseRecord(recordFile(folder, target));
  if (record?.target !== target || record.marker !== hashOf(marker) || record.boot !== bootId()) {
    return undefined;
  }
  return record.fingerprint;
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

function hashOf(contents: string | Float64Array): string {
  return createHash('sha256').update(contents).digest('hex');
}
