/** Refuses words on the command line that commander accepts although the person hardly meant them. */
import type { Command } from 'commander';
import { UserError } from '../../src/user-error.ts';

/** The options that name the site's folder. Commands that make a site have the first, and commands that read one the second. */
const FOLDER_OPTIONS = ['--out', '--dir'] as const;

/**
 * @throws UserError if an option has no value but another option after it, or if the site's folder is named by the option of
 * other commands.
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
