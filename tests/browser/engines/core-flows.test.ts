/** The steps of most visitors, in Firefox. The other browser tests do the same and more in Chromium. */
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { tabTo } from '../../support/driven-page.ts';
import {
  click,
  expectAddress,
  expectFigures,
  find,
  focusedName,
  isShown,
  open,
  openCalculator,
  PHONE,
  test,
  type,
} from './engine-page.ts';

const ANNUAL = 'Gross Annual Salary (AUD)';

describe('the calculator in Firefox', () => {
  test('follows the pay cycle, the salary and the super rate as they are typed', async ({
    page,
  }) => {
    await openCalculator(page);
    await type(page, ANNUAL, '$1,500');
    await type(page, 'Custom Superannuation Rate', '11.5');
    await click(page, 'radio', 'Monthly');
    await find(page, 'textbox', 'Gross Monthly Pay');
    await expectFigures(page, {
      annualSalary: 1_500 * 12,
      taxYear: '2025-26',
      customSuperRate: 0.115,
    });
  });

  test('copies a link that restores the inputs', async ({ page }) => {
    await openCalculator(page);
    await click(page, 'radio', 'Weekly');
    await type(page, 'Gross Weekly Pay', '2100');
    await (await find(page, 'button', 'Copy link')).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.querySelector('output')?.textContent === 'Link copied',
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${inject('siteUrl')}/#salary=2100&cycle=weekly`);
    await open(page, '/contact');
    await page.goto(link);
    await expectFigures(page, { annualSalary: 2100 * 52, taxYear: '2025-26' });
  });

  test('can be used with the keyboard alone, in the order of the page', async ({ page }) => {
    await openCalculator(page);
    await tabTo(page, 'Annually', () => focusedName(page));
    for (let cycles = 0; cycles < 3; cycles++) await page.keyboard.press('ArrowUp');
    expect(await focusedName(page)).toBe('Weekly');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2500');
    await tabTo(page, 'Includes Superannuation', () => focusedName(page));
    await page.keyboard.press(' ');
    await tabTo(page, 'Non-Resident', () => focusedName(page));
    await page.keyboard.press(' ');
    await expectFigures(page, {
      annualSalary: 2500 * 52,
      taxYear: '2025-26',
      options: { includesSuperannuation: true, nonResident: true },
    });
    await tabTo(page, 'Reset', () => focusedName(page));
    await page.keyboard.press('Enter');
    await expectFigures(page, { annualSalary: 80_000, taxYear: '2025-26' });
    await tabTo(page, '$50,000', () => focusedName(page));
    await page.keyboard.press('Enter');
    await expectAddress(page, '/salary/50000');
  });

  test('shows a summary once the page is scrolled, which stays closed', async ({ page }) => {
    await openCalculator(page);
    expect(await isShown(page, 'region', 'Pay summary')).toBe(false);
    await scrollTo(page, 900);
    await find(page, 'region', 'Pay summary');
    await click(page, 'button', 'Close summary');
    await page.waitForSelector('section.summary', { hidden: true });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    for (const y of [0, 900]) await scrollTo(page, y);
    expect(await isShown(page, 'region', 'Pay summary')).toBe(false);
  });
});

describe('other pages in Firefox', () => {
  test('a phone has the links in a menu, which Escape, Close and a link close', async ({
    page,
  }) => {
    await page.setViewport(PHONE);
    await open(page, '/contact');
    const menu = 'dialog#menu[open]';
    await click(page, 'button', 'Menu');
    await page.waitForSelector(menu);
    await page.keyboard.press('Escape');
    await page.waitForSelector(menu, { hidden: true });
    expect(await focusedName(page)).toBe('Menu');
    await click(page, 'button', 'Menu');
    await click(page, 'button', 'Close');
    await page.waitForSelector(menu, { hidden: true });
    await click(page, 'button', 'Menu');
    await click(page, 'link', 'Disclaimer');
    await expectAddress(page, '/disclaimer');
  });

  test('a salary page has its figures, its neighbours and answers that open', async ({ page }) => {
    await open(page, '/salary/80000');
    expect(await page.$eval('main', (main) => main.innerText)).toContain('$63,612');
    const question = await page.waitForSelector('details > summary');
    await question?.click();
    expect(await page.$$eval('details[open]', (opened) => opened.length)).toBe(1);
    await (await page.waitForSelector('a[rel=next]'))?.click();
    await expectAddress(page, '/salary/80100');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('$80,100');
  });

  test('a salary without a page is not found, and named', async ({ page, complaints }) => {
    expect(await open(page, '/salary/4900')).toBe(404);
    await find(page, 'heading', 'Salary Amount Not Found');
    expect(await page.$eval('main', (main) => main.innerText)).toContain(
      'The salary amount $4,900 is not available.',
    );
    expect(complaints.splice(0)).toEqual(['console: 404 /salary/4900']);
    await click(page, 'link', 'Back to Calculator');
    await expectAddress(page, '/');
  });
});

/** Scrolls and waits until the page has handled the event and painted. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, y);
}
