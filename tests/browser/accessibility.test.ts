/** axe-core finds nothing on the home page in any of its states (WCAG 2.2 AA and best practice). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { started, unfold, violations } from '../support/driven-page.ts';
import { enter, figuresFollowed, radixTaxYearSelect, test } from './calculator-page.ts';

const SCREENS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/** States that a visitor can bring the home page to. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'with refused input in both fields': async (page) => {
    await page.goto('/');
    await started(page);
    await unfold(page);
    await enter(page.getByRole('textbox', { name: 'Gross Annual Salary (AUD)' }), '95x');
    await enter(page.getByRole('textbox', { name: 'Custom Superannuation Rate' }), '55');
    await page.getByText('Maximum 50%. Still using 12%.').waitFor();
  },
  'with a doubtful pay cycle': async (page) => {
    await page.goto('/#salary=80000&cycle=weekly');
    await page.getByRole('button', { name: 'Switch to annually' }).waitFor();
  },
  'with the summary bar': async (page) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('region', { name: 'Pay summary' }).waitFor();
  },
};

test.for(Object.entries(STATES))(
  'axe finds nothing wrong with the home page %s',
  async ([, enter], { newPage }) => {
    for (const { width, height, colorScheme } of SCREENS) {
      const page = await newPage({ viewport: { width, height }, colorScheme });
      await enter(page);
      expect(await violations(page), `${width} px wide, ${colorScheme}`).toEqual([]);
    }
  },
);

test('axe finds nothing wrong with the home page whichever option is on', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await started(page);
  await unfold(page);
  const switches = page.getByRole('switch');
  for (const option of await switches.all()) {
    await option.check();
    await page.evaluate(figuresFollowed);
    expect(await violations(page), (await option.getAttribute('value')) ?? '').toEqual([]);
    await option.uncheck();
  }
  expect(await switches.count()).toBe(7);
});

test('axe finds nothing wrong with the open menu', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong with the open list of tax years', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await radixTaxYearSelect(page).click();
  await page.locator('[role=option]:focus').waitFor();
  // While the list is open, the rest of the page is hidden from screen readers.
  expect(await violations(page, '[role=listbox]')).toEqual([]);
});
