import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/bundle/browser.ts';
import type { RuleSetName } from '../../../src/pay/rules/index.ts';
import type { PageAssets } from '../../../src/render/page-renderer.tsx';

async function bundle(rules: RuleSetName) {
  const browser = await bundleBrowserAssets(rules);
  const { files } = browser;
  // A test that asks for a script that the set does not have fails.
  const assets = {
    ...browser.assets,
    scripts: browser.assets.scripts as Required<PageAssets['scripts']>,
  };
  const scripts = files
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, text }) => ({ address: `/${file}`, text }));
  const sizes = new Map<string, number>();
  /** Bytes of the file at `address`, by Brotli, which takes a while at its best. */
  const compressedSize = (address: string): number => {
    const text = files.find(({ file }) => `/${file}` === address)?.text;
    if (text === undefined) throw new Error(`There is no ${address}`);
    const size = sizes.get(address) ?? brotliCompressSync(text).length;
    sizes.set(address, size);
    return size;
  };
  const sizeOf = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + compressedSize(address), 0);
  return { assets, scripts, sizeOf };
}

const bundled = { simplified: await bundle('simplified'), legislated: await bundle('legislated') };
const { assets, scripts } = bundled.simplified;
const { home } = assets.scripts;
const firstLoad = [home.address, ...home.imports];

/** In the code of React, and in nothing that only uses it. */
const REACT = 'react.transitional.element';

/** In the card 'On your payslip', and in nothing else. */
const PAYSLIP = 'Why this differs from your year';

/** A coefficient of a withholding schedule. */
const COEFFICIENT = '493.1893';

/** In the code of the Radix select, and in nothing else. */
const RADIX_SELECT = 'data-radix-select-viewport';

/** The legislated set has the withholding schedules too, which the answer needs at once. */
const MOST_KB = [
  ['simplified', 76],
  ['legislated', 80],
] as const;

test.each(MOST_KB)(
  'the home page of the %s set loads at most %s KB of script, by Brotli, before it can calculate, and 6.5 KB of style',
  (rules, most) => {
    const { assets, sizeOf } = bundled[rules];
    const { home } = assets.scripts;
    expect(sizeOf([home.address, ...home.imports])).toBeLessThanOrEqual(most * 1024);
    expect(sizeOf([assets.stylesheet])).toBeLessThanOrEqual(6.5 * 1024);
  },
);

test.each(MOST_KB)(
  'the comparison of the %s set loads at most 1 KB more than %s KB of script, by Brotli, and from the home page 7 KB',
  (rules, most) => {
    const { assets, sizeOf } = bundled[rules];
    const { compare, home } = assets.scripts;
    const firstLoad = [compare.address, ...compare.imports];
    expect(sizeOf(firstLoad)).toBeLessThanOrEqual((most + 1) * 1024);
    const further = firstLoad.filter((address) => !home.imports.includes(address));
    expect(sizeOf(further)).toBeLessThanOrEqual(7 * 1024);
  },
);

test('the page on a bonus loads no more script than the home page may before it answers, and its cards load nothing beside that', () => {
  const { assets, scripts, sizeOf } = bundled.legislated;
  const { bonus } = assets.scripts;
  const firstLoad = [bonus.address, ...bonus.imports];
  expect(sizeOf(firstLoad)).toBeLessThanOrEqual(80 * 1024);
  const [cards, ...others] = scripts.filter(({ text }) => text.includes('How it is worked out'));
  expect(others).toEqual([]);
  expect(firstLoad).not.toContain(cards?.address);
  for (const address of importsOf(cards)) expect(firstLoad).toContain(address);
});

test('the other pages load at most 1 KB of script between them, and none of React', () => {
  const { sizeOf } = bundled.simplified;
  const { menu, 'not-found': notFound } = assets.scripts;
  const loaded = [menu, notFound].flatMap(({ address, imports }) => [address, ...imports]);
  expect(sizeOf(loaded)).toBeLessThanOrEqual(1024);
  expect(loaded).not.toContain(withCode(REACT)[0]?.address);
});

