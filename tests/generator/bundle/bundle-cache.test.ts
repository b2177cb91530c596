import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedBundle } from '../../../src/generator/bundle/bundle-cache.ts';

const SOURCES = [
  'src/entry.ts',
  'src/pages/tsconfig.json',
  'templates/page.html',
  'package.json',
  'package-lock.json',
];

let project: string;
const cacheFile = () => path.join(project, '.cache/bundles/all.json');

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'bundle-cache-'));
  for (const file of SOURCES) write(file, 'first');
});

afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(project, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** Gets a bundle of `src/entry.ts`: its text, and whether it was made for that. */
async function build({ isIgnored = false, during = () => {} } = {}) {
  let isMade = false;
  const warnings: string[] = [];
  const { text } = await cachedBundle(
    'all',
    { isIgnored, warn: (line) => void warnings.push(line) },
    async () => {
      isMade = true;
      const text = readFileSync(path.join(project, 'src/entry.ts'), 'utf8');
      during();
      return { text };
    },
    project,
  );
  return { text, isMade, warnings };
}

test('a bundle is kept for the next build', async () => {
  expect(await build()).toMatchObject({ text: 'first', isMade: true });
  expect(await build()).toMatchObject({ text: 'first', isMade: false });
});

test.each(SOURCES)('a bundle is made again after %s was edited', async (file) => {
  await build();
  write(file, 'other');
  const text = file === 'src/entry.ts' ? 'other' : 'first';
  expect(await build()).toMatchObject({ text, isMade: true });
});

test('a bundle is made again after a source was added, renamed or removed', async () => {
  await build();
  write('src/a.ts', '');
  expect((await build()).isMade).toBe(true);
  rmSync(path.join(project, 'src/a.ts'));
  write('src/b.ts', '');
  expect((await build()).isMade).toBe(true);
  rmSync(path.join(project, 'src/b.ts'));
  expect((await build()).isMade).toBe(true);
});

test('a bundle is made again where the cache is ignored', async () => {
  await build();
  expect((await build({ isIgnored: true })).isMade).toBe(true);
});

test('a bundle is not kept if a source was saved while it was made', async () => {
  await build({ during: () => write('src/entry.ts', 'second') });
  expect(await build()).toMatchObject({ text: 'second', isMade: true });
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['full of zeros', (text: string) => '\0'.repeat(text.length)],
  ['empty', () => ''],
])('a bundle is made again if the kept one is %s', async (_, damaged) => {
  await build();
  writeFileSync(cacheFile(), damaged(readFileSync(cacheFile(), 'utf8')));
  expect(await build()).toMatchObject({ text: 'first', isMade: true });
  expect(await build()).toMatchObject({ text: 'first', isMade: false });
});

test('where a bundle cannot be kept, the build says so and goes on', async () => {
  // A folder in the place of the draft.
  mkdirSync(`${cacheFile()}.${process.pid}`, { recursive: true });
  const { text, warnings } = await build();
  expect(text).toBe('first');
  expect(warnings).toEqual([
    expect.stringMatching(/^The bundles could not be kept, .* E[A-Z]+: .*\.cache/),
  ]);
});
