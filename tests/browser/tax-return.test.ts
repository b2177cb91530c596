/** The tax return in a browser: what is added, removed, typed, linked and heard. tests/pages/tax-return has its figures and texts. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { started, tabTo } from '../support/driven-page.ts';
import { enter, figuresFollowed, test } from './calculator-page.ts';

/** Opens the page once its script runs: the address then follows the entries. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${inject('legislatedSiteUrl')}/tax-return${fragment}`);
  await started(page);
}

function job(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function payOf(page: Page, name: string): Promise<string> {
  return job(page, name).getByLabel('Pay before tax').inputValue();
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

/** The amount of a line of the assessment, once all have followed the entries. */
async function lineOf(page: Page, label: string): Promise<string> {
  await page.evaluate(figuresFollowed);
  const term = page.locator('.assessment dt').getByText(label, { exact: true });
  return term.locator('xpath=following-sibling::dd[1]').innerText();
}

/** The announcements to screen readers: the answer, and the jobs. */
function announced(page: Page): Promise<string[]> {
  return page.locator('#tax-return > .unseen[role=status]').allInnerTexts();
}

describe('jobs', () => {
  test('are added and removed, say so, and keep the focus', async ({ newPage }) => {
    const page = await newPage();
    await open(page);
    const add = page.getByRole('button', { name: 'Add a job' });
    await enter(job(page, 'Your job').getByLabel('Pay before tax'), '60000');
    await add.click();
    expect(await focusedId(page)).toBe('job2-salary');
    expect((await announced(page))[1]).toBe('Job 2 added.');
    await page.keyboard.type('20000');
    await add.click();
    await page.keyboard.type('5000');

    await page.getByRole('button', { name: 'Remove job 2' }).click();
    expect(await focusedId(page)).toBe('add-job');
    expect((await announced(page))[1]).toBe('Job 2 removed. 2 jobs left.');
    expect(await payOf(page, 'Job 2')).toBe('5000');
    expect(await page.getByRole('region', { name: /^Job \d/ }).count()).toBe(2);
    await expect.poll(() => new URL(page.url()).hash).toBe('#jobs=2&salary=60000&job2-salary=5000');

    await page.getByRole('button', { name: 'Remove job 1' }).click();
    expect(await payOf(page, 'Your job')).toBe('5000');
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  });

  test('are eight at most', async ({ newPage }) => {
    const page = await newPage();
    await open(page, '#jobs=7');
    const add = page.getByRole('button', { name: 'Add a job' });
    await add.click();
    expect(await add.count()).toBe(0);
    expect(await focusedId(page)).toBe('job8-salary');
    await page.getByRole('button', { name: 'Remove job 8' }).click();
    expect(await add.count()).toBe(1);
  });
});

test('the keyboard alone enters a second job with other income, and hears the answer', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install();
  await open(page);
  await page.getByLabel('Pay before tax').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('60000');
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      // A line that folds away says after its name what is set.
      return (focused.labels?.[0] ?? focused).textContent.replace(/:.*/, '');
    });
  for (const [name, keys] of [
    ['Add a job', ['Enter', ...'20000']],
    ['Other income', ['Enter']],
    ['Interest', [...'1200']],
    ['Private hospital cover', ['Enter']],
    ['All year', ['ArrowRight', 'ArrowRight']],
  ] as const) {
    await tabTo(page, name, focusedName);
    for (const key of keys) await page.keyboard.press(key);
  }
  await page.clock.runFor(1_100);
  expect(await lineOf(page, 'Taxable income')).toBe('$80,200.00');
  expect(await lineOf(page, 'Medicare levy surcharge')).toBe('$0.00');
  expect((await announced(page))[0]).toBe(await page.locator('.difference b').innerText());
});

test('the link of the calculator brings its pay, options and household', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(
    `${inject('legislatedSiteUrl')}/#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2`,
  );
  for (const name of [/^Both jobs: /, 'Work out your tax return']) {
    await page.getByRole('link', { name }).click();
    await page.waitForURL('**/tax-return*');
    await started(page);
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe(
        '#jobs=2&salary=41.20&cycle=hourly&hours=32&threshold=no&job2-salary=60000&job2-threshold=yes&couple=yes&partner=50000&children=2&cover=none&loan=yes',
      );
    // 41.20 × 32 × 52 and 60,000.
    expect(await lineOf(page, 'Pay')).toBe('$128,556.80');
    await page.goBack();
  }
});

test('what a field refuses is said below it, by its limit of then', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  await enter(page.locator('[name=pays]'), '28');
  await page.getByText('Maximum 27. Still using 27.').waitFor();
  await page.getByLabel('Pay cycle').selectOption('Monthly');
  await page.getByText('Maximum 12. Still using 12.').waitFor();
});
