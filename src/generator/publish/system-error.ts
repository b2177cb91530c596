/** Tells a person in one line what the machine refused: what failed, on which path, what to do. */
import { getSystemErrorMap } from 'node:util';

/** The words of the system for each code, such as 'no space left on device' for ENOSPC. */
const WORDS = new Map(getSystemErrorMap().values());

const GET_PERMISSION = 'Give this user the right to it.';
const NAME_NEW_FOLDER =
  'It may be a mount point, or a folder of a container’s image: name an --out that does not exist yet, such as a folder in it.';

/** Advice, for the codes that people meet. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space (the whole site takes about 2.5 GB), or name an --out on another disk.',
  EDQUOT: 'Your quota is used up: free some space, or name an --out on another disk.',
  EACCES: GET_PERMISSION,
  EPERM: GET_PERMISSION,
  EROFS: 'Name an --out on a disk that can be written to.',
  EMFILE: 'Raise the limit (ulimit -n) or use fewer --workers.',
  EAGAIN: 'Raise the limit (ulimit -u) or use fewer --workers.',
  EBUSY: NAME_NEW_FOLDER,
  EXDEV: NAME_NEW_FOLDER,
};

/** Calls whose names are no plain words. */
const ACTIONS: Readonly<Record<string, string>> = {
  access: 'use',
  copyfile: 'copy',
  lstat: 'look at',
  mkdir: 'make',
  rmdir: 'remove',
  scandir: 'list',
  spawn: 'start',
  stat: 'look at',
  unlink: 'remove',
};

/**
 * One line about an error of the operating system; undefined if `error` is none.
 * @param place The path for an error that names none, such as one of writing to a file that is open.
 */
export function describeSystemError(error: unknown, place: string): string | undefined {
  if (!isSystemError(error)) return undefined;
  const { code = '', syscall = error.message.match(/, (\w+)/)?.[1] ?? 'write' } = error;
  const [from = place, to] = pathsOf(error);
  const action = `${ACTIONS[syscall] ?? syscall} ${from}${to === undefined ? '' : ` to ${to}`}`;
  const words = WORDS.get(code) ?? 'the system has no words for it';
  return [`Cannot ${action} (${code}): ${words}.`, REMEDIES[code] ?? []].flat().join(' ');
}

/** An error that came from another thread has lost all but its message and code. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // Node.js has no name for some errors, such as ESTALE of network disks.
  const isCode = typeof code === 'string' && /^(E[A-Z0-9]+|Unknown system error -\d+)$/.test(code);
  return isCode && error.message.includes(code);
}

function pathsOf(error: NodeJS.ErrnoException): (string | undefined)[] {
  if (error.path !== undefined) return [error.path, (error as { dest?: string }).dest];
  return error.message.match(/ '(.*?)'(?: -> '(.*)')?$/s)?.slice(1) ?? [];
}

/** Is told, in one line, of a failure that does not stop the build. */
export type Warn = (line: string) => void;

/**
 * Runs `action`; if the system refuses it, `warn` is told the consequence, and why.
 * @param folder The path for an error that names none.
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
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
}

/** The consequence for a warning when `place` cannot be removed. */
export function leftBehind(place: string): string {
  return `${place} is left behind and can be removed.`;
}
