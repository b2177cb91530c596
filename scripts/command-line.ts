/** What every command line here does alike: exit statuses, and mistakes told in one line. */
import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { UserError } from '../src/generator/user-error.ts';

/**
 * Runs `command` on the words of the command line. A mistake of the person at the terminal becomes one
 * line on standard error and exit status 2 (wrong words) or 1 (all else); a defect keeps its stack.
 */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else if (error instanceof UserError) {
      console.error(`error: ${error.message}`);
      process.exitCode = error.exitCode;
    } else {
      throw error;
    }
  }
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
