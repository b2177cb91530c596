import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { genSite } from './gen-site-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'refused-words-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [['--forse'], "unknown option '--forse' (Did you mean --force?)"],
  [['dist'], 'too many arguments'],
  [['--only'], 'argument missing'],
  [['--out', ''], "option '--out <folder>' argument '' is invalid. It is empty."],
  [['--workers', '0'], 'whole number from 1'],
  [['--workers', '1\n\u001b[31m'], "'1\\n\\u001b[31m'"],
  [['--layout', 'fl\nat'], "'fl\\nat' is invalid. Allowed choices are file, directory."],
  [['--site-url', 'htt\np'], "--site-url: 'htt\\np' has a control character"],
  [['--edge', '--layout', 'directory'], '--layout'],
  [['--edge', '--precompress', 'br'], '--precompress'],
  [['--only', '80\n00'], "--only takes salaries such as 80000,100000-101000, not '80\\n00'"],
])('%j is refused in one line, with status 2, before anything is touched', async (words, hint) => {
  const { status, stdout, stderr } = await genSite('--out', path.join(folder, 'dist'), ...words);
  expect(stderr).toMatch(/^error: [^\n]+\n$/);
  expect(stderr).toContain(hint);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(readdirSync(folder)).toEqual([]);
});

it('help needs no words, and names every flag', async () => {
  const { status, stdout } = await genSite('--help');
  expect(status).toBe(0);
  for (const flag of ['--out', '--site-url', '--only', '--edge', '--json']) {
    expect(stdout).toContain(flag);
  }
});
