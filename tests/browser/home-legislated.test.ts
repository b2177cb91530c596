/** The home page of a site that is built by the legislated rule set. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
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
import { expectedFigures } from './expected-figures.ts';

async function openHome(
  newPage: (options: { baseURL: string }) => Promise<Page>,
  fragment = '',
): Promise<Page> {
  const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
  await page.goto(`/${fragment}`);
  return page;
}

const answer = (page: Page) => page.locator('.card.answer p').first();

test('opens with 2026-27, and shows the figures of every year, offsets included', async ({
  newPage,
}) => {
  const page = await openHome(newPage);
  expect(await shownTaxYear(page)).toBe('2026-27 (12.0% super)');
  for (const { label } of legislated.taxYears) {
    await chooseTaxYear(page, label);
    for (const salary of [20_000, 30_000, 40_000, 80_000, 300_000]) {
      await enter(salaryField(page), `${salary}`);
      expect(await readFigures(page), `${salary} in ${label}`).toEqual(
        expectedFigures({ annualSalary: salary, taxYear: label }, 'legislated'),
      );
    }
  }
});

test('with every option on that can be, shows the figures of the law', async ({ newPage }) => {
  const page = await openHome(newPage);
  await enter(salaryField(page), '140000');
  for (const name of ['No Private Hospital Cover', 'Student Loan (HELP, VET, SSL, TSL, SFSS)']) {
    await optionSwitch(page, name).check();
  }
  const options = { noPrivateHospitalCover: true, studentLoan: true };
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 140_000, taxYear: '2026-27', options }, 'legislated'),
  );
  await optionSwitch(page, 'Non-Resident').check();
  expect(await readFigures(page)).toEqual(
    expectedFigures(
      { annualSalary: 140_000, taxYear: '2026-27', options: { ...options, nonResident: true } },
      'legislated',
    ),
  );
});

test('a custom super rate is paid on the whole salary, the rate of the year up to the base', async ({
  newPage,
}) => {
  const page = await openHome(newPage);
  await enter(salaryField(page), '400000');
  expect((await readFigures(page)).takeHomePay['Super annual contribution']).toBe('$32,500');
  await enter(superField(page), '12');
  expect((await readFigures(page)).takeHomePay['Super annual contribution']).toBe('$48,000');
});

test('withheld tax offsets leave take-home pay, and the answer says that they come with the tax return', async ({
  newPage,
}) => {
  const page = await openHome(newPage, '#salary=40000');
  const withheld = optionSwitch(page, 'Withhold Tax Offsets');
  const included = page.getByText('Includes the low income tax offset of up to $700');
  expect(await included.isVisible()).toBe(true);
  expect(await answer(page).textContent()).toBe('$36,725 a year after tax in 2026-27');
  await withheld.check();
  expect(await answer(page).textContent()).toBe(
    '$36,100 a year after tax in 2026-27, and $625 of tax offsets with your tax return',
  );
  expect((await readFigures(page)).taxBreakdown).not.toHaveProperty('Low income tax offset');
  expect(await included.isVisible()).toBe(false);
  await enter(salaryField(page), '80000');
  expect(await answer(page).textContent()).not.toContain('tax return');
});

describe('a shared link', () => {
  test('with a year that the simplified site has too opens in it', async ({ newPage }) => {
    const page = await openHome(newPage, '#salary=90000&year=2023-24');
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 90_000, taxYear: '2023-24' }, 'legislated'),
    );
  });

  test('of the simplified site that leaves out its default year opens in the default year of this one', async ({
    newPage,
  }) => {
    const page = await openHome(newPage, '#salary=90000');
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 90_000, taxYear: '2026-27' }, 'legislated'),
    );
  });
});
