/** The plots of the home page, and every page on a phone: its width, its touch targets and its largest text. */
import { describe, expect } from 'vitest';
import { holdBack, plotsDrawn, press, salaryField, test } from './calculator-page.ts';

test('the bar and the curve follow the inputs live', async ({ page }) => {
  const bar = page.locator('.pay-bar');
  const curve = page.locator('.income-curve');
  expect(await bar.locator('li').allInnerTexts()).toEqual([
    'Net pay 79.5%',
    'Income tax 18.5%',
    'Medicare levy 2.0%',
  ]);
  const before = await curve.locator('path.net').getAttribute('d');
  await salaryField(page).fill('120000');
  await press(page, ['Student Loan (HELP, VET, SSL, TSL, SFSS)']);
  expect(await bar.locator('li').allInnerTexts()).toContain('Student loan 8.0%');
  expect(await bar.locator('path').count()).toBe(4);
  await plotsDrawn(page);
  expect(await curve.locator('li').first().textContent()).toContain('of $120,000');
  expect(await curve.locator('path.net').getAttribute('d')).not.toBe(before);
});

test('without a salary the bar asks for one', async ({ page }) => {
  await salaryField(page).fill('');
  expect(await page.locator('.pay-bar').textContent()).toContain('Enter a salary');
});

const PATHS = [
  '/',
  '/salary/5000',
  '/salary/80000',
  '/salary/15000000',
  '/contact',
  '/privacy-policy',
  '/disclaimer',
];

describe.each(PATHS)('on a phone, %s', (path) => {
  test('never scrolls sideways, at 320 and 360 px', async ({ newPage }) => {
    for (const width of [320, 360]) {
      const page = await newPage({ viewport: { width, height: 800 } });
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBe(0);
    }
  });

  test('has no button, and no link in a list, lower than 44 px', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(path);
    const heights = await page
      .locator('main ul a, footer a, button, .button, summary, [rel=prev], [rel=next]')
      .filter({ visible: true })
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  });
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

describe('until the code of the plots has loaded', () => {
  const PLOTS = /\/assets\/plots-/;

  test('they are those of the page as it was sent, and a changed salary hides them', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, PLOTS);
    const asked = page.waitForRequest(PLOTS);
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
    const curve = page.locator('.income-curve');
    expect(await curve.innerText()).toContain('$63,612 of $80,000');
    await salaryField(page).fill('95000');
    await page.getByText('$1,419.46').first().waitFor();
    await curve.waitFor({ state: 'hidden' });
    release();
    await curve.waitFor();
    expect(await curve.innerText()).toContain('of $95,000');
  });

  test('a salary that is back shows them again', async ({ newPage }) => {
    const page = await newPage();
    await page.route(PLOTS, () => {});
    await page.goto('/');
    const curve = page.locator('.income-curve');
    await salaryField(page).fill('95000');
    await curve.waitFor({ state: 'hidden' });
    await salaryField(page).fill('80000');
    await curve.waitFor();
    expect(await curve.innerText()).toContain('$63,612 of $80,000');
  });
});
