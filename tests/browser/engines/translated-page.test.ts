/** The live pages while the browser translates them: what changes must still be what everyone else sees. */
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { ENGINES, expectFigures, openCalculator, test } from './engine-page.ts';

/**
 * The change that translation makes to a text node. Chrome puts a new text in two `<font>` elements in its place
 * (`replace`). Others put the node itself inside (`move`), or replace it by what they read before it changed (`late`).
 */
type Way = 'replace' | 'move' | 'late';

const TRANSLATIONS: readonly { moment: 'before' | 'after'; way: Way }[] = [
  { moment: 'before', way: 'replace' },
  { moment: 'after', way: 'replace' },
  { moment: 'after', way: 'move' },
  { moment: 'after', way: 'late' },
];

/** The name of a step, the control in `main`, and what is entered there or chosen; without that the control is clicked. */
type Step = readonly [name: string, selector: string, entry?: string];

/** By the name of a step. */
type Texts = Record<string, string>;

interface LivePage {
  /** Opens the page, and waits until it answers and all has loaded. */
  readonly open: (page: Page) => Promise<void>;
  /** All that the live part of the page says after each step of a visitor there, given time to come to the `expected` texts. */
  readonly texts: (page: Page, expected?: Texts) => Promise<Texts>;
}

/** On the site by the law, which has all parts of the other, and its tax time. */
const LIVE_PAGES: Record<string, LivePage> = {
  '/': { open: openWholeCalculator, texts: calculatorTexts },
  '/compare': { open: openFormPage('/compare'), texts: comparisonTexts },
  '/bonus': { open: openFormPage('/bonus'), texts: bonusTexts },
  '/tax-return': { open: openFormPage('/tax-return'), texts: taxReturnTexts },
};

const LIVE_PARTS = '#calculator, #comparison, #bonus-page, #tax-return';

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(Object.entries(LIVE_PAGES))('%s', (_, { open, texts }) => {
    let plain: Texts | undefined;

    for (const { moment, way } of TRANSLATIONS) {
      test(`that is translated ${moment} its script runs says what another page does (${way})`, async ({
        page,
      }) => {
        if (plain === undefined) {
          await open(page);
          plain = await texts(page);
          // The steps do change what is said.
          expect(new Set(Object.values(plain)).size).toBeGreaterThan(12);
          await page.goto('about:blank');
        }
        if (moment === 'before') await page.evaluateOnNewDocument(translate, way);
        await open(page);
        if (moment === 'after') await page.evaluate(translate, way);
        await page.evaluate(() => window.finishTranslation?.());
        expect(
          await page.$$eval(`:is(${LIVE_PARTS}) font`, (fonts) => fonts.length),
        ).toBeGreaterThan(40);
        const translated = await texts(page, plain);
        for (const [step, text] of Object.entries(plain)) expect(translated[step], step).toBe(text);
      });
    }
  });

  test('what is entered on a translated page before its script runs counts', async ({ page }) => {
    await page.evaluateOnNewDocument(translate, 'replace' as Way);
    await page.evaluateOnNewDocument(() => {
      new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('[name=salary]');
        const isWeekly = document.querySelector<HTMLInputElement>('[value=weekly]');
        if (!field || !isWeekly || field.value !== field.defaultValue) return;
        field.value = '1500';
        isWeekly.checked = true;
      }).observe(document, { subtree: true, childList: true });
    });
    await openCalculator(page);
    await expectFigures(page, { annualSalary: 1500 * 52, taxYear: '2025-26' });
    expect(await page.$eval('[name=salary]', (field) => (field as HTMLInputElement).value)).toBe(
      '1500',
    );
  });
});

declare global {
  interface Window {
    /** Set on a translated page: puts in place what has been translated late. */
    finishTranslation?: () => void;
  }
}

async function openWholeCalculator(page: Page): Promise<void> {
  await openCalculator(page, '#salary=70000', inject('legislatedSiteUrl'));
  await waitForCards(page, '.comprehensive');
}

function openFormPage(path: string): LivePage['open'] {
  return async (page) => {
    await page.goto(`${inject('legislatedSiteUrl')}${path}#salary=70000&want-salary=1600`);
    // The script reads the fragment.
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=salary]')?.value === '70000',
    );
    // Without an offer the comparison has only the salary for a wanted pay.
    if (path === '/compare') await waitForCards(page, '.outcome', '$1,600');
    else await waitForCards(page, '.results table, .outcome');
    // The reason beside its answer is drawn apart from the cards.
    if (path === '/tax-return') await waitForCards(page, '.difference', '$12,948');
    await page.$$eval('main details', (folded) => {
      for (const details of folded) details.open = true;
    });
  };
}

