/** The fields of the calculator: what each is called and asks for, and that the figures follow it. */
import { expect } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  chooseTaxYear,
  enter,
  optionSwitch,
  press,
  readFigures,
  salaryField,
  shownTaxYear,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

test('the pay cycle titles the card, labels the field and multiplies the amount, which stays', async ({
  page,
}) => {
  const cycles = page.getByRole('group', { name: 'Pay cycle' }).getByRole('radio');
  const names = ['Hourly', 'Weekly', 'Fortnightly', 'Monthly', 'Annually'];
  expect(
    await cycles.evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ labels }) => labels?.[0]?.textContent),
    ),
  ).toEqual(names);
  expect(await cycles.nth(4).isChecked()).toBe(true);
  expect(await salaryField(page).inputValue()).toBe('80000');
  expect(await salaryField(page).getAttribute('inputmode')).toBe('numeric');
  await enter(salaryField(page), '123');
  const hours = page.getByRole('textbox', { name: 'Hours a week', exact: true });
  for (const { cycle, name, periods } of [
    { cycle: 'Hourly', name: 'Gross Hourly Pay', periods: 38 * 52 },
    { cycle: 'Weekly', name: 'Gross Weekly Pay', periods: 52 },
    { cycle: 'Fortnightly', name: 'Gross Fortnightly Pay', periods: 26 },
    { cycle: 'Monthly', name: 'Gross Monthly Pay', periods: 12 },
    { cycle: 'Annually', name: 'Gross Annual Salary (AUD)', periods: 1 },
  ]) {
    await page.getByRole('radio', { name: cycle, exact: true }).check();
    expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
    expect(await page.getByRole('textbox', { name, exact: true }).inputValue()).toBe('123');
    expect(await hours.count(), cycle).toBe(cycle === 'Hourly' ? 1 : 0);
    expect(await readFigures(page), cycle).toEqual(
      expectedFigures({ annualSalary: 123 * periods, taxYear: '2025-26' }),
    );
  }
});

test('an hourly rate takes cents and hours a week, which a link keeps', async ({ page }) => {
  await press(page, ['Hourly']);
  const rate = salaryField(page);
  expect(await rate.getAttribute('inputmode')).toBe('decimal');
  await enter(rate, '41.20');
  const hours = page.getByRole('textbox', { name: 'Hours a week', exact: true });
  expect(await hours.inputValue()).toBe('38');
  await enter(hours, '32');
  const expected = expectedFigures({ annualSalary: 41.2 * 32 * 52, taxYear: '2025-26' });
  expect(await readFigures(page)).toEqual(expected);
  expect(await page.locator('#salary-hint').textContent()).toBe('$68,557 a year');
  await enter(hours, '169');
  expect(await hours.inputValue()).toBe('32');
  expect(await page.locator('#hours-hint [role=status]').textContent()).toBe(
    'Maximum 168. Still using 32.',
  );
  expect(await hours.getAttribute('aria-invalid')).toBe('true');
  await page.waitForURL('/#salary=41.20&cycle=hourly&hours=32');
  await page.reload();
  await expect.poll(() => readFigures(page)).toEqual(expected);
  await page.getByRole('link', { name: 'Compare with another offer' }).click();
  const field = (name: string) => page.locator(`[name=${name}]`).inputValue();
  await expect.poll(() => field('salary')).toBe('41.20');
  expect([await field('cycle'), await field('hours')]).toEqual(['hourly', '32']);
});

test('the super rate is that of the chosen year, as its placeholder, help and the heading say, until another is entered', async ({
  page,
}) => {
  const field = superField(page);
  const superOf = async () => (await readFigures(page)).takeHomePay['Super annual contribution'];
  const heading = page.getByRole('heading', { name: 'Australian Pay Calculator', level: 1 });
  for (const [label, percent, description, contribution] of [
    ['2025-26', '12.0', ', with the July 2024 tax cuts', '$9,600'],
    ['2020-21', '9.5', ', before the July 2024 tax cuts', '$7,600'],
  ] as const) {
    await chooseTaxYear(page, label);
    expect(await field.getAttribute('placeholder')).toBe(percent);
    const help = page.locator(`#${await field.getAttribute('aria-describedby')}`);
    expect(await help.textContent()).toBe(
      `Leave empty to use the default rate for ${label}. Maximum 50%.`,
    );
    const year = await heading.locator('xpath=following-sibling::p').innerText();
    expect([year.startsWith(`Tax year ${label} `), year.endsWith(description)]).toEqual([
      true,
      true,
    ]);
    expect(await shownTaxYear(page)).toContain(`${label} (${percent}%`);
    expect(await superOf()).toBe(contribution);
  }
  expect(await field.locator('xpath=following-sibling::*').innerText()).toBe('%');
  await field.pressSequentially('50.15');
  expect(await field.inputValue()).toBe('50.');
  expect(await superOf()).toBe('$40,000');
  await enter(field, '');
  expect(await superOf()).toBe('$7,600');
});

test('one line beside the tax year says that the model is simplified, and leads to how it differs', async ({
  page,
}) => {
  const note = page.locator('.card.year .hint').first();
  expect(await note.textContent()).toBe('A simplified model of the year. How it differs');
  await page.getByRole('link', { name: 'How it differs' }).click();
  await page.waitForURL('/disclaimer#simplified');
  expect(await page.locator('#simplified').count()).toBe(1);
});

test('a surcharge and a student loan repayment are listed only above 0', async ({ page }) => {
  await press(page, ['No Private Hospital Cover', 'Student Loan (HELP, VET, SSL, TSL, SFSS)']);
  const listed = async (salary: string) => {
    await enter(salaryField(page), salary);
    const labels = Object.keys((await readFigures(page)).taxBreakdown);
    return labels.filter((label) => /Surcharge|Loan/.test(label));
  };
  expect(await listed('51549')).toEqual([]);
  expect(await listed('51550')).toEqual(['Student Loan Repayment']);
  expect(await listed('97001')).toEqual(['Medicare Levy Surcharge', 'Student Loan Repayment']);
});

test('Reset gives every input its default value', async ({ page }) => {
  await enter(salaryField(page), '1234');
  await enter(superField(page), '20');
  await chooseTaxYear(page, '2021-22');
  await press(page, ['Weekly', 'Non-Resident', 'Includes Superannuation']);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await salaryField(page).inputValue()).toBe('80000');
  expect(await superField(page).inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: 'Annually' }).isChecked()).toBe(true);
  expect(await optionSwitch(page, 'Non-Resident').isChecked()).toBe(false);
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' }),
  );
});

test('the new answer is announced politely, once typing pauses', async ({ newPage }) => {
  const page = await newPage();
  await openWithTimeStopped(page);
  const announcement = page.locator('#calculator > [role=status]');
  expect(await announcement.textContent()).toBe('');
  await enter(salaryField(page), '9');
  await page.clock.runFor(999);
  await enter(salaryField(page), '90000');
  await page.clock.runFor(999);
  expect(await announcement.textContent()).toBe('');
  await page.clock.runFor(1);
  expect(await announcement.textContent()).toBe('$70,412 a year after tax in 2025-26');
});
