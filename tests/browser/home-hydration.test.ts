/** Nothing is lost that a visitor enters before the home page's script has loaded. */
import { describe, expect } from 'vitest';
import {
  figureOf,
  holdBack,
  optionSwitch,
  salaryField,
  superField,
  taxYearSelect,
  test,
} from './calculator-page.ts';

const SCRIPT = /\/assets\/(home|chunk)-\w+\.js/;
const RADIX_SELECT = /\/assets\/radix-select-/;

describe('before the script of the home page has loaded', () => {
  test('what is entered is put right, wins over the shared link that opened the page, and counts', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/#salary=900&cycle=monthly&year=2024-25', { waitUntil: 'commit' });
    await salaryField(page).fill('$1,500');
    await superField(page).fill('99');
    await taxYearSelect(page, 'select').selectOption({ index: 2 });
    await page.getByRole('radio', { name: 'Weekly' }).check();
    for (const name of ['Includes Superannuation', 'Non-Resident', 'Working Holiday Visa'])
      await optionSwitch(page, name).check();
    release();
    await page.getByText('Gross Weekly Pay').waitFor();
    await page.getByText('Tax year 2023-24').waitFor();
    // $78,000 a year with super.
    await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe('$69,955');
    expect(await salaryField(page).inputValue()).toBe('1500');
    expect(await superField(page).inputValue()).toBe('');
    // As a link that names both is read.
    expect(await optionSwitch(page, 'Working Holiday Visa').isChecked()).toBe(false);
  });

  test('keys on each kind of field count once it comes, and the keys go on', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    // All that Tab leads to is there.
    await page.locator('footer').waitFor();
    await page.getByRole('radio', { name: 'Annually' }).focus();
    for (let cycles = 0; cycles < 3; cycles++) await page.keyboard.press('ArrowUp');
    // Past the link beside the tax year, to the switches of super and of the threshold, and back to the year.
    const keys = 'Tab 2 5 0 0 Tab ArrowDown Tab Tab 1 1 Tab Space Tab Tab Tab Tab Space'.split(' ');
    for (const key of [...keys, ...Array(7).fill('Shift+Tab'), 'ArrowDown'])
      await page.keyboard.press(key);
    release();
    await page.getByText('Tax year 2023-24').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Tax year 2022-23').waitFor();
    // $130,000 with super of 11%.
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$117,117');
    expect(await figureOf(page, 'Net Annual Salary')).toBe('$82,787');
  });

  test.for([
    ['Weekly', '$62,252'],
    ['Non-Resident', '$1,013'],
  ] as const)(
    'a click on %s that it comes in the middle of counts',
    async ([name, net], { newPage }) => {
      const page = await newPage();
      const release = await holdBack(page, SCRIPT);
      await page.goto('/#salary=1500', { waitUntil: 'commit' });
      await page.locator('label', { hasText: name }).hover();
      await page.mouse.down();
      await Promise.all([page.waitForRequest(RADIX_SELECT), release()]);
      await page.mouse.up();
      await expect.poll(() => figureOf(page, 'Net Annual Salary')).toBe(net);
    },
  );

  test('a digit typed while the script loads is not lost', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await salaryField(page).fill('');
    await salaryField(page).press('9');
    release();
    await salaryField(page).pressSequentially('12345');
    await page.waitForLoadState('networkidle');
    expect(await salaryField(page).inputValue()).toBe('912345');
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$912,345');
  });
});
