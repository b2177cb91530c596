/** Everything can be reached, and is marked: by keys under the sticky parts, and on low windows. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { drawn, sidewaysOverflow, started, unfold } from '../support/driven-page.ts';
import { optionSwitch, test } from './calculator-page.ts';

/** A phone with its keyboard up and on its side, a laptop, and 1280 × 1024 at 400%. */
const WINDOWS = [
  [360, 340],
  [320, 256],
  [740, 360],
  [1280, 569],
] as const;

/** Phones, laptops and tall screens: with more room, less is covered. */
const ROOMIER = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1280, 1000],
] as const;

const WALKS = [...WINDOWS, ...(process.env.LONG_TESTS ? ROOMIER : [])].flatMap(
  ([width, height]) =>
    [
      { width, height, key: 'Tab', from: '[name=salary]' },
      { width, height, key: 'Shift+Tab', from: 'main ~ aside a' },
    ] as const,
);

test.for([
  ...WALKS,
  { width: 1280, height: 720, key: 'Tab', from: '[href="#main"]' },
  // To the end of the page, below the summary bar.
  { width: 360, height: 740, key: 'Tab', from: '[value=withholdTaxOffsets]' },
] as const)(
  'in a window of $width by $height px nothing covers what $key leads to from $from, and an outline marks it',
  async ({ width, height, key, from }, { newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await page.goto('/');
    await started(page);
    await unfold(page);
    await page.evaluate(() => scrollTo(0, 450));
    await page.locator(from).focus();
    const met = [];
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press(key);
      const { name, ...reached } = await focusedPart(page);
      expect(reached, name).toEqual({ covers: [], isMarked: true });
      met.push(name);
    }
    expect(new Set(met).size).toBeGreaterThan(15);
  },
);

test.for(['/', '/compare', '/bonus', '/tax-return', '/casual', '/leaving'])(
  'on %s nothing stays over what is scrolled in a window of 320 by 256 px, which is 1280 by 1024 px at 400%',
  async (path, { newPage }) => {
    const page = await newPage({ viewport: { width: 320, height: 256 } });
    await page.goto(inject('legislatedSiteUrl') + path);
    await started(page);
    await page.evaluate(() => scrollTo(0, 900));
    await drawn(page);
    for (const part of await page.locator('body > header, .difference, .summary').all()) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThanOrEqual(0);
    }
  },
);

test.for([
  [320, '/compare'],
  [320, '/leaving#redundancy=300000&notice=20000&leave=20'],
  [320, '/bonus#salary=1000000&bonus=1000000'],
  [360, '/compare#name=Commonwealth%20Bank&offer-name=Telecommunications'],
  [360, `/compare#name=${'W'.repeat(24)}&offer-name=${'W'.repeat(24)}`],
  [360, '/compare#salary=150000&offer-salary=1250000'],
] as const)(
  '%i px wide, the labels of the table have their room on %s',
  async ([width, address], { newPage }) => {
    const page = await newPage({ viewport: { width, height: 740 } });
    await page.goto(inject('legislatedSiteUrl') + address);
    await started(page);
    const labels = page.locator('.pay-table-compared tbody th');
    const widths = await labels.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThan(64);
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

test.for([
  ['siteUrl', '/', ['salary'], '.answer strong'],
  ['siteUrl', '/#salary=41.20&cycle=hourly', ['salary'], '.answer strong'],
  ['legislatedSiteUrl', '/bonus', ['bonus'], '.answer strong'],
  [
    'legislatedSiteUrl',
    '/tax-return#jobs=3&salary=60000&job2-salary=20000',
    ['salary', 'job2-salary', 'job3-withheld'],
    '.difference b',
  ],
  ['legislatedSiteUrl', '/casual', ['rate', 'hours', 'pay3-allowance'], '.difference b'],
  ['legislatedSiteUrl', '/leaving', ['salary', 'redundancy', 'later'], '.difference b'],
] as const)(
  'of %s, %s has with the keyboard of a phone up the field %j and the answer in view',
  async ([site, address, names, answer], { newPage }) => {
    const page = await newPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
    await page.goto(inject(site) + address);
    await started(page);
    for (const name of names) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator(`[name="${name}"]`).tap();
      await page.setViewportSize({ width: 360, height: 340 });
      await page.keyboard.type('1');
      for (const part of [`[name="${name}"]`, answer, ...(site === 'siteUrl' ? ['fieldset'] : [])])
        await expect.poll(() => isInView(page, part), { message: `${part}, ${name}` }).toBe(true);
    }
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

// Playwright's Chromium keeps no page for Back: it loads the page anew.
test.for([360, 768, 1280])(
  'Back leads to where the visitor was, %i px wide',
  async (width, { newPage }) => {
    const page = await newPage({ viewport: { width, height: 740 } });
    await page.goto(inject('legislatedSiteUrl'));
    const link = page.getByRole('link', { name: 'Read the full disclaimer' });
    await link.scrollIntoViewIfNeeded();
    await drawn(page);
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(740);
    await link.click();
    await page.waitForURL('**/disclaimer');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  },
);

test('inputs that are taller than the window scroll by themselves, and stay while results scroll', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const [salary, last] = [
    page.locator('[name=salary]'),
    optionSwitch(page, 'Withhold Tax Offsets'),
  ];
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY >= 900);
  await expect.poll(async () => (await salary.boundingBox())?.y).toBeGreaterThan(0);
  const stuckAt = (await salary.boundingBox())?.y;
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => scrollY >= 1_000);
  expect((await salary.boundingBox())?.y).toBe(stuckAt);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(720);
});

/** The focused element by its words, whether an outline marks it, and the sticky parts that cover any of its height. */
async function focusedPart(page: Page) {
  await drawn(page);
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const name = focused.textContent || (focused as HTMLInputElement).name;
    const { top, bottom } = focused.getBoundingClientRect();
    const covers = [];
    const parts = { header: 'body > header', summary: '.summary:not([hidden])' };
    for (const [part, selector] of Object.entries(parts)) {
      const element = document.querySelector(selector);
      if (element === null || element.contains(focused)) continue;
      const box = element.getBoundingClientRect();
      if (top < box.bottom - 1 && bottom > box.top + 1) covers.push(part);
    }
    if (top < 0 || bottom > innerHeight) covers.push('edge of the window');
    const isMarked = [focused, focused.closest('label'), focused.closest('.affixed')].some(
      (element) => element && getComputedStyle(element).outlineStyle !== 'none',
    );
    return { name, covers, isMarked };
  });
}

/** Whether all of the first `part` is in the window, and nothing covers its middle. */
function isInView(page: Page, part: string): Promise<boolean> {
  return page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isMet = met !== null && (element.contains(met) || met.contains(element));
      return top >= 0 && bottom <= innerHeight && isMet;
    });
}
