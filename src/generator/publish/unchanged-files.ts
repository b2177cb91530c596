/** Takes over files of the published site whose bytes are also those of the new one. */
import { constants, copyFileSync, linkSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { statusOf } from './folder-contents.ts';

/** From when to when a build compared files, by the clock of the file system; null if that proves nothing. */
export interface BuildTime {
  readonly start: number | null;
  readonly end: number | null;
}

/** In milliseconds: what is changed later than this after the end of a build was changed when the clock was wrong. */
const TIME_TO_PUBLISH = 60_000;

/** @throws UserError if `file` was changed, in any way, since the build began to compare. */
export function assertUntouched(published: string, file: string, { start, end }: BuildTime): void {
  const found = statusOf(`${published}/${file}`);
  const isTouched =
    start !== null &&
    end !== null &&
    found !== undefined &&
    found.ctimeMs >= start &&
    found.ctimeMs < end + TIME_TO_PUBLISH;
  if (found?.isFile() && !isTouched) return;
  throw new UserError(
    `${path.join(published, file)} was changed by something else during the build, so nothing was published: run gen-site again.`,
  );
}

/** What `link` fails with where a file system has no hard links, or no more of them, or forbids them. */
const NO_HARD_LINK: readonly (string | undefined)[] = [
  'EPERM',
  'EACCES',
  'EXDEV',
  'EMLINK',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
];

/** Gives `file` a second name. Where that cannot be, copies it with its times, and returns false. */
export function linkOrCopy(file: string, copy: string): boolean {
  try {
    linkSync(file, copy);
    return true;
  } catch (error) {
    if (!NO_HARD_LINK.includes((error as NodeJS.ErrnoException).code)) throw error;
  }
  copyFileSync(file, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const { atimeMs, mtimeMs } = statSync(file);
  utimesSync(copy, atimeMs / 1000, mtimeMs / 1000);
  return false;
}
