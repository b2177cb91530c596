/**
 * Puts a new site in the place of the old one, and brings back order after a build that was killed on the way. Nothing
 * of the old site is removed before the new one is in place.
 */
import { chmodSync, renameSync } from 'node:fs';
import { UserError } from '../../user-error.ts';
import { entriesOf, removeFolder, statusOf } from './folder-contents.ts';
import { surveySite } from './output-target.ts';
import { leftBehind, orWarn, type Warn } from './system-error.ts';
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
    await orWarn(consequence, target, warn, () => renameSync(previous, target));
    throw error;
  }
}

function isFree(target: string): boolean {
  return entriesOf(target).length === 0;
}

/**
 * Brings order into the work folder after a build that was killed.
 * @throws UserError if both the site of before and something new are there, and only a person can tell which is wanted.
 */
export async function mendKilledBuild(
  target: string,
  places: WorkPlaces,
  warn: Warn,
): Promise<void> {
  for (const scrap of places.all('scrap')) await removeScrap(scrap, warn);
  for (const site of places.all('replaced')) await removeReplacedSite(site, places, warn);
  const { next, previous } = places;
  if (statusOf(previous) !== undefined) {
    if (isFree(target)) {
      renameSync(previous, target);
      warn(`A build was stopped while it published: the site from before it is back at ${target}.`);
    } else if (statusOf(next) === undefined) {
      await removePreviousSite(places, warn);
    } else {
      throw new UserError(
        `${previous} is the site that was published at ${target}, where something else is now: move one of the two away.`,
      );
    }
  }
  await removeFolder(next);
}

/** Removes the site `previous`, if it is there, now that another is in its place. */
export async function removePreviousSite(places: WorkPlaces, warn: Warn): Promise<void> {
  if (statusOf(places.previous) === undefined) return;
  const site = places.another('replaced');
  renameSync(places.previous, site);
  await removeReplacedSite(site, places, warn);
}

async function removeReplacedSite(site: string, places: WorkPlaces, warn: Warn): Promise<void> {
  await orWarn(leftBehind(site), site, warn, async () => {
    const { stranger } = surveySite(site);
    if (stranger !== undefined) {
      warn(`${stranger}: move it where you want it. The next build removes the rest.`);
      return;
    }
    const scrap = places.another('scrap');
    renameSync(site, scrap);
    await removeScrap(scrap, warn);
  });
}

async function removeScrap(scrap: string, warn: Warn): Promise<void> {
  await orWarn(leftBehind(scrap), scrap, warn, () => removeFolder(scrap));
}
