/** The floating summary bar: when it shows, and that it covers nothing: docs/product.md, Home page. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { drawn } from '../support/driven-page.ts';
import { hasFocus, open, salaryField, test } from './calculator-page.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Pay summary' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close summary' });
const isSummaryShown = (page: Page) => summary(page).isVisible();

describe('the summary bar', () => {
  test('shows when the page is scrolled by more than 400 px, and moves nothing', async ({
    page,
  }) => {
    // While it is hidden, neither screen readers nor the keyboard reach it.
    expect(await page.locator('section.summary').count()).toBe(1);
    expect(await summary(page).count()).toBe(0);
    expect(await closeButton(page).count()).toBe(0);
    const places = [];
    for (const [y, isShown] of [
      [400, false],
      [401, true],
      [0, false],
    ] as const) {
      await scrollTo(page, y);
      await expect.poll(() => isSummaryShown(page), { message: `at ${y} px` }).toBe(isShown);
      places.push(((await page.getByRole('table').boundingBox())?.y ?? Number.NaN) + y);
    }
    expect(new Set(places).size).toBe(1);
  });

  test('fits each screen, and has more on a wide one', async ({ newPage }) => {
    const page = await newPage();
    await open(page, '/#salary=15000000');
    await scrollTo(page, 500);
    await summary(page).waitFor();
    for (const [width, figures] of [
      [1280, 5],
      [768, 3],
      [360, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const terms = summary(page).getByRole('term').filter({ visible: true });
      expect(await terms.count(), `${width} px wide`).toBe(figures);
      expect(await closeButton(page).isVisible()).toBe(true);
      expect((await summary(page).boundingBox())?.width).toBeLessThanOrEqual(width);
      const overflow = await summary(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(overflow).toBe(0);
    }
  });

  test('gives the focus to the main part when it is closed, and stays closed until the page is reloaded', async ({
    page,
  }) => {
    await salaryField(page).focus();
    await scrollTo(page, 900);
    await closeButton(page).click();
    expect(await hasFocus(page.getByRole('main'))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    for (const y of [0, 900]) await scrollTo(page, y);
    expect(await isSummaryShown(page)).toBe(false);
    await page.goto('/salary/80000');
    await open(page, '/');
    await scrollTo(page, 900);
    expect(await isSummaryShown(page)).toBe(false);
    await page.reload();
    await scrollTo(page, 900);
    await summary(page).waitFor();
  });

  test('can be closed where the browser refuses storage', async ({ newPage }) => {
    const page = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await scrollTo(page, 900);
    await closeButton(page).click();
    expect(await isSummaryShown(page)).toBe(false);
  });

  test.for([
    ['closed by keys', (page: Page) => page.keyboard.press('Enter'), undefined],
    ['scrolled away', (page: Page) => scrollTo(page, 0), 0],
  ] as const)(
    'gives the focus back to where it came from when it is %s',
    async ([, close, y], { page }) => {
      await scrollTo(page, 500);
      await closeButton(page).waitFor();
      const last = page.getByRole('slider');
      await last.focus();
      await page.keyboard.press('Tab');
      expect(await hasFocus(closeButton(page))).toBe(true);
      const before = await page.evaluate(() => scrollY);
      await close(page);
      await drawn(page);
      expect(await isSummaryShown(page)).toBe(false);
      expect(await hasFocus(last)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(y ?? before);
    },
  );

  test('leaves room for the end of the page', async ({ page }) => {
    await scrollTo(page, 100_000);
    const bar = (await summary(page).boundingBox()) as { y: number };
    const end = (await page.locator('footer').boundingBox()) as { y: number; height: number };
    expect(end.y + end.height).toBeLessThanOrEqual(bar.y);
  });
});

/** Scrolls and waits until the page has handled the event and painted. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await drawn(page);
}
