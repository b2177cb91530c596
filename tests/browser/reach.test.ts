/** Everything can be reached: by keys under the sticky parts, on low windows, and with text at twice its size. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
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
  for (const key of ['Tab', 'Shift+Tab']) {
    test(`nothing covers what ${key} leads to`, async ({ newPage }) => {
      const page = await newPage({ viewport: { width, height } });
      await page.goto('/');
      await radixTaxYearSelect(page).waitFor();
      await page.evaluate(() => scrollTo(0, 450));
      await page.locator(key === 'Tab' ? '[name=salary]' : 'main ~ aside a').focus();
      const met = [];
      for (let presses = 0; presses < 24; presses++) {
        await page.keyboard.press(key);
        const focused = await focusedPart(page);
        expect(focused.covers, `${focused.name} is covered`).toEqual([]);
        met.push(focused.name);
      }
      expect(new Set(met).size).toBeGreaterThan(15);
    });
  }
});

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

describe('with text at 200% on a phone of 360 px', () => {
  for (const path of [
    '/',
    '/#salary=15000000&options=noPrivateHospitalCover,workingHolidayVisa',
    '/#salary=',
    '/salary/80000',
    '/salary/15000000',
    '/compare',
    '/compare#salary=15000000&offer-salary=150000&offer-bonus=5000&offer-sacrifice=500&options=noPrivateHospitalCover,studentLoan',
    '/contact',
    '/privacy-policy',
    '/disclaimer',
    '/no-such-page',
    '/salary/4900',
  ]) {
    test(`${path} does not scroll sideways, nor break a number`, async ({
      newPage,
      complaints,
    }) => {
      const page = await newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(path);
      if (path.length === 1) await radixTaxYearSelect(page).waitFor();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        scrollTo(0, 600);
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await brokenNumbers(page)).toEqual([]);
      // The 404 page logs the missing path.
      if (path === '/no-such-page' || path === '/salary/4900') complaints.splice(0);
    });
  }
});

/** Sums of money and percentages that are on more than one line. */
function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.results > *')) {
      part.style.contentVisibility = 'visible';
    }
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, .unseen')) continue;
      for (const { 0: number, index } of text.data.matchAll(/\$[\d,.]*\d|[\d.]+%/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(number);
      }
    }
    return broken;
  });
}

/** The focused element by its words, and the sticky parts that cover any of its height. */
function focusedPart(page: Page): Promise<{ name: string; covers: string[] }> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
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
