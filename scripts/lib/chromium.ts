import type { LaunchOptions } from 'playwright-core';
import { UserError } from '../../src/user-error.ts';
import { findProgram, type Program } from './find-program.ts';

export const CHROMIUM: Program = {
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  variable: 'CHROME_PATH',
};

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
  const executablePath = findProgram(CHROMIUM);
  if (executablePath === undefined) {
    throw new UserError(
      'Chromium is needed: install it (Debian: apt-get install chromium) or set CHROME_PATH.',
    );
  }
  return { executablePath, args: CHROMIUM_FLAGS };
}
