/**
 * The published folder, and the promise about it: it is a whole site, the old one or the new one, whatever fails.
 *
 * A build works in a hidden folder beside it. There it makes the new site, `next`, in which unchanged files are links to the
 * published ones. Two renames publish it: the old site becomes `previous`, then `next` becomes the site. If the second
 * fails, the first is undone; if the build is killed between the two, the next build undoes it. No file of the old site is
 * removed before the new one is in place.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../project.ts';
import { isUnchanged, keepFingerprint } from './fingerprint.ts';
import { ifThere, removeFolder, statusOf, textOf } from './folder-contents.ts';
import { assertMovable, countPublishedFiles, resolveTarget } from './output-target.ts';
import type { Counts, WriterFolders } from './page-writer.ts';
import { MARKER_FILE } from './site-marker.ts';
import { discard, putBack, removePrevious, swapIn, whereToFind } from './site-swap.ts';
import { orWarn, type Warn } from './system-error.ts';
import { claimWorkFolder, workPlaces } from './work-folder.ts';

export interface OutputFolderSettings {
  /** Ends the build before it publishes anything. */
  readonly signal: AbortSignal;
  readonly warn: Warn;
  /** Folder in which the fingerprints of published sites are kept: they differ from machine to machine. */
  readonly records?: string;
}

export type OutputFolder = ReturnType<typeof openOutputFolder>;

/** @throws UserError if a site cannot be put in the place of `out`. */
export function openOutputFolder(
  out: string,
  { signal, warn, records = path.join(PROJECT_FOLDER, '.cache/gen-site') }: OutputFolderSettings,
) {
  const target = resolveTarget(out);
  assertMovable(target, out);
  const places = workPlaces(target);
  const { folder, next, previous } = places;
  const record = path.join(records, createHash('sha256').update(target).digest('hex'));
  let release: (() => void) | undefined;
  /** The time by the disk's clock from which this build may link files of the published site. */
  let linkedSince: number | undefined;
  let isNewPublished = false;
  const hasSite = (place: string) => existsSync(path.join(place, MARKER_FILE));

  return {
    /** Whether the site with this marker is published, as far as can be told without reading its files. Writes nothing. */
    async isCurrent(marker: string): Promise<boolean> {
      // A build is running, or was killed.
      if (statusOf(folder) !== undefined) return false;
      if (textOf(path.join(target, MARKER_FILE)) !== marker) return false;
      return isUnchanged(target, record, signal);
    },
    /**
     * Takes hold of the folder, which nobody else may change from here on, and makes that of the new site, empty.
     * @throws UserError if it holds files that gen-site did not write, or another build has it.
     */
    async begin(): Promise<WriterFolders> {
      // Without the right to change it, a folder can't be moved aside.
      ifThere(() => accessSync(target, constants.W_OK));
      release = claimWorkFolder(places, out);
      for (const scrap of places.scraps()) {
        await orWarn(scrap, warn, () => removeFolder(scrap));
      }
      putBack(target, places, warn);
      const published = countPublishedFiles(target, out) === undefined ? null : target;
      await removePrevious(places, warn);
      await discard(next, places, warn);
      mkdirSync(next);
      linkedSince = statusOf(next)?.ctimeMs;
      return { staging: next, published };
    },
    /**
     * Puts the new site, whose files came to the counts, in the place of the published one.
     * @returns how many files of the old site the new one does not have.
     * @throws UserError, once the new site is published, if somebody put a file into the old one at the last moment.
     */
    async publish(marker: string, { changed, unchanged }: Counts): Promise<number> {
      // Again, since somebody may have put a file there during the build.
      const before = countPublishedFiles(target, out) ?? 0;
      writeFileSync(path.join(next, MARKER_FILE), marker);
      signal.throwIfAborted();
      await swapIn(target, places, warn);
      isNewPublished = true;
      await orWarn(previous, warn, () => removePrevious(places, warn));
      await orWarn(records, warn, () => keepFingerprint(target, record), NO_FINGERPRINT);
      return before - changed - unchanged;
    },
    /** A sentence for a person: which site is published, if the build ends here. */
    outcome(): string {
      if (isNewPublished) return 'The new site is published.';
      if (hasSite(target)) return 'The published site is as it was.';
      return hasSite(previous) ? whereToFind(target, places) : 'Nothing is published.';
    },
    /** Removes a new site that was not published, and lets other builds in. */
    async close(): Promise<void> {
      if (release === undefined) return;
      if (!isNewPublished) {
        await orWarn(next, warn, () => discard(next, places, warn));
        await orWarn(records, warn, keepFingerprintOfOld, NO_FINGERPRINT);
      }
      await orWarn(folder, warn, release);
    },
  };

  /** Keeps a new fingerprint of the old site after a failed build, whose links have changed the ctime of its files. */
  async function keepFingerprintOfOld(): Promise<void> {
    if (linkedSince === undefined) return;
    if (await isUnchanged(target, record, null, linkedSince)) keepFingerprint(target, record);
  }
}

const NO_FINGERPRINT =
  'The fingerprint of the site could not be kept, so the next build will compare every file.';
