/** The steps of most visitors, in Firefox. Those that are not of both browsers here, other tests do in Chromium. */
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { tabTo } from '../../support/driven-page.ts';
import {
  click,
  ENGINES,
  expectAddress,
  expectFigures,
  find,
  focusedName,
  isShown,
  open,
  openCalculator,
  PHONE,
  resize,
  test,
  type,
  until,
} from './engine-page.ts';
import { chooseYear } from './live-page.ts';

describe.each(ENGINES)('the calculator in %s', (engine) => {
  test.override({ engine });

  test('can be used with the keyboard alone, in the order of the page', async ({ page }) => {
    await openCalculator(page);
    await tabTo(page, 'Annually', () => focusedName(page));
    for (let cycles = 0; cycles < 3; cycles++) await page.keyboard.press('ArrowUp');
    expect(await focusedName(page)).toBe('Weekly');
    const next = async (name: string) => {
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe(name);
    };
    await next('Gross Weekly Pay');
    await page.keyboard.type('2500');
    await page.keyboard.press('Tab');
    await chooseYear(page, '2022-23');
    await next('How it differs');
    await next('Custom Superannuation Rate');
    await page.keyboard.type('11.5');
    await next('Includes Superannuation');
    await page.keyboard.press(' ');
    await next('No Private Hospital Cover');
    await next('Non-Resident');
    await next('Working Holiday Visa');
    await next('No tax-free threshold');
    await page.keyboard.press(' ');
    await next('Student Loan (HELP, VET, SSL, TSL, SFSS)');
    await expectFigures(page, {
      annualSalary: 2500 * 52,
      taxYear: '2022-23',
      customSuperRate: 0.115,
      options: { includesSuperannuation: true, noTaxFreeThreshold: true },
    });
    // The switch of Non-Resident is disabled now.
    await page.keyboard.down('Shift');
    for (const name of ['No tax-free threshold', 'Working Holiday Visa']) await next(name);
    await next('No Private Hospital Cover');
    await page.keyboard.up('Shift');
    await tabTo(page, 'Copy link', () => focusedName(page));
    await next('Reset');
    await page.keyboard.press('Enter');
    await expectFigures(page, { annualSalary: 80_000, taxYear: '2025-26' });
    await tabTo(page, '$50,000', () => focusedName(page));
    await page.keyboard.press('Enter');
    await expectAddress(page, '/salary/50000');
  });

  test('follows an address that a visitor changes just after an input, and does not overwrite it', async ({
    page,
  }) => {
    await openCalculator(page);
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[value=monthly]')?.click();
      location.hash = '#salary=1500&cycle=weekly';
      // The browser says so in a later task. Before it, the calculator is told to write its own.
      dispatchEvent(new PageTransitionEvent('pagehide'));
    });
    await expectFigures(page, { annualSalary: 1500 * 52, taxYear: '2025-26' });
    await expectAddress(page, '/#salary=1500&cycle=weekly');
  });

  test('has its own address again after the skip link', async ({ page }) => {
    await openCalculator(page, '#salary=1500');
    await page.focus('a[href="#main"]');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/#salary=1500');
    expect(await page.$eval('main', (main) => main === document.activeElement)).toBe(true);
  });

  test('copies a link that restores the inputs', async ({ page }) => {
    if (engine === 'chromium') {
      await page
        .browserContext()
        .overridePermissions(inject('siteUrl'), ['clipboard-read', 'clipboard-sanitized-write']);
      await page.bringToFront();
    }
    await openCalculator(page);
    await click(page, 'radio', 'Weekly');
    await type(page, 'Gross Weekly Pay', '$2,100');
    await click(page, 'button', 'Copy link');
    const says = (words: string) =>
      until(page, (w) => document.querySelector('output')?.textContent === w, words);
    await says('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${inject('siteUrl')}/#salary=2100&cycle=weekly`);
    await click(page, 'radio', 'Monthly');
    await says('');
    await open(page, '/contact');
    await page.goto(link);
    await expectFigures(page, { annualSalary: 2100 * 52, taxYear: '2025-26' });
  });
});

describe('in Firefox', () => {
  test('a summary is shown once the page is scrolled, and stays closed', async ({ page }) => {
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

  test('a phone has the links in a menu, which Escape, Close and a link close', async ({
    page,
  }) => {
    await resize(page, PHONE);
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

  test('a salary without a page is not found, and named', async ({ page, complaints }) => {
    expect(await open(page, '/salary/4900')).toBe(404);
    await find(page, 'heading', 'Salary Amount Not Found');
    expect(await page.$eval('main', (main) => main.innerText)).toContain('$4,900');
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
