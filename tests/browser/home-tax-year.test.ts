/** The tax-year select: what it offers, how it opens, and how its chunk comes (spec §2, §8 and §9). */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SelectItem } from '../../src/browser/select-item.tsx';
import {
  chooseTaxYear,
  holdBack,
  readFigures,
  salaryField,
  taxYearSelect,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

const CHUNK = /\/assets\/tax-year-listbox-/;

const OPTIONS = [
  '2025-26 (12.0% super)',
  '2024-25 (12.0% super)',
  '2023-24 (11.5% super)',
  '2022-23 (10.5% super)',
  '2021-22 (10.0% super)',
  '2020-21 (9.5% super)',
];

describe('the tax-year select', () => {
  test('lists each year with its super rate to one decimal, the newest first', async ({ page }) => {
    await taxYearSelect(page).click();
    await listbox(page).getByRole('option').first().waitFor();
    expect(await listbox(page).getByRole('option').allTextContents()).toEqual(OPTIONS);
    expect(await page.getByRole('option', { selected: true }).textContent()).toBe(OPTIONS[0]);
  });

  test('has the same role, name, words and size before its code has come and after', async ({
    page,
  }) => {
    const look = async () => ({
      aria: await taxYearSelect(page).ariaSnapshot(),
      box: await taxYearSelect(page).boundingBox(),
    });
    const before = await look();
    await chooseTaxYear(page, '2025-26');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await look()).toEqual(before);
  });

  test('opens, moves, chooses and closes by keys alone, and keeps the focus', async ({ page }) => {
    await taxYearSelect(page).focus();
    await page.keyboard.press('ArrowDown');
    await listbox(page).waitFor();
    await optionFocused(page, OPTIONS[0]);
    await page.keyboard.press('ArrowDown');
    await optionFocused(page, OPTIONS[1]);
    await page.keyboard.press('End');
    await optionFocused(page, OPTIONS[5]);
    await page.keyboard.press('Home');
    await optionFocused(page, OPTIONS[0]);
    await page.keyboard.type('2022');
    await optionFocused(page, OPTIONS[3]);
    await page.keyboard.press('Enter');
    await listbox(page).waitFor({ state: 'detached' });
    await selectFocused(page);
    expect(await shownYear(page)).toBe(OPTIONS[3]);
    expect(await readFigures(page)).toEqual(figuresOf('2022-23'));
  });

  test('closes on Escape and on a click outside, with nothing chosen', async ({ page }) => {
    await taxYearSelect(page).click();
    await listbox(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await listbox(page).waitFor({ state: 'detached' });
    await selectFocused(page);
    await taxYearSelect(page).click();
    await listbox(page).waitFor();
    await page.mouse.click(5, 300);
    await listbox(page).waitFor({ state: 'detached' });
    expect(await shownYear(page)).toBe(OPTIONS[0]);
  });

  test('chooses by typing on the closed select, and forgets what was typed after 1000 ms', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.clock.install();
    await page.goto('/');
    await chooseTaxYear(page, '2025-26');
    await listbox(page).waitFor({ state: 'detached' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('2023');
    expect(await shownYear(page)).toBe(OPTIONS[2]);
    await page.clock.runFor(999);
    await page.keyboard.type('-');
    expect(await shownYear(page)).toBe(OPTIONS[2]);
    await page.clock.runFor(999);
    await page.keyboard.type('2020');
    expect(await shownYear(page)).toBe(OPTIONS[2]);
    await page.clock.runFor(1000);
    await page.keyboard.type('2020');
    expect(await shownYear(page)).toBe(OPTIONS[5]);
  });

  test('scrolls by an option every 50 ms while a scroll button is pointed at', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width: 1280, height: 220 } });
    await page.clock.install();
    await page.goto('/');
    await taxYearSelect(page).click();
    await listbox(page).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const height = await page
      .getByRole('option')
      .first()
      .evaluate((option) => (option as HTMLElement).offsetHeight);
    const scrollTop = () =>
      listbox(page)
        .locator('[data-radix-select-viewport]')
        .evaluate((viewport) => viewport.scrollTop);
    await page.locator('.select-down').hover();
    expect(await scrollTop()).toBe(0);
    await page.clock.runFor(49);
    expect(await scrollTop()).toBe(0);
    await page.clock.runFor(1);
    expect(await scrollTop()).toBe(height);
    await page.clock.runFor(50);
    expect(await scrollTop()).toBe(2 * height);
  });

  test('holds the page still while it is open, by a class and without any style element', async ({
    page,
  }) => {
    await taxYearSelect(page).click();
    await listbox(page).waitFor();
    expect(await page.locator('style').count()).toBe(0);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    // The wheel has been dealt with once the frame after it has been drawn.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await listbox(page).waitFor({ state: 'detached' });
    expect(await page.locator('html').getAttribute('class')).toBeFalsy();
  });

  test('refuses an item with an empty value, and tells the developer why', () => {
    expect(() => SelectItem({ value: '', children: 'Any year' })).toThrow(
      "The select item 'Any year' has an empty value. Give it one: the empty value means that nothing is chosen.",
    );
  });
});

