/** Every live page after a reload, Reset, and Back from another page: entries, figures and address belong together. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject } from 'vitest';
import { LEGISLATED, numberFields, stepsTo } from '../../support/calculators.ts';
import { IS_LONG } from '../calculator-page.ts';
import {
  click,
  ENGINES,
  enter,
  enterAll,
  open,
  pagesFor,
  ready,
  shown,
  test,
} from './engine-page.ts';

const PAGES = LEGISLATED.map((calculator, turn) => ({ ...calculator, turn }));

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(pagesFor(engine, PAGES))('$path', ({ turn, ...calculator }) => {
    const { path, filled, amount, form } = calculator;
    // All pages share the code for early and refused texts, so pages take turns. A long run tries both on all.
    const hasTurn = (one: number) => path === '/' || IS_LONG || turn % 3 === one;

    test('has what was entered after a reload and Back, and its example after Reset', async ({
      page,
    }) => {
      // A page with an unload handler is not kept in memory.
      await page.evaluateOnNewDocument(() => addEventListener('unload', () => {}));
      await open(page, path);
      const example = await shown(page);
      await enterAll(page, stepsTo(calculator, filled));
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(filled);
      // React may hold the figure of an option back, and nothing on the page says that it is coming.
      if (await page.$('[role=switch]:checked')) await setTimeout(600);
      const entered = await shown(page);
      expect(entered.figures).not.toBe(example.figures);
      if (path === '/') {
        // Marks another income on the curve, which is not kept.
        await page.focus('[type=range]');
        await page.keyboard.press('ArrowRight');
      }
      await page.reload();
      await ready(page);
      await expect.poll(() => shown(page)).toEqual(entered);
      await page.goto(`${inject('legislatedSiteUrl')}/contact`);
      await page.goBack();
      await ready(page);
      await expect.poll(() => shown(page)).toEqual(entered);
      // The bar of the home page may be above it where the page comes back scrolled.
      await page.$eval('[type=reset]', (button) => (button as HTMLElement).click());
      await expect.poll(() => shown(page)).toEqual(example);
      await page.reload();
      await ready(page);
      await expect.poll(() => shown(page)).toEqual(example);
    });

    const refusing = 'says what a field refuses until it has a right value, or Reset';
    test.for(hasTurn(2) ? [refusing] : [])('%s', async (_, { page }) => {
      await open(page, path);
      const fields = numberFields(calculator);
      const { name = '' } = fields.findLast(({ isEmpty }) => isEmpty) ?? fields.at(-1) ?? {};
      const said = () =>
        page.$eval(`[id="${name}-hint"] [role=status]`, (status) => status.textContent);
      for (const mend of [() => enter(page, name, '2'), () => click(page, 'button', 'Reset')]) {
        await enter(page, name, 'abc');
        expect(await said()).not.toBe('');
        await mend();
        expect(await said()).toBe('');
      }
    });

    test.for(
      (
        [
          [new RegExp(`^#${amount}=2345`), '2345', false],
          [/^$/, form.get(amount)?.field.initial, true],
        ] as const
      ).filter((_, one) => hasTurn(one)),
    )(
      'has the fragment %s and an amount of %s where one is typed before its script runs, and Reset pressed: %s',
      async ([fragment, text, isReset], { page }) => {
        await page.evaluateOnNewDocument(
          ([name, presses]) => {
            // All is there by then, and no module has run.
            document.addEventListener('readystatechange', () => {
              if (document.readyState !== 'interactive') return;
              const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
              if (field) field.value = '$2,345';
              if (presses) document.querySelector<HTMLButtonElement>('[type=reset]')?.click();
            });
          },
          [amount, isReset] as const,
        );
        await open(page, path);
        await expect.poll(() => page.evaluate(() => location.hash)).toMatch(fragment);
        expect((await shown(page)).controls).toContain(`${amount}: ${text}`);
      },
    );
  });
});
