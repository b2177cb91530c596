/** The tax-year select: the native one that the page is sent with, and the Radix one that takes its place. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SelectItem } from '../../src/browser/radix-select.tsx';
import { drawn, layoutShifts } from '../support/driven-page.ts';
import {
  hasFocus,
  holdBack,
  IS_LONG,
  salaryField,
  taxYearSelect,
  test,
} from './calculator-page.ts';

const SCRIPT = /\/assets\/home-\w+\.js/;
const CHUNK = /\/assets\/radix-select-/;

const nativeSelect = (page: Page) => taxYearSelect(page, 'select');
const radixSelect = (page: Page) => taxYearSelect(page, 'button');
const listbox = (page: Page) => page.getByRole('listbox');

const YEARS = ['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'] as const;

describe('the Radix tax-year select', () => {
  test('lists the years of the native one, opens, moves, chooses and closes by keys alone, and keeps the focus', async ({
    page,
  }) => {
    const shown = await shownTaxYear(page);
    await radixSelect(page).focus();
    await page.keyboard.press('ArrowDown');
    await optionFocused(page, 0);
    const options = await listbox(page).getByRole('option').allTextContents();
    expect(options.map((text) => text.slice(0, 7))).toEqual(YEARS);
    expect(await page.getByRole('option', { selected: true }).textContent()).toBe(shown);
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['End', 5],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await optionFocused(page, place);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await listbox(page).waitFor({ state: 'detached' });
    await page.locator('#tax-year:focus').waitFor();
    await expectYear(page, 1);
  });

  test('goes to the year that is typed, and begins anew after a second without a key', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/');
    await radixSelect(page).focus();
    await page.keyboard.press('ArrowDown');
    await optionFocused(page, 0);
    // The clock stands still, because keys come late on a busy machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const type = async (key: string) => {
      await page.keyboard.press(key);
      // Radix moves the focus by a timer.
      await page.clock.runFor(1);
    };
    for (const key of '2022') await type(key);
    await optionFocused(page, 3);
    await page.clock.runFor(999);
    for (const key of '2024') await type(key);
    await optionFocused(page, 1);
  });

  test('scrolls in a low window while a scroll button is pointed at', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 1280, height: 220 } });
    await page.goto('/');
    await radixSelect(page).click();
    await page.locator('.select-down').hover();
    await page.waitForFunction(
      () => (document.querySelector('[data-radix-select-viewport]')?.scrollTop ?? 0) > 0,
    );
  });

  test('holds the page still while it is open, by a class and without any style element', async ({
    page,
  }) => {
    await radixSelect(page).click();
    await listbox(page).waitFor();
    expect(await page.locator('style').count()).toBe(0);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    // The wheel has been dealt with once the frame after it has been drawn.
    await drawn(page);
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

describe('the native tax-year select', () => {
  test('gives way to the Radix one, whose code is loaded once the page is idle and no sooner', async ({
    newPage,
  }) => {
    const page = await newPage();
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (CHUNK.test(request.url())) chunks.push(request.url());
    });
    await page.addInitScript(() => {
      const idle = new EventTarget();
      globalThis.requestIdleCallback = (act) => {
        idle.addEventListener('idle', () => act({ didTimeout: false, timeRemaining: () => 50 }));
        return 1;
      };
      Object.assign(globalThis, { becomeIdle: () => idle.dispatchEvent(new Event('idle')) });
    });
    await page.goto('/');
    await nativeSelect(page).selectOption({ index: 5 });
    await salaryField(page).focus();
    await expectYear(page, 5);
    expect(chunks).toEqual([]);
    await page.evaluate('becomeIdle()');
    await radixSelect(page).waitFor();
    expect(chunks).toHaveLength(1);
  });

  test.for([
    ['cannot tell when it is idle', 'delete globalThis.requestIdleCallback'],
    [
      'forgets a wait for an idle page unless it has a limit',
      'globalThis.requestIdleCallback = (act, { timeout }) => setTimeout(act, timeout)',
    ],
  ] as const)('gives way in a browser that %s', async ([, script], { newPage }) => {
    const page = await newPage();
    await page.addInitScript(script);
    await page.goto('/');
    await radixSelect(page).waitFor();
  });

  for (const width of IS_LONG ? [1100, 1280] : [1280]) {
    test(`gives way without a shift at ${width} px: not a pixel changes`, async ({ newPage }) => {
      const page = await newPage({ viewport: { width, height: 800 } });
      const start = await holdBack(page, SCRIPT);
      const release = await holdBack(page, CHUNK);
      await page.goto('/', { waitUntil: 'commit' });
      // All of the page is there, and none of its script.
      await page.waitForFunction(() => document.readyState === 'interactive');
      await drawn(page);
      const shifts = await layoutShifts(page);
      await Promise.all([page.waitForRequest(CHUNK), start()]);
      // All of it, so that taking its picture does not scroll the page.
      const card = page.locator('.card', { has: taxYearSelect(page) });
      await card.scrollIntoViewIfNeeded();
      const look = async () => ({
        name: (await taxYearSelect(page).ariaSnapshot()).split(':')[0],
        text: await shownTaxYear(page),
        box: await taxYearSelect(page).boundingBox(),
      });
      const native = await look();
      const before = await card.screenshot();
      release();
      await radixSelect(page).waitFor();
      expect(await look()).toEqual(native);
      const after = await card.screenshot();
      expect(await largestDifference(page, before, after)).toBeLessThanOrEqual(2);
      await drawn(page);
      expect(await layoutShifts(page)).toEqual(shifts);
    });
  }

  test.for([
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'Escape'], 2],
    // Every year begins with a 2, so each 2 goes to the next year, however slowly the keys come.
    [['2', '2', '2'], 3],
  ] as const)(
    'loses none of the keys %j while its successor loads',
    async ([keys, chosen], { newPage }) => {
      const { page, arrive } = await openBefore(newPage);
      await salaryField(page).focus();
      await page.keyboard.press('Tab');
      for (const [index, key] of keys.entries()) {
        if (index === 1) await arrive();
        await page.keyboard.press(key);
      }
      await expectYear(page, chosen);
    },
  );

  test('stays as long as it has the focus, also in a window that has not, and the focus moves on as ever', async ({
    newPage,
  }) => {
    const { page, arrive } = await openBefore(newPage);
    await nativeSelect(page).focus();
    await arrive();
    expect(await nativeSelect(page).count()).toBe(1);
    // As where the window loses the focus.
    await nativeSelect(page).evaluate((select) =>
      select.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    );
    await drawn(page);
    expect(await hasFocus(nativeSelect(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await radixSelect(page).waitFor();
    expect(await hasFocus(page.getByRole('link', { name: 'How it differs' }))).toBe(true);
    await expectYear(page, 1);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(radixSelect(page))).toBe(true);
  });

  test('stays while a mouse opens it', async ({ newPage }) => {
    const { page, arrive } = await openBefore(newPage);
    const { x, y } = await placeIn(nativeSelect(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await arrive();
    await page.mouse.up();
    expect(await hasFocus(nativeSelect(page))).toBe(true);
  });

  test.for([
    ['a tap on it', 'touchEnd', 'select#tax-year:focus'],
    ['a swipe that begins on it', 'touchCancel', 'button#tax-year'],
  ] as const)(
    'stays during %s, after which (%s) there is %s',
    async ([, end, left], { newPage }) => {
      const viewport = { width: 1100, height: 1024 };
      const { page, arrive } = await openBefore(newPage, { hasTouch: true, viewport });
      await nativeSelect(page).scrollIntoViewIfNeeded();
      const touchPoints = [await placeIn(nativeSelect(page))];
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await arrive();
      expect(await nativeSelect(page).count()).toBe(1);
      await touch.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
      await page.locator(left).waitFor();
    },
  );

  test('stays and keeps working where the other cannot be had', async ({ newPage, complaints }) => {
    const page = await newPage();
    await page.route(CHUNK, (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed'), page.goto('/')]);
    await nativeSelect(page).selectOption({ index: 5 });
    await expectYear(page, 5);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectYear(page, 0);
    expect(complaints.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED']);
  });
});

/** Opens the home page while the code of the Radix select is on its way. `arrive` lets it come, run and be shown. */
async function openBefore(
  newPage: (options?: BrowserContextOptions) => Promise<Page>,
  options?: BrowserContextOptions,
) {
  const page = await newPage(options);
  const release = await holdBack(page, CHUNK);
  await page.goto('/');
  const arrive = async () => {
    const [response] = await Promise.all([page.waitForResponse(CHUNK), release()]);
    // The import is in a string, because vitest rewrites every import that it can read.
    await page.evaluate(`import('${response.url()}')`);
    await drawn(page);
  };
  return { page, arrive };
}

