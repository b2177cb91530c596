import { spawnSync } from 'node:child_process';
import { CHROMIUM_WANTED, findChromium } from '../../scripts/cli/chromium.ts';

/**
 * The Chromium that the browser tests drive. Where there is none and Debian's packages can be installed, it installs
 * Debian's. Throws where no Chromium can be had, with how to get one.
 */
export function ensureChromium(): string {
  const chromium = findChromium() ?? (installDebianChromium() ? findChromium() : undefined);
  if (chromium === undefined) throw new Error(CHROMIUM_WANTED);
  return chromium;
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
