/** Browsers older than those that the site is for: a page may look plainer there, but all of it can be read. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { unfold } from '../support/driven-page.ts';
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
      await page.getByRole('radio', { name: 'Weekly' }).check();
      const looks = await page.getByRole('radio').evaluateAll((radios) =>
        radios.map((radio) => {
          const { backgroundColor, color } = getComputedStyle(radio.nextElementSibling ?? radio);
          return `${backgroundColor} ${color}`;
        }),
      );
      const [hourly, weekly, ...others] = looks;
      expect(others).toHaveLength(3);
      expect([hourly, ...others]).not.toContain(weekly);
      const misplaced = await page.getByRole('table').evaluate((table) => {
        const names = [...table.querySelectorAll('thead th')];
        const namesAbove = (cell: Element) => {
          const { left, right } = cell.getBoundingClientRect();
          return names.filter((name) => {
            const above = name.getBoundingClientRect();
            return above.width > 1 && above.left < right - 1 && left < above.right - 1;
          });
        };
        return [...table.querySelectorAll('tbody tr')].flatMap((row) =>
          [...row.querySelectorAll('td')]
            .filter((cell, column) => {
              // In a narrow card it is beside the figure.
              const { content } = getComputedStyle(cell, '::before');
              if (content === `"${names[column]?.textContent}"`) return false;
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
  return wordsIn(page);
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
