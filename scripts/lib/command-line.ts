/** Exit statuses, messages and flags that all commands share. A mistake is told in one line. */
import { availableParallelism, constants } from 'node:os';
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { onOneLine, UserError } from '../../src/user-error.ts';

/**
 * Runs `command` with the arguments of this process. Every error is one line on standard error. The exit status is 2 for
 * wrong arguments and 1 for any other error. `--debug` adds the stack trace.
 */
export function runCommand(command: Command): void {
  // Progress that nobody can receive is dropped; `print` reports output that is lost.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const show = (error: unknown) =>
    console.error(command.opts().debug ? error : describeError(error));
  // Some libraries throw outside the command's promise, for example when a program cannot be started.
  process.on('uncaughtException', (error) => {
    if (!process.exitCode) show(error);
    process.exit(process.exitCode || 1);
  });
  command
    .option('--debug', 'show where an error came from', false)
    .hook('preAction', refuseOldNode)
    .configureOutput({
      // commander puts a suggestion on the next line.
      outputError: (text, write) => write(`${onOneLine(text.trim().replace('\n(Did', ' (Did'))}\n`),
    })
    .exitOverride()
    // pnpm passes on the `--` that npm takes away.
    .parseAsync(process.argv.filter((word, index) => index !== 2 || word !== '--'))
    .catch((error: unknown) => {
      if (error instanceof CommanderError) {
        process.exitCode = error.exitCode && 2;
        return;
      }
      process.exitCode = error instanceof UserError ? error.exitCode : 1;
      show(error);
    });
}

/** npm only warns of a Node.js that is too old. */
function refuseOldNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new UserError(`This is Node.js ${process.versions.node}, and 20.19 or newer is needed.`);
}

function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UserError) return `error: ${onOneLine(message)}`;
  return `error: ${onOneLine(message.split('\n', 1)[0] ?? '')} (--debug shows where it came from)`;
}

/**
 * Writes `text` and a line end to standard output.
 * @throws UserError that begins with `loss` if it cannot be written.
 */
export function print(text: string, loss = 'The output is lost'): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${text}\n`, (cause: NodeJS.ErrnoException | null | undefined) => {
      if (!cause) return resolve();
      const message = `${loss}: standard output cannot be written (${cause.code}).`;
      reject(new UserError(message, { cause }));
    });
  });
}

/** Milliseconds from a signal to the end of the process at the latest. */
const LONGEST_STOP = 900;

/** Aborted by a signal that asks this process to end. The process then has a moment to clean up. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      // Ctrl+C reaches npm and this process, and npm passes it on: the same signal, twice.
      if (controller.signal.aborted) return;
      const exitCode = 128 + constants.signals[name];
      controller.abort(new UserError('Interrupted.', { exitCode }));
      setTimeout(() => {
        console.error('error: Interrupted. What is left behind is removed by the next build.');
        process.exit(exitCode);
      }, LONGEST_STOP).unref();
    });
  }
  return controller.signal;
}

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

const MOST_WORKERS = 64;

/** `--workers`: how many threads or processes share the work; one for each core if it is not given. */
export function workersOption(meaning: string): Option {
  return new Option('--workers <number>', meaning)
    .argParser(wholeNumber(1, MOST_WORKERS))
    .default(Math.min(availableParallelism(), MOST_WORKERS));
}
