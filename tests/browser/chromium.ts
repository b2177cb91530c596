import { spawnSync } from 'node:child_process';
import { CHROMIUM_WANTED, findChromium } from '../../scripts/cli/chromium.ts';

/**
 * The Chromium of the browser tests. Installs Debian's if there is none and packages can be installed. Throws if there
 * is still none; the message says how to get one.
 */
export function ensureChromium(): string {
  const chromium = findChromium() ?? (installDebianChromium() ? findChromium() : undefined);
  if (chromium === undefined) throw new Error(CHROMIUM_WANTED);
  return chromium;
}

/** Installs Debian's Chromium, which needs root and apt-get. Returns whether it could. */
function installDebianChromium(): boolean {
  if (process.getuid?.() !== 0) return false;
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}
