/** The small-screen menu, a `<dialog>` with a few lines of script: docs/product.md, Shared layout. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './calculator-page.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 800 } };

const opener = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openedMenu(
  newPage: (options: BrowserContextOptions) => Promise<Page>,
  path = '/contact',
): Promise<Page> {
  const page = await newPage(PHONE);
  await page.goto(path);
  await openMenu(page);
  return page;
}

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await menu(page).waitFor();
}

describe('on a small screen', () => {
  test('the links are in a menu, which opens from the left', async ({ newPage }) => {
    const page = await newPage(PHONE);
    await page.goto('/contact');
    expect(await header(page).isVisible()).toBe(false);
    await openMenu(page);
    const box = await menu(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.height).toBe(800);
    const links = menu(page).getByRole('link');
    expect(await links.allInnerTexts()).toEqual([
      'Calculator',
      'Contact',
      'Privacy Policy',
      'Disclaimer',
    ]);
    expect(await menu(page).locator('[aria-current]').textContent()).toBe('Contact');
  });

  test('the focus moves into the menu, stays there and returns', async ({ newPage }) => {
    const page = await openedMenu(newPage);
    const focusIsInside = () =>
      page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await focusIsInside()).toBe(true);
    for (let tab = 0; tab < 4; tab++) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a click outside, on Close or on a link closes it, one inside does not', async ({
    newPage,
  }) => {
    const page = await openedMenu(newPage);
    await page.mouse.click(150, 700);
    expect(await menu(page).isVisible()).toBe(true);
    await page.mouse.click(350, 400);
    await menu(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    // Prevented, so that the click closes the menu and not the navigation.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await menu(page).getByRole('link', { name: 'Disclaimer' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Disclaimer' }).click();
    await page.waitForURL('**/disclaimer');
  });

  test('it closes when the window grows past small screens, and the page can be used', async ({
    newPage,
  }) => {
    const page = await openedMenu(newPage);
    await page.setViewportSize({ width: 800, height: 360 });
    await menu(page).waitFor({ state: 'hidden' });
    await header(page).getByRole('link', { name: 'Disclaimer' }).click();
    await page.waitForURL('**/disclaimer');
  });

  test('the page behind does not scroll', async ({ newPage }) => {
    const page = await openedMenu(newPage, '/privacy-policy');
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
  });

  test('it works where the browser has no invoker commands', async ({ newPage }) => {
    const page = await newPage(PHONE);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // Without the properties Chromium still follows the attributes.
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await page.goto('/contact');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
  });
});

test('a wide screen has the links in its header and no menu', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/salary/80000');
  expect(await opener(page).isVisible()).toBe(false);
  expect(await header(page).locator('[aria-current]').textContent()).toBe('Calculator');
  await page.evaluate(() => scrollTo(0, 2000));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
