import path from 'node:path';
import { UserError } from '../user-error.ts';
import { describeSystemError } from './publish/system-error.ts';
import type { BuildSettings } from './settings.ts';

/** `error` as a person can use it: what failed, and by `outcome` what became of the published site. */
export function explained(error: unknown, settings: BuildSettings, outcome = ''): unknown {
  const { out, signal } = settings;
  // After the signal, everything that fails does so because of it.
  const cause = signal.aborted ? signal.reason : error;
  const isTold = signal.aborted && cause instanceof UserError;
  const message = isTold ? cause.message : describeSystemError(cause, path.resolve(out));
  if (message === undefined) return cause;
  const exitCode = isTold ? cause.exitCode : 1;
  return new UserError(`${message} ${outcome}`.trimEnd(), { exitCode, cause: error });
}
