/** `npm run verify` as a person at a terminal, or CI, runs it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandResult, genSite, runScript } from '../generator/gen-site-command.ts';

let folder: string;
let dir: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-command-'));
  dir = path.join(folder, 'dist');
  await genSite('--only', '5000,80000-80200', '--out', dir, '--quiet');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

function verify(...flags: string[]): Promise<CommandResult> {
  return runScript('verify', ...flags);
}

test('a sound site: a line a proof with its counts, its progress aside, and status 0', async () => {
  const { status, stdout, stderr } = await verify('--dir', dir, '--partial');
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => line.split('.', 1)[0])).toEqual([
    'figures: 0 wrong',
    'links: 0 wrong',
    'html: 0 wrong',
    'metadata: 0 wrong',
    'sitemaps: 0 wrong',
  ]);
  expect(lines[0]).toMatch(/ 4 salary pages and 6 others, [\d,]+ figures looked up/);
  expect(stderr).toMatch(/^Listing files: .*\nReading pages: /);
});

test('a broken site: what is wrong, where, and status 1; the proofs not asked for are not run', async () => {
  const file = path.join(dir, 'salary/80000.html');
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replaceAll('$63,612', '$63,613'));
  const figures = await verify('--dir', dir, '--partial', '--proof', 'figures', '--quiet');
  const both = await verify('--dir', dir, '--partial', '--proof', 'metadata,figures', '--json');
  writeFileSync(file, html);

  expect(figures.status).toBe(1);
  expect(figures.stderr).toBe('');
  const [head, first] = figures.stdout.split('\n');
  expect(head).toMatch(/^figures: \d+ wrong\. /);
  expect(first).toBe(
    '  /salary/80000: Tax Breakdown > Net Annual Salary: shows $63,613, must be $63,612',
  );
  expect(both.status).toBe(1);
  const reports = JSON.parse(both.stdout);
  expect(reports.map(({ proof }: { proof: string }) => proof)).toEqual(['figures', 'metadata']);
  expect(reports[0].faults.first).toContainEqual({
    page: '/salary/80000',
    label: 'Title',
    shown: '$63,613',
    expected: 'a figure of this page',
    lack: 'the reference has no such figure here',
  });
  // The head says the same as the page, though both are wrong.
  expect(reports[1].faults.count).toBe(0);
});

test('a part of the site is told in a line, with what to do, and without the pages that it lacks', async () => {
  const { status, stdout, stderr } = await verify('--dir', dir, '--quiet');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `error: ${dir} is a part of the site, with 4 of 149,951 salary pages: run the same command with --partial.\n`,
  );
});

test.each([
  [['--proof', 'figures,colours'], 2, "'colours' is none: there are figures, links"],
  [['--workers', '0'], 2, 'It takes a whole number from 1 to 64.'],
  [['--dir', '/no/such/folder'], 1, 'There is no site in /no/such/folder: run `npm run gen-site`'],
])('words that are wrong, %j, are told in a line', async (flags, status, message) => {
  const result = await verify(...flags, '--quiet');
  expect(result.stdout).toBe('');
  expect(result.stderr).toContain(message);
  expect(result.stderr.trim().split('\n')).toHaveLength(1);
  expect(result.status).toBe(status);
});
