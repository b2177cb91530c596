import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** What Chromium and its kin are called where they are installed. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The Chromium that the browser tests drive: the one that `CHROME_PATH` names, else one on the search path.
 * Where there is none and Debian's packages can be installed, it installs Debian's. Throws where no
 * Chromium can be had, with how to get one.
 */
export function findChromium(): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which is not a program that can be run.`);
  }
  const chromium = installedChromium() ?? (installDebianChromium() && installedChromium());
  if (chromium) return chromium;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}

function installedChromium(): string | undefined {
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

/** Whether Debian's Chromium was installed, which only root can do, and only where there is apt-get. */
function installDebianChromium(): boolean {
  if (process.getuid?.() !== 0) return false;
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}
