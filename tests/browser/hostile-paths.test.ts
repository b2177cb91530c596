/** Hostile addresses, opened in a browser: each is shown only as text, if at all. tests/edge and tests/hosting have the answers. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { hasPage } from '../../src/verify/figures/salary-links.ts';
import { hostilePath } from '../hosting/hostile-paths.ts';
import { IS_LONG, newContext } from './calculator-page.ts';

const COUNT = IS_LONG ? 1_000 : 50;

/** Paths as browsers send them, each once, none of them leading to a page. */
function hostilePaths(): string[] {
  const found = new Set<string>();
  for (const path of fc.sample(hostilePath, { seed: 1, numRuns: COUNT * 2 })) {
    // A ? or # would end the path.
    const { pathname } = new URL(path.replace(/[?#]/g, encodeURIComponent), inject('siteUrl'));
    const isShort = pathname.length < 12_000;
    if (isShort && pathname !== '/' && !hasPage(Number(askedSalary(pathname) ?? 0)))
      found.add(pathname);
  }
  expect(found.size).toBeGreaterThanOrEqual(COUNT);
  return [...found].slice(0, COUNT);
}

/** The amount that the page must name for a path below /salary/ (docs/product.md, Validation); else undefined. */
function askedSalary(pathname: string): bigint | undefined {
  const asked = /^\/salary\/([^/]*)\/?$/.exec(pathname)?.[1];
  if (asked === undefined) return undefined;
  return BigInt(/^[+-]?\d+/.exec(asked)?.[0] ?? 0);
}

/** The amount that the page is of, and a path without a page that is of the same kind and not hostile. */
function kindOf(pathname: string): [amount: bigint | undefined, plain: string] {
  const isPay = (amount: bigint) => amount > 0n && amount <= 100_000_000n;
  const salary = askedSalary(pathname);
  if (salary !== undefined) return [salary, isPay(salary) ? '/salary/4900' : '/salary/0'];
  const [number] = /\d{5,}/.exec(pathname) ?? [];
  return number === undefined || !isPay(BigInt(number))
    ? [undefined, '/nowhere']
    : [BigInt(number), '/nowhere/12345'];
}

test(`the page of each of ${COUNT} hostile paths shows no more of it than an amount, runs nothing and throws nothing`, async () => {
  const page = await openPage();
  const plainPages = new Map<string, Shown>();
  for (const plain of ['/nowhere', '/nowhere/12345', '/salary/4900', '/salary/0'])
    plainPages.set(plain, await shown(page, plain));
  const kinds = new Set<string>();
  for (const pathname of hostilePaths()) {
    const [amount, plain] = kindOf(pathname);
    kinds.add(plain);
    const { texts, ...rest } = await shown(page, pathname);
    const withoutAmounts = (all: readonly string[] = []) =>
      all.map((text) => text.replaceAll(/-?\$?-?[\d,.]+/g, '$'));
    const { texts: plainTexts, ...plainRest } = plainPages.get(plain) ?? {};
    expect({ pathname, ...rest }).toEqual({ pathname, ...plainRest });
    expect(withoutAmounts(texts), pathname).toEqual(withoutAmounts(plainTexts));
    if (amount !== undefined)
      expect(texts.join().replaceAll('-$', '$-'), pathname).toContain(
        new Intl.NumberFormat('en-AU').format(amount),
      );
  }
  expect(kinds.size).toBeGreaterThanOrEqual(plainPages.size - 1);
});

interface Shown {
  readonly title: string;
  /** Text of each element of `<main>` that has no child element. */
  readonly texts: readonly string[];
  /** Number of elements of the document: none may be added. */
  readonly elements: number;
}

/** What the page at `pathname` has, which is a 404 and logs its path alone. */
async function shown(page: PageWithMessages, pathname: string): Promise<Shown> {
  expect((await page.goto(inject('siteUrl') + pathname))?.status(), pathname).toBe(404);
  expect(page.messages.splice(0)).toEqual([`404 ${new URL(page.url()).pathname}`]);
  return page.evaluate(() => ({
    title: document.title,
    texts: Array.from(
      document.querySelectorAll('main :not(:has(*))'),
      ({ textContent }) => textContent ?? '',
    ),
    elements: document.querySelectorAll('*').length,
  }));
}

/** With its lines on the console, errors and dialogs. */
type PageWithMessages = Page & { readonly messages: string[] };

/** An empty page without the Content-Security-Policy: the site's script must be safe without it. */
async function openPage(): Promise<PageWithMessages> {
  const context = await newContext({ bypassCSP: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    // Chromium logs that the document is a 404.
    if (!message.text().startsWith('Failed to load resource')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  page.on('dialog', (dialog) => {
    messages.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return Object.assign(page, { messages });
}
