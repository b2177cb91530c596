import type { LaunchOptions } from 'playwright-core';

/** How the scripts start the system's Chromium, headless; `CHROME_PATH` names another one. */
export function chromiumOptions(): LaunchOptions {
  const { CHROME_PATH = '/usr/bin/chromium' } = process.env;
  return {
    executablePath: CHROME_PATH,
    args: CHROMIUM_FLAGS,
  };
}

/** No sandbox, because containers run as root; no calls home, because builds may have no network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
