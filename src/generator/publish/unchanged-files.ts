/** Takes over files of the published site that the new one has too, with the same bytes. */
import { constants, copyFileSync, linkSync, statSync, utimesSync } from 'node:fs';

/** Codes of `link` where a file system has no hard links, or no more of them, or forbids them. */
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
