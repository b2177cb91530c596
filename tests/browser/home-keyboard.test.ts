/** The calculator with the keyboard alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from '../support/driven-page.ts';
import { radixTaxYearSelect, readFigures, test } from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

test('the whole calculator can be used with the keyboard alone, in the order of the page', async ({
  page,
}) => {
  await radixTaxYearSelect(page).waitFor();
  await tabTo(page, 'Annually', () => focusedName(page));
  for (let cycles = 0; cycles < 3; cycles++) await page.keyboard.press('ArrowUp');
  expect(await focusedName(page)).toBe('Weekly');

  const next = async (name: string, keys = '') => {
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(name);
    await page.keyboard.type(keys);
  };
  await next('Gross Weekly Pay', '2500');
  await next('Tax year');
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=option]:focus').waitFor();
  await page.keyboard.type('2022');
  await page.locator('[role=option]:focus', { hasText: '2022-23' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#tax-year:focus', { hasText: '2022-23' }).waitFor();
  await next('How it differs');
  await next('Custom Superannuation Rate', '11.5');
  await next('Includes Superannuation', ' ');
  await next('No Private Hospital Cover', ' ');
  await next('Non-Resident');
  await next('Working Holiday Visa');
  await next('No tax-free threshold', ' ');
  await next('Student Loan (HELP, VET, SSL, TSL, SFSS)', ' ');
  expect(await readFigures(page)).toEqual(
    expectedFigures({
      annualSalary: 2500 * 52,
      taxYear: '2022-23',
      customSuperRate: 0.115,
      options: {
        includesSuperannuation: true,
        noPrivateHospitalCover: true,
        noTaxFreeThreshold: true,
        studentLoan: true,
      },
    }),
  );

  // The switch of Non-Resident is disabled now, so Shift+Tab skips it.
  for (const name of [
    'No tax-free threshold',
    'Working Holiday Visa',
    'No Private Hospital Cover',
  ]) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toBe(name);
  }

  await tabTo(page, 'Copy link', () => focusedName(page));
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Reset');
  await page.keyboard.press('Enter');
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' }),
  );
  await tabTo(page, '$50,000', () => focusedName(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('/salary/50000');
});

test('whatever has the focus shows an outline', async ({ page }) => {
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 25; presses++) {
    const look = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const marked = [focused, focused.closest('label'), focused.closest('.affixed')].some(
        (element) => element && getComputedStyle(element).outlineStyle !== 'none',
      );
      return { marked, words: focused.textContent || (focused as HTMLInputElement).name };
    });
    expect(look.marked, look.words).toBe(true);
    await page.keyboard.press('Tab');
  }
});

/** The visible name of the focused element. */
function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const label = (focused as HTMLInputElement | null)?.labels?.[0];
    return (label ?? focused)?.textContent;
  });
}
