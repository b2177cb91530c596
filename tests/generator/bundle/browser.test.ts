import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/bundle/browser.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import type { ScriptAsset } from '../../../src/render/page-renderer.tsx';
import { calculatorsOf, folderOf } from '../../../src/site/calculators.ts';

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

/** The addresses of the scripts of a set with `mark` in them. */
function scriptsWith(mark: RegExp, rules: RuleSetName): string[] {
  const found = bundled[rules].scripts.filter(({ text }) => mark.test(text));
  expect(found).not.toEqual([]);
  return found.map(({ address }) => address);
}

/** In the code of React, and in nothing that only uses it. */
const REACT = /react\.transitional\.element/;

/** The calculators of every set, by their scripts. */
const CALCULATORS = RULE_SET_NAMES.flatMap((rules) =>
  calculatorsOf(rules).map(({ path }) => [folderOf(path), rules] as const),
);

/** Those of the law's set. */
const EVERY = calculatorsOf('legislated').map(({ path }) => folderOf(path));

/** The most KB of a first load. Schedules of withholding, which the law's sets have, take 4. */
const MOST = { simplified: 76, legislated: 80 };

/** KB above that, with the reason. */
const MORE: Readonly<Record<string, number>> = {
  // It asks about two pays in full, and about a third that is wanted: no other calculator of its set has a list.
  'compare simplified': 1,
};

test.each(CALCULATORS)(
  'the first load of the %s page (%s set) is four scripts within its limit, by Brotli, and at most 6.5 KB of style',
  (page, rules) => {
    const { assets, sizeOf } = bundled[rules];
    const most = MOST[rules] + (MORE[`${page} ${rules}`] ?? 0);
    // Its own two, what all calculators share, and the figures.
    expect(firstLoad(page, rules)).toHaveLength(4);
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
  for (const script of scriptsWith(REACT, 'simplified')) expect(loaded).not.toContain(script);
});

test.each<[string, RegExp, readonly string[]]>([
  ['the withholding schedules', /493\.1893/, EVERY],
  // The data has the name too, with a colon.
  ['the assessment of a part of a year', /partYearThreshold===/, ['tax-return']],
  ['the options of a salary', /No Private Hospital Cover/, ['home', 'compare', 'bonus']],
  ['the Radix select', /data-radix-select-viewport/, []],
  ['the cards of the pay calculator', /your super is taxed at/, []],
  ['the cards of the comparison', /To take home /, []],
  ['the cards of a bonus', /How it is worked out/, []],
  ['the cards of casual pay', /The same pay evenly/, []],
  ['the cards of a last pay', /The payout counts for your study loan/, []],
])('%s are in the first load of the pages alone whose answer needs them', (_, mark, pages) => {
  const found = scriptsWith(mark, 'legislated');
  const loading = EVERY.filter((page) =>
    firstLoad(page, 'legislated').some((address) => found.includes(address)),
  );
  expect(loading).toEqual(pages);
});

test('React is whole in one chunk, which no figure of a tax year changes', () => {
  const found = bundled.simplified.scripts.filter(({ text }) => REACT.test(text));
  expect(found.map(({ text }) => text.includes('2025-26'))).toEqual([false]);
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
