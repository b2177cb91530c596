/** A key is answered before the next paint, and the other figures follow by themselves. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { PayQuery } from '../../src/pay/pay.ts';
import { figuresFollowed, readFigures, salaryField, test } from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

/** All but the bar, which is drawn with the cards. */
const ANSWER = '#salary-hint, .answer > :not(.bar)';

describe.each(['', '#salary=90&cycle=weekly&options=studentLoan,noPrivateHospitalCover'])(
  "with '%s' typed salaries",
  (fragment) => {
    test('are answered in the frame of the key, and the rest follows', async ({ newPage }) => {
      const page = await newPage();
      await page.goto(`/${fragment}`, { waitUntil: 'networkidle' });
      for (const salary of ['1', '18201', '2000000', '54321']) {
        const first = await typed(page, salary);
        await page.evaluate(figuresFollowed);
        expect(await page.locator(ANSWER).allInnerTexts(), salary).toEqual(first);
      }
      const followed = await page.locator('.results').innerText();
      await page.waitForURL(/#salary=54321/);
      await page.reload();
      await page.evaluate(figuresFollowed);
      await expect.poll(() => page.locator('.results').innerText()).toBe(followed);
    });
  },
);

/** What is done in the same frame as keys, by a control or by a key, and the pay of it all. */
const RIGHT_AFTER: readonly [name: string, control: string, pay: Partial<PayQuery>][] = [
  ['a switch counts with them', '[value=nonResident]', { options: { nonResident: true } }],
  ['Reset is the last word', '[type=reset]', { annualSalary: 80_000 }],
];

test.for(RIGHT_AFTER)('right after keys %s', async ([, control, pay], { page }) => {
  await page.evaluate((selector) => {
    document.querySelector<HTMLInputElement>('[name=salary]')?.select();
    document.execCommand('insertText', false, '100000');
    document.querySelector<HTMLElement>(selector)?.click();
  }, control);
  const query = { annualSalary: 100_000, taxYear: '2025-26', ...pay };
  expect(await readFigures(page)).toEqual(expectedFigures(query));
  expect(await salaryField(page).inputValue()).toBe(String(query.annualSalary));
});

test('keys in the same frame all count, a dot among them', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=super]')?.select();
    for (const key of '12.5') document.execCommand('insertText', false, key);
  });
  expect(await page.locator('[name=super]').inputValue()).toBe('12.5');
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 80_000, taxYear: '2025-26', customSuperRate: 0.125 }),
  );
});

test('an emptied field has no answer of $0 for a moment', async ({ page }) => {
  const isEmpty = () => page.locator('.calculator.empty').count();
  await typed(page, '');
  expect(await isEmpty()).toBe(1);
  await typed(page, '80000');
  expect(await isEmpty()).toBe(0);
});

/** Types `salary` in the place of what is there. Returns the texts of the answer as the next frame is painted. */
function typed(page: Page, salary: string): Promise<string[]> {
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
    { salary, selector: ANSWER },
  );
}
