/** The tax return in a browser: jobs that are added and removed, and a pay that is missing. live-pages.test.ts has what it shares, tests/pages/tax-return its figures and texts. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { enter, openLegislated, test } from './calculator-page.ts';

function job(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function payOf(page: Page, name: string): Promise<string> {
  return job(page, name).getByLabel('Pay before tax').inputValue();
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

test('jobs are added and removed, say so, and keep the focus', async ({ newPage }) => {
  const page = await newPage();
  await openLegislated(page, '/tax-return');
  const add = page.getByRole('button', { name: 'Add a job' });
  const news = page.locator('.entries > .unseen[role=status]');
  await enter(job(page, 'Your job').getByLabel('Pay before tax'), '60000');
  await add.click();
  expect(await focusedId(page)).toBe('job2-salary');
  expect(await news.innerText()).toBe('Job 2 added.');
  await page.keyboard.type('20000');
  await add.click();
  await page.keyboard.type('5000');

  await page.getByRole('button', { name: 'Remove job 2' }).click();
  expect(await focusedId(page)).toBe('add-job');
  expect(await news.innerText()).toBe('Job 2 removed. 2 jobs left.');
  expect(await payOf(page, 'Job 2')).toBe('5000');
  expect(await page.getByRole('region', { name: /^Job \d/ }).count()).toBe(2);
  await expect.poll(() => new URL(page.url()).hash).toBe('#jobs=2&salary=60000&job2-salary=5000');

  await page.getByRole('button', { name: 'Remove job 1' }).click();
  expect(await payOf(page, 'Your job')).toBe('5000');
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
});

test('what a field refuses is said below it, by its limit of then', async ({ newPage }) => {
  const page = await newPage();
  await openLegislated(page, '/tax-return');
  await enter(page.locator('[name=pays]'), '28');
  await page.getByText('Maximum 27. Still using 27.').waitFor();
  await page.getByLabel('Pay cycle').selectOption('Monthly');
  await page.getByText('Maximum 12. Still using 12.').waitFor();
});

test('without a pay, or with one that is refused, the answer, what is announced and the cards wait for it', async ({
  newPage,
}) => {
  const page = await newPage();
  await openLegislated(page, '/tax-return');
  const pay = job(page, 'Your job').getByLabel('Pay before tax');
  const announced = page.locator('#calculator > .unseen[role=status]');
  const assessment = page.getByRole('heading', { name: 'Your assessment' });
  for (const [text, request] of [
    ['', 'Enter your pay to see your refund or bill.'],
    ['12x', 'Check your pay to see your refund or bill.'],
  ] as const) {
    await enter(pay, text);
    await expect.poll(() => announced.innerText()).toBe(request);
    expect(await page.locator('.difference').innerText()).toBe(request);
    await assessment.waitFor({ state: 'detached' });
  }
  await enter(pay, '80000');
  await expect.poll(() => announced.innerText()).toBe('About $372 back at tax time');
  await assessment.waitFor();
});
