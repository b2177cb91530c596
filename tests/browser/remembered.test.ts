/** 'Remember me on this device' in Chromium: what a visitor finds on the next visit, and what the browser keeps. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { ANSWER, LEGISLATED } from '../support/calculators.ts';
import { settled } from '../support/driven-page.ts';
import {
  test as base,
  enter,
  hasFocus,
  holdBack,
  open,
  optionSwitch,
  salaryField,
} from './calculator-page.ts';

const NAME = 'Remember me on this device';

const rememberSwitch = (page: Page) => optionSwitch(page, NAME);

/** What `localStorage` has. */
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Leaves for a page without a calculator, and opens `address`. */
async function comeBack(page: Page, address = '/'): Promise<void> {
  await page.goto('/contact');
  await open(page, address);
}

/** The pay calculator of the legislated site. */
const test = base.extend<{ readonly page: Page }>({
  page: async ({ newPage }, use) => {
    const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
    await open(page, '/');
    await use(page);
  },
});

test('it is off at first, and nothing is stored until it is switched on', async ({ page }) => {
  expect(await rememberSwitch(page).isChecked()).toBe(false);
  await enter(salaryField(page), '1234');
  await comeBack(page);
  expect(await rememberSwitch(page).isChecked()).toBe(false);
  expect(await salaryField(page).inputValue()).toBe('80000');
  expect(await stored(page)).toEqual({});
});

test('Tab leads from Reset to it, and Space switches it on and off', async ({ page }) => {
  await page.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(rememberSwitch(page))).toBe(true);
  for (const isOn of [true, false]) {
    await page.keyboard.press('Space');
    expect(await rememberSwitch(page).isChecked()).toBe(isOn);
    await expect.poll(async () => 'remembered' in (await stored(page))).toBe(isOn);
  }
});

test('while it is on, each calculator begins with what was entered there, and switching it off on one erases all', async ({
  page,
}) => {
  await rememberSwitch(page).check();
  const answers = [];
  for (const { path, filled } of LEGISLATED) {
    await open(page, path + filled);
    answers.push(await page.locator(ANSWER).allTextContents());
  }
  for (const [index, { path, filled }] of LEGISLATED.entries()) {
    await open(page, path);
    expect(await page.locator(ANSWER).allTextContents(), path).toEqual(answers[index]);
    await page.waitForURL(path + filled);
    expect(await rememberSwitch(page).isChecked(), path).toBe(true);
  }
  await rememberSwitch(page).uncheck();
  expect(await stored(page)).toEqual({});
  await comeBack(page);
  expect(await salaryField(page).inputValue()).toBe('80000');
});

test('what it keeps stays whole while the page opens', async ({ page }) => {
  await rememberSwitch(page).check();
  await enter(salaryField(page), '1234');
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      written.push(`${key} ${text}`);
      setItem.call(this, key, text);
    };
  });
  await comeBack(page);
  const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written);
  await expect.poll(written).toContain('remembered/ #salary=1234');
  expect(await written()).not.toContain('remembered/ ');
});

test('the entries of a link win over what it keeps, and a place on the page is no entry', async ({
  page,
}) => {
  await rememberSwitch(page).check();
  await enter(salaryField(page), '1234');
  await comeBack(page, '/#main');
  expect(await salaryField(page).inputValue()).toBe('1234');
  await comeBack(page, '/#cycle=weekly&salary=900');
  expect(await salaryField(page).inputValue()).toBe('900');
});

test('Reset leaves it on, and the next visit begins as the first did', async ({ page }) => {
  await rememberSwitch(page).check();
  await enter(salaryField(page), '1234');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.evaluate(settled);
  await comeBack(page);
  expect(await salaryField(page).inputValue()).toBe('80000');
  expect(await rememberSwitch(page).isChecked()).toBe(true);
});

