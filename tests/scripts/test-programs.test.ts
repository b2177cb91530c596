import { describe, expect, test } from 'vitest';
import { howToGet, installNotice, mayInstall } from '../browser/test-programs.ts';

const rootOnDebian = { isRoot: true, isDebian: true, environment: {} };

describe('the tests install the browsers that they need', () => {
  test('as root on Debian or Ubuntu, and nowhere else', () => {
    expect(mayInstall(rootOnDebian)).toBe(true);
    expect(mayInstall({ ...rootOnDebian, isRoot: false })).toBe(false);
    expect(mayInstall({ ...rootOnDebian, isDebian: false })).toBe(false);
  });

  test.each([{ SKIP_BROWSER_INSTALL: '1' }, { CHROME_PATH: '/opt/chrome' }])(
    'never when the environment has %o',
    (environment) => {
      expect(mayInstall({ ...rootOnDebian, environment })).toBe(false);
    },
  );

  test('and say before it, in one line, what and why', () => {
    expect(installNotice(['chromium', 'firefox-esr'])).toBe(
      'Installing chromium and firefox-esr with apt-get, which the tests of tests/browser run (SKIP_BROWSER_INSTALL=1 refuses this).',
    );
  });

  test('or say in one line how to get them, and which tests run without', () => {
    const chromium = {
      name: 'Chromium',
      debianPackage: 'chromium',
      commands: ['chromium'],
      variable: 'CHROME_PATH',
    };
    const pdftotext = {
      name: 'pdftotext',
      debianPackage: 'poppler-utils',
      commands: ['pdftotext'],
      variable: 'PDFTOTEXT_PATH',
    };
    const pdftoppm = { ...pdftotext, name: 'pdftoppm', variable: 'PDFTOPPM_PATH' };
    expect(howToGet([chromium, pdftotext, pdftoppm])).toBe(
      'The tests of tests/browser need Chromium, pdftotext and pdftoppm: install them (Debian: apt-get install chromium poppler-utils) or set CHROME_PATH, PDFTOTEXT_PATH and PDFTOPPM_PATH. npm run test:unit and npm run test:build need none of them.',
    );
  });
});
