/** Fields read what people type and paste. tests/words/entered-amounts.ts has the texts. */
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { REFUSED } from '../../words/entered-amounts.ts';
import { click, ENGINES, enter, open, paste, ready, test } from './engine-page.ts';

/** Texts of a yearly pay, and what its field says of each. */
const TEXTS: readonly (readonly [text: string, said: string])[] = [
  ['80,000', '$80,000 a year'],
  ['1318,42', '$1,318 a year'],
  ['36,5', '$36 a year'],
  ['85,5k', '$85,500 a year'],
  ...REFUSED.filter(([text]) => /^80[.,\d]+$/.test(text)).map(
    ([text, said]) => [text, said] as const,
  ),
];

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  test('what is typed and left is read as what is pasted, and shown as it is typed', async ({
    page,
  }) => {
    await open(page, '/');
    for (const enterText of [paste, enter])
      for (const [text, said] of TEXTS) {
        await enterText(page, 'salary', text);
        await page.keyboard.press('Tab');
        await expect.poll(() => hint(page), { message: text }).toContain(said);
        expect(await textOf(page, 'salary'), text).toBe(text);
      }
  });

  test('the answer and the errors wait while a comma may go on', async ({ page }) => {
    await open(page, '/');
    const said = await page.evaluate(() => {
      const field = document.querySelector('#salary') as HTMLInputElement;
      field.focus();
      field.select();
      return [...'80,000,0'].map((key) => {
        document.execCommand('insertText', false, key);
        return document.querySelector('#salary-hint')?.textContent;
      });
    });
    const first = ['$8 a year', ...Array(4).fill('$80 a year')];
    expect(said).toEqual([...first, ...Array(3).fill('$80,000 a year')]);
    // Without another key it is a decimal point after a second.
    await expect.poll(() => hint(page)).toContain('Enter 80,000 or 800,000.');
  });

  test('the answer waits for what was meant where words and cycle disagree', async ({ page }) => {
    const answer = () => page.$eval('.answer-place', (shown) => (shown as HTMLElement).innerText);
    const asks = /^(Enter|Check)|\n(Enter|Check)/;
    await open(page, '/');
    await paste(page, 'salary', '2,000 p.w. + super');
    await expect.poll(answer).toMatch(asks);
    await click(page, 'button', '$2,000 a week');
    await expect.poll(answer).not.toMatch(asks);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('cycle=weekly');
  });

  test('a reload right after the last key keeps what was typed', async ({ page }) => {
    await open(page, '/');
    await page
      .evaluate(async () => {
        document.querySelector<HTMLInputElement>('#salary')?.select();
        document.execCommand('insertText', false, '1318,4');
        location.reload();
        await new Promise(() => {});
      })
      .catch(() => {});
    const hash = () => page.evaluate(() => location.hash).catch(() => '');
    await expect.poll(hash).toBe('#salary=1318.4');
    await ready(page);
    expect(await textOf(page, 'salary')).toBe('1318.4');
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
  });
});

/** The message of the pay field about its text. */
function hint(page: Page): Promise<string> {
  return page.$eval('#salary-hint', ({ textContent }) => textContent);
}

function textOf(page: Page, name: string): Promise<string> {
  return page.$eval(`[name="${name}"]`, (field) => (field as HTMLInputElement).value);
}
