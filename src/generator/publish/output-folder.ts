/**
 * The published folder, and the promise about it: at every moment it is a whole site, the old or the new.
 *
 * A build writes beside it, into `{out}.next`, only the files that differ from the published ones. When all
 * is well the unchanged ones are hard-linked in (same inode, same time of change), and two renames put the
 * new folder in the old one's place. What a dead build left is mended by the next one.
 */
import {
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { createPageWriter, type WrittenFile } from './page-writer.ts';
import type { SiteFile } from './site-file.ts';

/** Names our own output, so that no other folder is ever replaced; holds the key of what it was built from. */
export const MARKER_FILE = '.gen-site.json';

/** What the marker says. */
interface Marker {
  readonly format: 1;
  /** Hash of everything that the files depend on: same key, same bytes. */
  readonly key: string;
  /** Name of the rule set that its figures are by. */
  readonly rules: string;
}

/** What writing some files came to. */
export interface FileChanges {
  new: number;
  changed: number;
  /** Files whose bytes are published already, relative to the output folder; they were not written. */
  readonly unchanged: string[];
  /** Size of all of them, in bytes. */
  bytes: number;
}

export function noChanges(): FileChanges {
  return { new: 0, changed: 0, unchanged: [], bytes: 0 };
}

/** Adds `more` to `changes`. */
export function addChanges(changes: FileChanges, more: FileChanges): void {
  changes.new += more.new;
  changes.changed += more.changed;
  changes.bytes += more.bytes;
  for (const file of more.unchanged) changes.unchanged.push(file);
}

/** How the published folder differs from what it was, in files. */
export interface PublishedFiles {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface OutputFolder {
  /** Absolute path of the site that is published now; null if there is none. */
  readonly published: string | null;
  /** Absolute path that the build writes to. */
  readonly staging: string;
  /** Whether `files`, and nothing else, are published as they were built from what `key` stands for. */
  isCurrent(key: string, files: readonly string[]): boolean;
  /** Makes the staging folder, empty. */
  stage(): void;
  /** Writes `files` as far as they differ from what is published. */
  writeAll(files: Iterable<SiteFile>): FileChanges;
  /** Puts what was written, and the unchanged files, in the published folder's place. */
  publish(site: { key: string; rules: string }, changes: FileChanges): PublishedFiles;
  /** Removes what is not published and lets other builds in. */
  close(): void;
}

/**
 * Takes hold of `out` for one build.
 * @throws UserError if `out` is not ours to replace or another build has it.
 */
export function openOutputFolder(out: string): OutputFolder {
  const target = path.resolve(out);
  const staging = `${target}.next`;
  const previous = `${target}.previous`;
  const lock = `${target}.lock`;
  assertReplaceable(target, out);
  takeLock(lock, out);
  try {
    mendDeadBuild(target, staging, previous);
  } catch (error) {
    unlinkSync(lock);
    throw error;
  }
  const marker = readMarker(target);
  const published = marker === undefined ? null : target;

  return {
    published,
    staging,
    isCurrent: (key, files) => marker?.key === key && isUntouched(target, files),
    stage() {
      mkdirSync(staging);
    },
    writeAll(files) {
      const changes = noChanges();
      const write = createPageWriter(staging, published);
      for (const { file, contents } of files) noteWrite(changes, file, write(file, contents));
      return changes;
    },
    publish(site, changes) {
      const unchanged = changes.unchanged.length;
      const before = published === null ? 0 : filesBelow(published).length - 1;
      const removed = before - (published === null ? 0 : changes.changed + unchanged);
      const files = { new: changes.new, changed: changes.changed, unchanged, removed };
      const hasChanged = changes.new + changes.changed + removed > 0;
      if (published !== null && hasChanged) linkUnchanged(changes.unchanged, published, staging);
      // Last, since a staging folder with a marker is taken to be whole.
      const stagedMarker = path.join(staging, MARKER_FILE);
      writeFileSync(stagedMarker, markerText(site));
      if (published === null) {
        if (existsSync(target)) rmdirSync(target);
        renameSync(staging, target);
      } else if (!hasChanged) {
        // The bytes are the same though the key may not be: only the marker moves.
        renameSync(stagedMarker, path.join(published, MARKER_FILE));
      } else {
        // Node offers no atomic exchange of two folders. A kill between these two renames leaves a whole
        // `previous` and a whole `staging`; the next build puts the latter in place before anything else.
        renameSync(published, previous);
        renameSync(staging, published);
      }
      return files;
    },
    close() {
      rmSync(staging, { recursive: true, force: true });
      rmSync(previous, { recursive: true, force: true });
      unlinkSync(lock);
    },
  };
}

/** Adds one written file to `changes`. */
export function noteWrite(changes: FileChanges, file: string, written: WrittenFile): void {
  changes.bytes += written.bytes;
  if (written.change === 'unchanged') changes.unchanged.push(file);
  else changes[written.change]++;
}

function linkUnchanged(files: readonly string[], published: string, staging: string): void {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = path.dirname(path.join(staging, file));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    linkSync(path.join(published, file), path.join(staging, file));
  }
}

/** What the marker file of a site holds. */
export function markerText({ key, rules }: { key: string; rules: string }): string {
  const marker: Marker = { format: 1, key, rules };
  return `${JSON.stringify(marker)}\n`;
}

/** Names and times are read, not contents: whoever edits a file makes it younger than the marker. */
function isUntouched(published: string, files: readonly string[]): boolean {
  const written = statSync(path.join(published, MARKER_FILE)).mtimeMs;
  if (filesBelow(published).length !== files.length + 1) return false;
  return files.every((file) => {
    const found = lstatSync(path.join(published, file), { throwIfNoEntry: false });
    return found?.isFile() === true && found.mtimeMs <= written;
  });
}

/** Every file below `folder`, as a path relative to it with slashes between. */
export function filesBelow(folder: string, prefix = ''): string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, `${prefix}${entry.name}/`) : prefix + entry.name,
  );
}

function assertReplaceable(published: string, out: string): void {
  const found = statSync(published, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    throw new UserError(`--out ${out} is a file: name a folder, or a path where one can be made.`);
  }
  if (readdirSync(published).length > 0 && readMarker(published) === undefined) {
    throw new UserError(
      `--out ${out} holds files that gen-site did not make, so it is left alone: name another folder, or empty it yourself.`,
    );
  }
}

function readMarker(folder: string): Marker | undefined {
  const file = path.join(folder, MARKER_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker;
  } catch (error) {
    if (error instanceof SyntaxError) return { format: 1, key: '', rules: '' };
    throw error;
  }
}

/** The lock holds the number of the process that has it; a lock whose process is gone is nobody's. */
function takeLock(lock: string, out: string): void {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      const file = openSync(lock, 'wx');
      writeFileSync(file, `${process.pid}\n`);
      closeSync(file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder)) {
      throw new UserError(
        `Another build (process ${holder}) is writing to ${out}: wait for it, or name another --out.`,
      );
    }
    unlinkSync(lock);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function mendDeadBuild(published: string, staging: string, previous: string): void {
  if (!existsSync(published)) {
    // Killed between the two renames: the new site is whole, since its marker is written last.
    if (readMarker(staging) !== undefined) renameSync(staging, published);
    else if (existsSync(previous)) renameSync(previous, published);
  }
  rmSync(staging, { recursive: true, force: true });
  rmSync(previous, { recursive: true, force: true });
}
