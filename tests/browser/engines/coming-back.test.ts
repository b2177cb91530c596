/** Every live page after a reload, Reset, and Back from another page: entries, figures and address belong together. */
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { click, ENGINES, pagesFor, test, until } from './engine-page.ts';
import { enter, openLivePage, paste, ready, shown } from './live-page.ts';

/** On the site by the law, which has all of them. */
const LIVE_PAGES: readonly {
  readonly path: string;
  /** Of entries in all kinds of controls. */
  readonly fragment: string;
  /** A field that starts empty, a text that it refuses, and one that is right. */
  readonly refusing: readonly [name: string, refused: string, right: string];
  /** A field for an amount, and its text in the example. */
  readonly amount?: readonly [name: string, example: string];
}[] = [
  {
    path: '/',
    fragment: '#salary=1500&cycle=weekly&year=2020-21&super=12.5&options=studentLoan',
    refusing: ['super', '51', '12.5'],
  },
  {
    path: '/compare',
    fragment:
      '#salary=70000&name=Bakery%20%F0%9F%91%A9%E2%80%8D%F0%9F%8D%B3&offer-salary=1600&offer-cycle=weekly&offer-included=yes&year=2023-24&options=studentLoan',
    refusing: ['offer-super', '51', '12.5'],
  },
  {
    path: '/bonus',
    fragment: '#bonus=15000&kind=back-pay&pays=20&salary=90000&year=2022-23&options=studentLoan',
    refusing: ['average', '9a', '95000'],
  },
  {
    path: '/tax-return',
    fragment: '#salary=90000&withheld=21000&year=2024-25&cover=part&days=100&loan=yes',
    refusing: ['children', '21', '2'],
  },
  {
    path: '/casual',
    fragment:
      '#rate=41.20&period=fortnightly&loading=20&place=top&hours=30&pay2-other=8&pay2-times=1.75&threshold=no&loan=yes&year=2024-25&rest=none',
    refusing: ['half', '337', '8'],
    amount: ['rate', '36'],
  },
  {
    path: '/leaving',
    fragment:
      '#reason=other&years=12&age=61&salary=1800&cycle=weekly&notice=5400&unit=hours&leave=76&long-leave=380&year=2025-26&worked=30&later=20000&loan=yes&residency=foreign',
    refusing: ['years', '61', '9'],
  },
];

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(pagesFor(engine, LIVE_PAGES))('$path', ({ path, fragment, refusing, amount }) => {
    test('has what was entered after a reload and Back, and its example after Reset', async ({
      page,
    }) => {
      // A page with an unload handler is not kept in memory.
      await page.evaluateOnNewDocument(() => addEventListener('unload', () => {}));
      await openLivePage(page, path);
      const example = await shown(page);
      for (const [name, text] of new URLSearchParams(fragment.slice(1)))
        await enter(page, name, text);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(fragment);
      // It is drawn after the answer.
      if (path === '/') await until(page, () => /Repayment: /.test(document.body.innerText));
      const entered = await shown(page);
      expect(entered.figures).not.toBe(example.figures);
      if (path === '/') await moveMark(page);

      await expectAfterLeaving(page, entered);
      // The bar of the home page may be above it where the page comes back scrolled.
      await page.$eval('[type=reset]', (button) => (button as HTMLElement).click());
      await expect.poll(() => shown(page)).toEqual(example);
      await expectAfterLeaving(page, example);
    });

    test('says what a field refuses until it has a right value, or Reset', async ({ page }) => {
      await openLivePage(page, path);
      const [name, refused, right] = refusing;
      const said = () =>
        page.$eval(`[id="${name}-hint"] [role=status]`, (status) => status.textContent);
      for (const enterRight of [enter, paste]) {
        await enter(page, name, refused);
        expect(await said()).not.toBe('');
        await enterRight(page, name, right);
        expect(await said()).toBe('');
        await click(page, 'button', 'Reset');
        await paste(page, name, refused);
        expect(await said()).not.toBe('');
        await click(page, 'button', 'Reset');
        expect(await said()).toBe('');
      }
    });

    const [name, example] = amount ?? ['salary', '80000'];
    test.for([
      [new RegExp(`^#${name}=2345`), '2345', false],
      [/^$/, example, true],
    ] as const)(
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
          [name, isReset] as const,
        );
        await openLivePage(page, path);
        await expect.poll(() => page.evaluate(() => location.hash)).toMatch(fragment);
        expect((await shown(page)).controls).toContain(`${name}: ${text}`);
      },
    );
  });
});

async function expectAfterLeaving(
  page: Page,
  expected: Awaited<ReturnType<typeof shown>>,
): Promise<void> {
  await page.reload();
  await ready(page);
  await expect.poll(() => shown(page)).toEqual(expected);
  await page.goto(`${inject('legislatedSiteUrl')}/contact`);
  await page.goBack();
  await ready(page);
  await expect.poll(() => shown(page)).toEqual(expected);
}

/** Marks another income on the curve, which is not kept. */
async function moveMark(page: Page): Promise<void> {
  await page.focus('[type=range]');
  await page.keyboard.press('ArrowRight');
}
