/** Nothing is lost that a visitor enters before the home page's script has loaded, or while it works. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { settled } from '../support/driven-page.ts';
import {
  figureOf,
  hasFocus,
  holdBack,
  optionSwitch,
  salaryField,
  superField,
  taxYearSelect,
  test,
} from './calculator-page.ts';

const SCRIPT = /\/assets\/(home|chunk)-\w+\.js/;
const CARDS = /\/assets\/cards-of_/;
const RADIX_SELECT = /\/assets\/radix-select-/;

describe('before the script of the home page has loaded', () => {
  test('what is entered is put right, wins over the shared link that opened the page, and counts', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/#salary=900&cycle=monthly&year=2024-25', { waitUntil: 'commit' });
    await salaryField(page).fill('$1,500');
    await superField(page).fill('99');
    await taxYearSelect(page, 'select').selectOption({ index: 2 });
    await page.getByRole('radio', { name: 'Weekly' }).check();
    for (const name of ['Includes Superannuation', 'Non-Resident', 'Working Holiday Visa'])
      await optionSwitch(page, name).check();
    release();
    await page.getByText('Gross Weekly Pay').waitFor();
    await page.getByText('Tax year 2023-24').waitFor();
    // $78,000 a year with super.
    await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe('$69,955');
    expect(await salaryField(page).inputValue()).toBe('1500');
    expect(await superField(page).inputValue()).toBe('');
    // As a link that names both is read.
    expect(await optionSwitch(page, 'Working Holiday Visa').isChecked()).toBe(false);
  });

  test('keys on each kind of field count once it comes, and the keys go on', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    // All that Tab leads to is there.
    await page.locator('footer').waitFor();
    await page.getByRole('radio', { name: 'Annually' }).focus();
    for (let cycles = 0; cycles < 3; cycles++) await page.keyboard.press('ArrowUp');
    // Past the link beside the tax year, to the switches of super and of the threshold, and back to the year.
    const keys = 'Tab 2 5 0 0 Tab ArrowDown Tab Tab 1 1 Tab Space Tab Tab Tab Tab Space'.split(' ');
    for (const key of [...keys, ...Array(7).fill('Shift+Tab'), 'ArrowDown'])
      await page.keyboard.press(key);
    release();
    await page.getByText('Tax year 2023-24').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Tax year 2022-23').waitFor();
    // $130,000 with super of 11%.
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$117,117');
    expect(await figureOf(page, 'Net Annual Salary')).toBe('$82,787');
  });

  test.for([
    ['Weekly', '$62,252'],
    ['Non-Resident', '$1,013'],
  ] as const)(
    'a click on %s that it comes in the middle of counts',
    async ([name, net], { newPage }) => {
      const page = await newPage();
      const release = await holdBack(page, SCRIPT);
      await page.goto('/#salary=1500', { waitUntil: 'commit' });
      await page.locator('label', { hasText: name }).hover();
      await page.mouse.down();
      await Promise.all([page.waitForRequest(RADIX_SELECT), release()]);
      await page.mouse.up();
      await expect.poll(() => figureOf(page, 'Net Annual Salary')).toBe(net);
    },
  );

  test('a digit typed while the script loads is not lost', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await salaryField(page).fill('');
    await salaryField(page).press('9');
    release();
    await salaryField(page).pressSequentially('12345');
    await page.waitForLoadState('networkidle');
    expect(await salaryField(page).inputValue()).toBe('912345');
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$912,345');
  });
});

describe('between two slices in which the home page comes alive', () => {
  test.for(['#salary=61111', '#main'])(
    'a link to %s within the page does not end the writing of the address',
    async (hash, { newPage }) => {
      const page = await newPage();
      const release = await openHeld(page);
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await release();
      await page.locator('.example').waitFor({ state: 'detached' });
      await salaryField(page).fill('70007');
      await page.waitForURL('**/#salary=70007');
    },
  );

  test('a text that comes without an event counts', async ({ newPage }) => {
    const page = await newPage();
    const release = await openHeld(page);
    await salaryField(page).evaluate((field: HTMLInputElement) => {
      field.value = '54321';
    });
    await release();
    await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe('$54,321');
    expect(await salaryField(page).inputValue()).toBe('54321');
  });

  test('a tax year whose data is still loading keeps the form, and counts', async ({ newPage }) => {
    const page = await newPage();
    const releaseCards = await holdBack(page, CARDS);
    const release = await openHeld(page);
    const year = taxYearSelect(page, 'select');
    await year.evaluate((select: HTMLSelectElement) => {
      select.focus();
      select.selectedIndex = 2;
    });
    await release();
    await expect.poll(() => page.locator('.waits').count()).toBe(1);
    expect(await hasFocus(year)).toBe(true);
    expect(await year.inputValue()).toBe('2023-24');
    releaseCards();
    await page.getByText('Tax year 2023-24').waitFor();
    await expect.poll(() => page.url()).toContain('year=2023-24');
  });
});

test('a reload has the entries of now, whatever the page left for an earlier reload', async ({
  newPage,
}) => {
  const page = await newPage();
  // Nothing that waits for an idle page happens.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await salaryField(page).fill('111111');
  await page.reload();
  await page.evaluate(() => {
    location.hash = '#salary=333333';
  });
  await page.getByText('$333,333 a year').waitFor();
  await page.reload();
  await page.getByText('$333,333 a year').waitFor();
});

test('a page that Back brings, and a later reload, have the entries of now', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto('/');
  await salaryField(page).fill('111111');
  // Back brings a page that has been left, as it was then.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await salaryField(page).fill('222222');
  await page.waitForURL('**/#salary=222222');
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await page.reload();
  await page.evaluate(settled);
  expect(await salaryField(page).inputValue()).toBe('222222');
});

/** Opens the home page and holds a slice of React's work on it. Returns a function that lets the work go on. */
async function openHeld(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    // Time passes with each look at the clock, so that slices are short.
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => {
      looks += 1;
      return now() + looks;
    };
    const post = MessagePort.prototype.postMessage;
    let slices = 0;
    MessagePort.prototype.postMessage = function (message: unknown) {
      slices += 1;
      const goOn = () => post.call(this, message);
      if (slices === 4) Object.assign(window, { goOn });
      else goOn();
    };
  });
  await page.goto('/');
  await page.waitForFunction(() => 'goOn' in window);
  return () => page.evaluate('goOn()');
}
