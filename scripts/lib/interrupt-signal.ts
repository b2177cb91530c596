/** Signals that ask a build to end. */
import { constants } from 'node:os';
import path from 'node:path';
import { textOf } from '../../src/generator/publish/folder-contents.ts';
import { UserError } from '../../src/user-error.ts';

const TICK_MS = 100;

/** The number of ticks after which a build on a terminal says what it is still doing. */
const PATIENCE = 10;

/**
 * The number of ticks within which a further signal counts as the first one again. Ctrl+C reaches npm and this process, and npm
 * passes it on. Ticks are counted rather than time, because a process that is too busy to receive the copy does not tick either.
 */
const ECHO = 20;

/** The first signal aborts it, so that the build can clean up. A second one ends the process at once. */
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
      }, TICK_MS).unref();
    });
  }
  return controller.signal;
}

const CLEANING = 'Interrupted: removing the unfinished site. Press Ctrl+C again to leave it.';

/**
 * Recognises nohup, which only asks that SIGHUP is ignored: Node.js undoes that as it starts. GNU nohup replaces a terminal's input with a
 * write-only one. The shell that starts nohup names it in `_`, and npm's `sh` keeps that unless it is bash.
 */
function outlivesTerminal(): boolean {
  if (path.basename(process.env._ ?? '') === 'nohup') return true;
  return /^flags:\s*\d*1$/m.test(textOf('/proc/self/fdinfo/0') ?? '');
}
