/**
 * The published folder, and the promise about it: it is a whole site, the old one or the new one, whatever fails.
 *
 * A build works in a hidden folder beside it. There it makes the new site, `next`, in which unchanged files are links to the
 * published ones. Two renames publish it: the old site becomes `previous`, then `next` becomes the site. If the second
 * fails, the first is undone; if the build is killed between the two, the next build undoes it. No file of the old site is
 * removed before the new one is in place.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../project.ts';
import { isUnchanged, takeFingerprint } from './fingerprint.ts';
import { makeFolder, textOf } from './folder-contents.ts';
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
import { claimWorkFolder, type WorkFolder } from './work-folder.ts';

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

export interface OutputFolder {
  /** Absolute path of the site that is published now; null if there is none. */
  readonly published: string | null;
  /** Whether `publication` is published already, as far as can be told without reading its files. */
  isCurrent(publication: Publication): Promise<boolean>;
  /** Makes the folder of the new site, empty. From here on nobody else may change the published one. */
  begin(): { readonly staging: string; readonly published: string | null };
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

/**
 * Takes hold of `out` for one build.
 * @throws UserError if `out` holds files that gen-site did not write, cannot be replaced, or is held by another build.
 */
export async function openOutputFolder(
  out: string,
  settings: OutputFolderSettings,
): Promise<OutputFolder> {
  const target = resolveTarget(out);
  assertMovable(target, out);
  makeFolder(path.dirname(target));
  const work = claimWorkFolder(target, out);
  try {
    await mendKilledBuild(work.folder, target, settings.warn);
    return heldOutputFolder(out, target, work, settings);
  } catch (error) {
    await work.release(settings.warn);
    throw error;
  }
}

function heldOutputFolder(
  out: string,
  target: string,
  work: WorkFolder,
  { signal, warn, records = path.join(PROJECT_FOLDER, '.cache/gen-site') }: OutputFolderSettings,
): OutputFolder {
  const places = placesIn(work.folder);
  const published = countPublishedFiles(target, out) === undefined ? null : target;
  const record = path.join(records, createHash('sha256').update(target).digest('hex'));
  let isNewPublished = false;

  return {
    published,
    async isCurrent({ marker, files }) {
      if (textOf(path.join(target, MARKER_FILE)) !== marker) return false;
      const kept = textOf(record);
      return kept !== undefined && isUnchanged(target, files(), kept, signal);
    },
    begin() {
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
      return published === null ? 'Nothing is published.' : 'The published site is as it was.';
    },
    async close() {
      await removeUnpublishedSite(places, warn);
      await work.release(warn);
    },
  };
}

const NO_FINGERPRINT =
  'The fingerprint of the site could not be kept, so the next build will compare every file.';
