import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bundleBrowserAssets, bundleRenderWorker } from '../../../src/generator/bundle/bundle.ts';
import { keptOrMade } from '../../../src/generator/bundle/kept-bundles.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project whose bundle is made from `src/entry.ts`. */
function project() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-bundles-'));
  folders.push(folder);
  const write = (file: string, text: string) => {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  for (const file of [
    'package.json',
    'tsconfig.json',
    'node_modules/esbuild/package.json',
    'node_modules/oxc-minify/package.json',
    'node_modules/react/index.js',
    'src/entry.ts',
    'src/pages/page.ts',
    'src/pay/rules.ts',
  ]) {
    write(file, 'first');
  }
  const warnings: string[] = [];
  const cache = {
    folder: path.join(folder, '.cache/bundles'),
    isIgnored: false,
    warn: (line: string) => void warnings.push(line),
  };
  let times = 0;
  /** The bundle that a build gets, and whether it was made for that. */
  const build = async (options: { isIgnored?: boolean; during?: () => void } = {}) => {
    const before = times;
    const bundle = await keptOrMade(
      'all',
      { ...cache, ...options },
      async () => {
        times++;
        const text = readFileSync(path.join(folder, 'src/entry.ts'), 'utf8');
        options.during?.();
        return { bundle: { text }, inputs: ['src/entry.ts', 'node_modules/react/index.js'] };
      },
      folder,
    );
    return { text: bundle.text, isMade: times > before };
  };
  /** Builds until the files are old enough for the bundle to be kept. */
  const buildUntilKept = () => vi.waitUntil(async () => !(await build()).isMade);
  const kept = path.join(cache.folder, 'all.json');
  return { folder, write, build, buildUntilKept, kept, warnings };
}

describe('a bundle', () => {
  test('is kept for the next build, also after files that it was not made from were edited', async () => {
    const { write, build, buildUntilKept } = project();
    await buildUntilKept();
    write('src/pages/page.ts', 'second');
    expect(await build()).toEqual({ text: 'first', isMade: false });
  });

  test.each([
    'src/entry.ts',
    'node_modules/react/index.js',
    'src/pay/rules.ts',
    'package.json',
    'node_modules/esbuild/package.json',
  ])('is made again after %s was edited', async (file) => {
    const { write, build, buildUntilKept } = project();
    await buildUntilKept();
    write(file, 'other');
    const { text, isMade } = await build();
    expect(isMade).toBe(true);
    expect(text).toBe(file === 'src/entry.ts' ? 'other' : 'first');
  });

  test('is made again after a file that it was made from was removed', async () => {
    const { folder, build, buildUntilKept } = project();
    await buildUntilKept();
    rmSync(path.join(folder, 'node_modules/react/index.js'));
    expect((await build()).isMade).toBe(true);
  });

  test('is made again by a build that is told to render everything', async () => {
    const { build, buildUntilKept } = project();
    await buildUntilKept();
    expect((await build({ isIgnored: true })).isMade).toBe(true);
  });

  test('is not kept if a source was saved while it was made, since that may have been read before', async () => {
    const { write, build, buildUntilKept } = project();
    await buildUntilKept();
    write('src/entry.ts', 'second');
    await build({ during: () => write('src/entry.ts', 'third') });
    expect(await build()).toEqual({ text: 'third', isMade: true });
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['full of zeros', (text: string) => '\0'.repeat(text.length)],
    ['edited', (text: string) => text.replace('first', 'wrong')],
    ['empty', () => ''],
  ])('is made again if what was kept is %s', async (_, damaged) => {
    const { build, buildUntilKept, kept } = project();
    await buildUntilKept();
    writeFileSync(kept, damaged(readFileSync(kept, 'utf8')));
    expect(await build()).toEqual({ text: 'first', isMade: true });
    await buildUntilKept();
  });

  test('is made all the same where it cannot be kept, and the build says so', async () => {
    const { build, kept, warnings } = project();
    // In the place of the draft.
    mkdirSync(`${kept}.${process.pid}`, { recursive: true });
    await vi.waitUntil(async () => {
      expect(await build()).toEqual({ text: 'first', isMade: true });
      return warnings.length > 0;
    });
    expect(warnings[0]).toMatch(/^The bundles could not be kept, .*\.cache.* \(E[A-Z]+\): /);
  });
});

test.each([
  ['the scripts of the simplified set', () => bundleBrowserAssets('simplified')],
  ['the scripts of the legislated set', () => bundleBrowserAssets('legislated')],
  ['the render worker', () => bundleRenderWorker()],
])('%s: the bundle names every file that they were made from', async (_, bundle) => {
  const { inputs } = await bundle();
  expect(inputs.some((file) => /^node_modules\/react-dom\/.*\.production\.js$/.test(file))).toBe(
    true,
  );
  expect(inputs.some((file) => file.startsWith('src/site/'))).toBe(true);
  expect(inputs.filter((file) => path.isAbsolute(file) || !existsSync(file))).toEqual([]);
});
