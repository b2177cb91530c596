/** The plots of the home page, and the size of figures there and on salary pages. */
import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { enter, figuresFollowed, press, salaryField, test } from './calculator-page.ts';

test('the bar, the curve and the brackets follow the inputs live', async ({ page }) => {
  const bar = page.locator('.pay-bar');
  const curve = page.locator('.income-curve');
  const before = await curve.locator('path.net:not(.area)').getAttribute('d');
  await enter(salaryField(page), '120000');
  await press(page, ['Student Loan (HELP, VET, SSL, TSL, SFSS)', 'Non-Resident']);
  await page.evaluate(figuresFollowed);
  expect(await bar.locator('li').allInnerTexts()).toContain('Student loan 8.0%');
  expect(await bar.locator('path').count()).toBe(3);
  expect(await curve.locator('li').first().textContent()).toContain('of $120,000');
  expect(await curve.locator('path.net:not(.area)').getAttribute('d')).not.toBe(before);
  await page.getByText('All of $120,000 is taxed at 32.5%.').waitFor();
});

test('the slider reads any salary by keys, and a new salary takes the mark back', async ({
  page,
}) => {
  const slider = page.getByRole('slider', { name: 'Take-home pay and tax rates by income' });
  const takeHome = page.locator('.income-curve li').first();
  const keyAfter = (words: string) => expect.poll(() => takeHome.textContent()).toBe(words);
  await keyAfter('Take-home pay: $63,612 of $80,000');
  // The page is sent with these words: the slider is live once the code of the cards is there.
  await page.evaluate(figuresFollowed);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await keyAfter('Take-home pay: $63,952 of $80,500');
  await page.keyboard.press('End');
  await keyAfter('Take-home pay: $77,212 of $100,000');
  expect(await slider.getAttribute('aria-valuetext')).toBe('$100,000: take-home pay $77,212');
  // The pay that it reads is not the visitor's own.
  expect(await page.locator('.answer strong').textContent()).toBe('$63,612');
  await enter(salaryField(page), '90000');
  await keyAfter('Take-home pay: $70,412 of $90,000');
});

test('the answer and the table go by the pay cycle, which is set off in the table', async ({
  page,
}) => {
  const columns = page.locator('.comprehensive [scope=col]');
  const setOff = () =>
    columns.evaluateAll((all) =>
      all
        .filter((cell) => getComputedStyle(cell).fontWeight === '700')
        .map((cell) => cell.textContent),
    );
  await enter(salaryField(page), '150');
  for (const [cycle, words, column] of [
    ['Hourly', /a week after tax/, 'Weekly'],
    ['Monthly', /a month after tax/, 'Monthly'],
    ['Annually', /a year after tax/, 'Annually'],
  ] as const) {
    await press(page, [cycle]);
    await page.evaluate(figuresFollowed);
    expect(await page.locator('.answer p').first().textContent()).toMatch(words);
    expect(await setOff()).toEqual([column]);
  }
});

test('on a phone and in large text, figures of a period are of 16 px and whole', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  await page.goto('/#salary=7500000');
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    const figures = await looksOf(page.locator('.results :is(dd:not(.note), tbody td)'));
    expect(figures.length).toBeGreaterThan(30);
    expect(figures.filter(({ size, lines }) => size < 16 || lines > 1)).toEqual([]);
  }
});

test.for([
  ['siteUrl', 5_000],
  ['siteUrl', 80_000],
  ['siteUrl', 15_000_000],
  ['legislatedSiteUrl', 5_000],
  ['legislatedSiteUrl', 80_000],
  ['legislatedSiteUrl', 15_000_000],
] as const)(
  'of %s, all pays of %d are in view at once on a phone, in one piece and 16 px or larger',
  async ([site, amount], { newPage }) => {
    const page = await newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${inject(site)}/salary/${amount}`);
    // Tax time, a sentence, follows them.
    const pays = await looksOf(page.locator('.answer :is(strong, dl > :nth-child(-n + 4) dd)'));
    expect(pays).toHaveLength(5);
    for (const { bottom, lines, right, size } of pays) {
      expect(bottom).toBeLessThanOrEqual(740);
      expect(lines).toBe(1);
      expect(right).toBeLessThanOrEqual(360);
      expect(size).toBeGreaterThanOrEqual(16);
    }
  },
);

test('the take-home pay is the largest text of home and salary pages', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  for (const path of ['/', '/salary/80000']) {
    await page.goto(path);
    const largest = await page.evaluate(() => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const texts = [...document.querySelectorAll('main :not(svg *)')].filter(
        (element) => element.textContent,
      );
      return texts.sort((a, b) => size(b) - size(a))[0]?.textContent;
    });
    expect(largest).toBe('$63,612');
  }
});

/** The lines that each figure is on, where they end, and the size of its text, in CSS pixels. */
function looksOf(figures: Locator) {
  return figures.evaluateAll((all) =>
    all.map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const boxes = [...range.getClientRects()];
      return {
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        right: Math.max(...boxes.map(({ right }) => right)),
        size: Number.parseFloat(getComputedStyle(figure).fontSize),
      };
    }),
  );
}
