import { expect, test } from 'vitest';
import { mayInstall } from '../browser/test-programs.ts';

const rootOnDebian = { isRoot: true, isDebian: true, environment: {} };

test('the tests install browsers as root on Debian or Ubuntu, and nowhere else', () => {
  expect(mayInstall(rootOnDebian)).toBe(true);
  expect(mayInstall({ ...rootOnDebian, isRoot: false })).toBe(false);
  expect(mayInstall({ ...rootOnDebian, isDebian: false })).toBe(false);
});

test.each([{ SKIP_BROWSER_INSTALL: '1' }, { CHROME_PATH: '/opt/chrome' }])(
  'the tests never install a browser when the environment has %o',
  (environment) => expect(mayInstall({ ...rootOnDebian, environment })).toBe(false),
);
