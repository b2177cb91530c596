/** The fields of the calculator: what each is called and asks for, and that the figures follow it. */
import { expect } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  chooseTaxYear,
  enter,
  figureOf,
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
  expect(await cycles.nth(4).isChecked()).toBe(true);
  expect(await salaryField(page).getAttribute('inputmode')).toBe('decimal');
  await enter(salaryField(page), '123');
  const hours = page.getByRole('textbox', { name: 'Hours a week', exact: true });
  for (const { cycle, name, periods } of [
    { cycle: 'Hourly', name: 'Gross Hourly Pay', periods: 38 * 52 },
    { cycle: 'Monthly', name: 'Gross Monthly Pay', periods: 12 },
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
  expect(await salaryField(page).getAttribute('inputmode')).toBe('decimal');
  await enter(salaryField(page), '41.20');
  await enter(page.getByRole('textbox', { name: 'Hours a week', exact: true }), '32');
  const expected = expectedFigures({ annualSalary: 41.2 * 32 * 52, taxYear: '2025-26' });
  expect(await readFigures(page)).toEqual(expected);
  expect(await page.locator('#salary-hint').textContent()).toBe('$68,557 a year');
  await page.waitForURL('/#salary=41.20&cycle=hourly&hours=32');
  await page.reload();
  await expect.poll(() => readFigures(page)).toEqual(expected);
});

test('the super rate is that of the chosen year, as its placeholder, help and the heading say, until another is entered', async ({
  page,
}) => {
  const field = superField(page);
  const superOf = () => figureOf(page, 'Super annual contribution');
  await chooseTaxYear(page, '2020-21');
  expect(await field.getAttribute('placeholder')).toBe('9.5');
  const help = page.locator(`#${await field.getAttribute('aria-describedby')}`);
  expect(await help.textContent()).toContain('the default rate for 2020-21.');
  expect(await page.locator('h1 + p').textContent()).toContain('Tax year 2020-21');
  expect(await shownTaxYear(page)).toBe('2020-21 (9.5% super)');
  expect(await superOf()).toBe('$7,600');
  await field.pressSequentially('50.15');
  expect(await field.inputValue()).toBe('50.');
  expect(await superOf()).toBe('$40,000');
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
