import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findProgram } from '../../scripts/lib/chromium.ts';

test.each<[string, NodeJS.Platform, readonly string[], string?]>([
  ['the one on the search path', 'linux', ['browser'], 'browser'],
  ['the one where its system installs it', 'darwin', ['Browser.app'], 'Browser.app'],
  ['the one on the search path before that', 'darwin', ['Browser.app', 'browser'], 'browser'],
  ['on Windows no file but an .exe', 'win32', ['browser']],
  ['on Windows an .exe', 'win32', ['browser', 'browser.exe'], 'browser.exe'],
])(
  'a program is %s, and before all the file that its variable names',
  (_, platform, files, found) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
      rmSync(folder, { recursive: true });
    });
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    vi.stubEnv('PATH', ['/no-such-folder', folder].join(path.delimiter));
    for (const file of files) writeFileSync(path.join(folder, file), '');
    const installed = [path.join(folder, 'Browser.app')];
    const browser = { commands: ['browser'], variable: 'BROWSER_FILE', files: installed };
    expect(findProgram(browser)).toBe(found && path.join(folder, found));
    vi.stubEnv('BROWSER_FILE', '/opt/other');
    expect(findProgram(browser)).toBe('/opt/other');
  },
);
