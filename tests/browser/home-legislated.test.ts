/** The home page of a site that is built by the legislated rule set. tests/pages/home and tests/words have its texts. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { enter, figureOf, optionSwitch, test } from './calculator-page.ts';

async function openHome(
  newPage: (options: { baseURL: string }) => Promise<Page>,
  fragment: string,
): Promise<Page> {
  const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
  await page.goto(`/${fragment}`);
  return page;
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a household is asked for where it counts, and goes with the options', async ({ newPage }) => {
  const page = await openHome(newPage, '#salary=190000');
  const surcharge = () => figureOf(page, 'Medicare Levy Surcharge');
  const partner = page.getByRole('group', { name: 'Partner?' });
  const income = textbox(page, "Partner's income, a year");
  await optionSwitch(page, 'No Private Hospital Cover').check();
  await expect.poll(surcharge).toBe('$2,835');
  expect(await income.count()).toBe(0);
  await partner.getByRole('radio', { name: 'Yes' }).check();
  // A partner whose income is left empty has none.
  await expect.poll(surcharge).toBeUndefined();
  await enter(textbox(page, 'Children'), '2');
  // It stays to be corrected, and the last right number counts.
  await enter(textbox(page, 'Children'), '2.5');
  expect(await textbox(page, 'Children').inputValue()).toBe('2.5');
  expect(await surcharge()).toBeUndefined();
  await enter(income, '30000');
  expect(await surcharge()).toBe('$1,890');
  await page.waitForURL(
    '/#salary=190000&options=noPrivateHospitalCover&family=yes&partner=30000&children=2',
  );
  await optionSwitch(page, 'Non-Resident').check();
  expect(await partner.count()).toBe(0);
  await page.waitForURL('/#salary=190000&options=noPrivateHospitalCover,nonResident');
});

test('a second job asks for the pay of the other, and without it has neither bar, plots nor year', async ({
  newPage,
}) => {
  const page = await openHome(newPage, '#salary=20000&options=noTaxFreeThreshold');
  const answer = page.locator('.card.answer p').first();
  await expect.poll(() => answer.textContent()).toBe('$631.23 each fortnight');
  expect(await figureOf(page, 'Net Annual Salary')).toBeUndefined();
  expect(await page.locator('.answer .pay-bar, .plots').count()).toBe(0);
  await enter(textbox(page, 'Pay of your other job'), '60000');
  expect(await answer.textContent()).toBe('$13,485 a year from this job after tax in 2026-27');
  expect(await figureOf(page, 'Net Annual Salary')).toBe('$13,485');
  expect(await page.getByRole('heading', { name: 'Income tax by bracket' }).count()).toBe(0);
  await page.locator('.answer a[href^="/tax-return"]').click();
  await page.waitForURL('/tax-return#**job2-salary=60000**');
});
