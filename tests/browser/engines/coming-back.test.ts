/** Every live page after a reload, Reset, and Back from another page: entries, figures and address belong together. */
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { idle } from '../../support/driven-page.ts';
import { figuresFollowed } from '../calculator-page.ts';
import { click, ENGINES, find, test } from './engine-page.ts';

interface LivePage {
  /** Texts to type, by the names of their fields; of a select or a radio, the value to choose. */
  readonly entries: readonly (readonly [name: string, text: string])[];
  /** The fragment of the entries. */
  readonly fragment: string;
  /** A field that starts empty, a text that it refuses, and one that is right. */
  readonly refusing: readonly [name: string, refused: string, right: string];
}

/** On the site by the law, which has all of them. */
const LIVE_PAGES: Readonly<Record<string, LivePage>> = {
  '/': {
    entries: [
      ['cycle', 'weekly'],
      ['salary', '1500'],
      ['year', '2020-21'],
      ['super', '12.5'],
      ['options', 'studentLoan'],
    ],
    fragment: '#salary=1500&cycle=weekly&year=2020-21&super=12.5&options=studentLoan',
    refusing: ['super', '51', '12.5'],
  },
  '/compare': {
    entries: [
      ['salary', '70000'],
      ['offer-salary', '1600'],
      ['offer-cycle', 'weekly'],
      ['offer-included', 'yes'],
      ['name', 'Bakery \u{1f469}\u200d\u{1f373}'],
      ['year', '2023-24'],
      ['options', 'studentLoan'],
    ],
    fragment:
      '#salary=70000&name=Bakery%20%F0%9F%91%A9%E2%80%8D%F0%9F%8D%B3&offer-salary=1600&offer-cycle=weekly&offer-included=yes&year=2023-24&options=studentLoan',
    refusing: ['offer-super', '51', '12.5'],
  },
  '/bonus': {
    entries: [
      ['kind', 'back-pay'],
      ['pays', '20'],
      ['bonus', '15000'],
      ['salary', '90000'],
      ['year', '2022-23'],
      ['options', 'studentLoan'],
    ],
    fragment: '#bonus=15000&kind=back-pay&pays=20&salary=90000&year=2022-23&options=studentLoan',
    refusing: ['average', '9a', '95000'],
  },
  '/tax-return': {
    entries: [
      ['salary', '90000'],
      ['withheld', '21000'],
      ['cover', 'part'],
      ['days', '100'],
      ['loan', 'yes'],
      ['year', '2024-25'],
    ],
    fragment: '#salary=90000&withheld=21000&year=2024-25&cover=part&days=100&loan=yes',
    refusing: ['children', '21', '2'],
  },
};

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(Object.entries(LIVE_PAGES))('%s', (path, { entries, fragment, refusing }) => {
    test('has what was entered after a reload and Back, and its example after Reset', async ({
      page,
    }) => {
      // A page with an unload handler is not kept in memory.
      await page.evaluateOnNewDocument(() => addEventListener('unload', () => {}));
      await page.goto(inject('legislatedSiteUrl') + path);
      await ready(page, path);
      const example = await shown(page);
      for (const [name, text] of entries) await enter(page, name, text);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(fragment);
      // It is drawn after the answer.
      if (path === '/')
        await page.waitForFunction(() => /Repayment: /.test(document.body.innerText));
      const entered = await shown(page);
      expect(entered.figures).not.toBe(example.figures);
      if (path === '/') await moveMark(page);

      await expectAfterLeaving(page, path, entered);
      // The bar of the home page may be above it where the page comes back scrolled.
      await page.$eval('[type=reset]', (button) => (button as HTMLElement).click());
      await expect.poll(() => shown(page)).toEqual(example);
      await expectAfterLeaving(page, path, example);
    });

    test('says what a field refuses until it has a right value, or Reset', async ({ page }) => {
      await page.goto(inject('legislatedSiteUrl') + path);
      await ready(page, path);
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

    test('starts with its example where Reset is pressed before its script runs', async ({
      page,
    }) => {
      await page.evaluateOnNewDocument(() => {
        // All is there by then, and no module has run.
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          const field = document.querySelector<HTMLInputElement>('[name=salary]');
          if (field) field.value = '1234';
          document.querySelector<HTMLButtonElement>('[type=reset]')?.click();
        });
      });
      await page.goto(inject('legislatedSiteUrl') + path);
      await ready(page, path);
      const { controls, address } = await shown(page);
      expect(controls).toContain('salary: 80000');
      expect(address).toBe(inject('legislatedSiteUrl') + path);
    });
  });
});

/** Waits until the script of the page runs, and what it loads later is there. */
async function ready(page: Page, path: string): Promise<void> {
  if (path === '/') await page.waitForSelector('button#tax-year');
  await page.evaluate(idle);
  await page.$$eval('details', (folded) => {
    for (const details of folded) details.open = true;
  });
}

async function expectAfterLeaving(page: Page, path: string, expected: Shown): Promise<void> {
  await page.reload();
  await ready(page, path);
  await expect.poll(() => shown(page)).toEqual(expected);
  await page.goto(`${inject('legislatedSiteUrl')}/contact`);
  await page.goBack();
  await ready(page, path);
  await expect.poll(() => shown(page)).toEqual(expected);
}

interface Shown {
  readonly controls: readonly string[];
  /** All that the live part of the page says. */
  readonly figures: string;
  readonly address: string;
}

/** The controls, figures and address of the page once all figures have followed. */
async function shown(page: Page): Promise<Shown> {
  await page.evaluate(figuresFollowed);
  return page.evaluate(() => {
    const root = document.querySelector('main > [id]') as HTMLElement;
    const controls = [
      ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select[name]'),
    ].flatMap((control) =>
      control.matches('[type=radio], [type=checkbox]') && !control.matches(':checked')
        ? []
        : [`${control.name}: ${control.value}`],
    );
    const copy = root.cloneNode(true) as HTMLElement;
    // The announcement, which follows only after a pause.
    for (const status of copy.querySelectorAll('[role=status]')) status.remove();
    return { controls, figures: copy.textContent, address: location.href };
  });
}

async function enter(page: Page, name: string, text: string): Promise<void> {
  if (name === 'year' && (await page.$('button#tax-year'))) return chooseYear(page, text);
  const named = `main [name="${name}"]`;
  const kind = await page.$eval(named, (control) => control.getAttribute('type'));
  if (kind === 'radio' || kind === 'checkbox') {
    await page.$eval(`${named}[value="${text}"]`, (choice) => (choice as HTMLElement).click());
  } else if (kind === 'text') {
    await select(page, name);
    await page.keyboard.type(text);
  } else await page.select(named, text);
}

/** Replaces the text of a field in one go. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await select(page, name);
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

function select(page: Page, name: string): Promise<void> {
  return page.$eval(`main [name="${name}"]`, (field) => {
    (field as HTMLInputElement).focus();
    (field as HTMLInputElement).select();
  });
}

async function chooseYear(page: Page, label: string): Promise<void> {
  await (await find(page, 'combobox', 'Tax year')).focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('[role=option]:focus');
  await page.keyboard.type(label.slice(0, 4));
  await page.waitForFunction(
    (year) => document.activeElement?.textContent?.startsWith(year),
    {},
    label,
  );
  await page.keyboard.press('Enter');
  await page.waitForSelector('#tax-year:focus');
}

/** Marks another income on the curve, which is not kept. */
async function moveMark(page: Page): Promise<void> {
  await page.focus('[type=range]');
  await page.keyboard.press('ArrowRight');
}
