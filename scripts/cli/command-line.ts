/** What every command line here does alike: exit statuses, and mistakes told in one line. */
import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { onOneLine, UserError } from '../../src/user-error.ts';

/**
 * Runs `command` on the words of the command line. A mistake of the person at the terminal becomes one
 * line on standard error and exit status 2 (wrong words) or 1 (all else); a defect of ours does too, and
 * shows where it came from with `--debug`.
 */
export async function runCommand(command: Command): Promise<void> {
  command.option('--debug', 'show where an error came from', false);
  command.configureOutput({
    outputError(text, write) {
      // commander puts a suggestion on the next line.
      const message = text.trimEnd().replace(/\n(?=\(Did you mean)/, ' ');
      write(`${onOneLine(message)}\n`);
    },
  });
  try {
    await command.exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
    console.error(command.opts().debug ? error : oneLine(error));
  }
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UserError) return `error: ${message}`;
  return `error: ${message.split('\n', 1)[0]} (a defect: --debug shows where it came from)`;
}

/** Aborted, with the line to show for it, when this process is asked to end. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const [name, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.once(name, () => {
      const message = 'Interrupted: the published site is as it was.';
      controller.abort(new UserError(message, { exitCode: 128 + number }));
    });
  }
  return controller.signal;
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
