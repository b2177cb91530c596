/**
 * Puts a new site in the place of the old one, and brings back order after a build that was killed on the way. Nothing
 * of the old site is removed before the new one is in place.
 */
import { chmodSync, renameSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { entriesOf, removeFolder, removeIfEmpty, statusOf } from './folder-contents.ts';
import { ownFiles } from './output-target.ts';
import { MARKER_FILE, readMarker } from './site-marker.ts';
import { leftBehind, orWarn, type Warn } from './system-error.ts';

type WorkPlaces = ReturnType<typeof placesIn>;

/** Paths in the work folder `folder`. */
export function placesIn(folder: string) {
  return {
    /** The site that is being made. */
    next: path.join(folder, 'next'),
    /** The site that was published, while another is put in its place. */
    previous: path.join(folder, 'previous'),
    /** A site that was replaced, while its files are removed; a number follows. */
    removed: path.join(folder, 'removed-'),
  };
}

/**
 * Puts `next` in the place of the site at `target`, if there is one. Node offers no atomic exchange of two
 * folders, so there are two renames; if the build is killed between them, `mendKilledBuild` undoes the first.
 * @throws UserError if neither the new site nor the old one could be put there.
 */
export function swapIn(target: string, { next, previous }: WorkPlaces): void {
  const old = statusOf(target);
  if (old !== undefined) chmodSync(next, old.mode & 0o7777);
  if (old === undefined || entriesOf(target).length === 0) {
    renameSync(next, target);
    return;
  }
  renameSync(target, previous);
  try {
    renameSync(next, target);
  } catch (error) {
    putBack(previous, target);
    throw error;
  }
}

function putBack(previous: string, target: string): void {
  try {
    renameSync(previous, target);
  } catch (cause) {
    throw new UserError(
      `The site that was published at ${target} is now ${previous}, since the disk failed: run gen-site again, which puts it back.`,
      { cause },
    );
  }
}

/**
 * Brings the folder back in order after a build that was killed.
 * @throws UserError if both the site of before and something new are there, and only a person can tell which is wanted.
 */
export async function mendKilledBuild(folder: string, target: string, warn: Warn): Promise<void> {
  const places = placesIn(folder);
  if (statusOf(places.previous) !== undefined) {
    if (statusOf(target) === undefined || entriesOf(target).length === 0) {
      renameSync(places.previous, target);
      warn(`A build was stopped while it published: the site from before it is back at ${target}.`);
    } else if (statusOf(places.next) === undefined) {
      await removePrevious(places, warn);
    } else {
      throw new UserError(
        `${places.previous} is the site that was published at ${target}, where something else is now: move one of the two away.`,
      );
    }
  }
  await removeFolder(places.next);
  for (const { name } of entriesOf(folder)) {
    const place = path.join(folder, name);
    if (place.startsWith(places.removed)) await removeOldSite(place, warn);
  }
}

/** Removes `previous`, if it is there, now that the new site is in its place. */
export async function removeReplacedSite(places: WorkPlaces, warn: Warn): Promise<void> {
  const { previous } = places;
  await orWarn(leftBehind(previous), previous, warn, () => removePrevious(places, warn));
}

/** Removes `next`, if the build that made it did not publish it. */
export async function removeUnpublishedSite(
  { next, previous }: WorkPlaces,
  warn: Warn,
): Promise<void> {
  await orWarn(leftBehind(next), next, warn, async () => {
    // With a site waiting to be put back, `next` shows the next build that this one did not publish.
    if (statusOf(previous) === undefined) await removeFolder(next);
  });
}

async function removePrevious({ previous, removed }: WorkPlaces, warn: Warn): Promise<void> {
  if (statusOf(previous) === undefined) return;
  let number = 1;
  while (statusOf(`${removed}${number}`) !== undefined) number++;
  // A site under this name may have lost files, and is never put back.
  renameSync(previous, `${removed}${number}`);
  await removeOldSite(`${removed}${number}`, warn);
}

/** Removes a site that was replaced, except files that somebody put there at the last moment. */
async function removeOldSite(folder: string, warn: Warn): Promise<void> {
  await orWarn(leftBehind(folder), folder, warn, async () => {
    const marker = readMarker(folder);
    if (marker !== undefined) {
      const isOwn = ownFiles(marker);
      // The marker goes last: without it, nobody could tell the site's files from others.
      await removeFolder(folder, (file) => !isOwn(file), MARKER_FILE);
    }
    removeIfEmpty(folder);
    if (statusOf(folder) !== undefined) {
      warn(`${folder} holds files that gen-site did not write: move them where you want them.`);
    }
  });
}
