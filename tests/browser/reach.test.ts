/** Everything can be reached: by keys under the sticky parts, and on low windows. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { drawn } from '../support/driven-page.ts';
import { optionSwitch, radixTaxYearSelect, test } from './calculator-page.ts';

/** Phones, their keyboard up, laptops, a tall screen, and 1280 × 1024 at 400%. */
const WINDOWS = [
  [360, 740],
  [360, 340],
  [320, 256],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1280, 569],
  [1280, 800],
  [1280, 1000],
] as const;

describe.each(WINDOWS)('in a window of %i by %i px', (width, height) => {
  test('nothing covers what Tab and Shift+Tab lead to', async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await page.goto('/');
    await radixTaxYearSelect(page).waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.evaluate(() => scrollTo(0, 450));
      await page.locator(key === 'Tab' ? '[name=salary]' : 'main ~ aside a').focus();
      const met = [];
      for (let presses = 0; presses < 24; presses++) {
        await page.keyboard.press(key);
        const focused = await focusedPart(page);
        expect(focused.covers, `${focused.name}, by ${key}`).toEqual([]);
        met.push(focused.name);
      }
      expect(new Set(met).size, key).toBeGreaterThan(15);
    }
  });
});

// Playwright's Chromium keeps no page for Back: it loads the page anew.
test.for([360, 768, 1280])(
  'Back leads to where the visitor was, %i px wide',
  async (width, { newPage }) => {
    const page = await newPage({ viewport: { width, height: 740 } });
    await page.goto(inject('legislatedSiteUrl'));
    const link = page.getByRole('link', { name: 'See what lands of a bonus' });
    await link.scrollIntoViewIfNeeded();
    await drawn(page);
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(740);
    await link.click();
    await page.waitForURL('**/bonus*');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  },
);

for (const [width, height] of [
  [1024, 569],
  [1280, 569],
  [1280, 800],
] as const) {
  test(`in a window of ${width} by ${height} px the page alone scrolls, and leads to every option`, async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width, height } });
    await page.goto('/');
    const inputs = page.locator('.inputs');
    expect(await inputs.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
    const last = optionSwitch(page, 'Withhold Tax Offsets');
    await page.mouse.move(width / 4, height / 2);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY >= 500);
    const box = await last.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
  });
}

/** The focused element by its words, and the sticky parts that cover any of its height. */
async function focusedPart(page: Page): Promise<{ name: string; covers: string[] }> {
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
    return { name, covers };
  });
}
