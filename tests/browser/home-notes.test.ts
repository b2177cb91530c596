/** What the simplified home page says beside a control whose figures are not those of the law. */
import { expect } from 'vitest';
import { chooseTaxYear, optionSwitch, test } from './calculator-page.ts';

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
      'The same limits are used for every tax year. They are not those of the law.',
    ],
    ['Non-Resident', 'The rates of 2020-21 to 2023-24 are used for every tax year.'],
    ['Working Holiday Visa', 'The rates of 2020-21 to 2023-24 are used for every tax year.'],
    [
      'Student Loan (HELP, VET, SSL, TSL, SFSS)',
      'The bands of 2023-24 are used for every tax year.',
    ],
  ] as const) {
    expect(await described(name)).toBe('');
    await optionSwitch(page, name).check();
    expect(await described(name)).toBe(note);
    await optionSwitch(page, name).uncheck();
  }
});
