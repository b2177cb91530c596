/**
 * Runs once before the browser tests: finds the browsers, builds a small site with `gen-site`, serves it with the
 * preview server, and starts the Chromium that all tests of Playwright share.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS } from '../../scripts/cli/chromium.ts';
import { startPreviewServer } from '../../src/preview/preview-server.ts';
import { ensureTestPrograms, type TestPrograms } from './test-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    siteUrl: string;
    /** WebSocket endpoint of the shared Chromium. */
    chromiumEndpoint: string;
    /** Folder of the built site. */
    siteFolder: string;
    testPrograms: TestPrograms;
  }
}

/** Salaries of the built site: both ends, the usual example with its neighbours, and one that the home page links to. */
const SALARIES = '5000,50000,79900-80100,15000000';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const testPrograms = ensureTestPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'pay-calculator-'));
  const site = path.join(folder, 'site');
  await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'scripts/gen-site.ts'],
    ...['--only', SALARIES, '--out', site, '--quiet'],
  ]);
  const server = await startPreviewServer({ dir: site, port: 0, host: '127.0.0.1' });
  const browser = await chromium.launchServer({
    executablePath: testPrograms.chromium,
    args: CHROMIUM_FLAGS,
  });
  project.provide('siteUrl', server.url);
  project.provide('siteFolder', site);
  project.provide('testPrograms', testPrograms);
  project.provide('chromiumEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  };
}
