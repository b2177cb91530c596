/** Puts a new site in place of the old one, then removes the old one. */
import { chmodSync, renameSync } from 'node:fs';
import { UserError } from '../../user-error.ts';
import { namesIn, removeFolder, statusOf } from './folder-contents.ts';
import { surveySite } from './output-target.ts';
import { orWarn, type Warn } from './system-error.ts';
import type { WorkPlaces } from './work-folder.ts';

/** Puts the site `next` in the place of the one at `target`, if there is one. Node offers no atomic exchange of two folders. */
export async function swapIn(target: string, places: WorkPlaces, warn: Warn): Promise<void> {
  const { next, previous } = places;
  const old = statusOf(target);
  if (old !== undefined) chmodSync(next, old.mode & 0o7777);
  const isFirst = namesIn(target).length === 0;
  if (!isFirst) renameSync(target, previous);
  try {
    renameSync(next, target);
  } catch (error) {
    // A disk that is gone can't say later where the site is.
    const consequence = whereToFind(target, places);
    if (!isFirst) await orWarn(target, warn, () => renameSync(previous, target), consequence);
    throw error;
  }
}

/** Where the published site is, if it is no longer in its place. */
export function whereToFind(target: string, { previous }: WorkPlaces): string {
  return `The site that was published at ${target} is now ${previous}: run gen-site again, which puts it back.`;
}

/** Puts the published site back if a build was killed, or the disk failed, between the two renames. */
export function putBack(target: string, { previous }: WorkPlaces, warn: Warn): void {
  if (statusOf(previous) === undefined || namesIn(target).length > 0) return;
  renameSync(previous, target);
  warn(`A build was stopped while it published: the site from before it is back at ${target}.`);
}

/**
 * Removes the site `previous`, if it is there, now that another is in its place.
 * @throws UserError that names a file of somebody else, who put it there at the last moment.
 */
export async function removePrevious(places: WorkPlaces, warn: Warn): Promise<void> {
  const { stranger } = surveySite(places.previous);
  if (stranger !== undefined) {
    throw new UserError(
      `${stranger}, and came while a new site was published: move it where you want it, and build again.`,
    );
  }
  await discard(places.previous, places, warn);
}

/** Removes `folder` if it exists. It is renamed first, so that nobody takes a half-removed site for a whole one. */
export async function discard(folder: string, places: WorkPlaces, warn: Warn): Promise<void> {
  if (statusOf(folder) === undefined) return;
  const scrap = places.newScrap();
  renameSync(folder, scrap);
  await orWarn(scrap, warn, () => removeFolder(scrap));
}
