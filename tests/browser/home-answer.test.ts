/** A key is answered before the next paint, and the other figures follow by themselves. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  figuresFollowed,
  optionSwitch,
  readFigures,
  salaryField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

const ANSWER = '#salary-hint, .answer';

const FRAGMENTS = ['', '#salary=90&cycle=weekly&options=studentLoan,noPrivateHospitalCover'];

const SALARIES = ['1', '18201', '95000', '2000000', '54321'];

describe.each(FRAGMENTS)("with '%s' typed salaries", (fragment) => {
  test('are answered in the frame of the key, and the rest follows', async ({ newPage }) => {
    const page = await opened(newPage, fragment);
    for (const salary of SALARIES) {
      const first = await typed(page, salary, ANSWER);
      expect(await salaryField(page).inputValue()).toBe(salary);
      await page.evaluate(figuresFollowed);
      expect(await page.locator(ANSWER).allInnerTexts(), salary).toEqual(first);
    }
    const followed = await page.locator('.results').innerText();
    await page.waitForURL(/#salary=54321/);
    await page.reload();
    await page.evaluate(figuresFollowed);
    await expect.poll(() => page.locator('.results').innerText()).toBe(followed);
  });
});

describe('right after keys', () => {
  test('a switch that is pressed counts with them', async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      document.querySelector<HTMLInputElement>('[value=nonResident]')?.click();
    });
    expect(await readFigures(page)).toEqual(
      expectedFigures({
        annualSalary: 100_000,
        taxYear: '2025-26',
        options: { nonResident: true },
      }),
    );
    expect(await optionSwitch(page, 'Non-Resident').isChecked()).toBe(true);
  });

  test('more keys in the same frame all count, a dot among them', async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=super]')?.select();
      for (const key of '12.5') document.execCommand('insertText', false, key);
    });
    expect(await page.locator('[name=super]').inputValue()).toBe('12.5');
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 80_000, taxYear: '2025-26', customSuperRate: 0.125 }),
    );
  });

  test('a link that is followed is the last word', async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      location.hash = '#salary=1500&cycle=weekly';
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 1_500 * 52, taxYear: '2025-26' }),
    );
    expect(await salaryField(page).inputValue()).toBe('1500');
  });

  test('Reset is the last word', async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      document.querySelector<HTMLElement>('[type=reset]')?.click();
    });
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' }),
    );
    expect(await salaryField(page).inputValue()).toBe('80000');
  });
});

test('an emptied field has no answer of $0 for a moment', async ({ page }) => {
  const isEmpty = () => page.locator('.calculator.empty').count();
  await typed(page, '', ANSWER);
  expect(await isEmpty()).toBe(1);
  await typed(page, '80000', ANSWER);
  expect(await isEmpty()).toBe(0);
});

async function opened(newPage: () => Promise<Page>, fragment: string): Promise<Page> {
  const page = await newPage();
  await page.goto(`/${fragment}`, { waitUntil: 'networkidle' });
  return page;
}

/** Types `salary` in the place of what is there. Returns the texts of `selector` as the next frame is painted. */
function typed(page: Page, salary: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ({ salary, selector }) =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => {
          const found = document.querySelectorAll<HTMLElement>(selector);
          resolve([...found].map(({ innerText }) => innerText));
        });
        document.querySelector<HTMLInputElement>('[name=salary]')?.select();
        document.execCommand(salary === '' ? 'delete' : 'insertText', false, salary);
      }),
    { salary, selector },
  );
}
