/**
 * Puts a new site in the place of the old one, and brings back order after a build that was killed on the way. Nothing
 * of the old site is removed before the new one is in place.
 */
import { chmodSync, renameSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { entriesOf, ifThere, removeFolder, removeIfEmpty, statusOf } from './folder-contents.ts';
import { ownFiles } from './output-target.ts';
import { MARKER_FILE, readMarker } from './site-marker.ts';
import { leftBehind, orWarn, type Warn } from './system-error.ts';

/** Names in a work folder. */
export interface WorkPlaces {
  /** The site that is being made. */
  readonly next: string;
  /** The site that was published, while another is put in its place. */
  readonly previous: string;
  /** What is left of sites that were replaced; a number follows. */
  readonly removed: string;
  /** Made and removed to read the clock of the file system. */
  readonly clock: string;
}

export function placesIn(folder: string): WorkPlaces {
  return {
    next: path.join(folder, 'next'),
    previous: path.join(folder, 'previous'),
    removed: path.join(folder, 'removed-'),
    clock: path.join(folder, 'clock'),
  };
}

/**
 * Puts `next` in the place of what is published at `target`, if anything is. Node offers no atomic exchange of two
 * folders, so there are two renames; if the build is killed between them, `mendKilledBuild` undoes the first.
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
    renameSync(previous, target);
    throw error;
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
  ifThere(() => unlinkSync(places.clock));
  for (const { name } of entriesOf(folder)) {
    const place = path.join(folder, name);
    if (place.startsWith(places.removed)) await removeOldSite(place, warn);
  }
}

/** The new site is in place, so the old one can go. */
export async function removePrevious({ previous, removed }: WorkPlaces, warn: Warn): Promise<void> {
  let number = 1;
  while (statusOf(`${removed}${number}`) !== undefined) number++;
  // Under this name it may be in pieces, and is never put back.
  renameSync(previous, `${removed}${number}`);
  await removeOldSite(`${removed}${number}`, warn);
}

/** Removes a site that was replaced, except what somebody put there at the last moment. */
async function removeOldSite(folder: string, warn: Warn): Promise<void> {
  await orWarn(leftBehind(folder), folder, warn, async () => {
    const marker = readMarker(folder);
    if (typeof marker === 'object') {
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
