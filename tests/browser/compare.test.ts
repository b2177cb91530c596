/** The page that compares two pays, in a browser. tests/pages/compare has its texts, its figures and its links. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { started, unfold } from '../support/driven-page.ts';
import { enter, holdBack, optionSwitch, salaryField, test } from './calculator-page.ts';

const SCRIPT = /\/assets\/(compare|chunk)-.*\.js$/;

const ENTER_OFFER = 'Enter the offer to see which pay leaves you more.';

/** The answer as it is read, whatever the lines that its sentences are on. */
async function answerOn(page: Page): Promise<string> {
  return (await page.locator('.difference').innerText()).replaceAll('\n', ' ');
}

/** A field of one of the pays, by the heading of its card and its label. */
function field(page: Page, pay: string, label: string): Locator {
  return page.getByRole('region', { name: pay, exact: true }).getByLabel(label, { exact: true });
}

/** Opens the page once its script runs, with all that is folded away in view: the address then follows the entries. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/compare${fragment}`);
  await started(page);
  await unfold(page);
}

/** The name of the control that has the focus; empty where none has. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? '');
}

test('a question below an amount is answered there, whatever field is beside it', async ({
  newPage,
}) => {
  for (const width of [360, 1024, 1280]) {
    const page = await newPage({ viewport: { width, height: 800 } });
    await open(page, '#included=yes');
    await enter(field(page, 'Your pay', 'Amount'), '80000 + super');
    const button = page.getByRole('button', { name: '$80,000 including super' });
    const { width: wide = 0 } = (await button.boundingBox()) ?? {};
    // Near its end, which the box of the next field reaches over.
    await button.click({ position: { x: wide - 8, y: 22 } });
    expect(await field(page, 'Your pay', 'Amount').inputValue()).toBe('80000');
    await page.close();
  }
});

test('what is typed changes the answer and the table at once', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  await enter(field(page, 'Offer B', 'Amount'), '40');
  await field(page, 'Offer B', 'Per').selectOption('hour');
  // 40 × 38 × 52 is 79,040, of which 62,959.20 is left. A week has $1,211 of it, and $1,223 of the other pay.
  await expect.poll(() => answerOn(page)).toContain('$653 less a year ($12 a week)');
  await page.getByRole('row', { name: 'An hour $32.19 $31.86 -$0.33' }).waitFor();
  await optionSwitch(page, 'Non-Resident').check();
  // At 32.5%.
  await expect.poll(() => answerOn(page)).toContain('$648 less a year');
  expect(await optionSwitch(page, 'Working Holiday Visa').isDisabled()).toBe(true);
});

test('of its two answers screen readers hear the one that has changed', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const announced = () => page.locator('#calculator .unseen[role=status]').allInnerTexts();
  await enter(field(page, 'Offer B', 'Amount'), '90000');
  const difference = expect.stringContaining('$6,800 more a year');
  await expect.poll(announced).toEqual(['', difference]);
  await enter(page.getByLabel('Take-home pay you want'), '5301');
  const needed = expect.stringContaining('To take home $5,301 a week');
  await expect.poll(announced).toEqual([needed, difference]);
});

describe('the ways in', () => {
  test('the calculator leads to the comparison of what is entered there', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Compare with another offer' });
    expect(await link.getAttribute('href')).toBe('/compare');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await enter(salaryField(page), '1500');
    for (const visit of ['first', 'second']) {
      await link.click();
      await page.waitForURL('**/compare#salary=1500&cycle=weekly&**');
      await expect.poll(() => focused(page), { message: `${visit} visit` }).toBe('offer-salary');
      expect(await answerOn(page)).toBe(ENTER_OFFER);
      expect(await field(page, 'Your pay', 'Amount').inputValue()).toBe('1500');
      expect(await field(page, 'The offer', 'Amount').inputValue()).toBe('');
      expect(await field(page, 'The offer', 'Per').inputValue()).toBe('weekly');
      if (visit === 'second') break;
      await page.goBack();
      await page.waitForURL(`${inject('siteUrl')}/#**`);
    }
    await page.keyboard.type('1600');
    await page.waitForURL('**offer-salary=1600**');
    await page.reload();
    await page.getByText('With the offer you take home').first().waitFor();
    await started(page);
    expect(await focused(page)).toBe('');
    expect(await field(page, 'The offer', 'Amount').inputValue()).toBe('1600');
  });

  test('the offer has no focus where another field has it, or where the link has an offer', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/compare#salary=50000', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await field(page, 'Offer A', 'Amount').focus();
    release();
    await page.getByText(ENTER_OFFER).first().waitFor();
    expect(await focused(page)).toBe('salary');

    await page.goto('/');
    await open(page, '#salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer');
    await page.getByText(ENTER_OFFER).first().waitFor();
    expect(await focused(page)).toBe('');
  });
});

test('on a phone the answer stays in view, and covers no field that has the focus nor its label, with the keyboard up', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 360, height: 340 } });
  await open(page);
  await field(page, 'Offer A', 'Amount').focus();
  let met = '';
  for (let presses = 0; presses < 60 && met !== 'want-cycle'; presses++) {
    await page.keyboard.press('Tab');
    const { name, isCovered, isAnswerShown } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      const label = focused.labels?.[0]?.getBoundingClientRect();
      const own = (focused.closest('.affixed, label') ?? focused).getBoundingClientRect();
      const box = { top: Math.min(own.top, label?.top ?? own.top), bottom: own.bottom };
      const bottom = document.querySelector('.difference')?.getBoundingClientRect().bottom ?? 0;
      return {
        name: focused.name || focused.innerText,
        isCovered: box.top < bottom || box.bottom > innerHeight,
        isAnswerShown: bottom > 50 && bottom < innerHeight / 2,
      };
    });
    expect([isCovered, isAnswerShown], name).toEqual([false, true]);
    met = name;
  }
  expect(met).toBe('want-cycle');
});

test('the net pay of the year is the one row that stands out', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const bold = await page
      .getByRole('rowheader')
      .evaluateAll((headers) =>
        headers
          .filter((header) => Number(getComputedStyle(header).fontWeight) > 400)
          .map((header) => header.textContent),
      );
    expect(bold, `${width} px wide`).toEqual(['Take-home pay']);
  }
});
