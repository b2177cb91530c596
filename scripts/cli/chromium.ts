import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { UserError } from '../../src/user-error.ts';

/** Names under which Chromium or Chrome is installed. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** No sandbox, because containers run as root. No background requests, because builds may have no network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Options that start the system's Chromium, headless.
 * @throws UserError if there is none; the message says how to get one.
 */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new UserError(CHROMIUM_WANTED);
  return { executablePath, args: CHROMIUM_FLAGS };
}

export const CHROMIUM_WANTED =
  'Chromium is needed: install it (Debian: apt-get install chromium) or set CHROME_PATH.';

/**
 * The Chromium that `CHROME_PATH` names, else one on the search path, else undefined.
 * @throws UserError if `CHROME_PATH` names no program.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new UserError(`CHROME_PATH is ${named}, which is not a program that can be run.`);
  }
  const folders = process.env.PATH?.split(path.delimiter) ?? [];
  return COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command))).find(
    isExecutable,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
