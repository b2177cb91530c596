/** The page on a bonus, in a browser. tests/pages/bonus has its texts, its figures and its links. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { started, tabTo } from '../support/driven-page.ts';
import { enter, figuresFollowed, optionSwitch, salaryField, test } from './calculator-page.ts';

const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

/** Opens the page once its script runs: the address then follows the entries. */
async function open(page: Page): Promise<void> {
  await page.goto(`${inject('legislatedSiteUrl')}/bonus`);
  await started(page);
}

async function answerOn(page: Page): Promise<string> {
  await page.evaluate(figuresFollowed);
  return (await page.locator('.answer').innerText()).replaceAll(/\s+/g, ' ');
}

const bonusField = (page: Page) => page.getByRole('textbox', { name: /^Your .* before tax$/ });

test('what is typed changes the answer, the steps, the year and the address', async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page);
  await enter(salaryField(page), '90000');
  await optionSwitch(page, STUDENT_LOAN).check();
  expect(await answerOn(page)).toContain('Of your $10,000 bonus $5,300 lands in that pay.');
  const step = page.locator('.figures > div', { hasText: 'Times 26 pays' });
  expect(await step.locator('dd').first().textContent()).toBe('$4,732');
  await page.getByRole('row', { name: 'Student loan repayment $2,921 $4,421 +$1,500' }).waitFor();
  await page.waitForURL('**/bonus#salary=90000&options=studentLoan');
  await enter(bonusField(page), '');
  await page.getByText('Enter your pay and the bonus to see what lands.').waitFor();
  expect(await page.getByText('How it is worked out').count()).toBe(0);
});

test('the link of the calculator brings its pay, and Reset the example', async ({ newPage }) => {
  const page = await newPage();
  const fragment = '#salary=2400&cycle=fortnightly&options=studentLoan';
  await page.goto(`${inject('legislatedSiteUrl')}/${fragment}`);
  await started(page);
  await page.getByRole('link', { name: 'What lands from a bonus' }).click();
  await page.waitForURL(`**/bonus${fragment}`);
  await expect.poll(() => salaryField(page).inputValue()).toBe('2400');
  expect(await optionSwitch(page, STUDENT_LOAN).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await answerOn(page)).toContain('Of your $10,000 bonus $6,828 lands in that pay.');
  await page.waitForURL('**/bonus');
});

test('the whole page can be used with the keyboard alone', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const focusedName = () =>
    page.evaluate(
      () =>
        (document.activeElement as HTMLInputElement).name ||
        (document.activeElement as HTMLElement).innerText,
    );
  for (const [name, keys] of [
    ['bonus', [...'4000']],
    ['kind', ['ArrowRight']],
    ['pays', [...'20']],
    ['salary', [...'60000']],
    ['Earlier bonuses, or pay that varies', ['Enter']],
    ['earlier', [...'5000']],
    ['Reset', []],
  ] as const) {
    await tabTo(page, name, focusedName);
    for (const key of keys) await page.keyboard.press(key);
  }
  await page.waitForURL('**/bonus#bonus=4000&kind=back-pay&pays=20&salary=60000&earlier=5000');
  await page.getByText('Less what earlier bonuses bore').waitFor({ state: 'attached' });
});
