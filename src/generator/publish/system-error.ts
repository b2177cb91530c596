/** Tells a person what the machine refused, in words that say what to do. */
import { UserError } from '../../user-error.ts';

const EXPLANATIONS: Readonly<Record<string, string>> = {
  ENOSPC:
    'the disk is full: free some space (the whole site takes about 2.5 GB) or name an --out on another disk',
  EDQUOT: 'your disk quota is used up: free some space or name an --out elsewhere',
  EACCES: 'permission denied: name an --out in a folder you can write to',
  EPERM: 'permission denied: name an --out in a folder you can write to',
  EROFS: 'the disk is read-only: name an --out in a folder you can write to',
  ENOENT: 'no folder can be made there: name an --out elsewhere',
  ENOTDIR: 'part of that path is a file: name an --out that is a folder',
  EMFILE: 'too many files are open: raise the limit (ulimit -n) or use fewer --workers',
  EBUSY: 'the folder is in use, perhaps as a mount point: name an --out inside it',
  EXDEV: 'the folder and its parent are on different disks: name an --out inside it',
};

/** `error` itself, or a UserError about `out` if it is one of the machine's refusals. */
export function explainSystemError(error: unknown, out: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const explanation = code === undefined ? undefined : EXPLANATIONS[code];
  if (explanation === undefined) return error;
  return new UserError(`Cannot write to ${out}: ${explanation}. The published site is as it was.`, {
    cause: error,
  });
}
