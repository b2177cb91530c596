/** Words of the command line that mean something to commander, and hardly what a person meant. */
import type { Command } from 'commander';
import { UserError } from '../../src/user-error.ts';

/** The options for the folder of a site: a command that makes one has the first, a command that reads one the second. */
const FOLDER_OPTIONS = ['--out', '--dir'] as const;

/**
 * @throws UserError if an option of `command` has the next option as its value, or if the site's folder is given by the
 * option that other commands have for it.
 */
export function refuseSlips(command: Command, words: readonly string[]): void {
  const end = words.indexOf('--');
  for (const [index, word] of words.slice(0, end < 0 ? undefined : end).entries()) {
    const value = words[index + 1];
    if (optionOf(command, word)?.required && value?.startsWith('-')) {
      refuse(
        `${word} has no value: '${value}' begins with a dash, as an option does. To mean it, write ${word}=${value}.`,
      );
    }
    const [name = '', folder = value ?? '<folder>'] = word.split(/=(.*)/s);
    const other = FOLDER_OPTIONS.find((each) => each !== name);
    if (!isFolderOption(name) || optionOf(command, name) || !optionOf(command, other)) continue;
    refuse(`${command.name()} has no ${name}: write ${other} ${folder}.`);
  }
}

function optionOf(command: Command, word: string | undefined) {
  return command.options.find(({ short, long }) => word === short || word === long);
}

function isFolderOption(name: string): boolean {
  return (FOLDER_OPTIONS as readonly string[]).includes(name);
}

function refuse(message: string): never {
  throw new UserError(message, { exitCode: 2 });
}
