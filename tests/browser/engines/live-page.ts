/** A live page of the site by the law: opened, filled in and read, in either browser. */
import type { Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { LIVE, type Step } from '../../support/calculators.ts';
import { idle } from '../../support/driven-page.ts';
import { figuresFollowed } from '../calculator-page.ts';
import { until } from './engine-page.ts';

export async function openLivePage(page: Page, address: string): Promise<void> {
  await page.goto(inject('legislatedSiteUrl') + address);
  await ready(page);
}

/** Waits until React has hydrated the page, cards included. On a busy machine the cards may come after the page was idle. */
export async function ready(page: Page): Promise<void> {
  await until(page, isWholeTakenOver, LIVE);
  if (new URL(page.url()).pathname === '/') await page.waitForSelector('button#tax-year');
  await page.evaluate(idle);
  await page.$$eval('details', (folded) => {
    for (const details of folded) details.open = true;
  });
}

/** Runs in the page. React marks each element that it has hydrated, and ignores those that a translation adds. */
function isWholeTakenOver(live: string): boolean {
  return [...document.querySelectorAll(`${live} :not(font)`)].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
}

interface Shown {
  readonly controls: readonly string[];
  /** All that the live part of the page says. */
  readonly figures: string;
  readonly address: string;
}

/** The controls, figures and address of the page once all figures have followed. */
export async function shown(page: Page): Promise<Shown> {
  await page.evaluate(figuresFollowed);
  return page.evaluate((live) => {
    const root = document.querySelector(live) as HTMLElement;
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
  }, LIVE);
}

/** Types `text` into the field of this name, or chooses it there. */
export async function enter(page: Page, name: string, text: string): Promise<void> {
  if (name === 'year' && (await page.$('button#tax-year'))) return chooseYear(page, text);
  const named = `main [name="${name}"]`;
  const kind = await page.$eval(named, (control) => control.getAttribute('type'));
  if (kind === 'radio' || kind === 'checkbox') {
    await page.$eval(`${named}[value="${text}"]`, (choice) => (choice as HTMLElement).click());
  } else if (kind === 'text') {
    await select(page, name);
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
  } else await page.select(named, text);
}

/** Does what a visitor does for all entries of a fragment. */
export async function enterAll(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [name, text] of steps) {
    if (text !== undefined) await enter(page, name, text);
    else {
      await page.evaluate(pressLast, name);
      // Fields of what is added are folded away.
      await ready(page);
    }
  }
}

/** Runs in the page: presses the last button whose words begin so. */
function pressLast(words: string): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.findLast(({ textContent }) => textContent.startsWith(words))?.click();
}

/** Replaces the text of a field in one go. */
export async function paste(page: Page, name: string, text: string): Promise<void> {
  await select(page, name);
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

function select(page: Page, name: string): Promise<void> {
  return page.$eval(`main [name="${name}"]`, (field) => {
    (field as HTMLInputElement).focus();
    (field as HTMLInputElement).select();
  });
}

/** Chooses a year in the Radix select by keys, which has the focus then. */
export async function chooseYear(page: Page, label: string): Promise<void> {
  await page.focus('#tax-year');
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('[role=option]:focus');
  // Typing a year would fail on a busy machine: the select forgets a key after a second.
  const options = await page.$$eval('[role=option]', (all) => all.map((one) => one.textContent));
  const place = options.findIndex((text) => text.startsWith(label));
  await page.keyboard.press('Home');
  await optionFocused(page, options[0]);
  // The select moves the focus in a timer. A key that comes earlier would count from the previous option.
  for (const option of options.slice(1, place + 1)) {
    await page.keyboard.press('ArrowDown');
    await optionFocused(page, option);
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('#tax-year:focus');
}

async function optionFocused(page: Page, text: string | undefined): Promise<void> {
  await until(page, (text) => document.activeElement?.textContent === text, text);
}
