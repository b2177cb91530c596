/** axe-core finds nothing on any type of page, in any of its states (WCAG 2.2 AA and best practice). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { enter, plotsDrawn, radixTaxYearSelect, test } from './calculator-page.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = {
  'the home page': '/',
  'a salary page': '/salary/80000',
  'the home page by the legislated rule set': `${inject('legislatedSiteUrl')}/`,
  'the home page by the legislated rule set with every field': `${inject('legislatedSiteUrl')}/#salary=41.20&cycle=hourly&options=noPrivateHospitalCover,noTaxFreeThreshold&other-job=60000&family=yes&children=2`,
  'a salary page by the legislated rule set': `${inject('legislatedSiteUrl')}/salary/80000`,
  'the comparison': '/compare',
  'the comparison with everything entered':
    '/compare#salary=45.5&cycle=hourly&bonus=1000&offer-name=Acme&offer-sacrifice=5000&offer-included=yes&options=noPrivateHospitalCover,workingHolidayVisa',
  'the tax return': `${inject('legislatedSiteUrl')}/tax-return`,
  'the contact page': '/contact',
  'the privacy policy': '/privacy-policy',
  'the disclaimer': '/disclaimer',
  'the page of unknown paths': '/no-such-page',
  'the page of unknown salaries': '/salary/4900',
};

const SCREENS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** States that a visitor can bring the home page to. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'with every field filled and switches disabled': async (page) => {
    await page.goto(
      '/#salary=2500&cycle=weekly&year=2020-21&super=11&options=noPrivateHospitalCover,workingHolidayVisa,noTaxFreeThreshold',
    );
  },
  'without a salary': async (page) => {
    await page.goto('/#salary=');
  },
  'with refused input in both fields': async (page) => {
    await page.goto('/');
    await enter(page.getByRole('textbox', { name: 'Gross Annual Salary (AUD)' }), '95k');
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

for (const { width, height, colorScheme } of SCREENS) {
  describe(`${width} px wide and ${colorScheme}, axe finds nothing wrong with`, () => {
    for (const [name, path] of Object.entries(PAGES)) {
      test(name, async ({ newPage, complaints }) => {
        const page = await newPage({ viewport: { width, height }, colorScheme });
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
        // The 404 page logs the missing path.
        if (path === '/no-such-page' || path === '/salary/4900') complaints.splice(0);
      });
    }

    for (const [state, enter] of Object.entries(STATES)) {
      test(`the home page ${state}`, async ({ newPage }) => {
        const page = await newPage({ viewport: { width, height }, colorScheme });
        await enter(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    test(`${width} px wide and ${colorScheme}, axe finds nothing wrong with the home page whichever option is on`, async ({
      newPage,
    }) => {
      const page = await newPage({ viewport: { width, height: 800 }, colorScheme });
      await page.goto('/');
      const switches = page.getByRole('switch');
      for (const option of await switches.all()) {
        await option.check();
        await plotsDrawn(page);
        expect(await violations(page), (await option.getAttribute('value')) ?? '').toEqual([]);
        await option.uncheck();
      }
      expect(await switches.count()).toBe(7);
    });
  }
}

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    test(`${width} px wide and ${colorScheme}, axe finds nothing wrong with the tax return with all that it asks`, async ({
      newPage,
    }) => {
      const page = await newPage({ viewport: { width, height: 800 }, colorScheme });
      await page.goto(
        `${inject('legislatedSiteUrl')}/tax-return#jobs=2&salary=41.20&cycle=hourly&job2-salary=90000&interest=900&couple=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes&pays=60`,
      );
      await page.locator('#tax-return').evaluate((root) => {
        for (const details of root.querySelectorAll('details')) details.open = true;
      });
      await plotsDrawn(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

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

/** What axe finds in the elements that match `selector`. */
async function violations(page: Page, selector = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(within, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, selector);
}
