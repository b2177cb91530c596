/** The scripts and styles that visitors load stay within their limits. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/bundle/browser.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { calculatorsOf, folderOf } from '../../../src/site/calculators.ts';

async function bundle(rules: RuleSetName) {
  const { assets, files } = await bundleBrowserAssets(rules);
  const texts = new Map(files.map(({ file, text }) => [`/${file}`, text]));
  const sizes = new Map<string, number>();
  /** The size in bytes with Brotli, kept because its best quality is slow. */
  const sizeOf = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => {
      const size = sizes.get(address) ?? brotliCompressSync(texts.get(address) as string).length;
      sizes.set(address, size);
      return sum + size;
    }, 0);
  /** The addresses that a page loads before it answers. */
  const firstLoad = (page: string) => {
    const { address = '', imports = [] } = assets.scripts[page] ?? {};
    return [address, ...imports];
  };
  const scripts = [...texts].filter(([address]) => address.endsWith('.js'));
  return { assets, scripts, sizeOf, firstLoad };
}

const bundled = { simplified: await bundle('simplified'), legislated: await bundle('legislated') };

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
  // It asks about two pays in full, where the others of its set ask about one.
  'compare simplified': 1,
};

test.each(CALCULATORS)(
  'the first load of the %s page (%s set) has scripts within its limit, by Brotli, and at most 6.5 KB of style',
  (page, rules) => {
    const { assets, sizeOf, firstLoad } = bundled[rules];
    const most = MOST[rules] + (MORE[`${page} ${rules}`] ?? 0);
    const size = sizeOf(firstLoad(page));
    // React's client alone is about 60.
    expect(size).toBeGreaterThan(50 * 1024);
    expect(size).toBeLessThanOrEqual(most * 1024);
    expect(sizeOf([assets.stylesheet])).toBeLessThanOrEqual(6.5 * 1024);
  },
);

test.each(RULE_SET_NAMES)(
  'the comparison of the %s set, from the home page, loads at most 7 KB of script more',
  (rules) => {
    const { sizeOf, firstLoad } = bundled[rules];
    const home = firstLoad('home');
    const further = firstLoad('compare').filter((address) => !home.includes(address));
    expect(sizeOf(further)).toBeLessThanOrEqual(7 * 1024);
  },
);

test('the other pages load at most 1 KB of script between them, and none of React', () => {
  const { sizeOf, firstLoad, scripts } = bundled.simplified;
  const loaded = ['menu', 'not-found'].flatMap(firstLoad);
  expect(sizeOf(loaded)).toBeLessThanOrEqual(1024);
  const ofReact = scripts.filter(([, text]) => REACT.test(text));
  // A new figure of a tax year doesn't change the script that has React.
  expect(ofReact.map(([, text]) => text.includes('2025-26'))).toEqual([false]);
  expect(ofReact.filter(([address]) => loaded.includes(address))).toEqual([]);
});

test.each(RULE_SET_NAMES)('Chromium compiles React while it loads (%s set)', (rules) => {
  const ofReact = bundled[rules].scripts.filter(([, text]) => REACT.test(text));
  // The browser looks for this before the code alone.
  const [before] = ofReact.map(([, text]) => text.split('\n').slice(0, 2));
  expect(before).toContain('//# allFunctionsCalledOnLoad');
});

test("a tax table loads at most 0.6 KB of script and 1 KB of style beside the site's, and a simplified site has neither", () => {
  const { assets, sizeOf, firstLoad } = bundled.legislated;
  expect(sizeOf([...firstLoad('menu'), ...firstLoad('tax-table')])).toBeLessThanOrEqual(0.6 * 1024);
  const { stylesheet = '', imports } = assets.scripts['tax-table'] ?? {};
  expect(imports).toEqual([]);
  expect(sizeOf([stylesheet])).toBeLessThanOrEqual(1024);
  expect(bundled.simplified.assets.scripts).not.toHaveProperty('tax-table');
});

test.each<[string, RegExp, readonly string[]]>([
  ['the withholding schedules', /493\.1893/, EVERY],
  // The data has the name too, with a colon.
  ['the assessment of a part of a year', /partYearThreshold===/, ['tax-return']],
  [
    'the options of a salary',
    /No Private Hospital Cover/,
    ['home', 'compare', 'bonus', 'needed-salary'],
  ],
  ['the Radix select', /data-radix-select-viewport/, []],
  ['the cards of the pay calculator', /your super is taxed at/, []],
  ['the cards of the comparison', /Side by side/, []],
  ['the cards of a bonus', /How it is worked out/, []],
  ['the cards of casual pay', /The same pay evenly/, []],
  ['the cards of a last pay', /The payout counts for your study loan/, []],
])('%s are in the first load of the pages alone whose answer needs them', (_, mark, pages) => {
  const { scripts, firstLoad } = bundled.legislated;
  const having = scripts.flatMap(([address, text]) => (mark.test(text) ? [address] : []));
  expect(having).not.toEqual([]);
  const loading = EVERY.filter((page) => firstLoad(page).some((each) => having.includes(each)));
  expect(loading).toEqual(pages);
});

/** Figures and notes that only one set has. */
const ONLY_IN = {
  simplified: [
    ...['20797', 'A simplified model of the year', 'Uses 2023-24 rates', 'offsets are left out'],
  ],
  legislated: ['2026-27', '186051', '493.1893', '36705'],
};
/** The sources of figures, and the earnings that salary pages compare with. */
const ONLY_READ = [
  ...['ATO_LITO', 'tax-offsets/low-income-tax-offset', 'Medicare Levy Act 1986, ss'],
  ...['575635', 'Employee Earnings', 'Annual Wage Review'],
];

test.each(RULE_SET_NAMES)(
  'scripts of the %s set have nothing of the other, no figure or source that only pages have, and are not empty',
  (rules) => {
    const other = rules === 'simplified' ? 'legislated' : 'simplified';
    const texts = bundled[rules].scripts.map(([, text]) => text);
    // esbuild makes an empty chunk of a style that several of them import.
    expect(texts).not.toContain('');
    const code = texts.join('');
    expect(ONLY_IN[rules].filter((text) => !code.includes(text))).toEqual([]);
    expect([...ONLY_IN[other], ...ONLY_READ].filter((text) => code.includes(text))).toEqual([]);
  },
);
