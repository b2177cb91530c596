/** The row of calculators, which carries along what is entered. */
import { expect, inject } from 'vitest';
import { salaryField, test } from './calculator-page.ts';

test('the row names the calculators of the site, and marks the one shown', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  const row = page.getByRole('navigation', { name: 'Calculators' });
  for (const [site, names] of [
    ['siteUrl', ['Pay', 'Two offers']],
    ['legislatedSiteUrl', ['Pay', 'Two offers', 'Bonus', 'Tax return', 'Casual', 'Leaving']],
  ] as const) {
    await page.goto(`${inject(site)}/compare`);
    expect(await row.getByRole('link').allInnerTexts()).toEqual(names);
    expect(await row.locator('[aria-current="page"]').innerText()).toBe('Two offers');
    // One line, which scrolls where it does not fit.
    const links = await row.getByRole('link').all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  }
});

test('a link followed by the keyboard right after a key has what was typed', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(`${inject('legislatedSiteUrl')}/#salary=2400&cycle=fortnightly`);
  await salaryField(page).press('End');
  await page.keyboard.type('50');
  const link = page.getByRole('navigation', { name: 'Calculators' }).getByText('Tax return');
  await link.press('Enter');
  await page.waitForURL('**/tax-return#salary=240050&cycle=fortnightly');
  await page.goBack();
  await page.getByRole('link', { name: 'Redundancy and leave payout' }).press('Enter');
  await page.waitForURL('**/leaving#salary=240050&cycle=fortnightly');
});

test('a link of a card that is not drawn again yet has what was typed', async ({ newPage }) => {
  const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Work out your tax return' });
  await link.waitFor();
  await salaryField(page).evaluate(async (field: HTMLInputElement) => {
    field.setRangeText('9', 0, 1);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React has the entries of a key at the end of its task, and draws the card a few frames later.
    await Promise.resolve();
    const links = document.querySelectorAll<HTMLElement>('.comprehensive a');
    for (const link of links) link.click();
  });
  await page.waitForURL('**/tax-return#salary=90000');
});
