/** The tax return for drawn persons: every figure that the page shows, by link and by typing. */
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { drawnReturns, fieldsOf, fragmentOf } from '../../pages/tax-return/drawn-returns.ts';
import { referenceReturn } from '../../pages/tax-return/reference-return.ts';
import { idle } from '../../support/driven-page.ts';
import { figuresFollowed } from '../calculator-page.ts';
import { figuresIn, inOrder, readReturnInPage, taxReturnUrl } from '../tax-return-page.ts';
import { click, ENGINES, test } from './engine-page.ts';

const IN_LONG_RUN = { firefox: 30, chromium: 300 };

/** One person in so many is typed; the others come by a link. */
const TYPED = 5;

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });
  const count = process.env.LONG_TESTS ? IN_LONG_RUN[engine] : 5;

  test(`${count} drawn persons have every figure of exact arithmetic`, async ({ page }) => {
    for (const [index, person] of drawnReturns(count, 30).entries()) {
      const isTyped = index % TYPED === 0;
      await page.goto('about:blank');
      await page.goto(taxReturnUrl(isTyped ? '' : fragmentOf(person)));
      await page.evaluate(idle);
      if (isTyped) await fillIn(page, fieldsOf(person));
      await page.evaluate(figuresFollowed);
      const shown = figuresIn(await page.evaluate(readReturnInPage));
      expect(shown, fragmentOf(person)).toEqual(referenceReturn(person));
    }
  }, 1_200_000);
});

/** Types and chooses what is in `fields`. */
async function fillIn(page: Page, { jobs = '1', ...fields }: Record<string, string>) {
  for (let count = 1; count < Number(jobs); count += 1) await click(page, 'button', 'Add a job');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  for (const name of inOrder(Object.keys(fields))) {
    const text = fields[name] ?? '';
    const named = `#tax-return [name="${name}"]`;
    const kind = await page.$eval(named, (control) => control.getAttribute('type'));
    if (kind === 'radio') {
      await page.$eval(`${named}[value="${text}"]`, (radio) => (radio as HTMLElement).click());
    } else if (kind === 'text') {
      await page.focus(named);
      await page.$eval(named, (field) => (field as HTMLInputElement).select());
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    } else await page.select(named, text);
  }
}
