/** axe-core finds nothing on the home page in any of its states, and on no page with refused entries (WCAG 2.2 AA and best practice). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LEGISLATED, numberFields } from '../support/calculators.ts';
import { started, unfold, violations } from '../support/driven-page.ts';
import { figuresFollowed, openLegislated, radixTaxYearSelect, test } from './calculator-page.ts';

const SCREENS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/** States that a visitor can bring the home page to. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
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

test.for(
  LEGISLATED.map((calculator, index) => ({
    ...calculator,
    screen: SCREENS[index % 2] ?? SCREENS[0],
  })),
)(
  'axe finds nothing wrong with $path where every field for a number refuses what is entered',
  async ({ path, screen: { width, height, colorScheme }, ...calculator }, { newPage }) => {
    const page = await newPage({ viewport: { width, height }, colorScheme });
    await openLegislated(page, path);
    await unfold(page);
    for (const { name } of numberFields(calculator))
      await page.locator(`[name="${name}"]`).fill('abc');
    await page.evaluate(figuresFollowed);
    expect(await violations(page)).toEqual([]);
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
