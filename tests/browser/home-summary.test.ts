/** The floating summary bar: when it shows, what it shows, and that it covers nothing: docs/product.md, Home page. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { drawn, started } from '../support/driven-page.ts';
import { enter, press, readFigures, salaryField, test } from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

describe('the summary bar', () => {
  test('shows when the page is scrolled by more than 400 px, and not at 400', async ({ page }) => {
    // While it is hidden, neither screen readers nor the keyboard reach it.
    expect(await page.locator('section.summary').count()).toBe(1);
    expect(await summary(page).count()).toBe(0);
    expect(await closeButton(page).count()).toBe(0);
    for (const [y, isShown] of [
      [400, false],
      [401, true],
      [1_000, true],
      [0, false],
    ] as const) {
      await scrollTo(page, y);
      await expect.poll(() => isSummaryShown(page), { message: `at ${y} px` }).toBe(isShown);
    }
  });

  test('follows the inputs', async ({ page }) => {
    await scrollTo(page, 500);
    await press(page, ['Monthly', 'Non-Resident']);
    await enter(salaryField(page), '9000');
    expect((await readFigures(page)).summary).toEqual(
      expectedFigures({
        annualSalary: 108_000,
        taxYear: '2025-26',
        options: { nonResident: true },
      }).summary,
    );
  });

  for (const { width, labels } of [
    { width: 360, labels: ['Gross', 'Tax', 'Net'] },
    { width: 768, labels: ['Gross', 'Tax', 'Net'] },
    { width: 1280, labels: ['Gross', 'Tax', 'Net', 'Weekly', 'Monthly'] },
  ]) {
    test(`has ${labels.join(', ')} on a screen ${width} px wide`, async ({ newPage }) => {
      const page = await newPage({ viewport: { width, height: 740 } });
      await page.goto('/#salary=15000000');
      await scrollTo(page, 500);
      await summary(page).waitFor();
      const terms = summary(page).getByRole('term');
      expect(await terms.filter({ visible: true }).allTextContents()).toEqual(labels);
      expect(await closeButton(page).isVisible()).toBe(true);
      const box = await summary(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      const overflow = await summary(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(overflow).toBe(0);
    });
  }

  test('stays closed for the visit, until the page is reloaded', async ({ page }) => {
    await scrollTo(page, 900);
    await closeButton(page).click();
    expect(await isSummaryShown(page)).toBe(false);
    for (const y of [0, 900]) await scrollTo(page, y);
    expect(await isSummaryShown(page)).toBe(false);
    await page.goto('/salary/80000');
    await page.goto('/');
    await started(page);
    await scrollTo(page, 900);
    expect(await isSummaryShown(page)).toBe(false);
    await page.reload();
    await scrollTo(page, 900);
    await summary(page).waitFor();
    await page.goto('/contact');
    await page.goto('/');
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

  test('gives the focus back to where it came from when it is closed by keys', async ({ page }) => {
    await scrollTo(page, 500);
    const last = page.getByRole('slider');
    await last.focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(closeButton(page))).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    expect(await isSummaryShown(page)).toBe(false);
    expect(await isFocused(last)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('gives the focus to the main part when it is closed by a click or a tap', async ({
    page,
  }) => {
    await salaryField(page).focus();
    await scrollTo(page, 900);
    await closeButton(page).click();
    expect(await isFocused(page.getByRole('main'))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('gives the focus back when the page is scrolled up and it goes', async ({ page }) => {
    await scrollTo(page, 500);
    const last = page.getByRole('slider');
    await last.focus();
    await page.keyboard.press('Tab');
    await scrollTo(page, 0);
    expect(await isSummaryShown(page)).toBe(false);
    expect(await isFocused(last)).toBe(true);
  });

  test('leaves room for the end of the page', async ({ page }) => {
    await scrollTo(page, 100_000);
    const bar = (await summary(page).boundingBox()) as { y: number };
    const end = (await page.locator('footer').boundingBox()) as { y: number; height: number };
    expect(end.y + end.height).toBeLessThanOrEqual(bar.y);
  });

  test('moves nothing on the page when it appears', async ({ page }) => {
    await scrollTo(page, 390);
    const before = await page.getByRole('table').boundingBox();
    await scrollTo(page, 410);
    const after = await page.getByRole('table').boundingBox();
    expect(after).toEqual({ ...before, y: (before?.y ?? 0) - 20 });
  });
});

function summary(page: Page) {
  return page.getByRole('region', { name: 'Pay summary' });
}

function closeButton(page: Page) {
  return page.getByRole('button', { name: 'Close summary' });
}

function isSummaryShown(page: Page): Promise<boolean> {
  return summary(page).isVisible();
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Scrolls and waits until the page has handled the event and painted. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await drawn(page);
}
