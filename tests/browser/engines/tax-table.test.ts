/** The tax tables in Firefox and in Chromium: heads that stick, and the row of a pay. print.test.ts has them on paper. */
import { describe, expect } from 'vitest';
import { ENGINES, open, resize, test, until } from './engine-page.ts';

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  test('on a phone the heads of a tax table stay below the header, and Enter shows the row of a pay below them', async ({
    page,
  }) => {
    await resize(page, { width: 360, height: 740 });
    await open(page, '/tax-table/fortnightly');
    await page.type('#pay', '$2,970');
    await page.keyboard.press('Enter');
    await until(page, () => scrollY > 1000);
    const places = await page.evaluate(() => {
      const bounds = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const heads = bounds('thead');
      return {
        gap: Math.round(heads.top - bounds('body > header').bottom),
        isShownBelow: bounds('tr[aria-current=true]').top > heads.bottom,
        // A row is behind the heads.
        inFront: document.elementFromPoint(60, heads.bottom - 3)?.closest('thead') !== null,
        rows: [...document.querySelectorAll('tr[aria-current=true] th')].map(
          ({ textContent }) => textContent,
        ),
        said: document.querySelector('output')?.textContent,
      };
    });
    expect(places).toEqual({
      gap: -1,
      isShownBelow: true,
      inFront: true,
      rows: ['$2,960', '$2,960'],
      said: 'Your pay is between the rows of $2,960 and $2,980: $584 to $590 withheld in 2026-27 (threshold claimed, no loan).',
    });
  });
});
