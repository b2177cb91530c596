/** The home page of a site that is built by the legislated rule set. tests/pages/home and tests/words have its texts. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import {
  chooseTaxYear,
  enter,
  optionSwitch,
  readFigures,
  salaryField,
  shownTaxYear,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

async function openHome(
  newPage: (options: { baseURL: string }) => Promise<Page>,
  fragment = '',
): Promise<Page> {
  const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
  await page.goto(`/${fragment}`);
  return page;
}

const answer = (page: Page) => page.locator('.card.answer p').first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('the figures are those of the law, by year, option and super rate', async ({ newPage }) => {
  const page = await openHome(newPage, '#salary=30000');
  expect(await shownTaxYear(page)).toBe('2026-27 (12.0% super)');
  await expect
    .poll(() => readFigures(page))
    .toEqual(expectedFigures({ annualSalary: 30_000, taxYear: '2026-27' }, 'legislated'));
  await chooseTaxYear(page, '2020-21');
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 30_000, taxYear: '2020-21' }, 'legislated'),
  );
  await chooseTaxYear(page, '2026-27');
  await enter(salaryField(page), '140000');
  for (const name of ['No Private Hospital Cover', 'Student Loan (HELP, VET, SSL, TSL, SFSS)']) {
    await optionSwitch(page, name).check();
  }
  const options = { noPrivateHospitalCover: true, studentLoan: true };
  const query = { annualSalary: 140_000, taxYear: '2026-27', options };
  expect(await readFigures(page)).toEqual(expectedFigures(query, 'legislated'));
  await enter(superField(page), '11');
  expect(await readFigures(page)).toEqual(
    expectedFigures({ ...query, customSuperRate: 0.11 }, 'legislated'),
  );
});

test('a household is asked for where it counts, and goes with the options and the link', async ({
  newPage,
}) => {
  const page = await openHome(newPage, '#salary=190000');
  const surcharge = async () => (await readFigures(page)).taxBreakdown['Medicare Levy Surcharge'];
  const family = page.getByRole('radio', { name: 'Family', exact: true });
  await optionSwitch(page, 'No Private Hospital Cover').check();
  await expect.poll(surcharge).toBe('$2,835');
  expect(await textbox(page, 'Children').count()).toBe(0);
  await family.check();
  await enter(textbox(page, 'Children'), '2.');
  expect(await textbox(page, 'Children').inputValue()).toBe('2');
  expect(await surcharge()).toBeUndefined();
  await enter(textbox(page, "Partner's income, a year"), '30000');
  expect(await surcharge()).toBe('$1,890');
  await page.waitForURL(
    '/#salary=190000&options=noPrivateHospitalCover&family=yes&partner=30000&children=2',
  );
  await page.reload();
  await expect.poll(surcharge).toBe('$1,890');
  await optionSwitch(page, 'Non-Resident').check();
  expect(await family.count()).toBe(0);
  await page.waitForURL('/#salary=190000&options=noPrivateHospitalCover,nonResident');
});

test('a second job asks for the pay of the other, and without it has neither bar, plots nor year', async ({
  newPage,
}) => {
  const page = await openHome(newPage, '#salary=20000&options=noTaxFreeThreshold');
  await expect.poll(() => answer(page).textContent()).toBe('$631.23 each fortnight');
  // As if it were the only job, all of it would be kept.
  const { taxBreakdown, comprehensive, summary } = await readFigures(page);
  expect(taxBreakdown).toEqual({ 'Gross Annual Salary': '$20,000' });
  expect(comprehensive['Take Home Pay']).toEqual(['$315.62', '$631.23', '$1,367.67']);
  expect(summary.Net).toBe('$631.23, a fortnight');
  expect(await page.locator('.answer .pay-bar, .plots').count()).toBe(0);
  await enter(textbox(page, 'Pay of your other job'), '60000');
  expect(await answer(page).textContent()).toBe(
    '$13,485 a year from this job after tax in 2026-27',
  );
  expect((await readFigures(page)).taxBreakdown['Net Annual Salary']).toBe('$13,485');
  expect(await page.getByRole('heading', { name: 'Income tax by bracket' }).count()).toBe(0);
  // The address follows once typing has rested.
  await expect
    .poll(() => page.locator('.answer a[href^="/tax-return"]').getAttribute('href'))
    .toContain('other-job=60000');
});
