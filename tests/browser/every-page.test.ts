/** Every type of page by width and theme: it does not scroll sideways, breaks no number, and axe finds nothing wrong (WCAG 2.2 AA and best practice). */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { examplesPage } from '../../scripts/lib/examples/examples-page.tsx';
import type { SiteName } from '../support/calculators.ts';
import {
  brokenNumbers,
  missableTargets,
  settled,
  sidewaysOverflow,
  unfold,
  violations,
} from '../support/driven-page.ts';
import { EACH, IS_LONG, open, taxYearSelect, test } from './calculator-page.ts';

/** Pages that are no calculators, of the site that has them at their longest. */
const OTHERS = [
  ['siteUrl', '/salary/15000000'],
  ['siteUrl', '/hour/36.50'],
  ['siteUrl', '/contact'],
  ['siteUrl', '/privacy-policy'],
  ['siteUrl', '/no-such-page'],
  ['siteUrl', '/salary/4900'],
  ['legislatedSiteUrl', '/salary/80000'],
  ['legislatedSiteUrl', '/calculators'],
  ['legislatedSiteUrl', '/tax-table/monthly'],
  ['legislatedSiteUrl', '/disclaimer'],
] as const;

/** Pages of the same shapes, for the long run. */
const ALIKE = [
  ['siteUrl', '/salary/5000'],
  ['siteUrl', '/salary/80000'],
  ['siteUrl', '/calculators'],
  ['siteUrl', '/disclaimer'],
  ['legislatedSiteUrl', '/hour/15'],
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

/** Numbers in text at 200% may break in the most that fields take. */
const MOST = /=100000000\b/;

/** An ordinary run opens each calculator with its fullest example, and with its largest amounts if it has such an example. */
const CALCULATOR_ADDRESSES = EACH.flatMap(({ site, path, filled, examples }) => {
  const few = [filled, ...examples.filter((example) => MOST.test(example))];
  return [...new Set(IS_LONG ? examples : few)].map((example) => [site, path + example] as const);
});

const ADDRESSES: readonly (readonly [SiteName, string])[] = [
  ...CALCULATOR_ADDRESSES,
  ['siteUrl', '/'],
  ['legislatedSiteUrl', LONG_NAMES],
  ...OTHERS,
  ...(IS_LONG ? ALIKE : []),
];

const PAGES = ADDRESSES.map(([site, address], index) => [site, address, index % 2] as const);

test.for(PAGES)(
  'of %s, %s fits each screen and is accessible there, in light and dark colours',
  async ([site, address, turn], { newPage, complaints }) => {
    const isMost = MOST.test(address);
    const page = await newPage();
    await open(page, inject(site) + address);
    await unfold(page);
    // A tax table keeps only its ends, because axe takes half a minute for a thousand rows that are alike.
    await page.locator('tbody tr:nth-child(n + 40):nth-last-child(n + 40)').evaluateAll((rows) => {
      for (const row of rows) row.remove();
    });
    for (const { width, height, colorScheme, axeTurn } of SCREENS) {
      await page.emulateMedia({ colorScheme });
      await expectToFit(page, width, colorScheme, height);
      if (IS_LONG || (axeTurn === turn && !isMost))
        expect(await violations(page), `${width} px wide, ${colorScheme}`).toEqual([]);
    }
    for (const width of BETWEEN) await expectToFit(page, width);
    await page.setViewportSize(PHONE);
    if (!isMost) expect(await missableTargets(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (!isMost) expect(await brokenNumbers(page), 'with text at 200%').toEqual([]);
    else if (IS_LONG) expect(await violations(page), 'with text at 200%').toEqual([]);
    for (const width of [320, 360]) await expectToFit(page, width, 'with text at 200%');
    if (MISSING.includes(address)) complaints.splice(0);
  },
);

/** Nothing scrolls sideways, no table or control ends past its card, and a label of compared pays has the room of a word, in large text less. */
async function expectToFit(page: Page, width: number, how = '', height = 740): Promise<void> {
  await page.setViewportSize({ width, height });
  expect(await sidewaysOverflow(page), `${width} px wide ${how}`).toBe(0);
  const label = how.includes('200%') ? 0 : 64;
  const wrong = await page.locator('main .card').evaluateAll(
    (cards, label) =>
      cards.flatMap((card) => {
        const end = card.getBoundingClientRect().right;
        const parts = [...card.querySelectorAll('table, td, th, input, select, li')];
        return parts.flatMap((part) => {
          const { width, right } = part.getBoundingClientRect();
          const isNarrow = width < label && part.matches('.pay-table-compared tbody th');
          const isWide = width > 0 && Math.round(right - end) > 0;
          return isNarrow || isWide ? [`${part.textContent}: ${width} px to ${right}`] : [];
        });
      }),
    label,
  );
  expect(wrong, `${width} px wide ${how}`).toEqual([]);
}

/** States that a visitor can bring the home page to. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'with a doubtful pay cycle': async (page) => {
    await page.goto('/#salary=80000&cycle=weekly');
    await page.getByRole('button', { name: 'Show my $80,000 salary by the week' }).waitFor();
  },
  'with the summary bar': async (page) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('region', { name: 'Pay summary' }).waitFor();
  },
  'with the open menu': async (page) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).waitFor();
  },
  // The page has every component in its states.
  'of examples, as `npm run dev` shows it': async (page) => {
    const body = await examplesPage(inject('siteFolder'), 'simplified');
    await page.route('**/examples', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/examples');
    expect(await page.locator('main > section > h2').count()).toBeGreaterThan(10);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await brokenNumbers(page)).toEqual([]);
    }
  },
};

test.for(Object.entries(STATES).map(([name, bring], index) => [name, bring, index % 2] as const))(
  'axe finds nothing wrong with the page %s',
  async ([, bring, turn], { newPage }) => {
    const screens = SCREENS.filter(({ axeTurn }) => IS_LONG || axeTurn === turn);
    for (const { width, height, colorScheme } of screens) {
      const page = await newPage({ viewport: { width, height }, colorScheme });
      await bring(page);
      expect(await violations(page), `${width} px wide, ${colorScheme}`).toEqual([]);
    }
  },
);

test('axe finds nothing wrong with the home page whichever option is on', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await open(page, '/');
  await unfold(page);
  const switches = page.getByRole('switch');
  for (const [index, option] of (await switches.all()).entries()) {
    if (!IS_LONG && index % 3 > 0) continue;
    await option.check();
    await page.evaluate(settled);
    expect(await violations(page), (await option.getAttribute('value')) ?? '').toEqual([]);
    await option.uncheck();
  }
  expect(await switches.count()).toBe(7);
});

test('axe finds nothing wrong with the open list of tax years', async ({ page }) => {
  await taxYearSelect(page, 'button').click();
  await page.locator('[role=option]:focus').waitFor();
  // While the list is open, the rest of the page is hidden from screen readers.
  expect(await violations(page, '[role=listbox]')).toEqual([]);
});
