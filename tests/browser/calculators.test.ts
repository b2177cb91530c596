/** The row of calculators, which carries along what is entered. */
import { expect, inject } from 'vitest';
import { calculatorsOf, nearestTo, offersOf } from '../../src/site/calculators.ts';
import { figuresFollowed, salaryField, test } from './calculator-page.ts';

test.for([
  ['simplified', 'siteUrl', 320],
  ['simplified', 'siteUrl', 360],
  ['legislated', 'legislatedSiteUrl', 320],
  ['legislated', 'legislatedSiteUrl', 360],
  ['legislated', 'legislatedSiteUrl', 1280],
] as const)(
  'the row of a %s site (%s) is one line %i px wide: the one shown, others, and the way to all',
  async ([rules, site, width], { newPage }) => {
    const page = await newPage({ viewport: { width, height: 740 } });
    const row = page.getByRole('navigation', { name: 'Calculators' });
    for (const { path, name } of calculatorsOf(rules)) {
      await page.goto(inject(site) + path);
      expect(await row.locator('[aria-current="page"]').innerText()).toBe(name);
      const links = await row.getByRole('link').filter({ visible: true }).all();
      const names = await Promise.all(links.map((link) => link.innerText()));
      expect(names).toEqual(expect.arrayContaining([name, 'All calculators']));
      expect(names.length).toBeGreaterThanOrEqual(3);
      const boxes = await Promise.all(links.map((link) => link.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      expect(Math.max(...boxes.map((box) => (box ? box.x + box.width : width)))).toBeLessThan(
        width,
      );
      expect(await row.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    }
    await row.getByRole('link', { name: 'All calculators' }).click();
    const questions = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    expect(questions.toSorted()).toEqual(
      calculatorsOf(rules)
        .map((each) => each.question)
        .sort(),
    );
  },
);

test('a link followed by the keyboard right after a key has what was typed', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(`${inject('legislatedSiteUrl')}/#salary=2400&cycle=fortnightly`);
  // The code that gives links the entries loads with the cards.
  await page.evaluate(figuresFollowed);
  await salaryField(page).press('End');
  await page.keyboard.type('50');
  const near = nearestTo('/', 'legislated').at(-1);
  const row = page.getByRole('navigation', { name: 'Calculators' });
  await row.getByText(near?.name ?? '').press('Enter');
  await page.waitForURL(`**${near?.path}#salary=240050&cycle=fortnightly`);
  await page.goBack();
  const [redundancy] = offersOf('redundancy', 'legislated');
  await page.getByRole('link', { name: redundancy?.name ?? '' }).press('Enter');
  await page.waitForURL(`**${redundancy?.path}#salary=240050&cycle=fortnightly`);
});

test('a link of a card that is not drawn again yet has what was typed', async ({ newPage }) => {
  const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
  await page.goto('/');
  const link = page.locator('.comprehensive a');
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
