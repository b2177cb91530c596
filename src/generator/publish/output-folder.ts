/**
 * The published folder, and the promise about it: it is a whole site, the old one or the new one, whatever fails.
 *
 * A build works in a hidden folder beside it. There it makes the new site, `next`, in which unchanged files are links to the
 * published ones. Two renames publish it: the old site becomes `previous`, then `next` becomes the site. If the second
 * fails, the first is undone; if the build is killed between the two, the next build undoes it. No file of the old site is
 * removed before the new one is in place.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../project.ts';
import { isUnchanged, takeFingerprint } from './fingerprint.ts';
import { makeFolder, statusOf, textOf } from './folder-contents.ts';
import { assertMovable, countPublishedFiles, resolveTarget } from './output-target.ts';
import type { Counts } from './page-writer.ts';
import { MARKER_FILE } from './site-marker.ts';
import {
  mendKilledBuild,
  placesIn,
  removeReplacedSite,
  removeUnpublishedSite,
  swapIn,
} from './site-swap.ts';
import { orWarn, type Warn } from './system-error.ts';
import { claimWorkFolder, type WorkFolder, workFolderOf } from './work-folder.ts';

/** How the published folder differs from what it was, in files. */
export interface PublishedFiles {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** A site to be published. */
export interface Publication {
  /** Text of the marker file. */
  readonly marker: string;
  /** Every file of this build but the marker; named one after the other, since there are many. */
  files(): Iterable<string>;
}

/** Absolute paths. */
export interface BuildFolders {
  /** The folder in which the new site is made. */
  readonly staging: string;
  /** The site that is published now; null if there is none. */
  readonly published: string | null;
}

export interface OutputFolder {
  /** Whether `publication` is published already, as far as can be told without reading its files. Writes nothing. */
  isCurrent(publication: Publication): Promise<boolean>;
  /**
   * Takes hold of the folder, which nobody else may change from here on, and makes that of the new site, empty.
   * @throws UserError if it holds files that gen-site did not write, or another build has it.
   */
  begin(): Promise<BuildFolders>;
  /** Puts the new site, whose files came to `counts`, in the place of the published one. */
  publish(publication: Publication, counts: Counts): Promise<PublishedFiles>;
  /** A sentence for a person: which site is published, if the build ends here. */
  outcome(): string;
  /** Removes a new site that was not published, and lets other builds in. */
  close(): Promise<void>;
}

export interface OutputFolderSettings {
  /** Ends the build before it publishes anything. */
  readonly signal: AbortSignal;
  readonly warn: Warn;
  /** Folder in which the fingerprints of published sites are kept: they differ from machine to machine. */
  readonly records?: string;
}

/** @throws UserError if a site cannot be put in the place of `out`. */
export function openOutputFolder(
  out: string,
  { signal, warn, records = path.join(PROJECT_FOLDER, '.cache/gen-site') }: OutputFolderSettings,
): OutputFolder {
  const target = resolveTarget(out);
  assertMovable(target, out);
  const record = path.join(records, createHash('sha256').update(target).digest('hex'));
  const places = placesIn(workFolderOf(target));
  let work: WorkFolder | undefined;
  let isNewPublished = false;

  return {
    async isCurrent({ marker, files }) {
      // Of a build that runs, or was killed.
      if (statusOf(workFolderOf(target)) !== undefined) return false;
      if (textOf(path.join(target, MARKER_FILE)) !== marker) return false;
      const kept = textOf(record);
      return kept !== undefined && isUnchanged(target, files(), kept, signal);
    },
    async begin() {
      makeFolder(path.dirname(target));
      work = claimWorkFolder(target, out);
      await mendKilledBuild(work.folder, target, warn);
      const published = countPublishedFiles(target, out) === undefined ? null : target;
      mkdirSync(places.next);
      return { staging: places.next, published };
    },
    async publish({ marker }, counts) {
      // Again, since somebody may have put a file there during the build.
      const before = countPublishedFiles(target, out) ?? 0;
      writeFileSync(path.join(places.next, MARKER_FILE), marker);
      signal.throwIfAborted();
      swapIn(target, places);
      isNewPublished = true;
      await removeReplacedSite(places, warn);
      await orWarn(NO_FINGERPRINT, records, warn, () => {
        makeFolder(records);
        writeFileSync(record, takeFingerprint(target));
      });
      const removed = before - counts.changed - counts.unchanged;
      return { new: counts.new, changed: counts.changed, unchanged: counts.unchanged, removed };
    },
    outcome() {
      if (isNewPublished) return 'The new site is published.';
      const isPublished = existsSync(path.join(target, MARKER_FILE));
      return isPublished ? 'The published site is as it was.' : 'Nothing is published.';
    },
    async close() {
      if (work === undefined) return;
      await removeUnpublishedSite(places, warn);
      await work.release(warn);
    },
  };
}

const NO_FINGERPRINT =
  'The fingerprint of the site could not be kept, so the next build will compare every file.';