describe('the code of the tax-year select', () => {
  test('comes when the select is first wanted, not with the page', async ({ newPage }) => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked.some((url) => CHUNK.test(url))).toBe(false);
    const arrival = page.waitForResponse(CHUNK);
    await taxYearSelect(page).hover();
    await arrival;
  });

  test('does a click that was made before it came', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, CHUNK);
    await page.goto('/');
    await taxYearSelect(page).click();
    release();
    await listbox(page).waitFor();
    await page.getByRole('option', { name: '2021-22' }).click();
    expect(await readFigures(page)).toEqual(figuresOf('2021-22'));
  });

  test('does a click that it came in the middle of', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/');
    const { x, y } = (await taxYearSelect(page).boundingBox()) as { x: number; y: number };
    const arrival = page.waitForResponse(CHUNK);
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await (await arrival).finished();
    await page.mouse.up();
    await listbox(page).waitFor();
  });

  test('does a tap that was made before it came', async ({ newPage }) => {
    const page = await newPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
    const release = await holdBack(page, CHUNK);
    await page.goto('/');
    await taxYearSelect(page).tap();
    release();
    await listbox(page).waitFor();
    await page.getByRole('option', { name: '2021-22' }).tap();
    expect(await readFigures(page)).toEqual(figuresOf('2021-22'));
  });

  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
    test(`does a press of ${key} that was made before it came`, async ({ newPage }) => {
      const page = await newPage();
      const release = await holdBack(page, CHUNK);
      await page.goto('/');
      await taxYearSelect(page).focus();
      await page.keyboard.press(key);
      release();
      await listbox(page).waitFor();
      await optionFocused(page, OPTIONS[0]);
    });
  }

  test('chooses the year that was typed before it came, and keeps the focus', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, CHUNK);
    await page.goto('/');
    await taxYearSelect(page).focus();
    await page.keyboard.type('2023');
    release();
    await page.getByText(OPTIONS[2] as string).waitFor();
    await selectFocused(page);
    expect(await readFigures(page)).toEqual(figuresOf('2023-24'));
  });

  test('opens nothing when the visitor has moved on before it came', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, CHUNK);
    await page.goto('/');
    await taxYearSelect(page).click();
    await salaryField(page).focus();
    release();
    await page.locator('#tax-year[data-state]').waitFor();
    expect(await listbox(page).count()).toBe(0);
    expect(await salaryField(page).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
  });

  test('gives way to a plain select where it cannot be had', async ({ newPage, complaints }) => {
    const page = await newPage();
    await page.route(CHUNK, (route) => route.abort());
    await page.goto('/');
    await taxYearSelect(page).focus();
    await page.locator('select#tax-year').waitFor();
    await taxYearSelect(page).selectOption('2020-21 (9.5% super)');
    expect(await readFigures(page)).toEqual(figuresOf('2020-21'));
    expect(complaints.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED']);
  });
});

function listbox(page: Page) {
  return page.getByRole('listbox');
}

function shownYear(page: Page): Promise<string> {
  return taxYearSelect(page).innerText();
}

async function optionFocused(page: Page, option: string | undefined): Promise<void> {
  await page.locator('[role=option]:focus', { hasText: option as string }).waitFor();
}

async function selectFocused(page: Page): Promise<void> {
  await page.locator('#tax-year:focus').waitFor();
}

function figuresOf(taxYear: string) {
  return expectedFigures({ annualSalary: 80_000, taxYear });
}
