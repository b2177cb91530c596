/** What the simplified home page says beside a control whose figures are not those of the law. */
import { expect } from 'vitest';
import {
  chooseTaxYear,
  enter,
  figuresFollowed,
  optionSwitch,
  salaryField,
  test,
} from './calculator-page.ts';

test('a tax year whose super rate or brackets are not those of the law says so, and no other year', async ({
  page,
}) => {
  const hints = page.locator('.card.year .hint');
  const help = (year: string) => `Leave empty to use the default rate for ${year}. Maximum 50%.`;
  for (const [year, ...notes] of [
    ['2025-26'],
    ['2024-25', 'By law, super was 11.5% in this year.'],
    ['2023-24', 'By law, super was 11% in this year.'],
    ['2022-23'],
    ['2021-22'],
    ['2020-21', 'By law, other tax brackets applied in this year.'],
  ] as const) {
    await chooseTaxYear(page, year);
    expect(await hints.allTextContents()).toEqual([help(year), ...notes]);
  }
});

test('an option that is on says for which years its figures are those of the law', async ({
  page,
}) => {
  const described = (name: string) =>
    optionSwitch(page, name).evaluate((field) => {
      const id = field.getAttribute('aria-describedby');
      return id === null ? '' : document.getElementById(id)?.textContent;
    });
  for (const [name, note] of [
    [
      'No Private Hospital Cover',
      'If single: limits of $97,000, $108,000 and $144,000 for every tax year. The law has others. Families have higher limits.',
    ],
    ['Non-Resident', 'Non-resident rates of 2020-21 to 2023-24 for every tax year.'],
    ['Working Holiday Visa', 'Visa rates of 2020-21 to 2023-24 for every tax year.'],
    ['Student Loan (HELP, VET, SSL, TSL, SFSS)', 'Repayment bands of 2023-24 for every tax year.'],
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

test('an income up to 66,667 is told that the low income tax offset is left out, and no other', async ({
  page,
}) => {
  const note = page.getByText('Leaves out the low income tax offset of up to $700');
  for (const [salary, isShown] of [
    ['18200', false],
    ['18300', true],
    ['66667', true],
    ['66668', false],
  ] as const) {
    await enter(salaryField(page), salary);
    expect(await note.isVisible(), salary).toBe(isShown);
  }
  await enter(salaryField(page), '40000');
  for (const name of ['Non-Resident', 'Working Holiday Visa', 'No tax-free threshold']) {
    await optionSwitch(page, name).check();
    await page.evaluate(figuresFollowed);
    expect(await note.isVisible(), name).toBe(false);
    await optionSwitch(page, name).uncheck();
  }
});
