/** Tells a person in one line what the machine refused, on which path, and what to do. */
import { constants } from 'node:os';
import path from 'node:path';
import { UserError } from '../../user-error.ts';

const GET_PERMISSION = 'Give this user the right to it.';
const NAME_NEW_FOLDER =
  'It may be a mount point, or a folder of a container’s image: name a --dir that does not exist yet, such as a folder in it.';

/** Advice, for the codes that people meet. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space (the whole site takes about 2.5 GB), or name a --dir on another disk.',
  EACCES: GET_PERMISSION,
  EPERM: GET_PERMISSION,
  EROFS: 'Name a --dir on a disk that can be written to.',
  EMFILE: 'Raise the limit (ulimit -n) or use fewer --workers.',
  EBUSY: NAME_NEW_FOLDER,
  EXDEV: NAME_NEW_FOLDER,
  EIO: 'The disk may be failing: look at the system’s log, or name a --dir on another disk.',
  ESTALE:
    'A network disk has lost that file: mount the disk again, or name a --dir on another one.',
};

/**
 * One line about an error of the operating system: Node's words, such as `ENOSPC: no space left on device, write '/dist'`, and
 * advice. Undefined if `error` is no such error.
 * @param place The path for an error that names none, such as one of writing to a file that is open.
 */
export function describeSystemError(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', errno = 0, message } = error as NodeJS.ErrnoException;
  // Told at once, or as the first event of the thread.
  if (code === 'ERR_WORKER_INIT_FAILED') {
    return `No render thread could be started (${message}): use fewer --workers, or raise the limits (ulimit -u, ulimit -n).`;
  }
  // Node.js has no name for some errors, such as ESTALE of network disks, and tells of them in two ways.
  if (!/^(E[A-Z0-9]+|UNKNOWN|Unknown system error -\d+)$/.test(code)) return undefined;
  const where = message.endsWith("'") ? '' : ` '${place}'`;
  const number = code === 'UNKNOWN' ? ` (number ${-errno})` : '';
  const remedy = REMEDIES[errno === -constants.errno.ESTALE ? 'ESTALE' : code];
  return [`${message}${where}${number}.`, remedy ?? []].flat().join(' ');
}

/** `error` of the build of `out` as a person can use it: what failed, and by `outcome` what became of the published site. */
export function explained(
  error: unknown,
  { out, signal }: { readonly out: string; readonly signal: AbortSignal },
  outcome = '',
): unknown {
  // After the signal, everything that fails does so because of it.
  const cause = signal.aborted ? signal.reason : error;
  const isTold = signal.aborted && cause instanceof UserError;
  const message = isTold ? cause.message : describeSystemError(cause, path.resolve(out));
  if (message === undefined) return cause;
  const exitCode = isTold ? cause.exitCode : 1;
  return new UserError(`${message} ${outcome}`.trimEnd(), { exitCode, cause: error });
}

/** Is told, in one line, of a failure that does not stop the build. */
export type Warn = (line: string) => void;

/**
 * Runs `action` on what is at `place`; if the system refuses it, `warn` is told the consequence, and why. Unless it is given,
 * the consequence is that `place` could not be removed.
 */
export async function orWarn(
  place: string,
  warn: Warn,
  action: () => void | Promise<void>,
  consequence = `${place} is left behind and can be removed.`,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    const line = describeSystemError(error, place);
    if (line === undefined) throw error;
    warn(`${consequence} ${line}`);
  }
}
