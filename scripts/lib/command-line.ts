/** Exit statuses, messages and flags that all commands share. A mistake is told in one line. */
import { availableParallelism } from 'node:os';
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { onOneLine, UserError } from '../../src/user-error.ts';

/**
 * Runs `command` with the arguments of this process. Every error is one line on standard error. The exit status is 2 for
 * wrong arguments and 1 for any other error. `--debug` adds the stack trace.
 */
export function runCommand(command: Command): void {
  const [first, ...rest] = process.argv.slice(2);
  // pnpm passes on the `--` that npm takes away.
  const words = first === undefined || first === '--' ? rest : [first, ...rest];
  let isTold = false;
  const tell = (error: unknown) => {
    isTold = true;
    console.error(command.opts().debug ? error : describeError(error));
  };
  // Without a listener, progress that nobody reads would end the process.
  process.stderr.on('error', () => {});
  process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    // `print` reports its own loss first. A reader that closed early, such as head, has all that it wanted.
    setImmediate(() => {
      if (isTold || cause.code === 'EPIPE') return;
      tell(lossOf('The output is lost', cause));
      process.exit(1);
    });
  });
  // Some libraries throw outside the command's promise, for example when a program cannot be started.
  process.on('uncaughtException', (error) => {
    if (!process.exitCode) tell(error);
    process.exit(process.exitCode || 1);
  });
  command
    .option('--debug', 'show where an error came from', false)
    .configureOutput({
      // commander puts a suggestion on the next line.
      outputError: (text, write) => write(`${onOneLine(text.trim().replace('\n(Did', ' (Did'))}\n`),
    })
    .exitOverride();
  run(command, words).catch((error: unknown) => {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode && 2;
      return;
    }
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
    tell(error);
  });
}

async function run(command: Command, words: readonly string[]): Promise<void> {
  const optionOf = (name: string) =>
    command.options.find(({ short, long }) => name === short || name === long);
  // Every command names the site's folder with --dir. They also take --out, its former name in gen-site.
  const takesOut = optionOf('--dir') !== undefined && optionOf('--out') === undefined;
  const renamed = (word: string) => (takesOut ? word.replace(/^--out(?==|$)/, '--dir') : word);
  refuseMissingValues(words, (word) => optionOf(renamed(word))?.required === true);
  await command.parseAsync(words.map(renamed), { from: 'user' });
}

/** Refuses an option without its value, because commander would take the next option for the value. */
function refuseMissingValues(words: readonly string[], needsValue: (word: string) => boolean) {
  const end = words.indexOf('--');
  for (const [index, word] of words.slice(0, end < 0 ? undefined : end).entries()) {
    const value = words[index + 1];
    if (!needsValue(word) || !value?.startsWith('-')) continue;
    throw new UserError(
      `${word} has no value: '${value}' begins with a dash, as an option does. To mean it, write ${word}=${value}.`,
      { exitCode: 2 },
    );
  }
}

function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UserError) return `error: ${onOneLine(message)}`;
  return `error: ${onOneLine(message.split('\n', 1)[0] ?? '')} (--debug shows where it came from)`;
}

/**
 * Writes `text` and a line end to standard output, and waits until it is written. Use it for text that must arrive: a reader may
 * close before it has all that `console.log` writes.
 * @throws UserError that begins with `loss` if it cannot be written.
 */
export function print(text: string, loss: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${text}\n`, (cause) => (cause ? reject(lossOf(loss, cause)) : resolve()));
  });
}

function lossOf(loss: string, cause: NodeJS.ErrnoException): UserError {
  const reason = `standard output cannot be written (${cause.code})`;
  return new UserError(`${loss}: ${reason}.`, { cause });
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
