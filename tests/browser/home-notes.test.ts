/** The notes of the simplified home page beside controls whose figures would mislead. */
import { expect } from 'vitest';
import { chooseTaxYear, enter, optionSwitch, salaryField, test } from './calculator-page.ts';

test('one line beside the tax year says that the model is simplified, and leads to how it differs', async ({
  page,
}) => {
  const hints = page.locator('.card.year .hint');
  const note = 'A simplified model of the year. How it differs';
  const help = (year: string) => `Leave empty to use the default rate for ${year}. Maximum 50%.`;
  for (const year of ['2025-26', '2023-24', '2020-21']) {
    await chooseTaxYear(page, year);
    expect(await hints.allTextContents()).toEqual([note, help(year)]);
  }
  await page.getByRole('link', { name: 'How it differs' }).click();
  await page.waitForURL('/disclaimer#simplified');
  expect(await page.locator('#simplified').count()).toBe(1);
});

test('an option that is on has a note where its figure would mislead', async ({ page }) => {
  const described = (name: string) =>
    optionSwitch(page, name).evaluate((field) => {
      const id = field.getAttribute('aria-describedby');
      return id === null ? '' : document.getElementById(id)?.textContent;
    });
  for (const [name, note] of [
    ['No Private Hospital Cover', 'Out-of-date limits for singles. Families differ.'],
    ['Non-Resident', ''],
    ['Working Holiday Visa', ''],
    ['Student Loan (HELP, VET, SSL, TSL, SFSS)', 'Uses 2023-24 rates; yours will differ.'],
  ] as const) {
    expect(await described(name)).toBe('');
    await optionSwitch(page, name).check();
    expect(await described(name)).toBe(note);
    await optionSwitch(page, name).uncheck();
  }
});

test('a salary that includes superannuation says what it is made of', async ({ page }) => {
  const option = optionSwitch(page, 'Includes Superannuation');
  await enter(salaryField(page), '120000');
  await option.check();
  const note = page.locator('#includesSuperannuation-note');
  expect(await note.textContent()).toBe('$120,000 package = $107,143 salary + $12,857 super');
  await enter(salaryField(page), '85000');
  expect(await note.textContent()).toBe('$85,000 package = $75,893 salary + $9,107 super');
  await enter(salaryField(page), '');
  expect(await note.count()).toBe(0);
});
