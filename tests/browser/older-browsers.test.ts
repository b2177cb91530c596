/** Browsers older than those that the site is for: a page may look plainer there, but all of it can be read. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sidewaysOverflow, unfold } from '../support/driven-page.ts';
import { open, taxYearSelect, test } from './calculator-page.ts';

const UNKNOWN = ':has(';

describe('a browser that has no :has()', () => {
  for (const width of [360, 1280]) {
    test(`shows at ${width} px every word, which pay cycle is chosen, and the period of every figure`, async ({
      newPage,
    }) => {
      const page = await newPage({ viewport: { width, height: 800 } });
      await open(page, '/');
      const words = await wordsInMain(page);
      await openWithout(page, UNKNOWN);
      expect(await wordsInMain(page)).toEqual(words);
      expect(await sidewaysOverflow(page)).toBe(0);
      // It cannot show the column that is chosen alone.
      expect(await page.getByRole('combobox', { name: 'Column' }).count()).toBe(0);
      const table = page.getByRole('table');
      expect(await table.locator('th, td').filter({ visible: true }).count()).toBe(
        await table.locator('th, td').count(),
      );
      await page.getByRole('radio', { name: 'Weekly' }).check();
      for (const group of ['Pay cycle', 'Show take-home pay for a']) {
        const radios = page.getByRole('group', { name: group }).getByRole('radio');
        const looks = await radios.evaluateAll((all) =>
          all.map((radio) => {
            const { backgroundColor, color } = getComputedStyle(radio.nextElementSibling ?? radio);
            return { look: `${backgroundColor} ${color}`, isChosen: radio.matches(':checked') };
          }),
        );
        const [chosen, ...more] = looks.filter(({ isChosen }) => isChosen);
        const others = looks.filter(({ isChosen }) => !isChosen);
        expect(more).toEqual([]);
        expect(others.length).toBeGreaterThanOrEqual(3);
        expect(others.map(({ look }) => look)).not.toContain(chosen?.look);
      }
      const misplaced = await page.getByRole('table').evaluate((table) => {
        const names = [...table.querySelectorAll('thead th')];
        /** The line of its row that a cell is on, below the name of the row or beside it. */
        const lineOf = (cell: Element) => {
          const tops = [...(cell.parentElement?.children ?? [])]
            .slice(1)
            .map((each) => Math.round(each.getBoundingClientRect().top));
          const own = Math.round(cell.getBoundingClientRect().top);
          return [...new Set(tops)].indexOf(own);
        };
        const namesAbove = (cell: Element) => {
          const { left, right } = cell.getBoundingClientRect();
          return names.filter((name) => {
            const above = name.getBoundingClientRect();
            const isAbove = above.width > 1 && above.left < right - 1 && left < above.right - 1;
            return isAbove && lineOf(name) === lineOf(cell);
          });
        };
        return [...table.querySelectorAll('tbody tr')].flatMap((row) =>
          [...row.querySelectorAll('td')]
            .filter((cell, column) => {
              const above = namesAbove(cell);
              return above.length !== 1 || above[0] !== names[column];
            })
            .map((cell) => cell.textContent),
        );
      });
      expect(misplaced).toEqual([]);
    });
  }

  test('can be read on paper with the chosen pay cycle and options', async ({ newPage }) => {
    const page = await newPage();
    await openWithout(page, UNKNOWN);
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await page.getByRole('switch', { name: 'Non-Resident' }).check();
    await page.emulateMedia({ media: 'print' });
    // The page may follow the last press a moment later, its cards later still.
    const text = (exact: string) => page.getByText(exact, { exact: true });
    await expect.poll(() => text('Weekly').first().isVisible()).toBe(true);
    await expect.poll(() => text('Monthly').first().isVisible()).toBe(false);
    await expect.poll(() => text('Non-Resident').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('table').isVisible()).toBe(true);
  });
});

// The home page has no subgrid.
test.for([360, 1280])(
  'a browser that has no subgrid shows every word of a comparison at %d px, each figure to be seen',
  async (width, { newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 } });
    await open(page, '/compare');
    await unfold(page);
    const words = await wordsIn(page);
    await openWithout(page, 'subgrid', '/compare');
    await unfold(page);
    expect(await wordsIn(page)).toEqual(words);
    const cells = page.getByRole('table').first().locator('td');
    for (const cell of await cells.all()) {
      const { x = -1, width: wide = 0 } = (await cell.boundingBox()) ?? {};
      expect(wide).toBeGreaterThan(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
  },
);

async function wordsInMain(page: Page): Promise<string[]> {
  await unfold(page);
  // Its words are fewer than those of the native select.
  await taxYearSelect(page, 'button').waitFor();
  // A table of which one shows a part.
  const shown = await page.getByRole('table').evaluateHandle((table) => {
    const parts = [table, table.previousElementSibling as HTMLElement];
    for (const part of parts) part.style.display = 'none';
    return parts;
  });
  const words = await wordsIn(page);
  await shown.evaluate((parts) => {
    for (const part of parts) part.style.display = '';
  });
  return words;
}

async function wordsIn(page: Page): Promise<string[]> {
  return (await page.getByRole('main').innerText()).split(/\s+/);
}

/** Opens a page with style sheets in which this part, which one of them has, is one that no browser knows. */
async function openWithout(page: Page, part: string, path = '/'): Promise<void> {
  let isFound = false;
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const style = await response.text();
    isFound ||= style.includes(part);
    const body = style.replaceAll(part, part.replace(/\w+/, 'unknown'));
    await route.fulfill({ response, body });
  });
  await open(page, path);
  expect(isFound).toBe(true);
}
