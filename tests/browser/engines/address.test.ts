/** The address while the visitor and the calculator both change it. */
import { describe, expect } from 'vitest';
import { ENGINES, expectAddress, expectFigures, openCalculator, test } from './engine-page.ts';

describe.each(ENGINES)('the address in %s', (engine) => {
  test.override({ engine });

  test('that a visitor changes just after an input is followed, not overwritten', async ({
    page,
  }) => {
    await openCalculator(page);
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[value=monthly]')?.click();
      location.hash = '#salary=1500&cycle=weekly';
      // The browser says so in a later task. Before it, the calculator is told to write its own.
      dispatchEvent(new PageTransitionEvent('pagehide'));
    });
    await expectFigures(page, { annualSalary: 1500 * 52, taxYear: '2025-26' });
    await expectAddress(page, '/#salary=1500&cycle=weekly');
  });

  test('of the skip link gives way to that of the inputs', async ({ page }) => {
    await openCalculator(page, '#salary=1500');
    await page.focus('a[href="#main"]');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/#salary=1500');
    expect(await page.$eval('main', (main) => main === document.activeElement)).toBe(true);
  });
});
