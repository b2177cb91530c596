/** The live pages while the browser translates them: what changes must still be what everyone else sees. */
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { figuresFollowed } from '../calculator-page.ts';
import { ENGINES, expectFigures, openCalculator, pagesFor, test, until } from './engine-page.ts';
import { chooseYear, openLivePage } from './live-page.ts';

/**
 * The change that translation makes to a text node. Chrome puts a new text in two `<font>` elements in its place
 * (`replace`). Others put the node itself inside (`move`), or replace it by what they read before it changed (`late`).
 */
type Way = 'replace' | 'move' | 'late';

/** All on the first page; on the others those that are `often` tried, and in a long run all. */
const TRANSLATIONS: readonly { moment: 'before' | 'after'; way: Way; often?: true }[] = [
  { moment: 'before', way: 'replace', often: true },
  { moment: 'after', way: 'replace' },
  { moment: 'after', way: 'move' },
  { moment: 'after', way: 'late', often: true },
];

/**
 * The steps of a visitor on each page of the site by the law, which has all parts of the other, and its tax time: a text for the field
 * of a name, a choice there, or a button by its selector. On the home page a year is chosen between two lists.
 */
const LIVE_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [
    `salary=123456 cycle=weekly salary=2345 options=noPrivateHospitalCover options=studentLoan
    options=workingHolidayVisa options=includesSuperannuation super=11.5`,
    'options=workingHolidayVisa salary= salary=123456 [type=reset] salary=54321',
  ],
  '/compare': [
    `salary=123456 offer-salary=2345 offer-cycle=weekly offer-included=yes offer-super=11.5 bonus=5000
    offer-sacrifice=10000 offer-name=Bakery options=noPrivateHospitalCover options=studentLoan year=2021-22
    want-salary=2000 salary= [type=reset] salary=54321`,
  ],
  '/bonus': [
    `bonus=12345 kind=back-pay pays=20 kind=leave-loading kind=bonus cycle=weekly salary=2345 cycle=hourly
    hours=30 earlier=3000 earlier-withheld=900 average=1500 options=studentLoan options=noPrivateHospitalCover
    options=noTaxFreeThreshold other-job=30000 options=workingHolidayVisa paid=44000 year=2021-22 bonus=
    [type=reset] bonus=54321`,
  ],
  '/tax-return': [
    `salary=123456 #add-job job2-salary=20000 job2-pays=10 sacrifice=10000 withheld=40000 interest=900
    expenses=1500 couple=yes partner=30000 children=2 senior=yes cover=part days=100 loan=yes months=6
    year=2021-22 #job2-heading~.actions>button residency=workingHoliday salary= [type=reset] salary=54321`,
  ],
  '/leaving': [
    `salary=95000 years=3 redundancy=50000 notice=5000 leave=20 unit=hours reason=other reason=invalidity loan=yes worked=40
    later=30000 residency=workingHoliday year=2021-22 salary= [type=reset] salary=60000`,
  ],
  '/casual': [
    `rate=41.20 loading=20 place=top hours=30 half=8 other=4 times=1.75 allowance=50 #add-pay pay4-hours=20
    #pay2-heading~.actions>button period=fortnightly threshold=no threshold=yes loan=yes period=daily year=2021-22
    rest=none full=80000 days= [type=reset] rate=30`,
  ],
};

const LIVE_PARTS = '#calculator, #comparison, #bonus-page, #tax-return, #casual, #leaving';

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(pagesFor(engine, Object.entries(LIVE_PAGES)))('%s', (path, steps) => {
    let plain: readonly string[] = [];
    const takesAll = process.env.LONG_TESTS || path === '/';

    for (const { moment, way } of TRANSLATIONS.filter(({ often }) => often || takesAll)) {
      test(`that is translated ${moment} its script runs says what another page does (${way})`, async ({
        page,
      }) => {
        if (plain.length === 0) {
          await open(page, path);
          plain = await textsAfter(page, steps);
          // The steps do change what is said.
          expect(new Set(plain).size).toBeGreaterThan(12);
          await page.goto('about:blank');
        }
        if (moment === 'before') await page.evaluateOnNewDocument(translate, way);
        await open(page, path);
        if (moment === 'after') await page.evaluate(translate, way);
        await page.evaluate(() => window.finishTranslation?.());
        expect(
          await page.$$eval(`:is(${LIVE_PARTS}) font`, (fonts) => fonts.length),
        ).toBeGreaterThan(40);
        const translated = await textsAfter(page, steps, plain);
        for (const [step, text] of plain.entries())
          expect(translated[step], `after step ${step} of ${steps}`).toBe(text);
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

/** Opens the page with a salary and a wanted pay, or a rate, and waits until it answers and all has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await openLivePage(page, `${path}#salary=70000&want-salary=1600&rate=70`);
  // The script reads the fragment.
  await until(page, () =>
    /^70(000)?$/.test(
      document.querySelector<HTMLInputElement>('main :is([name=salary], [name=rate])')?.value ?? '',
    ),
  );
  await page.evaluate(figuresFollowed);
}

/**
 * All that the live part of the page says at first and after each step, given time to come to the `expected` texts. Between two lists of
 * steps an older year is chosen.
 */
async function textsAfter(
  page: Page,
  lists: readonly string[],
  expected: readonly string[] = [],
): Promise<string[]> {
  const texts: string[] = [];
  for (const [index, list] of lists.entries()) {
    if (index > 0) await chooseYear(page, '2021-22');
    const left = expected.slice(texts.length);
    texts.push(...(await page.evaluate(textsInPage, LIVE_PARTS, left, list.split(/\s+/))));
  }
  return texts;
}

/**
 * Runs in the page: does the steps and gives all that `livePart` says before them and after each, once that is what is `expected` of it
 * or, where nothing is, stays as it is. One call for all, as each takes a twentieth of a second in Firefox.
 */
async function textsInPage(
  livePart: string,
  expected: readonly string[],
  steps: readonly string[],
): Promise<string[]> {
  const task = () => new Promise((resolve) => setTimeout(resolve));
  const text = async (wanted: string | undefined, rest = 0) => {
    const end = performance.now() + 60_000;
    let since = performance.now();
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
      const now = performance.now();
      if (shown !== before) since = now;
      const isDone =
        wanted === undefined ? shown === before && now >= since + rest : shown === wanted;
      if (isDone || now > end) return shown;
    }
  };
  const texts = [await text(expected[0])];
  for (const step of steps) {
    const [, name, entry = ''] = /^([\w-]+)=(.*)/.exec(step) ?? [];
    // Of radios and checkboxes the one of the value.
    const kind = `:is(:not([type=radio], [type=checkbox]), [value="${entry}"])`;
    const selector = name === undefined ? step : `[name="${name}"]${kind}`;
    const control = document.querySelector<HTMLElement>(`main ${selector}`);
    if (control === null) throw new Error(`There is no ${step}`);
    if (control instanceof HTMLSelectElement) {
      control.value = entry;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control instanceof HTMLInputElement && control.type === 'text') {
      control.select();
      document.execCommand('delete');
      for (const letter of entry) {
        await task();
        document.execCommand('insertText', false, letter);
      }
    } else control.click();
    // React may hold an option's figure back for 300 ms, and nothing on the page says that it is coming.
    texts.push(await text(expected[texts.length], name === 'options' ? 1_000 : 0));
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
