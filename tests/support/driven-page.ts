/** Actions on a page in a browser, and measures of it, for the tests of several pages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Playwright's pages and Puppeteer's alike. */
interface WithKeyboard {
  readonly keyboard: { press(key: 'Tab'): Promise<void> };
}

/** Presses Tab until `focusedName` gives `name`. */
export async function tabTo(
  page: WithKeyboard,
  name: string,
  focusedName: () => Promise<string | null | undefined>,
): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await focusedName()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}

/**
 * Runs in the page: waits until its script answers, which takes away the line that says which entries its figures are for, and until what
 * follows the answer is drawn. Chromium may forget a wait for an idle page that has no limit.
 */
export async function settled(): Promise<void> {
  do {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  } while (document.querySelector('.example, [aria-busy=true]'));
}

/** Waits until the page has handled what happened to it, a scroll too, and has drawn what came of that. */
export async function drawn(page: Page): Promise<void> {
  const twoFrames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // An event of scrolling comes with a frame; what React does about it is a task of its own after that frame.
  await page.evaluate(twoFrames);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.evaluate(twoFrames);
}

/** Opens the home page and lets time pass only as the test says. */
export async function openWithTimeStopped(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens all that is folded away, and lays out the cards that are out of view. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.querySelector<HTMLElement>('.fold[aria-expanded=false]')?.click();
    for (const part of document.querySelectorAll<HTMLElement>('.results > *')) {
      part.style.contentVisibility = 'visible';
    }
  });
}

/** By how many pixels the page scrolls sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The text of the main part that everybody can see. The announcement for screen readers comes later, when typing pauses. */
export function readableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const announced = document.querySelectorAll<HTMLElement>('main .unseen[role=status]');
    for (const region of announced) region.hidden = true;
    const text = document.querySelector('main')?.innerText ?? '';
    for (const region of announced) region.hidden = false;
    return text;
  });
}

/** Sums of money and percentages that are on more than one line. */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, .unseen')) continue;
      for (const { 0: number, index } of text.data.matchAll(/\$[\d,.]*\d|[\d.]+%/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(number);
      }
    }
    return broken;
  });
}

/**
 * Targets that a finger may miss: buttons, parts of a choice, and links that are not within a sentence, if they are lower than 44 px or closer
 * than 8 px to another. The rows of a list and the parts of a choice touch.
 */
export function missableTargets(page: Page): Promise<string[]> {
  return page
    .locator(':is(main, aside, footer) :is(a, button, summary, fieldset label)')
    .filter({ visible: true })
    .evaluateAll((all) => {
      const line = (target: Element) => target.closest('p, li, dd, td, nav, section, div, form');
      const targets = all.filter(
        (target) =>
          getComputedStyle(target).display !== 'inline' ||
          line(target)?.textContent.trim() === target.textContent.trim(),
      );
      const list = (target: Element) => target.closest('ul, ol, fieldset');
      const mayTouch = (one: Element, other: Element) =>
        (list(one) !== null && list(one) === list(other)) ||
        (one.tagName === 'SUMMARY' && other.tagName === 'SUMMARY');
      const gap = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
      };
      return targets.flatMap((target, index) => {
        const { height } = target.getBoundingClientRect();
        const near = targets
          .slice(0, index)
          .filter((other) => !mayTouch(target, other) && gap(target, other) < 8);
        return [
          ...(height < 44 ? [`${target.textContent}: ${height}`] : []),
          ...near.map(
            (other) => `${other.textContent}, ${target.textContent}: ${gap(target, other)}`,
          ),
        ];
      });
    });
}

/** Each layout shift of the page so far, as Chromium counts it for the Cumulative Layout Shift. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .map((entry) => (entry as PerformanceEntry & { value: number }).value);
  });
}

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds in the elements that match `selector` (WCAG 2.2 AA and best practice). The header and the summary
 * are no longer in the way: what scrolls below them would be a target of too small a size.
 */
export async function violations(page: Page, selector = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    for (const bar of document.querySelectorAll<HTMLElement>('body > header, .summary')) {
      bar.style.position = 'static';
    }
    const { violations } = await axe.run(within, {
      resultTypes: ['violations'],
      // Off unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, selector);
}
