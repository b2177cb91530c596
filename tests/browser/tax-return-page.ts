/** The tax return in a browser: how it is opened, filled and read. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { amountsOfChange } from '../pages/tax-return/amounts-of-change.ts';
import type { ReturnFigures } from '../pages/tax-return/reference-return.ts';
import { figuresFollowed } from './calculator-page.ts';

export function taxReturnUrl(fragment = ''): string {
  return `${inject('legislatedSiteUrl')}/tax-return${fragment}`;
}

/** Opens the page once its script runs: the address then follows the entries. */
export async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(taxReturnUrl(fragment));
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
}

/** Follows a link to the open page with other entries. */
export function follow(page: Page, fragment: string): Promise<void> {
  return page.evaluate(async (hash) => {
    location.hash = hash;
    // The browser says so in a later task.
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }, fragment);
}

export function unfold(page: Page): Promise<void> {
  return page.locator('#tax-return').evaluate((root) => {
    for (const details of root.querySelectorAll('details')) details.open = true;
  });
}

/** Fills the fields one by one, those first that show others. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const { jobs = '1', ...others } = fields;
  await unfold(page);
  for (let count = 1; count < Number(jobs); count += 1) {
    await page.getByRole('button', { name: 'Add a job' }).click();
  }
  await unfold(page);
  for (const name of inOrder(Object.keys(others))) {
    const text = fields[name] ?? '';
    const control = page.locator(`#tax-return [name="${name}"]`);
    const kind = await control
      .first()
      .evaluate((element) => element.getAttribute('type') ?? 'select');
    if (kind === 'radio') await control.and(page.locator(`[value="${text}"]`)).check();
    else if (kind === 'text') await control.fill(text);
    else await control.selectOption(text);
    await unfold(page);
  }
}

/** `names` with those first that show others. */
export function inOrder(names: readonly string[]): string[] {
  const placeOf = (name: string) => {
    const place = SHOWING_OTHERS.indexOf(name);
    if (place >= 0) return place;
    return name.endsWith('cycle') ? SHOWING_OTHERS.length : SHOWING_OTHERS.length + 1;
  };
  return names.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const SHOWING_OTHERS = ['year', 'residency', 'loan', 'couple', 'senior', 'cover'];

/** All figures of the page, once they have followed the entries. */
export async function readReturn(page: Page): Promise<ReturnFigures> {
  await page.evaluate(figuresFollowed);
  return figuresIn(await page.evaluate(readReturnInPage));
}

export interface ReturnTexts {
  readonly answer: string;
  readonly lines: readonly (readonly [label: string, amount: string])[];
  readonly sources: readonly string[];
  readonly changes: readonly string[];
}

export function figuresIn({ answer, lines, sources, changes }: ReturnTexts): ReturnFigures {
  return {
    answer,
    lines: Object.fromEntries(lines),
    sources,
    changes: changes.flatMap(amountsOfChange),
  };
}

/** Runs in the page, so it can use nothing from this module. */
export function readReturnInPage(): ReturnTexts {
  const root = document.querySelector('#tax-return') as HTMLElement;
  const texts = (selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const labels = texts('.assessment dt');
  const amounts = texts('.assessment dd:not(.note)');
  return {
    answer: texts('.difference b')[0] ?? '',
    lines: labels.map((label, index) => [label, amounts[index] ?? '']),
    sources: texts('.withheld p'),
    changes: texts('.changes li'),
  };
}
