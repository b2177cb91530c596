import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findProgram, type Program } from '../../scripts/lib/chromium.ts';

let folder: string;
let browser: Program;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const files = [path.join(folder, 'Browser.app')];
  browser = { commands: ['browser'], variable: 'BROWSER_FILE', files };
  vi.stubEnv('PATH', ['/no-such-folder', folder].join(path.delimiter));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function install(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
}

describe('a program is', () => {
  test('the file that its variable names, before one on the search path', () => {
    install('browser');
    vi.stubEnv('BROWSER_FILE', '/opt/other');
    expect(findProgram(browser)).toBe('/opt/other');
  });

  test('the one on the search path, before the one where its system installs it', () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
    const installed = install('Browser.app');
    expect(findProgram(browser)).toBe(installed);
    const onPath = install('browser');
    expect(findProgram(browser)).toBe(onPath);
  });

  test('on Windows an .exe', () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    install('browser');
    expect(findProgram(browser)).toBeUndefined();
    const program = install('browser.exe');
    expect(findProgram(browser)).toBe(program);
  });
});
