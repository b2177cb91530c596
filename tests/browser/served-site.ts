/**
 * Runs once before the browser tests: finds the browsers, builds a small site by each rule set with `gen-site`, serves
 * them with the preview server, and starts the Chromium that all tests of Playwright share.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS } from '../../scripts/cli/chromium.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-sets.ts';
import { startPreviewServer } from '../../src/preview/preview-server.ts';
import { ensureTestPrograms, type TestPrograms } from './test-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    siteUrl: string;
    /** As `siteUrl`, of the same site by the legislated rule set. */
    legislatedSiteUrl: string;
    /** WebSocket endpoint of the shared Chromium. */
    chromiumEndpoint: string;
    /** Folder of the built site. */
    siteFolder: string;
    testPrograms: TestPrograms;
  }
}

/** Salaries of the built site: both ends, the usual example with its neighbours, and one that the home page links to. */
const SALARIES = '5000,50000,79900-80100,15000000';

/**
 * Features that the shared Chromium does without: those that Playwright turns off, because Chromium reads only the last
 * list that it is given, and the two pages below the address bar, which take a quarter of the time of a new context.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
].join(',');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const testPrograms = ensureTestPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'pay-calculator-'));
  const site = path.join(folder, 'site');
  const server = await servedSite(site, 'simplified');
  const legislated = await servedSite(path.join(folder, 'legislated'), 'legislated');
  const browser = await chromium.launchServer({
    executablePath: testPrograms.chromium,
    args: [...CHROMIUM_FLAGS, `--disable-features=${FEATURES_OFF}`],
  });
  project.provide('siteUrl', server.url);
  project.provide('legislatedSiteUrl', legislated.url);
  project.provide('siteFolder', site);
  project.provide('testPrograms', testPrograms);
  project.provide('chromiumEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    await legislated.close();
    await rm(folder, { recursive: true });
  };
}

async function servedSite(dir: string, rules: RuleSetName) {
  await promisify(execFile)(process.execPath, [
    ...['scripts/start.mjs', 'gen-site', '--rules', rules],
    ...['--only', SALARIES, '--out', dir, '--quiet'],
  ]);
  return startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
}
