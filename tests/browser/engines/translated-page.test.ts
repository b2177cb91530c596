/** The live pages while the browser translates them: what changes must still be what everyone else sees. */
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { LEGISLATED, LIVE, type Step, stepsTo } from '../../support/calculators.ts';
import { settled } from '../../support/driven-page.ts';
import { IS_LONG } from '../calculator-page.ts';
import { chooseYear, ENGINES, expectGross, open, pagesFor, test } from './engine-page.ts';

/**
 * The change that translation makes to a text node. Chrome puts a new text in two `<font>` elements in its place
 * (`replace`). Others put the node itself inside (`move`), or replace it by what they read before it changed (`late`).
 */
type Way = 'replace' | 'move' | 'late';

/** Pages take turns at the first two ways, and the engines try different ones. A long run tries all ways on all pages. */
const TRANSLATIONS: readonly (readonly [moment: 'before' | 'after', way: Way])[] = [
  ['before', 'replace'],
  ['after', 'late'],
  ['after', 'replace'],
  ['after', 'move'],
];

const PAGES = LEGISLATED.map((calculator, turn) => ({ ...calculator, turn }));

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(pagesFor(engine, PAGES))('$path', ({ turn, ...calculator }) => {
    const { path, amount, filled, examples } = calculator;
    let plain: readonly string[] = [];
    // Firefox takes several times as long.
    const few = engine === 'chromium' ? [filled] : [];
    const examplesTried = IS_LONG ? examples : few;
    const lists: readonly Step[][] = [
      ...examplesTried.map(
        (example) => [...stepsTo(calculator, example), [amount, ''], ['Reset']] as Step[],
      ),
      [[amount, '543'], ['Reset']],
    ];
    const next = (turn + ENGINES.indexOf(engine)) % 2;
    const ways = IS_LONG ? TRANSLATIONS : TRANSLATIONS.slice(next, next + 1);

    for (const [moment, way] of ways) {
      test(`that is translated ${moment} its script runs says what another page does (${way})`, async ({
        page,
      }) => {
        if (plain.length === 0) {
          await open(page, path);
          plain = await textsAfter(page, lists);
          // The steps do change what is said.
          expect(new Set(plain).size).toBeGreaterThan(lists.flat().length / 2);
          await page.goto('about:blank');
        }
        if (moment === 'before') await page.evaluateOnNewDocument(translate, way);
        await open(page, path);
        if (moment === 'after') await page.evaluate(translate, way);
        await page.evaluate(() => window.finishTranslation?.());
        expect(await page.$$eval(`${LIVE} font`, (fonts) => fonts.length)).toBeGreaterThan(40);
        const translated = await textsAfter(page, lists, plain);
        for (const [step, text] of plain.entries())
          expect(translated[step], `after step ${step} of ${lists}`).toBe(text);
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
    await page.goto(inject('legislatedSiteUrl'));
    await expectGross(page, '$78,000');
    expect(await page.$eval('[name=salary]', (field) => (field as HTMLInputElement).value)).toBe(
      '1500',
    );
  });
});

declare global {
  interface Window {
    /** Set on a translated page: puts in place what has been translated late. */
    finishTranslation?: () => void;
    settled: typeof settled;
  }
}

/**
 * All that the live part of the page says at first and after each step, given time to come to the `expected` texts. Between two lists of
 * steps an older year is chosen by keys, where its list is a part of its own.
 */
async function textsAfter(
  page: Page,
  lists: readonly (readonly Step[])[],
  expected: readonly string[] = [],
): Promise<string[]> {
  const texts: string[] = [];
  await page.evaluate(`void (window.settled = ${settled})`);
  for (const [index, list] of lists.entries()) {
    if (index > 0 && (await page.$('button#tax-year'))) await chooseYear(page, '2021-22');
    const left = expected.slice(texts.length);
    texts.push(...(await page.evaluate(textsInPage, LIVE, left, list)));
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
  steps: readonly Step[],
): Promise<string[]> {
  const task = () => new Promise((resolve) => setTimeout(resolve));
  const text = async (wanted: string | undefined, rest = 0) => {
    const end = performance.now() + 60_000;
    let since = performance.now();
    for (let shown = ''; ; ) {
      const before = shown;
      await window.settled();
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
  for (const [name, entry] of steps) {
    // A browser types in no field that is folded away, as those of an added item are.
    for (const details of document.querySelectorAll('details')) details.open = true;
    const control =
      entry === undefined
        ? [...document.querySelectorAll<HTMLElement>(`${livePart} button`)].findLast(
            ({ textContent }) => textContent.startsWith(name),
          )
        : document.querySelector<HTMLElement>(
            // Of radios and checkboxes the one of the value.
            `${livePart} [name="${name}"]:is(:not([type=radio], [type=checkbox]), [value="${entry}"]),
            ${livePart} ${name === 'year' ? '#tax-year ~ select' : '_'}`,
          );
    if (!control) throw new Error(`There is no ${name} for ${entry}`);
    if (control instanceof HTMLSelectElement) {
      control.value = entry ?? '';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control instanceof HTMLInputElement && control.type === 'text') {
      control.select();
      document.execCommand('delete');
      for (const letter of entry ?? '') {
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
