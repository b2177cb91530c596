/** The folder that a build works in, hidden beside the one it publishes: `.dist.gen-site` beside `dist`. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { namesIn } from './folder-contents.ts';

/** The absolute paths of the work folder of the site at `target`, and of what is in it. */
export function workPlaces(target: string) {
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.gen-site`);
  const place = (name: string) => path.join(folder, name);
  return {
    folder,
    lock: place('lock'),
    /** The site that is being made. */
    next: place('next'),
    /** The site that was published, while another is put in its place. */
    previous: place('previous'),
    /** Whether all that is in the folder was made by builds. */
    isOwn: () => namesIn(folder).every((name) => OWN_NAMES.test(name)),
    /** A free name for what any build may remove: it may have lost a part already. */
    newScrap: () => place(`scrap-${randomUUID()}`),
    scraps: () =>
      namesIn(folder)
        .filter((name) => name.startsWith('scrap-'))
        .map(place),
  };
}

export type WorkPlaces = ReturnType<typeof workPlaces>;

const OWN_NAMES = /^(next|previous|lock|scrap-[\da-f-]{36})$/;
