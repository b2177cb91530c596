import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/bundle/browser.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import type { ScriptAsset } from '../../../src/render/page-renderer.tsx';

async function bundle(rules: RuleSetName) {
  const { assets, files } = await bundleBrowserAssets(rules);
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
/** The addresses that a page loads before it answers. */
function firstLoad(page: string, rules: RuleSetName): string[] {
  const { address, imports } = bundled[rules].assets.scripts[page] as ScriptAsset;
  return [address, ...imports];
}

/** The one script of a set with `mark` in it. */
function scriptWith(mark: string | RegExp, rules: RuleSetName) {
  const [script, ...others] = bundled[rules].scripts.filter(({ text }) => text.search(mark) >= 0);
  expect(others.map(({ address }) => address)).toEqual([]);
  return script as NonNullable<typeof script>;
}

/** The addresses of the chunks that a script imports. */
function importsOf({ text }: { text: string }): string[] {
  return [...text.matchAll(/"\.\/([\w-]+\.js)"/g)].map(([, file]) => `/assets/${file}`);
}

/** In the code of React, and in nothing that only uses it. */
const REACT = /react\.transitional\.element/;

/** A coefficient of a withholding schedule, which the answer by the law needs at once. */
const COEFFICIENT = /493\.1893/;

test.each<[string, RuleSetName, number]>([
  ['home', 'simplified', 76],
  ['home', 'legislated', 80],
  ['compare', 'simplified', 77],
  ['compare', 'legislated', 81],
  ['bonus', 'legislated', 80],
  ['tax-return', 'legislated', 80],
  ['casual', 'legislated', 80],
  ['leaving', 'legislated', 80],
])(
  'the %s page of the %s set loads at most %s KB of script, by Brotli, before it can calculate, and 6.5 KB of style',
  (page, rules, most) => {
    const { assets, sizeOf } = bundled[rules];
    expect(sizeOf(firstLoad(page, rules))).toBeLessThanOrEqual(most * 1024);
    expect(sizeOf([assets.stylesheet])).toBeLessThanOrEqual(6.5 * 1024);
  },
);

test.each(['simplified', 'legislated'] as const)(
  'the comparison of the %s set, from the home page, loads at most 7 KB of script more',
  (rules) => {
    const home = firstLoad('home', rules);
    const further = firstLoad('compare', rules).filter((address) => !home.includes(address));
    expect(bundled[rules].sizeOf(further)).toBeLessThanOrEqual(7 * 1024);
  },
);

test('no script is empty, as a chunk is that esbuild makes of a style that several of them import', () => {
  for (const { scripts } of Object.values(bundled)) {
    expect(scripts.filter(({ text }) => text === '')).toEqual([]);
  }
});

test('the other pages load at most 1 KB of script between them, and none of React', () => {
  const loaded = ['menu', 'not-found'].flatMap((page) => firstLoad(page, 'simplified'));
  expect(bundled.simplified.sizeOf(loaded)).toBeLessThanOrEqual(1024);
  expect(loaded).not.toContain(scriptWith(REACT, 'simplified').address);
});

test.each<[string, string, RuleSetName, RegExp, number?]>([
  ['the comparison', 'home', 'simplified', /To take home /],
  ['the Radix select', 'home', 'simplified', /data-radix-select-viewport/, 0],
  ['a whole tax return', 'home', 'legislated', /^(?!.*493\.1893).*prorated/s],
  ['the cards', 'home', 'legislated', /your super is taxed at/, 3],
  ['the cards', 'bonus', 'legislated', /How it is worked out/, 2],
  ['the options of a salary', 'tax-return', 'legislated', /No Private Hospital Cover/],
  ['the options of a salary', 'casual', 'legislated', /No Private Hospital Cover/],
  ['a whole tax return', 'leaving', 'legislated', /^(?!.*493\.1893).*prorated/s],
  ['the cards', 'leaving', 'legislated', /The payout counts for your study loan/],
  ['the cards', 'casual', 'legislated', /The same pay evenly/],
])(
  'nothing of %s is in the first load of the %s page (%s set), and few chunks come with it',
  (...row) => {
    const [, page, rules, mark, chunks] = row;
    const loaded = firstLoad(page, rules);
    const script = scriptWith(mark, rules);
    expect(loaded).not.toContain(script.address);
    if (chunks === undefined) return;
    expect(importsOf(script).filter((address) => !loaded.includes(address))).toHaveLength(chunks);
  },
);

test('the withholding schedules are in the first load by the law, and a part of a year in that of the tax return', () => {
  expect(firstLoad('home', 'legislated')).toContain(scriptWith(COEFFICIENT, 'legislated').address);
  const { address } = scriptWith(/^(?!.*493\.1893).*prorated/s, 'legislated');
  expect(firstLoad('tax-return', 'legislated')).toContain(address);
});

test('React is whole in one chunk, which no figure of a tax year changes', () => {
  expect(scriptWith(REACT, 'simplified').text).not.toContain('2025-26');
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
/** The sources of figures, and the earnings that salary pages compare with. */
const ONLY_READ = [
  ...['ATO_LITO', 'tax-offsets/low-income-tax-offset', 'Medicare Levy Act 1986, ss'],
  ...['575635', 'Employee Earnings', 'Annual Wage Review'],
];

test.each([
  ['simplified', 'legislated'],
  ['legislated', 'simplified'],
] as const)(
  'scripts of the %s set have nothing of the %s one, and no figure or source that only pages have',
  (rules, other) => {
    const code = bundled[rules].scripts.map(({ text }) => text).join('');
    expect(ONLY_IN[rules].filter((text) => !code.includes(text))).toEqual([]);
    expect([...ONLY_IN[other], ...ONLY_READ].filter((text) => code.includes(text))).toEqual([]);
  },
);
