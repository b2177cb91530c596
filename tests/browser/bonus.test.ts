/** The page on a bonus, in a browser. tests/pages/bonus has its texts, its figures and its links. */
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { started, tabTo } from '../support/driven-page.ts';
import { enter, figuresFollowed, optionSwitch, salaryField, test } from './calculator-page.ts';

const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

/** Opens the page once its script runs: the address then follows the entries. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${inject('legislatedSiteUrl')}/bonus${fragment}`);
  await started(page);
}

async function answerOn(page: Page): Promise<string> {
  await page.evaluate(figuresFollowed);
  return (await page.locator('.answer').innerText()).replaceAll(/\s+/g, ' ');
}

function bonusField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Your .* before tax$/ });
}

async function amountOf(page: Page, label: string): Promise<string> {
  await page.evaluate(figuresFollowed);
  return page
    .locator('.figures > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .first()
    .locator('dd')
    .first()
    .evaluate(({ textContent }) => textContent);
}

test('what is typed changes the answer, the steps, the year and the address', async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page);
  expect(await answerOn(page)).toContain('Of your $10,000 bonus $6,828 lands in that pay.');
  await enter(salaryField(page), '90000');
  await optionSwitch(page, STUDENT_LOAN).check();
  expect(await answerOn(page)).toContain('Of your $10,000 bonus $5,300 lands in that pay.');
  expect(await amountOf(page, 'Times 26 pays')).toBe('$4,732');
  const repayment = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Student loan repayment' }) });
  expect(await repayment.getByRole('cell').allInnerTexts()).toEqual([
    '$2,921',
    '$4,421',
    '+$1,500',
  ]);
  await page.waitForURL('**/bonus#salary=90000&options=studentLoan');
  await enter(bonusField(page), '');
  await page.getByText('Enter your pay and the bonus to see what lands.').waitFor();
  expect(await page.getByText('How it is worked out').count()).toBe(0);
});

test('the link of the calculator brings its pay, and Reset the example', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(
    `${inject('legislatedSiteUrl')}/#salary=2400&cycle=fortnightly&options=studentLoan`,
  );
  await started(page);
  await page.getByRole('link', { name: 'What lands from a bonus' }).click();
  await page.waitForURL('**/bonus#salary=2400&cycle=fortnightly&options=studentLoan');
  await expect.poll(() => salaryField(page).inputValue()).toBe('2400');
  expect(await optionSwitch(page, STUDENT_LOAN).isChecked()).toBe(true);
  expect(await amountOf(page, 'Usual pay, without cents')).toBe('$2,400');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await answerOn(page)).toContain('Of your $10,000 bonus $6,828 lands in that pay.');
  await page.waitForURL('**/bonus');
});

test.for([
  ['/salary/80000', '/bonus#salary=80000'],
  [
    '/compare#salary=1500&cycle=weekly&bonus=5000&offer-salary=90000',
    '/bonus#bonus=5000&salary=1500&cycle=weekly&year=2026-27&options=',
  ],
] as const)('the link of %s brings its pay', async ([from, address], { newPage }) => {
  const page = await newPage();
  await page.goto(inject('legislatedSiteUrl') + from);
  const link = page.getByRole('link', { name: 'What lands from a bonus' });
  await expect.poll(() => link.getAttribute('href')).toBe(address);
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
  await tabTo(page, 'bonus', focusedName);
  await page.keyboard.type('4000');
  await tabTo(page, 'kind', focusedName);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'pays', focusedName);
  await page.keyboard.type('20');
  await tabTo(page, 'salary', focusedName);
  await page.keyboard.type('60000');
  expect(await answerOn(page)).toContain('Of your $4,000 back pay $2,720 lands in that pay.');
  await tabTo(page, 'Earlier bonuses, or pay that varies', focusedName);
  await page.keyboard.press('Enter');
  await tabTo(page, 'earlier', focusedName);
  await page.keyboard.type('5000');
  expect(await amountOf(page, 'Less what earlier bonuses bore')).toBe('-$1,612');
  await tabTo(page, 'Reset', focusedName);
});

test('on a phone the field of the bonus and the answer are in view with the keyboard up', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 360, height: 400 } });
  await open(page);
  await bonusField(page).focus();
  for (const part of [bonusField(page), page.locator('.answer strong')]) {
    const isInView = () =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
  }
});
