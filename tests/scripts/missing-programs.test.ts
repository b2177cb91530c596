/** `npm test` on a machine without browsers, by a user who may not install them. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

test('says in one line which programs are missing and how to get them, and runs nothing', () => {
  const vitest = path.dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(vitest, 'vitest.mjs'),
      ...['run', '--configLoader', 'runner', '--config', 'tests/vitest.config.ts'],
    ],
    {
      encoding: 'utf8',
      // No program is on this path. CI would let a user install them by sudo.
      env: { PATH: '/no-such-folder', SKIP_BROWSER_INSTALL: '1', NO_COLOR: '1' },
    },
  );
  expect(stderr).toBe(
    'error: The tests of tests/browser need Chromium, Firefox, pdftotext and pdftoppm: install them (Debian, as root: apt-get install chromium-headless-shell firefox-esr poppler-utils) or set CHROME_PATH, FIREFOX_PATH, PDFTOTEXT_PATH and PDFTOPPM_PATH. npm run test:unit and npm run test:build need none of them.\n',
  );
  expect(stdout.trim()).toMatch(/^RUN .*$/);
  expect(status).toBe(1);
});
