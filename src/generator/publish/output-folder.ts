/**
 * The published folder, and the promise about it: it is a whole site, the old one or the new one, whatever fails.
 *
 * A build works in a hidden folder beside it. There it writes the files that differ from the published ones, into
 * `next`; when all is well it links the unchanged ones in (same inode, same time of modification). Two renames publish:
 * the old site becomes `previous`, then `next` becomes the site. If the second fails, the first is undone; if the build
 * is killed between the two, the next build undoes it. Nothing of the old site is removed before the new one is in place.
 */
import { mkdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { nextTick } from './file-clock.ts';
import { ifThere, makeFolder, removeFolder, statusOf } from './folder-contents.ts';
import { writeText } from './named-errors.ts';
import { assertMovable, readPublishedSite, resolveTarget } from './output-target.ts';
import type { Counts, WriterFolders } from './page-writer.ts';
import { fingerprint, readRecord, writeRecord } from './publication-record.ts';
import { MARKER_FILE, readIfThere } from './site-marker.ts';
import { mendKilledBuild, placesIn, removePrevious, swapIn } from './site-swap.ts';
import { leftBehind, orWarn, type Warn, whereWritable } from './system-error.ts';
import { claimWorkFolder, type WorkFolder } from './work-folder.ts';

/** How the published folder differs from what it was, in files. */
export interface PublishedFiles {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** What a build is to publish. */
export interface Publication {
  /** Text of the marker file. */
  readonly marker: string;
  /** Every file of this build but the marker; named one after the other, since there are many. */
  files(): Iterable<string>;
}

export interface OutputFolder {
  /** Absolute path of the site that is published now; null if there is none. */
  readonly published: string | null;
  /**
   * How many files `publication` has, if it is proved, without reading them, that they are what is published, and nothing
   * else; undefined if it is not.
   */
  currentFileCount(publication: Publication): Promise<number | undefined>;
  /** Makes the folder of the new site, empty. From here on nobody else may change the published one. */
  begin(): WriterFolders;
  /** Puts the new site, whose files came to `counts`, in the place of the published one. */
  publish(publication: Publication, counts: Counts): Promise<PublishedFiles>;
  /** What can be said of the published site after a failure, because it was looked at; a sentence, or nothing. */
  outcome(): string;
  /** Removes what is not published and lets other builds in. */
  close(): Promise<void>;
}

export interface OutputFolderSettings {
  /** Where the record of what is published is kept. */
  readonly records: string;
  /** Ends the build before it publishes anything. */
  readonly signal: AbortSignal;
  readonly warn: Warn;
}

/**
 * Takes hold of `out` for one build.
 * @throws UserError if `out` holds what is not the site's, cannot be replaced, or is held by another build.
 */
export async function openOutputFolder(
  out: string,
  settings: OutputFolderSettings,
): Promise<OutputFolder> {
  const target = resolveTarget(out);
  assertMovable(target, out);
  makeFolder(path.dirname(target));
  const work = await claimWorkFolder(target, out, settings.warn);
  try {
    await mendKilledBuild(work.folder, target, settings.warn);
    return heldOutputFolder(out, target, work, settings);
  } catch (error) {
    await work.release();
    throw error;
  }
}

function heldOutputFolder(
  out: string,
  target: string,
  work: WorkFolder,
  { records, signal, warn }: OutputFolderSettings,
): OutputFolder {
  const places = placesIn(work.folder);
  const site = readPublishedSite(target, out);
  const published = site === undefined ? null : target;
  const outcomeOf = watchPublished(target);
  let newSite: string | null = null;

  return {
    published,
    async currentFileCount({ marker, files }) {
      if (readIfThere(path.join(target, MARKER_FILE)) !== marker) return undefined;
      const recorded = readRecord(records, target, marker);
      if (recorded === undefined) return undefined;
      const found = await fingerprint(target, files(), signal);
      if (found?.hash !== recorded || found.count !== site?.fileCount) return undefined;
      return found.count;
    },
    begin() {
      mkdirSync(places.next);
      return { staging: places.next, published };
    },
    async publish(publication, counts) {
      // Again, since somebody may have put a file there during the build.
      const before = readPublishedSite(target, out)?.fileCount ?? 0;
      const removed = before - counts.changed - counts.unchanged;
      writeText(path.join(places.next, MARKER_FILE), publication.marker);
      const written = nextTick(places.clock);
      signal.throwIfAborted();
      newSite = identityOf(places.next);
      swapIn(target, places);
      // The new site is published, so that nothing from here on is more than a warning.
      await orWarn(leftBehind(places.previous), places.previous, warn, async () => {
        if (statusOf(places.previous) !== undefined) await removePrevious(places, warn);
      });
      await record(publication, written, counts.unchanged === 0);
      return { new: counts.new, changed: counts.changed, unchanged: counts.unchanged, removed };
    },
    outcome: () => outcomeOf(newSite),
    async close() {
      await orWarn(leftBehind(places.clock), places.clock, warn, () => {
        ifThere(() => unlinkSync(places.clock));
      });
      await orWarn(leftBehind(places.next), places.next, warn, async () => {
        // With a site waiting to be put back, `next` shows the next build that this one did not publish.
        if (statusOf(places.previous) === undefined) await removeFolder(places.next);
      });
      await work.release();
    },
  };

  /**
   * Keeps the fingerprint of the published files, unless one may have been edited since `written`. That of new files is to be
   * found in their times of change; linking the others has changed those, so that only their times of modification tell.
   */
  async function record(
    { marker, files }: Publication,
    written: number | null,
    areNew = false,
  ): Promise<void> {
    if (signal.aborted) return;
    await orWarn(WITHOUT_RECORD, records, warn, async () => {
      const now = nextTick(places.clock);
      const found = now === null ? undefined : await fingerprint(target, files(), null);
      if (now === null || found === undefined || found.lastChange >= now) return;
      const lastEdit = areNew ? found.lastChange : found.lastModification;
      if (lastEdit >= (written ?? now)) return;
      whereWritable(() => writeRecord(records, target, marker, found.hash));
    });
  }
}

const WITHOUT_RECORD =
  'No record of this build could be kept, so the next one will compare every file.';

/**
 * Looks at what is published at `target`, now and when it is asked.
 * @returns What can be said after a failure, where the new site is the folder `newSite`; a sentence, or nothing.
 */
export function watchPublished(target: string): (newSite?: string | null) => string {
  const before = identityOf(target);
  return (newSite = null) => {
    let now: string | null;
    try {
      now = identityOf(target);
    } catch {
      // A disk that does not even answer this: nothing can be said.
      return '';
    }
    if (now !== null && now === newSite) return 'The new site is published.';
    if (now !== before) return '';
    return now === null ? 'Nothing is published.' : 'The published site is as it was.';
  };
}

/** Which folder is at `place`, whatever its name; null if there is none. */
function identityOf(place: string): string | null {
  const found = statusOf(place);
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
