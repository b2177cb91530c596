/** The page of examples: every component in its states, as `npm run dev` shows it. */
import { describe, expect, inject } from 'vitest';
import { examplesPage } from '../../scripts/lib/examples/examples-page.tsx';
import { brokenNumbers, sidewaysOverflow, violations } from '../support/driven-page.ts';
import { test } from './calculator-page.ts';

const SCREENS = [
  { width: 320, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

describe('every component in its states', () => {
  test.for(SCREENS)(
    'fits a screen of $width px and is accessible there, $colorScheme',
    async ({ width, height, colorScheme }, { newPage }) => {
      const page = await newPage({ viewport: { width, height }, colorScheme });
      const body = await examplesPage(inject('siteFolder'), 'simplified');
      await page.route('**/examples', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/examples');
      expect(await page.locator('main > section > h2').count()).toBeGreaterThan(10);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await brokenNumbers(page)).toEqual([]);
    },
  );
});

test('the page of examples is no part of the site', async ({ newPage, complaints }) => {
  const page = await newPage();
  expect((await page.goto('/examples'))?.status()).toBe(404);
  // The 404 page logs the missing path.
  complaints.length = 0;
});
