/** The layout of the home page at three widths and in print. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enter, plotsDrawn, press, salaryField, superField, test } from './calculator-page.ts';

const WIDTHS = [360, 768, 1280];

/** Inputs that make the widest figures and the most rows. */
const LONGEST =
  '#salary=9007199254740991&cycle=weekly&year=2020-21&super=49.99&options=noPrivateHospitalCover,studentLoan';

const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

for (const width of WIDTHS) {
  describe(`at ${width} px`, () => {
    for (const [name, fragment] of [
      ['with its defaults', ''],
      ['with the longest figures', LONGEST],
    ]) {
      test(`the home page ${name} never scrolls sideways`, async ({ newPage }) => {
        const page = await newPage({ viewport: { width, height: 800 } });
        await page.goto(`/${fragment}`);
        expect(await sidewaysOverflow(page)).toBe(0);
        await page.evaluate(() => scrollTo(0, 600));
        await page.getByRole('region', { name: 'Pay summary' }).waitFor();
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    }

    test('another salary with the same number of digits moves no card, row, heading or field', async ({
      newPage,
    }) => {
      const page = await newPage({ viewport: { width, height: 800 } });
      await page.goto('/');
      await press(page, ['No Private Hospital Cover', STUDENT_LOAN]);
      await enter(salaryField(page), '100000');
      await plotsDrawn(page);
      await seeAll(page);
      const before = await boxes(page);
      for (const salary of ['110000', '127349', '150001', '199999']) {
        await enter(salaryField(page), salary);
        await plotsDrawn(page);
        expect(await boxes(page), `at ${salary}`).toEqual(before);
      }
      for (const key of ['1', '1', '.', '5']) {
        await superField(page).press(key);
        await plotsDrawn(page);
        expect(await boxes(page)).toEqual(before);
      }
    });
  });
}

test('in print the result fits on one page, without the buttons', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/#salary=120000&options=noPrivateHospitalCover,studentLoan`);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Tax Breakdown', 'Take-Home Pay', 'Comprehensive Breakdown']) {
    expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
  }
  for (const name of ['Copy link', 'Reset']) {
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false);
  }
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('in print the page says which year and options the result is for', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/#salary=120000&year=2023-24&options=noPrivateHospitalCover,studentLoan`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const words of ['Tax year 2023-24', '$120,000', 'No Private Hospital Cover', STUDENT_LOAN]) {
    expect(await main.getByText(words).filter({ visible: true }).count(), words).toBeGreaterThan(0);
  }
});

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Brings every card into view once: until then a card has an estimated height. */
async function seeAll(page: Page): Promise<void> {
  for (const card of await page.locator('.results .card').all()) {
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Position and size of every element with text, in CSS pixels of the page. */
function boxes(page: Page): Promise<string[]> {
  return page
    .locator(
      '.calculator :is(section, .card, h1, h2, .figures > div, tr, fieldset, input, button, figure)',
    )
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName}: ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
      }),
    );
}
