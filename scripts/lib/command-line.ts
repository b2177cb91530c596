/** What every command line here does alike: exit statuses, and mistakes told in one line. */
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { onOneLine, UserError } from '../../src/user-error.ts';

/**
 * Runs `command` with the arguments of this process. Every error is one line on standard error. The exit status is 2 for
 * wrong arguments and 1 for any other error. `--debug` adds the stack trace.
 */
export function runCommand(command: Command): void {
  // Progress that nobody can receive any more is dropped; `print` tells of output that is lost.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  command.option('--debug', 'show where an error came from', false);
  const show = (error: unknown) =>
    console.error(command.opts().debug ? error : describeError(error));
  // Such as a program that cannot be started, which its library tells nobody, or tells after it has thrown.
  process.on('uncaughtException', (error) => {
    if (!process.exitCode) show(error);
    process.exit(process.exitCode || 1);
  });
  command.configureOutput({
    outputError(text, write) {
      // commander puts a suggestion on the next line.
      const message = text.trimEnd().replace(/\n(?=\(Did you mean)/, ' ');
      write(`${onOneLine(message)}\n`);
    },
  });
  command
    .exitOverride()
    .parseAsync()
    .catch((error: unknown) => {
      if (error instanceof CommanderError) {
        process.exitCode = error.exitCode === 0 ? 0 : 2;
        return;
      }
      process.exitCode = error instanceof UserError ? error.exitCode : 1;
      show(error);
    });
}

function describeError(error: unknown): string {
  if (error instanceof UserError) return `error: ${onOneLine(error.message)}`;
  const message = error instanceof Error ? error.message : String(error);
  // What the operating system refuses is no defect of the program.
  const isRefusal = error instanceof Error && ('syscall' in error || SYSTEM_CODE.test(message));
  const hint = isRefusal
    ? '--debug shows where it happened'
    : 'a defect: --debug shows where it came from';
  return `error: ${onOneLine(message.split('\n', 1)[0] ?? '')} (${hint})`;
}

/** Libraries that start programs report what the system says in their own words, with its code at the end. */
const SYSTEM_CODE = /\bE[A-Z0-9]{3,}$/;

/**
 * Writes `text` and a line end to standard output.
 * @throws UserError that begins with `loss` if it cannot be written.
 */
export async function print(text: string, loss = 'The output is lost'): Promise<void> {
  try {
    await promisify((done: (error?: Error | null) => void) =>
      process.stdout.write(`${text}\n`, done),
    )();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UserError(`${loss}: standard output cannot be written (${code}).`, { cause: error });
  }
}

/**
 * Aborted when this process is asked to end. It then has a moment to clean up; a second signal, or the end of that
 * moment, ends it at once.
 */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  let stoppedAt = 0;
  const stop = (exitCode: number) => {
    if (controller.signal.aborted) {
      // npm passes on what its whole group has been sent: the same signal, twice.
      if (performance.now() - stoppedAt < PASSED_ON) return;
      process.exit(exitCode);
    }
    stoppedAt = performance.now();
    controller.abort(new UserError('Interrupted.', { exitCode }));
    setTimeout(() => {
      console.error('error: Interrupted. What is left behind is removed by the next build.');
      process.exit(exitCode);
    }, LONGEST_STOP).unref();
  };
  for (const [name, number] of Object.entries(STOP_SIGNALS)) {
    process.on(name, () => stop(128 + number));
  }
  // npm passes some signals on to its shell alone. When it has ended, nobody waits for this process any more.
  const parents = parentProcesses();
  if (process.env.npm_lifecycle_event !== undefined) {
    const watch = setInterval(() => {
      if (parentProcesses() === parents) return;
      clearInterval(watch);
      // A signal to the whole group of processes ends npm as well: that is no second signal.
      if (!controller.signal.aborted) stop(128 + STOP_SIGNALS.SIGHUP);
    }, PARENT_CHECKS);
    watch.unref();
  }
  return controller.signal;
}

/** The numbers of the parent and, where the system shows it, of the parent's parent: of npm's shell, and of npm. */
function parentProcesses(): string {
  const file = `/proc/${process.ppid}/stat`;
  if (!existsSync(file)) return `${process.ppid}`;
  const stat = readFileSync(file, 'utf8');
  // The second field is the program's name in brackets, which may itself have spaces and brackets.
  return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
}

const STOP_SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** In milliseconds, from a signal to the end of the process at the latest. */
const LONGEST_STOP = 900;
/** In milliseconds, from a signal to the same signal passed on by npm at the latest. */
const PASSED_ON = 100;
/** In milliseconds, from one look at whether the parent process is there to the next. */
const PARENT_CHECKS = 200;

/** Reads a flag that takes some text, such as a path. */
export function someText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty.');
  return text;
}

/** Reads a flag that takes a whole number from `lowest` to `highest`. */
export function wholeNumber(lowest: number, highest: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < lowest || number > highest) {
      throw new InvalidArgumentError(`It takes a whole number from ${lowest} to ${highest}.`);
    }
    return number;
  };
}
