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
  expect(await answer(page).textContent()).toBe('$36,725 a year after tax in 2026-27');
  await withheld.check();
  expect(await answer(page).textContent()).toBe(
    '$36,100 a year after tax in 2026-27, and $625 of tax offsets with your tax return',
  );
  expect((await readFigures(page)).taxBreakdown).not.toHaveProperty('Low income tax offset');
  await enter(salaryField(page), '80000');
  expect(await answer(page).textContent()).not.toContain('tax return');
});

test('the headline, the payslip and the summary have one figure for what lands each week', async ({
  newPage,
}) => {
  const page = await openHome(
    newPage,
    '#salary=41.20&cycle=hourly&hours=32&year=2025-26&options=studentLoan',
  );
  expect((await readFigures(page)).summary.Weekly).toBe('$1,068.40');
  expect(await answer(page).textContent()).toBe('$1,068.40 lands in your account each week');
  expect(await page.locator('.answer .also').allTextContents()).toEqual([
    'That is $33.39 an hour, $2,136.80 a fortnight and $55,597 a year after all tax',
    'At tax time: about $40 back',
  ]);
  const inAccount = page.locator('.payslip tr', { hasText: 'In the account' }).locator('td');
  await expect
    .poll(() => inAccount.allTextContents())
    .toEqual(['$1,068.40', '$2,136.80', expect.stringMatching(/^\$4,/)]);
});

describe('a household', () => {
  const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  test('of a family has no surcharge within its limits, and counts with hospital cover too', async ({
    newPage,
  }) => {
    const page = await openHome(newPage, '#salary=190000');
    const surcharge = async () => (await readFigures(page)).taxBreakdown['Medicare Levy Surcharge'];
    const family = page.getByRole('radio', { name: 'Family', exact: true });
    await optionSwitch(page, 'No Private Hospital Cover').check();
    expect(await surcharge()).toBe('$2,835');
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
    expect(await surcharge()).toBe('$1,890');
    await optionSwitch(page, 'No Private Hospital Cover').uncheck();
    expect(await surcharge()).toBeUndefined();
    await page.waitForURL('/#salary=190000&family=yes&partner=30000&children=2');
    await optionSwitch(page, 'Non-Resident').check();
    expect(await family.count()).toBe(0);
    await page.waitForURL('/#salary=190000&options=nonResident');
  });

  test('of two jobs pays the tax that the second adds', async ({ newPage }) => {
    const page = await openHome(newPage, '#salary=20000&options=noTaxFreeThreshold');
    expect(await answer(page).textContent()).toBe('$631.23 lands in your account each fortnight');
    // As if it were the only job, all of it would be kept.
    expect(await page.locator('.answer .pay-bar').count()).toBe(0);
    // In a card, which follows the answer.
    await page.getByText('This is the tax if this is your only job.').waitFor();
    await enter(textbox(page, 'Pay of your other job, a year'), '60000');
    expect(await answer(page).textContent()).toBe('$13,485 a year after tax in 2026-27');
    expect(await page.locator('.answer a[href^="/tax-return"]').textContent()).toBe(
      'At tax time, for both jobs: about $2,488 to pay',
    );
    expect(await page.getByRole('heading', { name: 'Income tax by bracket' }).count()).toBe(0);
  });
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
    await expect
      .poll(() => readFigures(page))
      .toEqual(expectedFigures({ annualSalary: 90_000, taxYear: '2026-27' }, 'legislated'));
  });
});
