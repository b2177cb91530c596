/** Exit statuses, messages and flags that all commands share. A mistake is told in one line. */
import { promisify } from 'node:util';
import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { onOneLine, UserError } from '../../src/user-error.ts';

/**
 * Runs `command` with the arguments of this process. Every error is one line on standard error. The exit status is 2 for
 * wrong arguments and 1 for any other error. `--debug` adds the stack trace.
 */
export function runCommand(command: Command): void {
  // Progress that nobody can receive is dropped; `print` reports output that is lost.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  command.option('--debug', 'show where an error came from', false);
  const show = (error: unknown) =>
    console.error(command.opts().debug ? error : describeError(error));
  // Some libraries throw outside the command's promise, for example when a program cannot be started.
  process.on('uncaughtException', (error) => {
    if (!process.exitCode) show(error);
    process.exit(process.exitCode || 1);
  });
  refuseOldNode();
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

/** npm only warns of a Node.js that is too old. */
function refuseOldNode(): void {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new UserError(`This is Node.js ${node}, and 20.19 or newer is needed.`);
}

function describeError(error: unknown): string {
  if (error instanceof UserError) return `error: ${onOneLine(error.message)}`;
  const message = error instanceof Error ? error.message : String(error);
  // A refusal of the operating system is no defect of the program.
  const isRefusal = error instanceof Error && ('syscall' in error || SYSTEM_CODE.test(message));
  const hint = isRefusal
    ? '--debug shows where it happened'
    : 'a defect: --debug shows where it came from';
  return `error: ${onOneLine(message.split('\n', 1)[0] ?? '')} (${hint})`;
}

/** At the end of a message of a library that starts programs, the system's code for its refusal. */
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
 * Aborted by the first signal that asks this process to end. The process then has a moment to clean up; a second signal, or
 * the end of that moment, ends it at once.
 */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  let stoppedAt = 0;
  const stop = (exitCode: number) => {
    if (controller.signal.aborted) {
      // Ctrl+C reaches npm and this process, and npm passes it on: the same signal, twice.
      if (performance.now() - stoppedAt > PASSED_ON) process.exit(exitCode);
      return;
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
  return controller.signal;
}

const STOP_SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Milliseconds from a signal to the end of the process at the latest. */
const LONGEST_STOP = 900;
/** Milliseconds from a signal to the same signal passed on by npm at the latest. */
const PASSED_ON = 100;

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