test('the home page loads nothing of the comparison', () => {
  const code = scripts.filter(({ address }) => firstLoad.includes(address));
  expect(code.some(({ text }) => text.includes('To take home '))).toBe(false);
  expect(scripts.some(({ text }) => text.includes('To take home '))).toBe(true);
});

test('the home page loads nothing of a whole tax return, whose page loads no more script than the home page may before it answers', () => {
  const { assets, scripts, sizeOf } = bundled.legislated;
  const { home, 'tax-return': taxReturn } = assets.scripts;
  const firstLoad = [taxReturn.address, ...taxReturn.imports];
  const [partYear, ...others] = scripts.filter(
    ({ text }) => text.includes('prorated') && !text.includes(COEFFICIENT),
  );
  expect(others).toEqual([]);
  expect(firstLoad).toContain(partYear?.address);
  expect([home.address, ...home.imports]).not.toContain(partYear?.address);
  expect(sizeOf(firstLoad)).toBeLessThanOrEqual(80 * 1024);
});

/** Figures and notes that only one set has. */
const ONLY_IN = {
  simplified: [
    '20797',
    'A simplified model of the year',
    'Uses 2023-24 rates',
    'offsets are left out',
  ],
  legislated: ['2026-27', '186051', '493.1893', '36705'],
};

test.each([
  ['simplified', 'legislated'],
  ['legislated', 'simplified'],
] as const)('scripts of the %s set have nothing of the %s one', (rules, other) => {
  const { scripts } = bundled[rules];
  const code = scripts.map(({ text }) => text).join('');
  expect(ONLY_IN[rules].filter((text) => !code.includes(text))).toEqual([]);
  expect(ONLY_IN[other].filter((text) => code.includes(text))).toEqual([]);
});

test.each(['simplified', 'legislated'] as const)(
  'scripts of the %s set have no source of a figure, nor the earnings that salary pages compare with',
  (rules) => {
    const code = bundled[rules].scripts.map(({ text }) => text).join('');
    const READ = ['ATO_LITO', 'tax-offsets/low-income-tax-offset', 'Medicare Levy Act 1986, ss'];
    const EARNINGS = ['575635', 'Employee Earnings', 'Annual Wage Review'];
    expect([...READ, ...EARNINGS].filter((text) => code.includes(text))).toEqual([]);
  },
);

test('React is whole in one chunk of the first load, which no figure of a tax year changes', () => {
  const [react, ...others] = withCode(REACT);
  expect(others).toEqual([]);
  expect(home.imports).toContain(react?.address);
  expect(react?.text).not.toContain('2025-26');
});

test('the Radix select is no part of the first load, and loads nothing beside it but what that has', () => {
  const [later, ...others] = withCode(RADIX_SELECT);
  expect(others).toEqual([]);
  expect(firstLoad).not.toContain(later?.address);
  const imports = importsOf(later);
  expect(imports).toContain(withCode(REACT)[0]?.address);
  for (const address of imports) expect(home.imports).toContain(address);
});

test('withholding schedules are in the first load, for the answer; the card of the payslip loads nothing beside it but what that has', () => {
  const { assets, scripts } = bundled.legislated;
  const { home } = assets.scripts;
  const schedules = scripts.filter(({ text }) => text.includes(COEFFICIENT));
  expect(schedules.map(({ address }) => home.imports.includes(address))).toEqual([true]);
  const [payslip, ...others] = scripts.filter(({ text }) => text.includes(PAYSLIP));
  expect(others).toEqual([]);
  expect([home.address, ...home.imports]).not.toContain(payslip?.address);
  for (const address of importsOf(payslip)) expect(home.imports).toContain(address);
});

function withCode(mark: string) {
  return scripts.filter(({ text }) => text.includes(mark));
}

/** The addresses of the chunks that a script imports. */
function importsOf(script: { text: string } | undefined): string[] {
  const imported = script?.text.matchAll(/"\.\/([\w-]+\.js)"/g) ?? [];
  return [...imported].map(([, file]) => `/assets/${file}`);
}
