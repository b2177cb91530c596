/**
 * Typing into the fields of the calculator, as a person on a phone or at a keyboard does: docs/product.md, Home page.
 * tests/words/entered-text.test.ts and tests/pages/form have every kind of text, and which pays are doubtful.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  enter,
  figureOf,
  hasFocus,
  holdBack,
  open,
  salaryField,
  superField,
  test,
} from './calculator-page.ts';

/** How long a pause is, in milliseconds, after which a doubtful amount is asked about. */
const PAUSE_MS = 1_000;

const PHONE = { hasTouch: true, viewport: { width: 360, height: 740 } };

describe('a text field', () => {
  test.for([
    ['a click', (page: Page) => salaryField(page).click()],
    ['a tap', (page: Page) => salaryField(page).tap()],
    ['a click on its label', (page: Page) => page.locator('label', { hasText: 'Gross' }).click()],
    ['a key', tabToSalary],
  ] as const)('is replaced by what is typed after %s', async ([, goTo], { newPage }) => {
    const page = await newPage(PHONE);
    await open(page, '/');
    await goTo(page);
    await page.keyboard.type('95000');
    expect(await salaryField(page).inputValue()).toBe('95000');
  });

  test.for([
    ['the second click is', (page: Page) => clickAtEnd(salaryField(page))],
    [
      'it is clicked after keys',
      async (page: Page) => {
        await tabToSalary(page);
        await page.keyboard.press('ArrowLeft');
      },
    ],
  ] as const)('takes the caret where %s', async ([, goTo], { page }) => {
    await goTo(page);
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
    const selected = await page.evaluate(() => getSelection()?.toString());
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
    await page.keyboard.type('0');
    expect(await salaryField(page).inputValue()).toBe('139018.40');
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

test('what is refused is said once and politely, in the description of the field', async ({
  page,
}) => {
  const field = salaryField(page);
  await field.click();
  const description = await field.getAttribute('aria-describedby');
  const status = page.locator(`#${description}`).getByRole('status');
  await status.evaluate((status) => {
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
});

describe('an amount that is likely of another pay cycle', () => {
  test('is asked about after a pause where it is small, and put right by one click', async ({
    newPage,
  }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    await salaryField(page).fill('900');
    expect(await shownAnswer(page)).not.toContain('$900 a year?');
    // The pause begins once the question, which is drawn after the answer, has heard of the amount.
    await expect
      .poll(async () => {
        await page.clock.runFor(PAUSE_MS);
        return shownAnswer(page);
      })
      .toContain('$900 a year?');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Switch to weekly' }).click();
    await expectAnswered(page, '$46,800');
    // The focus is where no keyboard comes up.
    expect(await hasFocus(page.getByRole('radio', { name: 'Weekly' }))).toBe(true);
  });

  test('counts as it was entered, everywhere, while the answer asks about it', async ({ page }) => {
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await expect.poll(() => shownAnswer(page)).toContain('$80,000 a week?');
    expect(await shownAnswer(page)).toContain('$43,051.19');
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$4,160,000');
    expect(await salaryField(page).getAttribute('aria-invalid')).toBeNull();
    const spoken = async () =>
      (await page.locator('.unseen[role=status]').allInnerTexts()).join(' ');
    await expect.poll(spoken).toContain('$80,000 a week?');
    await expect.poll(spoken).toContain('$43,051.19');
    await page.getByRole('button', { name: 'Show my $80,000 salary by the week' }).click();
    await expectAnswered(page, '$80,000');
    // The answer is by the week, and the pay is a year's again.
    expect(await page.getByRole('radio', { name: 'Week', exact: true }).isChecked()).toBe(true);
    await page.waitForURL('/#show=weekly');
  });

  test('is kept by the link, until the amount or the cycle is another', async ({ page }) => {
    await page.goto('/#salary=250&cycle=hourly');
    await page.getByRole('button', { name: 'Keep $250 an hour' }).click();
    await page.waitForURL('/#salary=250&cycle=hourly&kept=250-hourly');
    await page.reload();
    await expectAnswered(page, '$494,000');
    await enter(salaryField(page), '260');
    await expect.poll(() => shownAnswer(page)).toContain('$260 an hour?');
    await page.waitForURL('/#salary=260&cycle=hourly');
  });

  test('is asked about in the place of the answer where it comes to too much a year', async ({
    page,
  }) => {
    await enter(salaryField(page), '95000');
    await page.getByRole('radio', { name: 'Hourly' }).check();
    await expect.poll(() => shownAnswer(page)).toContain('$95,000 an hour?');
    expect(await page.getByRole('button', { name: 'Keep' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show my $95,000 salary by the week' }).click();
    await expectAnswered(page, '$95,000');
  });
});

test('without a salary that counts, the answer says what to do at the same height, and cards count $0', async ({
  page,
}) => {
  const topOfYear = () =>
    page.locator('.year').evaluate((card) => {
      scrollTo(0, 0);
      return card.getBoundingClientRect().top;
    });
  const answerBox = () => page.locator('.answer').boundingBox();
  const figure = page.locator('.answer strong');
  const before = [await topOfYear(), await answerBox()];
  for (const salary of ['', '999999999999']) {
    await enter(salaryField(page), salary);
    expect(await salaryField(page).inputValue()).toBe(salary);
    expect(await shownAnswer(page)).toContain('Enter your gross pay');
    expect(await figure.isVisible()).toBe(false);
    await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe('$0');
    expect([await topOfYear(), await answerBox()]).toEqual(before);
  }
  await enter(salaryField(page), '0');
  expect(await figure.innerText()).toBe('$0');
});

test('Enter in a field sends nothing before the script has started', async ({ newPage }) => {
  const page = await newPage();
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await salaryField(page).fill('2500');
  await salaryField(page).press('Enter');
  release();
  await page.waitForURL('/#salary=2500');
});

/** The figures are of `gross` a year, and nothing is asked any more. */
async function expectAnswered(page: Page, gross: string): Promise<void> {
  await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe(gross);
  expect(await page.getByRole('button', { name: /^(Switch to|Show my|Keep) / }).count()).toBe(0);
}

async function tabToSalary(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Annually' }).focus();
  await page.keyboard.press('Tab');
}

async function clickAtEnd(field: Locator): Promise<void> {
  const box = await field.boundingBox();
  await field.click({ position: { x: (box?.width ?? 0) - 4, y: 10 } });
}

/** The texts at the place of the answer. */
function shownAnswer(page: Page): Promise<string> {
  return page.locator('.answer-place').innerText();
}