/** The most by which any colour, of 0 to 255, of any pixel differs between two pictures, decoded by `page`. */
function largestDifference(page: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const [side, blank] = [2_000, { alpha: false }];
      const canvas = new OffscreenCanvas(side, side).getContext('2d', blank);
      if (!canvas) throw new Error('There is no canvas');
      canvas.globalCompositeOperation = 'difference';
      for (const picture of encoded) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        canvas.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
      }
      const { data } = canvas.getImageData(0, 0, side, side);
      return data.reduce((most, value, at) => (at % 4 === 3 ? most : Math.max(most, value)), 0);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

/** The text of the chosen year. */
function shownTaxYear(page: Page): Promise<string | null | undefined> {
  return taxYearSelect(page).evaluate((field) =>
    field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.textContent,
  );
}

/** A place on `field` that can be pressed. */
async function placeIn(field: Locator): Promise<{ x: number; y: number }> {
  const { x, y } = (await field.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  return { x: x + 9, y: y + 9 };
}

function optionFocused(page: Page, place: number): Promise<void> {
  return page.locator('[role=option]:focus', { hasText: YEARS[place] ?? '' }).waitFor();
}

/** The year at this place in the list is chosen, and counts. */
async function expectYear(page: Page, place: number): Promise<void> {
  await expect.poll(() => shownTaxYear(page)).toMatch(new RegExp(`^${YEARS[place]} `));
  await page.locator('h1 + p', { hasText: `Tax year ${YEARS[place]}` }).waitFor();
}
