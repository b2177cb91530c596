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

const SITES = { simplified: 'siteUrl', legislated: 'legislatedSiteUrl' } as const;

type RuleSetName = keyof typeof SITES;

type Steps = Record<string, () => Promise<void>>;

interface LivePage {
  /** Opens the page of a site, and waits until it answers and all has loaded. */
  readonly open: (page: Page, ruleSet: RuleSetName) => Promise<void>;
  /** The steps of a visitor there. */
  readonly steps: (page: Page) => Steps;
}

const LIVE_PAGES: Record<string, LivePage> = {
  '/': { open: openWholeCalculator, steps: calculatorSteps },
  '/compare': { open: openComparison, steps: comparisonSteps },
};

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  for (const ruleSet of Object.keys(SITES) as RuleSetName[]) {
    for (const [path, { open, steps }] of Object.entries(LIVE_PAGES)) {
      describe(`by the ${ruleSet} rule set, ${path}`, () => {
        let plain: Record<string, string> | undefined;

        for (const { moment, way } of TRANSLATIONS) {
          test(`that is translated ${moment} its script runs says what another page does (${way})`, async ({
            page,
          }) => {
            if (plain === undefined) {
              await open(page, ruleSet);
              plain = await textsOf(page, steps(page));
              await page.goto('about:blank');
            }
            if (moment === 'before') await page.evaluateOnNewDocument(translate, way);
            await open(page, ruleSet);
            if (moment === 'after') await page.evaluate(translate, way);
            await page.evaluate(() => window.finishTranslation?.());
            expect(
              await page.$$eval('#calculator font, #comparison font', (fonts) => fonts.length),
            ).toBeGreaterThan(40);
            const translated = await textsOf(page, steps(page));
            for (const [step, text] of Object.entries(plain))
              expect(translated[step], step).toBe(text);
          });
        }
      });
    }
  }

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

async function openWholeCalculator(page: Page, ruleSet: RuleSetName): Promise<void> {
  await openCalculator(page, '', inject(SITES[ruleSet]));
  await page.waitForSelector('.plots .income-curve');
  if (ruleSet === 'legislated') await page.waitForSelector('.payslip h2');
}

async function openComparison(page: Page, ruleSet: RuleSetName): Promise<void> {
  await page.goto(`${inject(SITES[ruleSet])}/compare#salary=70000`);
  // The script reads the fragment.
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=salary]')?.value === '70000',
  );
  await page.$$eval('#comparison details', (folded) => {
    for (const details of folded) details.open = true;
  });
}

function calculatorSteps(page: Page): Steps {
  return {
    'at first': async () => {},
    'a salary': () => enter(page, 'salary', '123456'),
    'a pay cycle': () => press(page, '[value=weekly]'),
    'a weekly pay': () => enter(page, 'salary', '2345'),
    'a surcharge': () => press(page, '[value=noPrivateHospitalCover]'),
    'a student loan': () => press(page, '[value=studentLoan]'),
    'an option that excludes others': () => press(page, '[value=workingHolidayVisa]'),
    'super in the salary': () => press(page, '[value=includesSuperannuation]'),
    'a super rate': () => enter(page, 'super', '11.5'),
    'an older year': () => chooseYear(page, '2021'),
    'an option taken back': () => press(page, '[value=workingHolidayVisa]'),
    'an empty field': () => enter(page, 'salary', ''),
    'long figures': () => enter(page, 'salary', '123456'),
    'a reset': () => press(page, '.actions button:last-of-type'),
    'a salary again': () => enter(page, 'salary', '54321'),
  };
}

function comparisonSteps(page: Page): Steps {
  return {
    'at first': async () => {},
    'an amount': () => enter(page, 'salary', '123456'),
    'the amount of the offer': () => enter(page, 'offer-salary', '2345'),
    'a period': () => choose(page, 'offer-cycle', 'weekly'),
    'super in the amount': () => press(page, '[name=offer-included][value=yes]'),
    'a super rate': () => enter(page, 'offer-super', '11.5'),
    'a bonus': () => enter(page, 'bonus', '5000'),
    'a salary sacrifice': () => enter(page, 'offer-sacrifice', '10000'),
    'a name': () => enter(page, 'offer-name', 'Bakery'),
    'a surcharge': () => press(page, '[value=noPrivateHospitalCover]'),
    'a student loan': () => press(page, '[value=studentLoan]'),
    'an older year': () => choose(page, 'year', '2021-22'),
    'a take-home pay': () => enter(page, 'want-salary', '2000'),
    'no amount': () => enter(page, 'salary', ''),
    'a reset': () => press(page, '.actions button:last-of-type'),
    'an amount again': () => enter(page, 'salary', '54321'),
  };
}

/** All that the live part of the page says after each step. */
async function textsOf(page: Page, steps: Steps): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [step, act] of Object.entries(steps)) {
    await act();
    texts[step] = await page.evaluate(textOfLivePart);
  }
  return texts;
}

/** Not by its accessible name, which is translated. */
function press(page: Page, selector: string): Promise<void> {
  return page.$eval(`main ${selector}`, (control) => (control as HTMLElement).click());
}

/** Replaces the text of a field key by key. */
async function enter(page: Page, fieldName: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`[name=${fieldName}]`);
  await field?.click({ count: 3 });
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

async function choose(page: Page, fieldName: string, value: string): Promise<void> {
  await page.select(`[name=${fieldName}]`, value);
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
 * Runs in the page: waits until all of it has followed and is translated. Leaves out what is said only after a pause. It is one
 * call, as each takes a twentieth of a second in Firefox.
 */
async function textOfLivePart(): Promise<string> {
  while (document.querySelector('[aria-busy=true]')) {
    await new Promise(requestAnimationFrame);
  }
  window.finishTranslation?.();
  // The observers of the page have been told by then.
  await new Promise((resolve) => setTimeout(resolve));
  const live = document.querySelector('#calculator, #comparison')?.cloneNode(true) as HTMLElement;
  for (const status of live.querySelectorAll('[role=status]')) status.remove();
  return live.textContent;
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
