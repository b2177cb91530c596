/** What most visitors do, in WebKit. The tests of the other engines have the rest. */
import { describe, expect } from 'vitest';
import { ANSWER, LEGISLATED, OUTCOME } from '../../support/calculators.ts';
import { isLeftOut } from '../../support/programs.ts';
import { IS_LONG } from '../calculator-page.ts';
import { test, until, type WebKitPage } from './webkit-page.ts';

const RADIX_SELECT = 'button#tax-year';

/** Live pages besides the home page. All are made of the same parts, so an ordinary run tries two. */
const OTHER_PAGES = LEGISLATED.filter(({ path }) => path !== '/').slice(0, IS_LONG ? undefined : 2);

describe.skipIf(isLeftOut('webKitDriver') || isLeftOut('xvfb'))('in WebKit', () => {
  test('live pages answer what is typed', async ({ page }) => {
    for (const { path, amount } of OTHER_PAGES) {
      await page.open(path);
      const before = await textOf(page, OUTCOME);
      await enter(page, amount, '2345');
      await expect.poll(() => textOf(page, OUTCOME), { message: path }).not.toBe(before);
    }
  });

  test('the answer follows each key, and a comma before other than three digits is a decimal point', async ({
    page,
  }) => {
    await page.open('/');
    await enter(page, 'salary', '');
    for (const key of '905') {
      const before = await textOf(page, ANSWER);
      await page.type(key);
      await expect.poll(() => textOf(page, ANSWER), { message: key }).not.toBe(before);
    }
    for (const [text, said] of [
      ['80,000', '$80,000 a year'],
      ['85,5k', '$85,500 a year'],
      ['1318,42', '$1,318 a year'],
      ['85,5', '$85 a year'],
    ] as const) {
      await enter(page, 'salary', text);
      await page.press('Tab');
      await expect.poll(() => textOf(page, '#salary-hint'), { message: text }).toContain(said);
      const shown = () => document.querySelector<HTMLInputElement>('#salary')?.value;
      expect(await page.run(shown)).toBe(text);
    }
    await expect.poll(() => page.run(() => location.hash)).toBe('#salary=85.5');
  });

  test('a year can be chosen in the native select, and in the Radix one that takes its place', async ({
    page,
    site,
  }) => {
    const release = site.holdBack(/\/assets\/radix-select-/);
    await page.open('/');
    const first = await textOf(page, ANSWER);
    await page.click('select#tax-year option[value="2022-23"]');
    await expect.poll(() => textOf(page, ANSWER)).not.toBe(first);
    const second = await textOf(page, ANSWER);
    // The native select stays while it has the focus.
    await page.click('#salary');
    expect(await page.run(isShown, RADIX_SELECT)).toBe(false);
    release();
    await until(page, isShown, RADIX_SELECT);
    expect(await textOf(page, RADIX_SELECT)).toContain('2022-23');
    expect(await textOf(page, ANSWER)).toBe(second);

    await page.click(RADIX_SELECT);
    await until(page, isFocused, '[role=option]');
    await page.click('[role=option]:nth-of-type(2)');
    await until(page, isFocused, RADIX_SELECT);
    expect(await textOf(page, RADIX_SELECT)).toContain('2025-26');
    await expect.poll(() => textOf(page, ANSWER)).not.toBe(second);
  });

  test('the menu takes the focus, and Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await page.resize(480, 800);
    await page.open('/contact');
    expect(await page.run(isShown, '#menu')).toBe(false);
    await page.click('header > button');
    await until(page, isShown, '#menu:modal');
    await until(page, isFocused, '#menu *');
    await page.press('Escape');
    await until(page, (menu) => !document.querySelector(menu)?.checkVisibility(), '#menu');
    expect(await page.run(isFocused, 'header > button')).toBe(true);
  });

  test('the summary of the home page stays in the window once it is scrolled by more than 400 px', async ({
    page,
  }) => {
    await page.open('/');
    for (const [y, isSeen] of [
      [401, true],
      [400, false],
      [900, true],
    ] as const) {
      await page.run((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(() => page.run(isInWindow, '.summary'), { message: `${y}` }).toBe(isSeen);
    }
  });

  test('the line of the answer stays in the window while the answer is out of it', async ({
    page,
  }) => {
    await page.resize(600, 740);
    await page.open('/tax-return');
    for (const [place, isSeen] of [
      ['h1', true],
      [ANSWER, false],
      ['.results > :last-child', true],
    ] as const) {
      await page.run((part) => {
        document.querySelector(part)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, place);
      const seen = () => page.run(isInWindow, '.answer-line');
      await expect.poll(seen, { message: place }).toBe(isSeen);
      expect(await page.run(isInWindow, ANSWER), place).toBe(!isSeen);
    }
  });
});

function textOf(page: WebKitPage, selector: string): Promise<string | undefined> {
  return page.run((found) => document.querySelector(found)?.textContent, selector);
}

/** Replaces the text of the field of this name, by keys. */
async function enter(page: WebKitPage, name: string, text: string): Promise<void> {
  await page.run((name) => {
    const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
    field?.focus();
    field?.select();
  }, name);
  await page.press('Backspace');
  await page.type(text);
}

function isShown(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false;
}

function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

/** Whether all of the element is in the window, and nothing covers its middle. */
function isInWindow(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && element.contains(met);
}
