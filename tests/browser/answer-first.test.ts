/** A key is answered before React hears of it: the answer is that of React, and nothing is lost in between. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { figuresFollowed, optionSwitch, salaryField, test } from './calculator-page.ts';

const PAGES = {
  '/': { answer: '#salary-hint, .answer', rest: '.results > .card' },
  '/compare': { answer: '.difference, #salary-hint, #offer-salary-hint', rest: '.outcome' },
  '/#options=withholdTaxOffsets': { answer: '#salary-hint, .answer', rest: '.results > .card' },
  '/#salary=90&cycle=weekly&options=studentLoan,noPrivateHospitalCover': {
    answer: '#salary-hint, .answer',
    rest: '.results > .card',
  },
};

const SALARIES = ['1', '1000', '18201', '37000', '54321', '67000', '95000', '123456', '2000000'];

describe.each(Object.entries(PAGES))('on %s, the answer to a typed salary', (path, { answer }) => {
  test('is, before React hears of it, the one that React renders', async ({ newPage }) => {
    const page = await opened(newPage, path);
    for (const salary of SALARIES) {
      const first = await typed(page, salary, answer);
      await page.evaluate(figuresFollowed);
      expect.soft(await textsOf(page, answer), salary).toEqual(first);
    }
    expect(await salaryField(page).or(page.locator('#salary')).first().inputValue()).toBe(
      '2000000',
    );
  });
});

describe.each(Object.entries(PAGES).slice(0, 2))('on %s, the rest', (path, { rest }) => {
  test('follows by itself', async ({ newPage }) => {
    const page = await opened(newPage, path);
    const before = (await textsOf(page, rest)).join('\n');
    const first = (await typed(page, '54321', rest)).join('\n');
    expect(first).toBe(before);
    await page.waitForFunction(
      ({ rest, before }) =>
        [...document.querySelectorAll<HTMLElement>(rest)]
          .map(({ innerText }) => innerText)
          .join('\n') !== before,
      { rest, before },
    );
    const followed = await textsOf(page, rest);
    await page.evaluate(figuresFollowed);
    expect(await textsOf(page, rest)).toEqual(followed);
  });
});

describe('before React hears of a key', () => {
  test('the answer is there with a part of the bar that it had not before', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    await typed(page, '1000', '.answer');
    await page.evaluate(figuresFollowed);
    expect(await page.locator('.answer li').allInnerTexts()).toEqual([
      'Net pay 100.0%',
      '',
      '',
      '',
      '',
    ]);
    expect(await page.locator('.answer li:visible').count()).toBe(1);
    const [answer, breakdown] = await typed(page, '54321', '.answer ul, .results > .card dl');
    expect(answer).toBe('Net pay 85.0%\nIncome tax 13.0%\nMedicare levy 2.0%');
    expect(breakdown).toContain('$1,000');
  });

  test('an emptied field has no answer of $0 for a moment', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    await typed(page, '', '.answer');
    expect(await page.locator('.calculator.empty').count()).toBe(1);
    await typed(page, '80000', '.answer');
    expect(await page.locator('.calculator.empty').count()).toBe(0);
  });

  test('a switch that is pressed counts with it', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      document.querySelector<HTMLInputElement>('[name=nonResident]')?.click();
    });
    expect(await page.locator('.answer strong').innerText()).toBe('$67,500');
    expect(await salaryField(page).inputValue()).toBe('100000');
    expect(await optionSwitch(page, 'Non-Resident').isChecked()).toBe(true);
  });

  test('keys in the same frame all count, a dot among them', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=customSuper]')?.select();
      for (const key of '12.5') document.execCommand('insertText', false, key);
    });
    await page.evaluate(figuresFollowed);
    expect(await page.locator('[name=customSuper]').inputValue()).toBe('12.5');
    expect(await page.getByText('$10,000', { exact: true }).first().innerText()).toBe('$10,000');
  });

  test('a link that is followed is the last word', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      location.hash = '#cycle=weekly';
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await page.evaluate(figuresFollowed);
    expect(await salaryField(page).inputValue()).toBe('80000');
    expect(await page.getByRole('radio', { name: 'Weekly' }).isChecked()).toBe(true);
  });

  test('what is printed then has it everywhere', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    const printed = await page.evaluate(async () => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '54321');
      dispatchEvent(new Event('beforeprint'));
      // React renders after the event has ended.
      await null;
      return document.querySelector<HTMLElement>('.results > .card dl')?.innerText;
    });
    expect(printed).toContain('$54,321');
  });

  test('Reset is the last word', async ({ newPage }) => {
    const page = await opened(newPage, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      const [, reset] = document.querySelectorAll<HTMLElement>('.actions button');
      reset?.click();
    });
    await page.evaluate(figuresFollowed);
    expect(await salaryField(page).inputValue()).toBe('80000');
    expect(await page.locator('.answer strong').innerText()).toBe('$63,612');
  });
});

async function opened(newPage: () => Promise<Page>, path: string): Promise<Page> {
  const page = await newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** Types `salary` in the place of what is there. Returns the texts of `selector` before the event has ended. */
function typed(page: Page, salary: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ({ salary, selector }) => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, salary);
      const found = document.querySelectorAll<HTMLElement>(selector);
      return [...found].map(({ innerText }) => innerText);
    },
    { salary, selector },
  );
}

function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).allInnerTexts();
}
