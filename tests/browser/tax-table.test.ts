/** The tax tables in Chromium: their heads, their text on a phone, and the field that finds a row. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sidewaysOverflow, violations } from '../support/driven-page.ts';
import { open, test } from './calculator-page.ts';

const PHONE = { width: 360, height: 740 };

const payField = (page: Page) => page.getByRole('textbox', { name: /^Your pay a / });
const said = (page: Page) => page.getByRole('status');
const marked = (page: Page) => page.locator('tbody tr[aria-current=true]');

type NewPage = (options: { viewport: typeof PHONE }) => Promise<Page>;

async function opened(newPage: NewPage, path = '/tax-table/fortnightly', viewport = PHONE) {
  const page = await newPage({ viewport });
  await open(page, inject('legislatedSiteUrl') + path);
  return page;
}

test.for([320, 360, 768, 1280])(
  'at %d px the heads stay below the header, over rows of at least 14 px that are beside each other',
  async (width, { newPage }) => {
    const page = await opened(newPage, '/tax-table/monthly', { width, height: 740 });
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    const heads = await page
      .locator('thead')
      .first()
      .evaluate((head) => {
        const { top, bottom } = head.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const x = head.getBoundingClientRect().left + 20;
        const drawn = [top + 3, bottom - 2].map((y) =>
          document.elementFromPoint(x, y)?.closest('thead'),
        );
        return { gap: Math.round(top - header), isDrawnOver: drawn.every((each) => each === head) };
      });
    expect(heads).toEqual({ gap: -1, isDrawnOver: true });
    expect(await sidewaysOverflow(page)).toBe(0);
    const wrong = await page.locator('table').evaluateAll((tables) =>
      tables.flatMap((table) =>
        [...table.querySelectorAll('tr')].flatMap((row) => {
          const cells = [...row.children].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const { left, right } = range.getBoundingClientRect();
            return {
              text: cell.textContent,
              size: parseFloat(getComputedStyle(cell).fontSize),
              left,
              right,
            };
          });
          return cells.filter(
            ({ size, left }, at) => size < 14 || left < (cells[at - 1]?.right ?? 0) + 2,
          );
        }),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

test('in a low window the header scrolls away, and the heads stick to the top', async ({
  newPage,
}) => {
  const page = await opened(newPage, '/tax-table/weekly', { width: 740, height: 360 });
  await page.mouse.wheel(0, 3000);
  const top = () =>
    page
      .locator('thead')
      .first()
      .evaluate((head) => head.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
});

test.for([
  ['2960', ['$2,960', '$2,960'], /^By the row of \$2,960 a fortnight: \$584 withheld in 2026-27 /],
  [
    '$2,970.50',
    ['$2,960', '$2,960'],
    /^Your pay is between the rows of \$2,960 and \$2,980: \$584 to \$590 withheld /,
  ],
  ['12000', ['$12,000', '$12,000'], /^By the row of \$12,000 a fortnight: \$4,330 withheld /],
  // Nothing is withheld by either row.
  ['35', ['$20', '$20'], /^By the row of \$20 a fortnight: \$0 withheld /],
  ['12000.01', [], /^The last row is \$12,000: your pay is above it\.$/],
  ['19', [], /^The first row is \$20: your pay is below it\.$/],
] as const)(
  '%s has the rows %j, and is answered in words',
  async ([text, rows, words], { newPage }) => {
    const page = await opened(newPage);
    await payField(page).pressSequentially(text);
    await expect.poll(() => said(page).textContent()).toMatch(words);
    expect(await marked(page).locator('th').allTextContents()).toEqual(rows);
    expect(await payField(page).getAttribute('aria-invalid')).toBe('false');
  },
);

test.for(['Enter', 'the button'])(
  'on a phone %s brings the row of the first table into view, below its heads, with an edge and a tint',
  async (how, { newPage }) => {
    const page = await opened(newPage);
    await payField(page).fill('2,970');
    if (how === 'Enter') await payField(page).press('Enter');
    else await page.getByRole('button', { name: 'Show my row' }).click();
    const row = marked(page).first();
    await expect
      .poll(() => row.evaluate((one) => one.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    const looks = await row.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const heads = one.closest('table')?.tHead?.getBoundingClientRect();
      const [label, figure] = [...one.children].map((cell) => getComputedStyle(cell));
      const plain = getComputedStyle(one.nextElementSibling?.children[1] as Element);
      return {
        isBelowHeads: heads !== undefined && top > heads.bottom && bottom < innerHeight,
        edge: label?.borderInlineStartWidth,
        hasTint: figure?.backgroundColor !== plain.backgroundColor,
      };
    });
    expect(looks).toEqual({ isBelowHeads: true, edge: '4px', hasTint: true });
  },
);

test('what is no amount is refused in words until it is one, and is only ever text', async ({
  newPage,
}) => {
  const page = await opened(newPage);
  const field = payField(page);
  await field.fill('2960');
  await field.press('Enter');
  expect(await marked(page).count()).toBe(2);
  for (const text of ['<b>1</b>', '2,96', 'ten']) {
    await field.fill(text);
    await field.press('Enter');
    expect(await said(page).innerHTML()).toBe('Enter an amount in dollars, such as $2,620.');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await marked(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pay');
  }
  expect(await violations(page, 'form')).toEqual([]);
  await field.fill('2,960');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
  expect(await marked(page).count()).toBe(2);
  await field.fill('');
  await expect.poll(() => said(page).textContent()).toBe('');
  expect(await marked(page).count()).toBe(0);
});

test('nothing moves when the script shows the field, which is not there without script', async ({
  newPage,
  complaints,
}) => {
  const address = `${inject('legislatedSiteUrl')}/tax-table/weekly`;
  const tableTop = (page: Page) =>
    page
      .locator('table')
      .first()
      .evaluate((table) => table.getBoundingClientRect().top);
  const page = await newPage({ viewport: PHONE });
  await page.route('**/tax-table-*.js', (route) => route.abort());
  await page.goto(address);
  expect(await payField(page).count()).toBe(0);
  const before = await tableTop(page);
  await page.unroute('**/tax-table-*.js');
  await page.reload();
  await payField(page).waitFor();
  expect(await tableTop(page)).toBe(before);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  const plain = await newPage({ viewport: PHONE, javaScriptEnabled: false });
  await plain.goto(address);
  expect(await payField(plain).count()).toBe(0);
  expect(await tableTop(plain)).toBeLessThan(before - 50);
});
