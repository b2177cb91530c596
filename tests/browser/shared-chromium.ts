import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';
import { inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.ts';

let browser: Promise<Browser> | undefined;

/**
 * The Chromium that all files of a worker share. Playwright ends it with the process. One for all workers would be driven
 * through the process of Vitest: a tenth more processor time.
 */
function sharedChromium(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('testPrograms').chromium,
    args: CHROMIUM_FLAGS,
  });
  return browser;
}

/** Milliseconds that an action on a page may take. A busy machine is no failure. */
export const PATIENCE = 60_000;

export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedChromium()).newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context;
}
