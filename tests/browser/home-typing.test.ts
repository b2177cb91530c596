/**
 * Typing into the fields of the calculator, as a person on a phone or at a keyboard does: docs/product.md, Home page.
 * tests/words/entered-text.test.ts and tests/pages/form have every kind of text, and which pays are doubtful.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openWithTimeStopped, started } from '../support/driven-page.ts';
import {
  enter,
  figureOf,
  figuresFollowed,
  hasFocus,
  holdBack,
  press,
  salaryField,
  superField,
  test,
} from './calculator-page.ts';

/** How long a pause is, in milliseconds, after which a doubtful amount is asked about. */
const PAUSE_MS = 1_000;

const PHONE = { hasTouch: true, viewport: { width: 360, height: 740 } };

/** Ways to the salary field after which what is typed replaces its text. */
const WAYS: readonly [string, (page: Page) => Promise<void>][] = [
  ['a click', (page) => salaryField(page).click()],
  ['a tap', (page) => salaryField(page).tap()],
  ['a click on its label', (page) => page.locator('label', { hasText: 'Gross Annual' }).click()],
  [
    'a key',
    async (page) => {
      await page.getByRole('radio', { name: 'Annually' }).focus();
      await page.keyboard.press('Tab');
    },
  ],
];

describe('a text field', () => {
  test.for(WAYS)('is replaced by what is typed after %s', async ([, goTo], { newPage }) => {
    const page = await newPage(PHONE);
    await page.goto('/');
    await started(page);
    await goTo(page);
    await page.keyboard.type('95000');
    expect(await salaryField(page).inputValue()).toBe('95000');
  });

  test('takes the caret where the second click is', async ({ page }) => {
    await clickAtEnd(salaryField(page));
    expect(await selectedText(salaryField(page))).toBe('80000');
    await clickAtEnd(salaryField(page));
    expect(await selectedText(salaryField(page))).toBe('');
    await page.keyboard.type('0');
    expect(await salaryField(page).inputValue()).toBe('800000');
  });

  test('takes the caret where it is clicked after keys', async ({ page }) => {
    await page.getByRole('radio', { name: 'Annually' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await clickAtEnd(salaryField(page));
    await page.keyboard.type('0');
    expect(await salaryField(page).inputValue()).toBe('800000');
  });

  test('keeps the part that is selected by dragging over it', async ({ page }) => {
    const box = await salaryField(page).boundingBox();
    if (box === null) throw new Error('The salary field has no box');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 36, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    const selected = await selectedText(salaryField(page));
    expect(selected).not.toBe('');
    expect(selected).not.toBe('80000');
  });

  test('keeps the caret at a sign that is dropped and at a digit that is refused', async ({
    page,
  }) => {
    await salaryField(page).fill('1318.40');
    // Behind '13': a dollar sign is dropped there, a digit is not.
    for (let presses = 0; presses < 5; presses++) await salaryField(page).press('ArrowLeft');
    await page.keyboard.type('$9');
    expect(await salaryField(page).inputValue()).toBe('13918.40');
    expect(await caretOf(salaryField(page))).toBe(3);
    await superField(page).fill('12');
    await superField(page).press('ArrowLeft');
    await page.keyboard.type('9.5');
    expect(await superField(page).inputValue()).toBe('1.52');
  });

  test('has a Done key, which sends the keyboard away', async ({ page }) => {
    expect(await salaryField(page).getAttribute('enterkeyhint')).toBe('done');
    await salaryField(page).click();
    await salaryField(page).press('Enter');
    expect(await hasFocus(salaryField(page))).toBe(false);
  });
});

test('the browser is asked to make the page lower for the keyboard of a phone, on the home page alone', async ({
  page,
}) => {
  const viewport = () => page.locator('meta[name=viewport]').getAttribute('content');
  expect(await viewport()).toContain('interactive-widget=resizes-content');
  await page.goto('/salary/80000');
  expect(await viewport()).toBe('width=device-width,initial-scale=1');
});

test('what is refused is said once and politely, in the description of the field, until the text is right', async ({
  page,
}) => {
  const field = salaryField(page);
  await field.click();
  const description = await field.getAttribute('aria-describedby');
  expect(await page.locator(`#${description}`).getByRole('status').count()).toBe(1);
  await statusOf(field).evaluate((status) => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.keyboard.type('85000xy');
  expect(await page.evaluate('spoken')).toEqual(['Use numbers only.']);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  for (let letters = 0; letters < 2; letters++) await page.keyboard.press('Backspace');
  expect(await saidBy(field)).toBe('');
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await page.keyboard.type('.4');
  expect(await saidBy(field)).toBe('Cents are left out. $85,000 a year');
});

describe('an amount that is likely of another pay cycle', () => {
  test('is asked about after a pause where it is small, and put right by one click', async ({
    newPage,
  }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    await enter(salaryField(page), '900');
    expect(await shownAnswer(page)).not.toContain('$900 a year?');
    // The pause begins once the question, which is drawn after the answer, has heard of the amount.
    await expect
      .poll(async () => {
        await page.clock.runFor(PAUSE_MS);
        return shownAnswer(page);
      })
      .toContain('$900 a year?');
    await page.getByRole('button', { name: 'Switch to weekly' }).click();
    await page.clock.runFor(PAUSE_MS);
    await expectAnswer(page, '900', '$46,800');
  });

  test('counts as it was entered, everywhere, while the answer asks about it', async ({ page }) => {
    await press(page, ['Weekly']);
    await expect.poll(() => shownAnswer(page)).toContain('a week?');
    const answer = await shownAnswer(page);
    expect(answer).toMatch(/^You take home\s/);
    // 51,638 and 45% of 3,970,000, and a levy of 83,200.
    expect(answer).toContain('$80,000 a week?');
    expect(answer).toContain('$43,051.19\na week after tax in 2025-26');
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$4,160,000');
    expect(await saidBy(salaryField(page))).toBe('');
    expect(await salaryField(page).getAttribute('aria-invalid')).toBeNull();
    await expect
      .poll(async () => (await page.locator('.unseen[role=status]').allInnerTexts()).join(' '))
      .toMatch(/\$80,000 a week\?.*\$43,051\.19|\$43,051\.19.*\$80,000 a week\?/s);
    await page.getByRole('button', { name: 'Switch to annually' }).click();
    await expectAnswer(page, '80000', '$80,000');
  });

  test('is kept by the link, until the amount or the cycle is another', async ({ page }) => {
    await page.goto('/#salary=250&cycle=hourly');
    await page.getByRole('button', { name: 'Keep $250 an hour' }).click();
    await expectAnswer(page, '250', '$494,000');
    await page.waitForURL('/#salary=250&cycle=hourly&kept=250-hourly');
    await page.reload();
    await started(page);
    await expectAnswer(page, '250', '$494,000', false);
    await enter(salaryField(page), '260');
    await expect.poll(() => shownAnswer(page)).toContain('$260 an hour?');
    await page.waitForURL('/#salary=260&cycle=hourly');
    await enter(salaryField(page), '25000');
    await press(page, ['Weekly']);
    await expect.poll(() => shownAnswer(page)).toContain('$25,000 a week?');
  });

  test('is asked about in the place of the answer where it comes to too much a year', async ({
    page,
  }) => {
    await enter(salaryField(page), '95000');
    await press(page, ['Hourly']);
    expect(await shownAnswer(page)).toContain('$95,000 an hour?');
    expect(await page.getByRole('button', { name: 'Keep' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Switch to annually' }).click();
    await expectAnswer(page, '95000', '$95,000');
  });
});

test('without a salary that counts, the answer says what to do at the same height, and figures are not seen', async ({
  page,
}) => {
  const topOfYear = () =>
    page.locator('.year').evaluate((card) => card.getBoundingClientRect().top);
  const before = await topOfYear();
  for (const salary of ['', '<b>1</b>', '999999999999']) {
    await enter(salaryField(page), salary);
    expect(await salaryField(page).inputValue()).toBe(salary);
    expect(await figureOf(page, 'Net Annual Salary')).toBe('$0');
    expect(await shownAnswer(page)).toBe('Enter your gross pay to see what you take home.');
    expect(await colourOf(page, '.figures dd')).toBe('rgba(0, 0, 0, 0)');
    expect(await colourOf(page, '.pay-table tbody td')).toBe('rgba(0, 0, 0, 0)');
    expect(await topOfYear()).toBe(before);
  }
  await enter(salaryField(page), '0');
  expect(await shownAnswer(page)).toContain('$0');
  expect(await colourOf(page, '.figures dd')).not.toBe('rgba(0, 0, 0, 0)');
});

test('Enter in a field sends nothing before the script has started', async ({ newPage }) => {
  const page = await newPage();
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await enter(salaryField(page), '2500');
  await salaryField(page).press('Enter');
  release();
  await page.waitForURL('/#salary=2500');
});

/** The figures are of `annual`, and nothing is asked. Once something was, the focus is where no keyboard comes up. */
async function expectAnswer(
  page: Page,
  amount: string,
  annual: string,
  wasAsked = true,
): Promise<void> {
  expect(await salaryField(page).inputValue()).toBe(amount);
  expect(await figureOf(page, 'Gross Annual Salary')).toBe(annual);
  expect(await saidBy(salaryField(page))).toBe('');
  expect(await page.getByRole('button', { name: /^(Switch to|Keep) / }).count()).toBe(0);
  if (!wasAsked) return;
  expect(
    await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.checked),
  ).toBe(true);
}

/** The live region in the description of `field`. */
function statusOf(field: Locator): Locator {
  // The description follows the box of the field.
  return field.locator('xpath=../following-sibling::*[1]').getByRole('status');
}

async function saidBy(field: Locator): Promise<string> {
  await field.page().evaluate(figuresFollowed);
  return (await statusOf(field).textContent()) ?? '';
}

function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionEnd);
}

async function clickAtEnd(field: Locator): Promise<void> {
  const box = await field.boundingBox();
  await field.click({ position: { x: (box?.width ?? 0) - 4, y: 10 } });
}

function selectedText(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
}

/** The texts at the place of the answer. */
function shownAnswer(page: Page): Promise<string> {
  return page.locator('.answer-place').innerText();
}

function colourOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(`.results ${selector}`)
    .first()
    .evaluate((figure) => getComputedStyle(figure).color);
}
