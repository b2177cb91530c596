/** Hydration of the home page: no error, no change of the markup, and nothing lost that was entered before it. */
import { describe, expect } from 'vitest';
import {
  enter,
  holdBack,
  nativeTaxYearSelect,
  optionSwitch,
  readFigures,
  salaryField,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

const SCRIPT = /\/assets\/(home|chunk)-/;
const RADIX_SELECT = /\/assets\/radix-select-/;

describe('before its script has loaded', () => {
  test('the page shows the pay of 80,000 dollars a year, and hydration does not change its markup', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const markup = () => page.locator('#calculator').evaluate((root) => root.outerHTML);
    const before = await markup();
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' }),
    );
    // It is asked for once React has started. It changes the markup, so here it never comes.
    const listboxAsked = page.waitForRequest(RADIX_SELECT);
    await page.route(RADIX_SELECT, () => {});
    release();
    await listboxAsked;
    expect(await markup()).toBe(before);
  });

  test('what is entered is kept, and counts once the script runs', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await enter(salaryField(page), '$1,500');
    await enter(superField(page), '12.5');
    await nativeTaxYearSelect(page).selectOption({ index: 2 });
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await optionSwitch(page, 'No tax-free threshold').check();
    await optionSwitch(page, 'Includes Superannuation').check();
    release();
    await page.getByText('Gross Weekly Pay').waitFor();
    expect(await salaryField(page).inputValue()).toBe('1500');
    expect(await readFigures(page)).toEqual(
      expectedFigures({
        annualSalary: 1500 * 52,
        taxYear: '2023-24',
        customSuperRate: 0.125,
        options: { noTaxFreeThreshold: true, includesSuperannuation: true },
      }),
    );
  });

  test('keys on each kind of field count once it comes', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Annually' }).focus();
    for (let cycles = 0; cycles < 3; cycles++) await page.keyboard.press('ArrowUp');
    for (const key of ['Tab', '2', '5', '0', '0', 'Tab', 'ArrowDown']) {
      await page.keyboard.press(key);
    }
    // Past the link beside the tax year.
    for (const key of [
      'Tab',
      'Tab',
      '1',
      '1',
      'Tab',
      'Space',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Space',
    ]) {
      await page.keyboard.press(key);
    }
    release();
    await page.getByText('Gross Weekly Pay').waitFor();
    expect(await readFigures(page)).toEqual(
      expectedFigures({
        annualSalary: 2500 * 52,
        taxYear: '2024-25',
        customSuperRate: 0.11,
        options: { includesSuperannuation: true, noTaxFreeThreshold: true },
      }),
    );
  });

  for (const { name, expected } of [
    { name: 'Weekly', expected: { annualSalary: 80_000 * 52, taxYear: '2025-26' } },
    {
      name: 'Non-Resident',
      expected: { annualSalary: 80_000, taxYear: '2025-26', options: { nonResident: true } },
    },
  ]) {
    test(`a click on ${name} that it comes in the middle of counts`, async ({ newPage }) => {
      const page = await newPage();
      const release = await holdBack(page, SCRIPT);
      const started = page.waitForRequest(RADIX_SELECT);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('label', { hasText: name }).hover();
      await page.mouse.down();
      release();
      await started;
      await page.mouse.up();
      await expect.poll(() => readFigures(page)).toEqual(expectedFigures(expected));
    });
  }

  test('what may not be entered is put right once it comes', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await enter(salaryField(page), '80,000');
    await enter(superField(page), '99');
    await optionSwitch(page, 'Non-Resident').check();
    await optionSwitch(page, 'Working Holiday Visa').check();
    release();
    await page.getByText('Not available with Non-Resident.').first().waitFor();
    expect(await salaryField(page).inputValue()).toBe('80000');
    expect(await superField(page).inputValue()).toBe('');
    // As a link that names both is read.
    expect(await optionSwitch(page, 'Working Holiday Visa').isChecked()).toBe(false);
    expect(await readFigures(page)).toEqual(
      expectedFigures({
        annualSalary: 80_000,
        taxYear: '2025-26',
        options: { nonResident: true },
      }),
    );
  });

  test('what is entered wins over the shared link that opened the page', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/#salary=1500&cycle=monthly&year=2024-25', { waitUntil: 'commit' });
    await enter(salaryField(page), '2500');
    await nativeTaxYearSelect(page).selectOption({ index: 5 });
    release();
    await page.getByText('Gross Monthly Pay').waitFor();
    await expect
      .poll(() => readFigures(page))
      .toEqual(expectedFigures({ annualSalary: 2500 * 12, taxYear: '2020-21' }));
  });

  test('a year chosen by keys counts once it comes, and the keys go on', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await nativeTaxYearSelect(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    release();
    await page.getByText('Tax year 2023-24').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 80_000, taxYear: '2022-23' }),
    );
  });

  test('a digit typed while the script loads is not lost', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await enter(salaryField(page), '');
    await salaryField(page).press('9');
    release();
    await salaryField(page).pressSequentially('12345');
    await page.waitForLoadState('networkidle');
    expect(await salaryField(page).inputValue()).toBe('912345');
    expect(await readFigures(page)).toEqual(
      expectedFigures({ annualSalary: 912_345, taxYear: '2025-26' }),
    );
  });
});

test('without script the page can be read in full and says what it cannot do', async ({
  newPage,
}) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const main = page.getByRole('main');
  expect(await main.innerText()).toMatch(/The calculator needs JavaScript/);
  expect(await main.getByRole('definition').getByText('$63,612').count()).toBe(1);
  expect(await main.getByRole('link', { name: '$15,000,000' }).count()).toBe(1);
});