/** The code of the cards comes last: until then they have the figures that the page is sent with. */
async function waitForCards(page: Page, cards: string, figure = '$70,000'): Promise<void> {
  await page.waitForFunction(
    (selector, shown) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) =>
        textContent?.includes(shown),
      ),
    {},
    cards,
    figure,
  );
}

async function calculatorTexts(page: Page, expected: Texts = {}): Promise<Texts> {
  const before = await page.evaluate(textsAfter, LIVE_PARTS, expected, 'at first', [
    ['a salary', '[name=salary]', '123456'],
    ['a pay cycle', '[value=weekly]'],
    ['a weekly pay', '[name=salary]', '2345'],
    ['a surcharge', '[value=noPrivateHospitalCover]'],
    ['a student loan', '[value=studentLoan]'],
    ['an option that excludes others', '[value=workingHolidayVisa]'],
    ['super in the salary', '[value=includesSuperannuation]'],
    ['a super rate', '[name=super]', '11.5'],
  ] satisfies Step[]);
  await chooseYear(page, '2021');
  const after = await page.evaluate(textsAfter, LIVE_PARTS, expected, 'an older year', [
    ['an option taken back', '[value=workingHolidayVisa]'],
    ['an empty field', '[name=salary]', ''],
    ['long figures', '[name=salary]', '123456'],
    ['a reset', '.actions button:last-of-type'],
    ['a salary again', '[name=salary]', '54321'],
  ] satisfies Step[]);
  return { ...before, ...after };
}

function comparisonTexts(page: Page, expected?: Texts): Promise<Texts> {
  return page.evaluate(textsAfter, LIVE_PARTS, expected ?? {}, 'at first', [
    ['an amount', '[name=salary]', '123456'],
    ['the amount of the offer', '[name=offer-salary]', '2345'],
    ['a period', '[name=offer-cycle]', 'weekly'],
    ['super in the amount', '[name=offer-included][value=yes]'],
    ['a super rate', '[name=offer-super]', '11.5'],
    ['a bonus', '[name=bonus]', '5000'],
    ['a salary sacrifice', '[name=offer-sacrifice]', '10000'],
    ['a name', '[name=offer-name]', 'Bakery'],
    ['a surcharge', '[value=noPrivateHospitalCover]'],
    ['a student loan', '[value=studentLoan]'],
    ['an older year', '[name=year]', '2021-22'],
    ['a take-home pay', '[name=want-salary]', '2000'],
    ['no amount', '[name=salary]', ''],
    ['a reset', '.actions button:last-of-type'],
    ['an amount again', '[name=salary]', '54321'],
  ] satisfies Step[]);
}

function bonusTexts(page: Page, expected?: Texts): Promise<Texts> {
  return page.evaluate(textsAfter, LIVE_PARTS, expected ?? {}, 'at first', [
    ['a bonus', '[name=bonus]', '12345'],
    ['back pay', '[value=back-pay]'],
    ['its pays', '[name=pays]', '20'],
    ['leave loading', '[value=leave-loading]'],
    ['a bonus again', '[name=kind]'],
    ['a pay cycle', '[value=weekly]'],
    ['a weekly pay', '[name=salary]', '2345'],
    ['an hourly pay', '[value=hourly]'],
    ['its hours', '[name=hours]', '30'],
    ['an earlier bonus', '[name=earlier]', '3000'],
    ['what was withheld', '[name=earlier-withheld]', '900'],
    ['an average pay', '[name=average]', '1500'],
    ['a student loan', '[value=studentLoan]'],
    ['a surcharge', '[value=noPrivateHospitalCover]'],
    ['no threshold', '[value=noTaxFreeThreshold]'],
    ['another job', '[name=other-job]', '30000'],
    ['an option that excludes others', '[value=workingHolidayVisa]'],
    ['what was paid', '[name=paid]', '44000'],
    ['an older year', '[name=year]', '2021-22'],
    ['no bonus', '[name=bonus]', ''],
    ['a reset', '.actions button:last-of-type'],
    ['a bonus at last', '[name=bonus]', '54321'],
  ] satisfies Step[]);
}

