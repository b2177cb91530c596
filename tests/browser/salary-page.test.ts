/** A salary page on screens of several sizes. */
import { describe, expect, inject } from 'vitest';
import { test } from './calculator-page.ts';

describe.each([
  ['simplified', 'siteUrl'],
  ['legislated', 'legislatedSiteUrl'],
] as const)('by the %s rule set', (_, site) => {
  test.for([5_000, 80_000, 15_000_000])(
    'on a phone all pays of %d are in view at once, in one piece and 16 px or larger',
    async (amount, { newPage }) => {
      const page = await newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(`${inject(site)}/salary/${amount}`);
      // Tax time, a sentence, follows them.
      const figures = page.locator('.answer :is(strong, dl > :nth-child(-n + 4) dd)');
      const pays = await figures.evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const [line, ...further] = range.getClientRects();
          return {
            bottom: line?.bottom ?? Number.NaN,
            lines: 1 + further.length,
            right: line?.right ?? Number.NaN,
            size: Number.parseFloat(getComputedStyle(element).fontSize),
          };
        }),
      );
      expect(pays).toHaveLength(5);
      for (const { bottom, lines, right, size } of pays) {
        expect(bottom).toBeLessThanOrEqual(740);
        expect(lines).toBe(1);
        expect(right).toBeLessThanOrEqual(360);
        expect(size).toBeGreaterThanOrEqual(16);
      }
    },
  );
});
