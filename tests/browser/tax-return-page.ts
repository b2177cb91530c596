/** The tax return in a browser: how it is opened, filled and read. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { amountsOfChange } from '../pages/tax-return/amounts-of-change.ts';
import type { ReturnFigures } from '../pages/tax-return/reference-return.ts';
import { started } from '../support/driven-page.ts';
import { figuresFollowed } from './calculator-page.ts';

export function taxReturnUrl(fragment = ''): string {
  return `${inject('legislatedSiteUrl')}/tax-return${fragment}`;
}

/** Opens the page once its script runs: the address then follows the entries. */
export async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(taxReturnUrl(fragment));
  await started(page);
}

export function unfold(page: Page): Promise<void> {
  return page.locator('#tax-return').evaluate((root) => {
    for (const details of root.querySelectorAll('details')) details.open = true;
  });
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
