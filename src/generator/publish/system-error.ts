/** Tells a person what the machine refused: what failed, on which path, what to do. */
import { getSystemErrorMap } from 'node:util';

/** What to do about an error, by its code. Whatever has none here is still named, by the system's own words. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC:
    'the disk is full, or has no room for more files. Free some space (the whole site takes about 2.5 GB) or name an --out on another disk.',
  EDQUOT: 'your disk quota is used up. Free some space or name an --out elsewhere.',
  EFBIG:
    'files may not be that large here. Raise the limit (ulimit -f) or name an --out elsewhere.',
  EACCES: 'permission denied. Get the right to it, or name an --out in a folder you can write to.',
  EPERM: 'permission denied. Get the right to it, or name an --out in a folder you can write to.',
  EROFS: 'the disk is read-only. Name an --out in a folder you can write to.',
  ENOENT: 'there is no such place, or nothing can be made there. Name an --out elsewhere.',
  ENOTDIR: 'part of that path is a file. Name an --out that is a folder.',
  ENAMETOOLONG: 'the name is too long. Name a shorter --out.',
  ELOOP: 'its symbolic links lead round in a circle. Name an --out elsewhere.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) or use fewer --workers.',
  ENFILE: 'too many files are open on this machine. Close some programs and try again.',
  EAGAIN:
    'too many processes or threads are running. Raise the limit (ulimit -u) or use fewer --workers.',
  EBUSY: 'it is in use, perhaps as a mount point. Name an --out inside it.',
  EXDEV: 'the two are on different disks. Name an --out inside it.',
  EIO: 'the disk reports a fault. Check the disk, or name an --out on another.',
};

/** What Node's functions were doing, in plain words. */
const ACTIONS: Readonly<Record<string, string>> = {
  access: 'use',
  chmod: 'set the permissions of',
  copyfile: 'copy',
  fstat: 'look at',
  link: 'link',
  lstat: 'look at',
  mkdir: 'make',
  open: 'open',
  read: 'read',
  readlink: 'read',
  rename: 'rename',
  rmdir: 'remove',
  scandir: 'list',
  spawn: 'start',
  stat: 'look at',
  unlink: 'remove',
  utime: 'set the times of',
  write: 'write',
};

/**
 * One line about an error of the operating system; undefined if `error` is none. An error that names no path, such
 * as one of writing to a file that is open, is told of `folder`.
 */
export function describeSystemError(error: unknown, folder: string): string | undefined {
  if (!isSystemError(error)) return undefined;
  const { syscall = error.message.match(/, (\w+)/)?.[1] ?? 'write', code = '' } = error;
  const [from = folder, to] = pathsOf(error);
  const what = `Cannot ${ACTIONS[syscall] ?? syscall} ${from}${to === undefined ? '' : ` to ${to}`}`;
  return `${what} (${code}): ${ADVICE[code] ?? `${systemWords(code)}.`}`;
}

/** An error that came from another thread has lost all but its message and code. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) && error.message.includes(code);
}

function pathsOf(error: NodeJS.ErrnoException): (string | undefined)[] {
  if (error.path !== undefined) return [error.path, (error as { dest?: string }).dest];
  return error.message.match(/ '(.*?)'(?: -> '(.*)')?$/s)?.slice(1) ?? [];
}

function systemWords(code: string): string {
  for (const [name, description] of getSystemErrorMap().values()) {
    if (name === code) return description;
  }
  return 'the system refused it';
}

/** Is told, in one line, of what went wrong and does not stop the build. */
export type Warn = (line: string) => void;

/**
 * Runs `action`; if the system refuses it, `warn` is told what comes of that, and why.
 * @param folder What an error that names no path is about.
 */
export async function orWarn(
  consequence: string,
  folder: string,
  warn: Warn,
  action: () => void | Promise<void>,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    const line = describeSystemError(error, folder);
    if (line === undefined) throw error;
    warn(`${consequence} ${line}`);
  }
}

/** Runs `keep`, which keeps something for later builds, unless the user may only read the project. */
export function whereWritable(keep: () => void): void {
  try {
    keep();
  } catch (error) {
    if (!MAY_NOT_WRITE.includes((error as NodeJS.ErrnoException).code)) throw error;
  }
}

const MAY_NOT_WRITE: readonly (string | undefined)[] = ['EACCES', 'EPERM', 'EROFS'];

/** What comes of it when `place` cannot be removed. */
export function leftBehind(place: string): string {
  return `${place} is left behind and can be removed.`;
}
