/** The steps of most visitors, in Firefox. Those that are not of both browsers here, other tests do in Chromium. */
import { describe, expect, inject } from 'vitest';
import { tabTo } from '../../support/driven-page.ts';
import {
  chooseYear,
  click,
  ENGINES,
  enter,
  expectAddress,
  expectGross,
  find,
  focusedName,
  open,
  resize,
  shownElement,
  test,
} from './engine-page.ts';

describe.each(ENGINES)('the calculator in %s', (engine) => {
  test.override({ engine });

  test('can be used with the keyboard alone, in the order of the page', async ({ page }) => {
    await open(page, '/');
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
    await tabTo(page, 'Custom Superannuation Rate', () => focusedName(page));
    await page.keyboard.type('11.5');
    await next('Includes Superannuation');
    await page.keyboard.press(' ');
    await next('No Private Hospital Cover');
    await next('Non-Resident');
    await next('Working Holiday Visa');
    await next('No tax-free threshold');
    await page.keyboard.press(' ');
    // The pay without its super. The switch of Non-Resident is disabled now.
    await expectGross(page, '$116,592');
    await page.keyboard.down('Shift');
    for (const name of ['Working Holiday Visa', 'No Private Hospital Cover']) await next(name);
    await page.keyboard.up('Shift');
    await tabTo(page, 'Copy link', () => focusedName(page));
    await next('Reset');
    await page.keyboard.press('Enter');
    await expectGross(page, '$80,000');
    await tabTo(page, '$50,000', () => focusedName(page));
    await page.keyboard.press('Enter');
    await expectAddress(page, '/salary/50000');
  });

  test('follows an address that a visitor changes just after an input, and does not overwrite it', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[value=monthly]')?.click();
      location.hash = '#salary=1500&cycle=weekly';
      // The browser says so in a later task. Before it, the calculator is told to write its own.
      dispatchEvent(new PageTransitionEvent('pagehide'));
    });
    await expectGross(page, '$78,000');
    await expectAddress(page, '/#salary=1500&cycle=weekly');
  });

  test('has its own address again after the skip link', async ({ page }) => {
    await open(page, '/#salary=1500');
    await page.focus('a[href="#main"]');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/#salary=1500');
    expect(await page.$eval('main', (main) => main === document.activeElement)).toBe(true);
  });

  test('copies a link to what is entered', async ({ page }) => {
    const site = inject('legislatedSiteUrl');
    if (engine === 'chromium') {
      await page
        .browserContext()
        .overridePermissions(site, ['clipboard-read', 'clipboard-sanitized-write']);
      await page.bringToFront();
    }
    await open(page, '/');
    await enter(page, 'cycle', 'weekly');
    await enter(page, 'salary', '$2,100');
    await click(page, 'button', 'Copy link');
    const said = () => page.$eval('output', (output) => output.textContent);
    await expect.poll(said).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site}/#salary=2100&cycle=weekly`,
    );
    await enter(page, 'cycle', 'monthly');
    await expect.poll(said).toBe('');
  });
});

describe('in Firefox', () => {
  test('a phone has the links in a menu, which Escape, Close and a link close', async ({
    page,
  }) => {
    await resize(page, { width: 360, height: 800 });
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

  test('Try again brings the cards of the entries once their code can be had', async ({
    page,
    complaints,
  }) => {
    let isOnline = false;
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      isOnline || !request.url().includes('/assets/cards-of_')
        ? request.continue()
        : request.abort(),
    );
    await page.goto(`${inject('legislatedSiteUrl')}/#salary=1500&cycle=weekly`);
    await find(page, 'button', 'Try again');
    expect(await shownElement(page, 'heading', 'Comprehensive Breakdown')).toBeNull();
    isOnline = true;
    await click(page, 'button', 'Try again');
    await find(page, 'heading', 'Comprehensive Breakdown');
    expect(await shownElement(page, 'button', 'Try again')).toBeNull();
    await expectAddress(page, '/#salary=1500&cycle=weekly');
    expect(complaints.splice(0).every((text) => text.includes('cards-'))).toBe(true);
  });
});
