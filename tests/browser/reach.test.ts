/** Everything can be reached, and is marked: by keys under the sticky parts, and on low windows. */
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ANSWER, LIVE, numberFields } from '../support/calculators.ts';
import { drawn, sidewaysOverflow, unfold } from '../support/driven-page.ts';
import { EACH, IS_LONG, open, test } from './calculator-page.ts';

type Size = readonly [width: number, height: number];

/** A phone with its keyboard up and on its side, a laptop, and 1280 × 1024 at 400%. */
const WINDOWS: readonly Size[] = [
  [360, 340],
  [320, 256],
  [740, 360],
  [1280, 569],
];

/** Phones, laptops and tall screens: with more room, less is covered. */
const ROOMIER: readonly Size[] = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1280, 1000],
];

/** Both ways through the home page in each window, in the ordinary run in each by one way; then past the header, and to the end of the page, below the summary bar. */
const WALKS = [
  ...(IS_LONG ? [...WINDOWS, ...ROOMIER] : WINDOWS).flatMap(([width, height], turn) =>
    [
      { width, height, key: 'Tab', from: '[name=salary]' },
      { width, height, key: 'Shift+Tab', from: 'main ~ aside a' },
    ].filter((_, way) => IS_LONG || way === turn % 2),
  ),
  { width: 1280, height: 720, key: 'Tab', from: '[href="#main"]' },
  { width: 360, height: 740, key: 'Tab', from: '[value=withholdTaxOffsets]' },
];

test.for(WALKS)(
  'in a window of $width by $height px nothing covers what $key leads to from $from, and an outline marks it',
  async ({ width, height, key, from }, { newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await open(page, '/');
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

test.for(EACH.map((calculator, turn) => ({ ...calculator, turn })))(
  'on $path of $site the Tab key leads to every control, nothing covers it, and an outline marks it',
  async ({ site, path, filled, turn }, { newPage }) => {
    const windows = IS_LONG ? [...WINDOWS, ...ROOMIER] : [WINDOWS[turn % WINDOWS.length] as Size];
    const page = await newPage();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await open(page, inject(site) + path + (IS_LONG ? filled : ''));
      await unfold(page);
      await page.locator('main').focus();
      const count = await page.evaluate(awaitControls, LIVE);
      expect(count).toBeGreaterThan(3);
      for (let left = [''], presses = 0; left.length > 0; presses++) {
        expect(presses, left.join()).toBeLessThan(3 * count + 20);
        await page.keyboard.press('Tab');
        const { name, ...reached } = await focusedPart(page);
        expect(reached, `${name}; left: ${left}`).toEqual({ covers: [], isMarked: true });
        left = await page.evaluate(() => window.controlsLeft());
      }
    }
  },
);

test.for(EACH)(
  'of $site, $path has with the keyboard of a phone up its fields and the answer in view, and at 400% nothing over what is scrolled',
  async (calculator, { newPage }) => {
    const { site, path, amount } = calculator;
    const page = await newPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
    await open(page, inject(site) + path);
    // The answer is right below the amount of a page that is about one. A line has it elsewhere, which a keyboard leaves no room for.
    const isAbout = (await page.locator('.amount').count()) > 0;
    const line = page.locator('.answer-line');
    expect(await line.isVisible()).toBe((await page.locator('.summary').count()) === 0);
    const last = numberFields(calculator).at(-1)?.name ?? '';
    if (!isAbout) await unfold(page);
    for (const name of isAbout ? [amount] : [amount, last]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator(`[name="${name}"]`).tap();
      await page.setViewportSize({ width: 360, height: 340 });
      await page.keyboard.type('1');
      for (const part of isAbout ? [`[name="${name}"]`, ANSWER] : [`[name="${name}"]`])
        await expect.poll(() => isInView(page, part), { message: `${part}, ${name}` }).toBe(true);
      expect(await line.isVisible()).toBe(false);
    }
    expect(await sidewaysOverflow(page)).toBe(0);
    // 1280 by 1024 px at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 900));
    await drawn(page);
    for (const part of await page.locator('body > header, .answer-line, .summary').all()) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThanOrEqual(0);
    }
  },
);

// Playwright's Chromium keeps no page for Back: it loads the page anew.
test.for(IS_LONG ? [360, 768, 1280] : [360])(
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

test.for(EACH)(
  'of $site, nothing on $path scrolls but the page',
  async ({ site, path, filled }, { newPage }) => {
    const page = await newPage({ viewport: { width: 1280, height: 500 } });
    await open(page, inject(site) + path + filled);
    await unfold(page);
    const scrollers = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflow))
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(scrollers).toEqual([]);
  },
);

test('the inputs of the home page stay while results scroll, in a window that has room for all of them', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 1_000 } });
  await page.goto('/');
  const placeOf = async (part: Locator) => (await part.boundingBox())?.y ?? -1;
  const salary = page.locator('[name=salary]');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => placeOf(salary)).toBeGreaterThan(0);
  const stuckAt = await placeOf(salary);
  await page.evaluate(() => scrollTo(0, 700));
  await drawn(page);
  expect(await placeOf(salary)).toBe(stuckAt);
  expect(await placeOf(page.getByRole('switch').last())).toBeLessThan(1_000);
});

declare global {
  interface Window {
    /** Set by `awaitControls`: the names of those that have not had the focus. Of radios one has it. */
    controlsLeft: () => string[];
  }
}

/** Runs in the page: keeps which controls of its live part have not had the focus yet, and gives how many they are. */
function awaitControls(live: string): number {
  const controls = document.querySelectorAll<HTMLInputElement>(
    `${live} :is(input:not([type=radio]), input:checked, select):not(:disabled)`,
  );
  const left = new Set(
    [...controls].filter((control) => control.checkVisibility() && control.tabIndex >= 0),
  );
  window.controlsLeft = () => {
    left.delete(document.activeElement as HTMLInputElement);
    return [...left].flatMap(({ isConnected, name, value }) =>
      isConnected ? [`${name} ${value}`] : [],
    );
  };
  return left.size;
}

/** The words of the focused element, whether an outline marks it, and the sticky parts that cover it. The answer must not cover its label either. */
async function focusedPart(page: Page) {
  await drawn(page);
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const name = focused.textContent || (focused as HTMLInputElement).name;
    const { top, bottom } = focused.getBoundingClientRect();
    const label = (focused as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
    const covers = [];
    const parts = {
      header: 'body > header',
      answer: '.answer-line',
      summary: '.summary:not([hidden])',
    };
    for (const [part, selector] of Object.entries(parts)) {
      const element = document.querySelector(selector);
      if (element === null || element.contains(focused)) continue;
      const box = element.getBoundingClientRect();
      const first = part === 'answer' ? Math.min(label?.top ?? top, top) : top;
      if (first < box.bottom - 1 && bottom > box.top + 1) covers.push(part);
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
