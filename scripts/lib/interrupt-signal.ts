/** Signals that ask a build to end. */
import { constants } from 'node:os';
import path from 'node:path';
import { textOf } from '../../src/generator/publish/folder-contents.ts';
import { UserError } from '../../src/user-error.ts';

/** Milliseconds. */
const TICK = 100;

/** Ticks after which a person is told what a build is still doing. */
const PATIENCE = 10;

/**
 * Ticks within which further signals are the first one again: Ctrl+C reaches npm and this process, and npm passes it on. A
 * process that is too busy to take the second of them does not tick either.
 */
const ECHO = 20;

/** Aborted by a signal that asks this process to end, so that it can clean up. Another signal ends it at once. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  let ticks = 0;
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    if (name === 'SIGHUP' && outlivesTerminal()) {
      process.on(name, () => {});
      continue;
    }
    const exitCode = 128 + constants.signals[name];
    process.on(name, () => {
      if (ticks >= ECHO) {
        console.error('error: Interrupted. What is left behind is removed by the next build.');
        process.exit(exitCode);
      }
      if (controller.signal.aborted) return;
      controller.abort(new UserError('Interrupted.', { exitCode }));
      setInterval(() => {
        if (++ticks === PATIENCE && process.stderr.isTTY) console.error(CLEANING);
      }, TICK).unref();
    });
  }
  return controller.signal;
}

const CLEANING = 'Interrupted: removing the unfinished site. Press Ctrl+C again to leave it.';

/**
 * Node.js drops that a signal is ignored, which is all that nohup asks for. Its traces: GNU's gives an input that can only be written to in
 * the place of a terminal, and a shell names in `_` the program that it started; bash, where it is the `sh` of npm, names another.
 */
function outlivesTerminal(): boolean {
  if (path.basename(process.env._ ?? '') === 'nohup') return true;
  return /^flags:\s*\d*1$/m.test(textOf('/proc/self/fdinfo/0') ?? '');
}