test.for([
  ['any script', /\/assets\/.*\.js$/],
  ['its own script', /cards-of/],
] as const)(
  'it counts when it is switched on before %s has loaded',
  async ([, script], { newPage }) => {
    const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
    const release = await holdBack(page, script);
    await page.goto('/', { waitUntil: 'commit' });
    await rememberSwitch(page).check();
    release();
    await expect.poll(() => stored(page)).toEqual({ remembered: '', 'remembered/': '' });
    expect(await rememberSwitch(page).isChecked()).toBe(true);
  },
);

describe('with another page of the site', () => {
  test('both keep what is entered, and none stores anything after one of them is switched off', async ({
    page,
  }) => {
    const other = await page.context().newPage();
    await open(other, '/tax-return');
    await rememberSwitch(page).check();
    await expect.poll(() => rememberSwitch(other).isChecked()).toBe(true);
    await enter(salaryField(page), '1234');
    await enter(other.locator('[name=salary]'), '4321');
    await expect
      .poll(() => stored(page))
      .toEqual({
        remembered: '',
        'remembered/': '#salary=1234',
        'remembered/tax-return': '#salary=4321',
      });
    await rememberSwitch(other).uncheck();
    await expect.poll(() => rememberSwitch(page).isChecked()).toBe(false);
    await enter(salaryField(page), '5678');
    expect(await stored(page)).toEqual({});
  });

  test('a page that the Back button brings back as it was left has it as it is now', async ({
    page,
  }) => {
    await rememberSwitch(page).check();
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => rememberSwitch(page).isChecked()).toBe(false);
    await enter(salaryField(page), '1234');
    expect(await stored(page)).toEqual({});
  });
});

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a text that is no fragment', '{"salary":1'],
  ['percent signs that encode nothing', '#salary=%E0%A4%A&cycle=%'],
  ['markup', '#salary=<img src=x onerror=alert(1)>&name=%3Cscript%3E'],
  ['names that every object has', '#__proto__=1&constructor=2&toString=3'],
  ['a year that there is not', '#year=1999-00'],
  ['a million characters', `#salary=${'9'.repeat(1_000_000)}`],
];
test.for(HOSTILE)('%s in its place is ignored without an error', async ([, text], { page }) => {
  const first = await page.locator(ANSWER).allTextContents();
  await page.evaluate((text) => {
    localStorage.setItem('remembered', 'x');
    localStorage.setItem('remembered/', text);
  }, text);
  await comeBack(page);
  expect(await page.locator(ANSWER).allTextContents()).toEqual(first);
  await enter(salaryField(page), '1234');
  await expect.poll(() => stored(page)).toMatchObject({ 'remembered/': '#salary=1234' });
  await rememberSwitch(page).uncheck();
  expect(await stored(page)).toEqual({});
});

/** Each runs in the page before its scripts. */
const WITHOUT_STORAGE: readonly (readonly [string, () => void])[] = [
  [
    'refuses it',
    () => {
      const get = () => {
        throw new DOMException('no', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    },
  ],
  [
    'has none, as in an app that shows pages',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    },
  ],
  [
    'has no room left',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];
test.for(WITHOUT_STORAGE)(
  'where the browser %s, the page works and the switch says so',
  async ([, prepare], { newPage }) => {
    const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
    await page.addInitScript(prepare);
    await open(page, '/#salary=900');
    await enter(salaryField(page), '1234');
    await page.waitForURL('/#salary=1234');
    await rememberSwitch(page).check();
    const refusal = page.getByRole('status').getByText('Your browser did not allow that.');
    await refusal.waitFor();
    await rememberSwitch(page).uncheck();
    await refusal.waitFor({ state: 'detached' });
  },
);

test('a simplified site has no such switch, and neither reads nor stores anything', async ({
  newPage,
}) => {
  const page = await newPage({ baseURL: inject('siteUrl') });
  await page.addInitScript(() => {
    const { localStorage } = window;
    Object.defineProperty(window, 'localStorage', {
      get() {
        console.error('reads or stores');
        return localStorage;
      },
    });
  });
  await open(page, '/');
  await enter(salaryField(page), '1234');
  expect(await rememberSwitch(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
});
