/** The folder that a build works in, hidden beside the one it publishes: `.dist.gen-site` beside `dist`. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { entriesOf, statusOf } from './folder-contents.ts';
import { takeLock } from './lock.ts';

/**
 * `replaced` is a site in whose place there is another; somebody may have put a file there at the last moment.
 * `scrap` can be removed, and may have lost a part already. A unique end follows.
 */
type Kind = 'replaced' | 'scrap';
const OWN_NAMES = /^(next|previous|lock|(replaced|scrap)-[\da-f-]{36})$/;

/** The absolute paths of the work folder of the site at `target`, and of what is in it. */
export function workPlaces(target: string) {
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.gen-site`);
  return {
    folder,
    /** The site that is being made. */
    next: path.join(folder, 'next'),
    /** The site that was published, while another is put in its place. */
    previous: path.join(folder, 'previous'),
    /** What there is of a kind. */
    all: (kind: Kind) =>
      entriesOf(folder)
        .filter(({ name }) => name.startsWith(`${kind}-`))
        .map(({ name }) => path.join(folder, name)),
    /** Where nothing is yet. */
    another: (kind: Kind) => path.join(folder, `${kind}-${randomUUID()}`),
  };
}

export type WorkPlaces = ReturnType<typeof workPlaces>;

/**
 * Takes hold of the work folder of the site `out`.
 * @returns a function that lets other builds in, and removes the folder unless something is left in it.
 * @throws UserError if another build has it, or if gen-site did not make it.
 */
export function claimWorkFolder({ folder, another }: WorkPlaces, out: string): () => void {
  const found = statusOf(folder);
  const isOwn = entriesOf(folder).every(({ name }) => OWN_NAMES.test(name));
  if (found !== undefined && !(found.isDirectory() && isOwn)) {
    throw new UserError(
      `${folder} was not made by gen-site, which needs that name to make ${out}: move it away, or name another --out.`,
    );
  }
  return takeLock(path.join(folder, 'lock'), another('scrap'), out);
}
