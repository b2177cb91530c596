/** Pages on paper, as each browser prints them. */
import { describe, expect, inject } from 'vitest';
import { click, ENGINES, open, openCalculator, test, type } from './engine-page.ts';
import { cardsAlongLeftMargin, printed, sheetCount, textOf } from './printed-page.ts';

describe.each(ENGINES)('printed by %s', (engine) => {
  test.override({ engine });

  test('the home page has its inputs and figures on one sheet', async ({ page }) => {
    await openCalculator(page);
    await click(page, 'switch', 'No Private Hospital Cover');
    await click(page, 'radio', 'Weekly');
    await type(page, 'Gross Weekly Pay', '2500');
    const pdf = await printed(page);
    expect(sheetCount(pdf)).toBe(1);
    const words = textOf(pdf);
    for (const shown of [
      'Tax year 2025-26',
      'Gross Weekly Pay',
      'No Private Hospital Cover',
      '$130,000',
      'Net Annual Salary',
      'Take Home Pay',
    ]) {
      expect(words).toContain(shown);
    }
    for (const left of ['Non-Resident', 'Copy link', 'Help Keep This Free']) {
      expect(words).not.toContain(left);
    }
  });

  test('the home page by the legislated rule set has pays and tax time on that sheet too', async ({
    page,
  }) => {
    await page.goto(
      `${inject('legislatedSiteUrl')}/#salary=150000&options=studentLoan,noPrivateHospitalCover`,
    );
    await page.waitForSelector('::-p-text($1,245 to pay)');
    const pdf = await printed(page);
    expect(sheetCount(pdf)).toBe(1);
    const words = textOf(pdf);
    for (const shown of ['At tax time', '$1,882.62', '$3,765.23', '$8,158.00', '$1,245 to pay']) {
      expect(words).toContain(shown);
    }
  });

  test.for([
    ['siteUrl', 80_000],
    ['siteUrl', 15_000_000],
    ['legislatedSiteUrl', 80_000],
    ['legislatedSiteUrl', 7_500_000],
  ] as const)(
    'a salary page of %s, of %d, has its answer, cards and table on one sheet',
    async ([site, amount], { page }) => {
      await page.goto(`${inject(site)}/salary/${amount}`);
      const pdf = await printed(page);
      expect(sheetCount(pdf)).toBe(1);
      const words = textOf(pdf).replaceAll(/\s+/g, ' ');
      for (const shown of ['Fortnight', 'Gross Annual Salary', 'Take Home Pay', 'by tax year']) {
        expect(words).toContain(shown);
      }
      for (const left of ['Nearby Salaries', 'Reminder', 'Explore More', 'Help Keep This Free']) {
        expect(words).not.toContain(left);
      }
    },
  );

  test('the comparison has its table, with its heading, on one sheet', async ({ page }) => {
    await open(page, '/compare#salary=90000&offer-salary=100000');
    await page.waitForSelector('::-p-text($77,212)');
    const pdf = await printed(page);
    expect(sheetCount(pdf)).toBe(1);
    const words = textOf(pdf);
    for (const shown of ['Side by side', 'Difference', 'Take-home pay', '$77,212', '+$6,800']) {
      expect(words).toContain(shown);
    }
    expect(words).not.toContain('Copy link');
  });

  test('a tax return fits on one sheet', async ({ page }) => {
    const household = 'jobs=2&salary=60000&job2-salary=20000&cover=none&loan=yes&interest=900';
    await page.goto(`${inject('legislatedSiteUrl')}/tax-return#${household}`);
    await page.waitForSelector('[name=job2-salary]');
    expect(sheetCount(await printed(page))).toBe(1);
  });

  for (const address of ['/', '/salary/80000']) {
    test(`every plot of ${address} is drawn, its labels included`, async ({ page }) => {
      await open(page, address);
      // The brackets are left out on paper, so that the result fits on one sheet.
      const labels = await page.$$eval('figure:not(.bracket-parts) svg text', (texts) =>
        texts.map((text) => text.textContent),
      );
      expect(labels.length).toBeGreaterThan(3);
      const words = textOf(await printed(page)).replaceAll(/\s+/g, ' ');
      expect(labels.filter((label) => !words.includes(label))).toEqual([]);
    });

    test(`between the cards of ${address} is white space`, async ({ page }) => {
      await open(page, address);
      const cards = cardsAlongLeftMargin(await printed(page));
      expect(cards.length).toBeGreaterThan(2);
      for (const [index, { top, bottom }] of cards.entries()) {
        expect(bottom - top).toBeGreaterThan(20);
        const next = cards[index + 1];
        if (next) expect(next.top - bottom).toBeGreaterThan(4);
      }
    });
  }
});
