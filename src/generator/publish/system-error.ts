/** Tells a person what the machine refused: what failed, on which path, what to do. */
import { constants } from 'node:os';
import path from 'node:path';
import { getSystemErrorMap } from 'node:util';

/** What is wrong, what to do, and which other output folder would help. */
interface Advice {
  readonly fault: string;
  readonly remedy?: string;
  readonly otherOut?: string;
}

const MAY_NOT: Advice = {
  fault: 'permission denied',
  remedy: 'Get the right to it',
  otherOut: 'in a folder you can write to',
};

/** By the error's code. Whatever has none here is still named, by the system's own words. */
const ADVICE: Readonly<Record<string, Advice>> = {
  ENOSPC: {
    fault: 'the disk is full, or has no room for more files',
    remedy: 'Free some space (the whole site takes about 2.5 GB)',
    otherOut: 'on another disk',
  },
  EDQUOT: {
    fault: 'your disk quota is used up',
    remedy: 'Free some space',
    otherOut: 'elsewhere',
  },
  EFBIG: {
    fault: 'files may not be that large here',
    remedy: 'Raise the limit (ulimit -f)',
    otherOut: 'elsewhere',
  },
  EACCES: MAY_NOT,
  EPERM: MAY_NOT,
  EROFS: { fault: 'the disk is read-only', otherOut: 'in a folder you can write to' },
  ENOENT: { fault: 'there is no such place, or nothing can be made there', otherOut: 'elsewhere' },
  ENOTDIR: { fault: 'part of that path is a file', otherOut: 'that is a folder' },
  ENAMETOOLONG: { fault: 'the name is too long', otherOut: 'with a shorter name' },
  ELOOP: { fault: 'its symbolic links lead round in a circle', otherOut: 'elsewhere' },
  EMFILE: {
    fault: 'too many files are open',
    remedy: 'Raise the limit (ulimit -n) or use fewer --workers',
  },
  ENFILE: {
    fault: 'too many files are open on this machine',
    remedy: 'Close some programs and try again',
  },
  EAGAIN: {
    fault: 'too many processes or threads are running',
    remedy: 'Raise the limit (ulimit -u) or use fewer --workers',
  },
  EBUSY: { fault: 'it is in use, perhaps as a mount point', otherOut: 'inside it' },
  // Both names are in one folder: OverlayFS says this of a folder that a container's image brought.
  EXDEV: {
    fault: 'the file system cannot move that folder; in a container, none that its image brought',
    otherOut: 'that does not exist yet',
  },
  EIO: { fault: 'the disk reports a fault', remedy: 'Check the disk', otherOut: 'on another' },
  ESTALE: {
    fault: 'the network disk has lost it',
    remedy: 'Mount that disk again',
    otherOut: 'on another',
  },
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
 * One line about an error of the operating system; undefined if `error` is none.
 * @param place What an error is about that names no path, such as one of writing to a file that is open.
 * @param out The output folder. Another one is advised only if this is given and the error is about a path that depends on it.
 */
export function describeSystemError(
  error: unknown,
  place: string,
  out?: string,
): string | undefined {
  if (!isSystemError(error)) return undefined;
  const { syscall = error.message.match(/, (\w+)/)?.[1] ?? 'write' } = error;
  const name = nameOf(error.code ?? '');
  const [from = place, to] = pathsOf(error);
  const what = `Cannot ${ACTIONS[syscall] ?? syscall} ${from}${to === undefined ? '' : ` to ${to}`}`;
  const { fault, remedy, otherOut } = ADVICE[name] ?? { fault: systemWords(name) };
  const isAdvised = otherOut !== undefined && out !== undefined && dependsOn(from, out);
  const ways = [remedy, isAdvised ? `name an --out ${otherOut}` : undefined]
    .filter((way) => way !== undefined)
    .join(', or ');
  const advice = ways === '' ? '' : ` ${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
  return `${what} (${name}): ${fault}.${advice}`;
}

/** An error that came from another thread has lost all but its message and code. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  const isCode = typeof code === 'string' && (/^E[A-Z0-9]+$/.test(code) || UNNAMED.test(code));
  return isCode && error.message.includes(code);
}

/** The code of an error that Node.js has no name for, such as those of network disks. */
const UNNAMED = /^Unknown system error -(\d+)$/;

function nameOf(code: string): string {
  const number = UNNAMED.exec(code)?.[1];
  if (number === undefined) return code;
  const named = Object.entries(constants.errno).find(([, errno]) => errno === Number(number));
  return named?.[0] ?? `error ${number}`;
}

/** Whether `place` would be another one with another output folder: it is `out`, in it or above it, or its work folder. */
function dependsOn(place: string, out: string): boolean {
  const work = path.join(path.dirname(out), `.${path.basename(out)}.gen-site`);
  return isIn(place, out) || isIn(out, place) || place.startsWith(work);
}

function isIn(place: string, folder: string): boolean {
  return `${place}/`.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

function pathsOf(error: NodeJS.ErrnoException): (string | undefined)[] {
  if (error.path !== undefined) return [error.path, (error as { dest?: string }).dest];
  return error.message.match(/ '(.*?)'(?: -> '(.*)')?$/s)?.slice(1) ?? [];
}

function systemWords(code: string): string {
  for (const [name, description] of getSystemErrorMap().values()) {
    if (name === code) return description;
  }
  return 'the file system reports a fault';
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
