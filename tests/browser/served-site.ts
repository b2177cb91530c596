/**
 * Runs once before the browser tests: finds the browsers, builds a small site by each rule set with `gen-site`, and
 * serves them with the preview server.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startPreviewServer } from '../../src/preview/preview-server.ts';
import {
  type BrowserPrograms,
  ensureBrowserPrograms,
  prepareWebKitPrograms,
} from '../support/programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    siteUrl: string;
    /** As `siteUrl`, of the same site by the legislated rule set. */
    legislatedSiteUrl: string;
    /** Folder of the built site. */
    siteFolder: string;
    legislatedSiteFolder: string;
    testPrograms: BrowserPrograms;
  }
}

/**
 * Salaries of the built site: both ends, the usual example with its neighbours, one that the home page links to, and one whose page
 * is the longest by the law.
 */
const SALARIES = '5000,50000,79900-80100,7500000,15000000';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testPrograms', ensureBrowserPrograms());
  const sayWhatIsLeftOut = prepareWebKitPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'pay-calculator-'));
  const [site, legislated] = await Promise.all(
    ['simplified', 'legislated'].map(async (rules) => {
      const dir = path.join(folder, rules);
      const flags = ['--rules', rules, '--only', SALARIES, '--out', dir, '--quiet'];
      const command = ['scripts/start.cjs', 'gen-site', ...flags];
      await promisify(execFile)(process.execPath, command);
      return startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
    }),
  );
  if (!site || !legislated) throw new Error('A site is missing');
  project.provide('siteUrl', site.url);
  project.provide('legislatedSiteUrl', legislated.url);
  project.provide('siteFolder', path.join(folder, 'simplified'));
  project.provide('legislatedSiteFolder', path.join(folder, 'legislated'));
  return async () => {
    await site.close();
    await legislated.close();
    await rm(folder, { recursive: true });
    sayWhatIsLeftOut();
  };
}
