/** Every type of page by width and theme: it does not scroll sideways, breaks no number, and axe finds nothing wrong. */
import { expect, inject } from 'vitest';
import { CALCULATORS, type SiteName } from '../support/calculators.ts';
import {
  brokenNumbers,
  missableTargets,
  narrowLabels,
  sidewaysOverflow,
  started,
  unfold,
  violations,
  wideParts,
} from '../support/driven-page.ts';
import { figuresFollowed, test } from './calculator-page.ts';

/** Pages that are no calculators, of the site that has them at their longest. */
const OTHERS = [
  ['siteUrl', '/salary/5000'],
  ['siteUrl', '/salary/80000'],
  ['siteUrl', '/salary/15000000'],
  ['siteUrl', '/hour/36.50'],
  ['siteUrl', '/calculators'],
  ['siteUrl', '/contact'],
  ['siteUrl', '/privacy-policy'],
  ['siteUrl', '/disclaimer'],
  ['siteUrl', '/no-such-page'],
  ['siteUrl', '/salary/4900'],
  ['legislatedSiteUrl', '/salary/80000'],
  ['legislatedSiteUrl', '/hour/15'],
  ['legislatedSiteUrl', '/calculators'],
  ['legislatedSiteUrl', '/tax-table/weekly'],
  ['legislatedSiteUrl', '/disclaimer'],
] as const;

/** Names without a place to break them. */
const LONG_NAMES = `/compare#name=${'W'.repeat(24)}&offer-name=${'M'.repeat(24)}`;

/** The 404 page logs the missing path. */
const MISSING = ['/no-such-page', '/salary/4900'];

/** axe looks at one page on a phone and in light colours, at the next on a wide screen and in dark ones; in a long run at all. */
const SCREENS = [
  { width: 320, height: 740, colorScheme: 'dark', axeTurn: undefined },
  { width: 360, height: 740, colorScheme: 'light', axeTurn: 0 },
  { width: 768, height: 1024, colorScheme: 'light', axeTurn: undefined },
  { width: 1280, height: 800, colorScheme: 'dark', axeTurn: 1 },
] as const;

/** Of windows between those, in which two columns become one. */
const BETWEEN = [620, 640, 660];

const PHONE = { width: 360, height: 740 };

/** Also of windows whose text is at 200%. */
const PHONE_WIDTHS = [320, 360];

const IS_LONG = Boolean(process.env.LONG_TESTS);

/** Numbers in text at 200% may break in the most that fields take. */
const MOST = /=100000000\b/;

const ADDRESSES: readonly (readonly [SiteName, string])[] = [
  ...CALCULATORS.flatMap(({ site, path, examples }) =>
    examples.map((example) => [site, path + example] as const),
  ),
  ['legislatedSiteUrl', LONG_NAMES],
  ...OTHERS,
];

const PAGES = ADDRESSES.map(([site, address], index) => [site, address, index % 2] as const);

test.for(PAGES)(
  'of %s, %s fits each screen and is accessible there, in light and dark colours',
  async ([site, address, turn], { newPage, complaints }) => {
    const isMost = MOST.test(address);
    const page = await newPage();
    await page.goto(inject(site) + address);
    await started(page);
    await page.evaluate(figuresFollowed);
    await unfold(page);
    for (const { width, height, colorScheme, axeTurn } of SCREENS) {
      const hasAxe = IS_LONG || (axeTurn === turn && !isMost);
      const screen = `${width} px wide, ${colorScheme}`;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      if (hasAxe) expect(await violations(page), screen).toEqual([]);
      expect(await sidewaysOverflow(page), screen).toBe(0);
      expect(await wideParts(page), screen).toEqual([]);
    }
    for (const width of BETWEEN) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysOverflow(page), `${width} px wide`).toBe(0);
      expect(await wideParts(page), `${width} px wide`).toEqual([]);
    }
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await narrowLabels(page), `${width} px wide`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    if (!isMost) expect(await missableTargets(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wrong = isMost ? await violations(page) : await brokenNumbers(page);
    expect(wrong, 'with text at 200%').toEqual([]);
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysOverflow(page), `${width} px wide, with text at 200%`).toBe(0);
      expect(await wideParts(page), `${width} px wide, with text at 200%`).toEqual([]);
    }
    if (MISSING.includes(address)) complaints.splice(0);
  },
);
