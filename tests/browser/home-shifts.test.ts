/** Nothing above or beside the field moves on the home page while somebody types. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  placesDownTo,
  radixTaxYearSelect,
  salaryField,
  superField,
  test,
} from './calculator-page.ts';

const SCREENS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;

const BOTH_CHARGES = '#options=noPrivateHospitalCover,studentLoan';

describe.each(SCREENS)(
  'on a screen of %i by %i px nothing above or beside a field moves',
  (width, height) => {
    for (const fragment of ['', BOTH_CHARGES]) {
      test(`while a salary and a super rate are typed, with '${fragment}'`, async ({ newPage }) => {
        const page = await newPage({ viewport: { width, height } });
        await page.goto(`/${fragment}`);
        await radixTaxYearSelect(page).waitFor();
        const salary = salaryField(page);
        await salary.click();
        const places = await placesDownTo(salary);
        await type(
          page,
          salary,
          [...'95000.5x', ...backspaces(7), 'x', ...'152345', ...backspaces(6)],
          places,
        );
        await type(page, salary, ['9', '0', '0'], places);
        await page.getByRole('button', { name: 'Switch to weekly' }).waitFor();
        await type(page, salary, ['0', '0'], places);
        const rate = superField(page);
        await rate.focus();
        await type(
          page,
          rate,
          [...'11.5.', 'x', ...backspaces(5), ...'55'],
          await placesDownTo(rate),
        );
      });
    }
  },
);

/** Presses each key in `field`. All that begins above its lower edge stays at its place. */
async function type(
  page: Page,
  field: Locator,
  keys: readonly string[],
  places: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await placesDownTo(field), `after ${key}`).toEqual(places);
  }
}

function backspaces(count: number): string[] {
  return Array.from({ length: count }, () => 'Backspace');
}