function taxReturnTexts(page: Page, expected?: Texts): Promise<Texts> {
  return page.evaluate(textsAfter, LIVE_PARTS, expected ?? {}, 'at first', [
    ['a pay', '[name=salary]', '123456'],
    ['a job', '#add-job'],
    ['its pay', '[name=job2-salary]', '20000'],
    ['its pays', '[name=job2-pays]', '10'],
    ['a salary sacrifice', '[name=sacrifice]', '10000'],
    ['what was withheld', '[name=withheld]', '40000'],
    ['interest', '[name=interest]', '900'],
    ['work expenses', '[name=expenses]', '1500'],
    ['a partner', '[name=couple][value=yes]'],
    ["the partner's income", '[name=partner]', '30000'],
    ['children', '[name=children]', '2'],
    ['a senior', '[name=senior][value=yes]'],
    ['cover for part of the year', '[name=cover][value=part]'],
    ['its days', '[name=days]', '100'],
    ['a loan', '[name=loan][value=yes]'],
    ['months', '[name=months]', '6'],
    ['an older year', '[name=year]', '2021-22'],
    ['one job', '#job2-heading ~ .actions button'],
    ['a working holiday', '[name=residency][value=workingHoliday]'],
    ['no pay', '[name=salary]', ''],
    ['a reset', '.entries > .actions button:last-of-type'],
    ['a pay again', '[name=salary]', '54321'],
  ] satisfies Step[]);
}

async function chooseYear(page: Page, firstLetters: string): Promise<void> {
  await page.focus('#tax-year');
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('[role=option]:focus');
  await page.keyboard.type(firstLetters);
  await page.waitForFunction(
    (letters) => document.activeElement?.textContent?.startsWith(letters),
    {},
    firstLetters,
  );
  await page.keyboard.press('Enter');
  await page.waitForSelector('#tax-year:focus');
}

/**
 * Runs in the page: does the steps and gives all that `livePart` says before them, under the name `first`, and after each, once that
 * is what is `expected` of it or, where nothing is, stays as it is. One call for all, as each takes a twentieth of a second in Firefox.
 */
async function textsAfter(
  livePart: string,
  expected: Texts,
  first: string,
  steps: readonly Step[],
): Promise<Texts> {
  const task = () => new Promise((resolve) => setTimeout(resolve));
  const text = async (step: string) => {
    const end = performance.now() + 10_000;
    for (let shown = ''; ; ) {
      const before = shown;
      // The cards are drawn a frame after the answer.
      do {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await task();
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
      } while (document.querySelector('[aria-busy=true]'));
      window.finishTranslation?.();
      // The observers of the page have been told by then.
      await task();
      const live = document.querySelector(livePart)?.cloneNode(true) as HTMLElement;
      // The announcement, which follows only after a pause.
      for (const status of live.querySelectorAll('[role=status]')) status.remove();
      shown = live.textContent;
      if (shown === (expected[step] ?? before) || performance.now() > end) return shown;
    }
  };
  const texts = { [first]: await text(first) };
  for (const [step, selector, entry] of steps) {
    const control = document.querySelector<HTMLElement>(`main ${selector}`);
    if (control === null) throw new Error(`There is no ${selector}`);
    if (entry === undefined) control.click();
    else if (control instanceof HTMLSelectElement) {
      control.value = entry;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      (control as HTMLInputElement).select();
      document.execCommand('delete');
      for (const letter of entry) {
        await task();
        document.execCommand('insertText', false, letter);
      }
    }
    Object.assign(texts, { [step]: await text(step) });
  }
  return texts;
}

/** Runs in the page: translates it, now and whenever it changes. The words stay as they are, to be compared. */
function translate(way: Way): void {
  const replace = (text: Text, words: string) => {
    if (text.parentElement?.closest('font')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(way === 'move' ? text : words);
  };
  const started: (() => void)[] = [];
  const translateText = (text: Text) => {
    const words = text.data;
    if (!words.trim() || text.parentElement?.closest('font, script, [translate=no]')) return;
    if (way === 'late') started.push(() => replace(text, words));
    else replace(text, words);
  };
  window.finishTranslation = () => {
    for (const finish of started.splice(0)) finish();
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      for (const changed of type === 'characterData' ? [target] : addedNodes) translateAll(changed);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  if (document.body) translateAll(document.body);
}
