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
    // A path that begins with a salary that has a page leads to that page.
    const asked = Number.parseInt(/^\/salary\/([^/]*)\/?$/.exec(pathname)?.[1] ?? '', 10);
    if (pathname.length < 12_000 && pathname !== '/' && !hasPage(asked)) found.add(pathname);
  }
  expect(found.size).toBeGreaterThanOrEqual(COUNT);
  return [...found].slice(0, COUNT);
}

/** Paths without a page, one of each kind that the script of the 404 page tells apart. */
const PLAIN = ['/nowhere', '/nowhere/12345', '/salary/4900', '/salary/0'];

test(`the page of each of ${COUNT} hostile paths shows no more of it than an amount, runs nothing and throws nothing`, async () => {
  const page = await openPage();
  const plainPages: Shown[] = [];
  for (const pathname of PLAIN) plainPages.push(await shown(page, pathname));
  const met = new Set<string>();
  for (const pathname of hostilePaths()) {
    const hostile = await shown(page, pathname);
    expect(plainPages, pathname).toContainEqual(hostile);
    met.add(JSON.stringify(hostile));
  }
  expect(met.size).toBeGreaterThanOrEqual(PLAIN.length - 1);
});

interface Shown {
  readonly title: string;
  /** Text of each element of `<main>` that has no child element, without its amounts. */
  readonly texts: readonly (string | undefined)[];
  /** Number of elements of the document: none may be added. */
  readonly elements: number;
}

/** What the page at `pathname` has, which is a 404 and logs its path alone. */
async function shown(page: PageWithMessages, pathname: string): Promise<Shown> {
  expect((await page.goto(inject('siteUrl') + pathname))?.status(), pathname).toBe(404);
  expect(page.messages.splice(0)).toEqual([`404 ${new URL(page.url()).pathname}`]);
  return page.evaluate(() => ({
    title: document.title,
    texts: Array.from(document.querySelectorAll('main :not(:has(*))'), ({ textContent }) =>
      textContent?.replaceAll(/-?\$?-?[\d,.]+/g, '$'),
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
