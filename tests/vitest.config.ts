import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import { SITE_SETTINGS } from '../src/generator/site-settings.ts';

// The tests are of the settings that they give, whatever this shell or workflow deploys.
for (const { option } of SITE_SETTINGS) delete process.env[option.envVar ?? ''];

const BROWSER_TESTS = ['tests/browser/**/*.test.ts'];

/**
 * Tests that build a site by the command, or start a server, and so take longer than the rest together; and those that
 * put faults into the file system, in a process to themselves.
 */
const BUILD_TESTS = [
  'tests/generator/{gen-site,gen-site-failures}.test.ts',
  'tests/generator/publish/{faults,lock,output-folder}.test.ts',
  'tests/edge/edge-hosts.test.ts',
  'tests/hosting/{deploy-archive,deploy-bucket,servers}.test.ts',
  'tests/package/{data-examples,package}.test.ts',
  'tests/preview/**/*.test.ts',
  'tests/scripts/{command-line,dev,missing-programs,new-tax-year}.test.ts',
  'tests/verify/{link-crawl,planted-faults,served-site,verify-site}.test.ts',
];

/** Tests that need links, pipes or devices of a Unix system; those of `unit` run on Windows too. */
const UNIX_TESTS = [
  'tests/generator/files/public-files.test.ts',
  'tests/generator/publish/system-error.test.ts',
];

/** `expect.poll` waits longer than its usual second: a busy machine is no failure. */
const PATIENT = { poll: { timeout: 60_000 } };

/** Names each test that passed only when it was tried again: it waits for too little, and is to be mended. */
const secondTries: Reporter = {
  onTestCaseResult(test: TestCase) {
    const [error] = test.result().errors ?? [];
    if (test.ok() && error) console.warn(`Tried again: ${test.fullName}: ${error.message}`);
  },
};

/**
 * Three projects: `unit` takes seconds, `build` builds and serves sites, `browser` builds a small site and drives
 * browsers over it. A test is of `unit` unless a list above has it. With `--mode long` the tests of faults and of kills try all,
 * and the engine is held against the reference over many more persons.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // A browser, or a build by the command, is often waited for: with one more, no core has nothing to do.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', secondTries],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...BUILD_TESTS, ...UNIX_TESTS, ...BROWSER_TESTS],
          env: { LONG_TESTS: mode === 'long' ? '1' : '' },
          // These tests leave nothing behind, so all files can share what is loaded: half the processor time.
          isolate: false,
          // Long tests draw ten times as much; a busy machine is no failure.
          testTimeout: mode === 'long' ? 600_000 : 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'build',
          include: [...BUILD_TESTS, ...UNIX_TESTS],
          globalSetup: ['tests/support/programs.ts'],
          env: { LONG_TESTS: mode === 'long' ? '1' : '' },
          expect: PATIENT,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          env: { LONG_TESTS: mode === 'long' ? '1' : '' },
          globalSetup: ['tests/browser/served-site.ts'],
          // All files can share the browsers, their pages and what is loaded: a test leaves nothing behind on a page.
          isolate: false,
          expect: PATIENT,
          // A frame or a key may come late on a busy machine.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
