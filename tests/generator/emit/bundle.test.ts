import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/emit/bundle.ts';

const { assets, files } = await bundleBrowserAssets(path.resolve('.'));
const scripts = files
  .filter(({ file }) => file.endsWith('.js'))
  .map(({ file, contents }) => ({ address: `/${file}`, text: Buffer.from(contents).toString() }));
const { home } = assets.scripts;
const firstLoad = [home.address, ...home.imports];

/** In the code of React, and in nothing that only uses it. */
const REACT = 'react.transitional.element';

/** In the code of the Radix select, and in nothing else. */
const RADIX_SELECT = 'data-radix-select-viewport';

test('the home page loads at most 66 KB of script, by Brotli, before it can calculate', () => {
  const sizes = scripts
    .filter(({ address }) => firstLoad.includes(address))
    .map(({ text }) => brotliCompressSync(text).length);
  expect(sizes.length).toBe(firstLoad.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(66 * 1024);
});

test('React is whole in one chunk of the first load, which changes with React alone', () => {
  const [react, ...others] = withCode(REACT);
  expect(others).toEqual([]);
  expect(home.imports).toContain(react?.address);
  expect(react?.text).not.toContain('2025-26');
});

test('the Radix select is no part of the first load and loads nothing beside it but React', () => {
  const [select, ...others] = withCode(RADIX_SELECT);
  expect(others).toEqual([]);
  expect(firstLoad).not.toContain(select?.address);
  const imported = select?.text.matchAll(/"\.\/([\w-]+\.js)"/g) ?? [];
  expect([...imported].map(([, file]) => `/assets/${file}`)).toEqual([withCode(REACT)[0]?.address]);
});

function withCode(mark: string) {
  return scripts.filter(({ text }) => text.includes(mark));
}
