/** The system's Chromium, for the commands that look at pages, and the built site in it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { startPreviewServer } from '../../src/preview/preview-server.ts';
import { hourPath, salaryPath } from '../../src/site/paths.ts';
import { routesOf } from '../../src/site/routes.ts';
import { UserError } from '../../src/user-error.ts';

/** A program of the system, under the names that it is installed by. */
export interface Program {
  readonly commands: readonly string[];
  /** Environment variable that names its file instead, such as `CHROME_PATH`. */
  readonly variable: string;
  /** Where macOS and Windows install it: not on the search path. */
  readonly files?: readonly string[];
}

export const CHROMIUM: Program = {
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  variable: 'CHROME_PATH',
  files: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
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

export const MISSING_PAGE = '/no-such-page';

/** One address of each type of page of a site by the set `rules`. */
export function pageAddresses(rules: RuleSetName): string[] {
  const routes = routesOf(rules).map(({ path }) => path);
  const members = [salaryPath(80_000), hourPath('36.50')];
  return [...routes.filter((address) => address !== '/404'), ...members, MISSING_PAGE];
}

/** The file that the program's variable names, else its first command on the search path, else where it is installed. */
export function findProgram({ commands, variable, files = [] }: Program): string | undefined {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = process.env.PATH?.split(path.delimiter) ?? [];
  const onPath = commands.flatMap((command) =>
    folders.map((folder) => path.join(folder, command + ending)),
  );
  return process.env[variable] || [...onPath, ...files].find((file) => existsSync(file));
}

/** @throws UserError if there is no Chromium; the message says how to get one. */
export function chromiumFile(): string {
  const file = findProgram(CHROMIUM);
  if (file !== undefined) return file;
  throw new UserError(
    'Chromium or Chrome is needed: install it (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}

/** Starts Chromium, headless. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumFile(), args: CHROMIUM_FLAGS });
}

/** Serves the site in `dir` and starts Chromium while `look` runs. */
export function withSite(
  dir: string,
  look: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  return withPreview(dir, async (origin) => {
    const browser = await startChromium();
    await look(browser, origin).finally(() => browser.close());
  });
}

/** Serves the site in `dir` while `look` runs. */
export async function withPreview(
  dir: string,
  look: (origin: string) => Promise<void>,
): Promise<void> {
  const server = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
  await look(server.url).finally(() => server.close());
}
