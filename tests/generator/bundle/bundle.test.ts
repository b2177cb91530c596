import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleBrowserAssets, bundleRenderWorker } from '../../../src/generator/bundle/bundle.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-sets.ts';

async function bundled(rules: RuleSetName) {
  const { bundle } = await bundleBrowserAssets(rules);
  const { assets, files } = bundle;
  const scripts = files
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, text }) => ({ address: `/${file}`, text }));
  return { assets, scripts };
}

const { assets, scripts } = await bundled('simplified');
const { home } = assets.scripts;
const firstLoad = [home.address, ...home.imports];

/** In the code of React, and in nothing that only uses it. */
const REACT = 'react.transitional.element';

/** A coefficient of a withholding schedule. */
const COEFFICIENT = '493.1893';

/** In the code of the Radix select, and in nothing else. */
const RADIX_SELECT = 'data-radix-select-viewport';

test.each([
  ['simplified', 67],
  ['legislated', 68],
] as const)(
  'the home page of the %s set loads at most %d KB of script, by Brotli, before it can calculate',
  async (rules, kilobytes) => {
    const { assets, scripts } = await bundled(rules);
    const { home } = assets.scripts;
    const firstLoad = [home.address, ...home.imports];
    const sizes = scripts
      .filter(({ address }) => firstLoad.includes(address))
      .map(({ text }) => brotliCompressSync(text).length);
    expect(sizes.length).toBe(firstLoad.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1024);
  },
);

test.each([
  ['simplified', 69],
  ['legislated', 69],
] as const)(
  'the comparison of the %s set loads at most %d KB of script, by Brotli, and from the home page 10 KB',
  async (rules, kilobytes) => {
    const { assets, scripts } = await bundled(rules);
    const { compare, home } = assets.scripts;
    const sizeOf = (addresses: readonly string[]) =>
      scripts
        .filter(({ address }) => addresses.includes(address))
        .reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
    const firstLoad = [compare.address, ...compare.imports];
    expect(sizeOf(firstLoad)).toBeLessThanOrEqual(kilobytes * 1024);
    const further = firstLoad.filter((address) => !home.imports.includes(address));
    expect(sizeOf(further)).toBeLessThanOrEqual(10 * 1024);
  },
);

test('the home page loads nothing of the comparison', () => {
  const code = scripts.filter(({ address }) => firstLoad.includes(address));
  expect(code.some(({ text }) => text.includes('in the hand'))).toBe(false);
  expect(scripts.some(({ text }) => text.includes('in the hand'))).toBe(true);
});

/** Figures and words that only one set has. */
const ONLY_IN = {
  simplified: ['20797', 'Repayment bands of 2023-24', 'leaves tax offsets out'],
  legislated: [
    '2026-27',
    '186051',
    '493.1893',
    'low and middle income tax offset',
    'tax offsets with your',
  ],
};

test.each([
  ['simplified', 'legislated'],
  ['legislated', 'simplified'],
] as const)('scripts of the %s set have nothing of the %s one', async (rules, other) => {
  const { scripts } = await bundled(rules);
  const code = scripts.map(({ text }) => text).join('');
  expect(ONLY_IN[rules].filter((text) => !code.includes(text))).toEqual([]);
  expect(ONLY_IN[other].filter((text) => code.includes(text))).toEqual([]);
});

test('React is whole in one chunk of the first load, which no figure of a tax year changes', () => {
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

test('the slider of the plots is no part of the first load, and loads nothing beside it but what that has', () => {
  const [plots, ...others] = withCode('type:"range"');
  expect(others).toEqual([]);
  expect(firstLoad).not.toContain(plots?.address);
  const imported = plots?.text.matchAll(/"\.\/([\w-]+\.js)"/g) ?? [];
  for (const [, file] of imported) expect(home.imports).toContain(`/assets/${file}`);
});

test('withholding schedules are no part of the first load, but a chunk that loads nothing beside it but React', async () => {
  const { assets, scripts } = await bundled('legislated');
  const [react] = scripts.filter(({ text }) => text.includes(REACT));
  const [payslip, ...others] = scripts.filter(({ text }) => text.includes(COEFFICIENT));
  const { home } = assets.scripts;
  expect(others).toEqual([]);
  expect([home.address, ...home.imports]).not.toContain(payslip?.address);
  expect(home.imports).toEqual([react?.address]);
  const imported = payslip?.text.matchAll(/"\.\/([\w-]+\.js)"/g) ?? [];
  expect([...imported].map(([, file]) => `/assets/${file}`)).toEqual([react?.address]);
});

test('scripts of a set without schedules have nothing of the payslip card', () => {
  expect(withCode('On your payslip')).toEqual([]);
  expect(withCode('payslip')).toEqual([]);
});

function withCode(mark: string) {
  return scripts.filter(({ text }) => text.includes(mark));
}

test('the render worker leaves out the minifiers of style and scripts, which would be most of it', async () => {
  const { bundle: worker } = await bundleRenderWorker();
  expect(worker).toContain('// node_modules/html-minifier-terser/');
  expect(worker).not.toMatch(/^\/\/ node_modules\/(clean-css|terser)\//m);
});
