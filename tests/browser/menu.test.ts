/** The small-screen menu, a `<dialog>` with a few lines of script: docs/product.md, Shared layout. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus, test } from './calculator-page.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const closed = (page: Page) => menu(page).waitFor({ state: 'hidden' });

async function openedMenu(
  newPage: (options: BrowserContextOptions) => Promise<Page>,
  prepare = (_page: Page): Promise<unknown> => Promise.resolve(),
): Promise<Page> {
  const page = await newPage({ viewport: { width: 360, height: 800 } });
  await prepare(page);
  await page.goto('/privacy-policy');
  expect(await header(page).isVisible()).toBe(false);
  await openMenu(page);
  return page;
}

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await menu(page).waitFor();
}

describe('on a small screen', () => {
  test('the menu opens from the left, takes the focus, keeps it and gives it back, and the page behind does not scroll', async ({
    newPage,
  }) => {
    const page = await openedMenu(newPage);
    const box = await menu(page).boundingBox();
    expect([box?.x, box?.height]).toEqual([0, 800]);
    expect(await menu(page).locator('[aria-current]').textContent()).toBe('Privacy Policy');
    for (let tab = 0; tab < 5; tab++) {
      expect(
        await page.evaluate(() => document.activeElement?.closest('dialog') !== null),
        `after ${tab} tabs`,
      ).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await hasFocus(opener(page))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
  });

  test('a click outside, on Close or on a link closes it, one inside does not', async ({
    newPage,
  }) => {
    const page = await openedMenu(newPage);
    await page.mouse.click(150, 700);
    expect(await menu(page).isVisible()).toBe(true);
    await page.mouse.click(350, 400);
    await closed(page);
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    await openMenu(page);
    // Prevented, so that the click closes the menu and not the navigation.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    const link = menu(page).getByRole('link', { name: 'Disclaimer' });
    await link.click();
    await closed(page);
    await openMenu(page);
    await link.click();
    await page.waitForURL('**/disclaimer');
  });

  test('it closes when the window grows past small screens, and the page can be used', async ({
    newPage,
  }) => {
    const page = await openedMenu(newPage);
    await page.setViewportSize({ width: 800, height: 360 });
    await closed(page);
    await header(page).getByRole('link', { name: 'Disclaimer' }).click();
    await page.waitForURL('**/disclaimer');
  });

  test('it works where the browser has no invoker commands', async ({ newPage }) => {
    const page = await openedMenu(newPage, (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        // Without the properties Chromium still follows the attributes.
        addEventListener('command', (event) => event.preventDefault(), { capture: true });
      }),
    );
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
  });
});

test('a wide screen has the links in its header, which stays, and no menu', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/salary/80000');
  expect(await opener(page).isVisible()).toBe(false);
  expect(await header(page).locator('[aria-current]').textContent()).toBe('Calculator');
  await page.evaluate(() => scrollTo(0, 2000));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
