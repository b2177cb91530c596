/** The plots of the home page, and the size of its figures. */
import { expect } from 'vitest';
import { enter, figuresFollowed, press, salaryField, test } from './calculator-page.ts';

test('the bar and the curve follow the inputs live', async ({ page }) => {
  const bar = page.locator('.pay-bar');
  const curve = page.locator('.income-curve');
  expect(await bar.locator('li').allInnerTexts()).toEqual([
    'Net pay 79.5%',
    'Income tax 18.5%',
    'Medicare levy 2.0%',
  ]);
  const before = await curve.locator('path.net:not(.area)').getAttribute('d');
  await enter(salaryField(page), '120000');
  await press(page, ['Student Loan (HELP, VET, SSL, TSL, SFSS)']);
  await page.evaluate(figuresFollowed);
  expect(await bar.locator('li').allInnerTexts()).toContain('Student loan 8.0%');
  expect(await bar.locator('path').count()).toBe(4);
  await page.evaluate(figuresFollowed);
  expect(await curve.locator('li').first().textContent()).toContain('of $120,000');
  expect(await curve.locator('path.net:not(.area)').getAttribute('d')).not.toBe(before);
});

test('the slider reads any salary by keys, and a new salary takes the mark back', async ({
  page,
}) => {
  const slider = page.getByRole('slider', { name: 'Take-home pay and tax rates by income' });
  const takeHome = page.locator('.income-curve li').first();
  const keyAfter = (words: string) => expect.poll(() => takeHome.textContent()).toBe(words);
  await keyAfter('Take-home pay: $63,612 of $80,000');
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
  await enter(salaryField(page), '80000');
  await keyAfter('Take-home pay: $63,612 of $80,000');
});

test('the rows and the sentence of the tax brackets follow the inputs', async ({ page }) => {
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Income tax by bracket' }),
  });
  const rows = card.locator('.figures > div');
  await enter(salaryField(page), '120000');
  await page.evaluate(figuresFollowed);
  expect(await rows.count()).toBe(6);
  expect(await card.locator('p').textContent()).toBe(
    'Only the $75,000 above $45,000 is taxed at 30%.',
  );
  await press(page, ['Non-Resident']);
  await page.evaluate(figuresFollowed);
  expect(await card.locator('p').textContent()).toBe('All of $120,000 is taxed at 32.5%.');
  expect(await rows.count()).toBe(4);
});

test('the answer and the table go by the pay cycle, which is set off in the table', async ({
  page,
}) => {
  const answer = page.locator('.answer p').first();
  const columns = page.locator('.comprehensive [scope=col]');
  const setOff = () =>
    columns.evaluateAll((all) =>
      all
        .filter((cell) => getComputedStyle(cell).fontWeight === '700')
        .map((cell) => cell.textContent),
    );
  await enter(salaryField(page), '150');
  for (const [cycle, words, column] of [
    ['Hourly', /^\$[\d,]+\.\d\d a week after tax in 2025-26$/, 'Weekly'],
    ['Weekly', /^\$150\.00 a week after tax in 2025-26$/, 'Weekly'],
    ['Fortnightly', /^\$150\.00 a fortnight after tax in 2025-26$/, 'Fortnightly'],
    ['Monthly', /^\$150\.00 a month after tax in 2025-26$/, 'Monthly'],
    ['Annually', /^\$150 a year after tax in 2025-26$/, 'Annually'],
  ] as const) {
    await page.getByRole('radio', { name: cycle, exact: true }).check();
    await page.evaluate(figuresFollowed);
    expect(await answer.textContent()).toMatch(words);
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
    const figures = await page.locator('.results :is(dd:not(.note), tbody td)').evaluateAll((all) =>
      all.map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return {
          size: Number.parseFloat(getComputedStyle(figure).fontSize),
          lines: new Set(tops).size,
        };
      }),
    );
    expect(figures.length).toBeGreaterThan(30);
    expect(figures.filter(({ size, lines }) => size < 16 || lines > 1)).toEqual([]);
  }
});

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
