/**
 * Puts a new site in the place of the old one, and brings back order after a build that was killed on the way. Nothing
 * of the old site is removed before the new one is in place.
 */
import { chmodSync, renameSync } from 'node:fs';
import { UserError } from '../../user-error.ts';
import { namesIn, removeFolder, statusOf } from './folder-contents.ts';
import { surveySite } from './output-target.ts';
import { orWarn, type Warn } from './system-error.ts';
import type { WorkPlaces } from './work-folder.ts';

/**
 * Puts the site `next` in the place of the one at `target`, if there is one. Node offers no atomic exchange of two
 * folders, so there are two renames; if the build is killed between them, `mendKilledBuild` undoes the first.
 */
export async function swapIn(target: string, places: WorkPlaces, warn: Warn): Promise<void> {
  const { next, previous } = places;
  const old = statusOf(target);
  if (old !== undefined) chmodSync(next, old.mode & 0o7777);
  if (isFree(target)) {
    renameSync(next, target);
    return;
  }
  renameSync(target, previous);
  try {
    renameSync(next, target);
  } catch (error) {
    const consequence = `The site that was published at ${target} is now ${previous}: run gen-site again, which puts it back.`;
    await orWarn(target, warn, () => renameSync(previous, target), consequence);
    throw error;
  }
}

function isFree(target: string): boolean {
  return namesIn(target).length === 0;
}

/**
 * Brings order into the work folder after a build that was killed.
 * @throws UserError if both the site of before and something new are there, and only a person can tell which is wanted; or as
 * `removePrevious` does.
 */
export async function mendKilledBuild(
  target: string,
  places: WorkPlaces,
  warn: Warn,
): Promise<void> {
  for (const scrap of places.scraps()) await removeScrap(scrap, warn);
  const { next, previous } = places;
  if (statusOf(previous) !== undefined) {
    if (isFree(target)) {
      renameSync(previous, target);
      warn(`A build was stopped while it published: the site from before it is back at ${target}.`);
    } else if (statusOf(next) === undefined) {
      await removePrevious(places, warn);
    } else {
      throw new UserError(
        `${previous} is the site that was published at ${target}, where something else is now: move one of the two away.`,
      );
    }
  }
  await removeFolder(next);
}

/**
 * Removes the site `previous`, if it is there, now that another is in its place.
 * @throws UserError that names a file of somebody else, who put it there at the last moment.
 */
export async function removePrevious(places: WorkPlaces, warn: Warn): Promise<void> {
  const { previous } = places;
  if (statusOf(previous) === undefined) return;
  const { stranger } = surveySite(previous);
  if (stranger !== undefined) {
    throw new UserError(
      `${stranger}, and came while a new site was published: move it where you want it, and build again.`,
    );
  }
  // A site that has lost a part must not be taken for one to put back.
  const scrap = places.newScrap();
  renameSync(previous, scrap);
  await removeScrap(scrap, warn);
}

async function removeScrap(scrap: string, warn: Warn): Promise<void> {
  await orWarn(scrap, warn, () => removeFolder(scrap));
}
