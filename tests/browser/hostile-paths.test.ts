/** A hundred hostile addresses, in a long run a thousand: each is answered with the 404 page, and shown only as text, if at all. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { hasPage } from '../../src/verify/figures/salary-links.ts';
import { hostilePath } from '../hosting/hostile-paths.ts';
import { sharedChromium } from './shared-chromium.ts';

const COUNT = process.env.LONG_TESTS ? 1_000 : 100;

let browser: Browser;
/** Paths as browsers send them, each once, none of them leading to a page. */
let paths: string[];

beforeAll(async () => {
  browser = await sharedChromium();
  const found = new Set<string>();
  for (const path of fc.sample(hostilePath, { seed: 1, numRuns: COUNT * 2 })) {
    // A ? or # would end the path.
    const { pathname } = new URL(path.replace(/[?#]/g, encodeURIComponent), inject('siteUrl'));
    const isShort = pathname.length < 12_000;
    if (isShort && pathname !== '/' && !hasPage(Number(askedSalary(pathname) ?? 0)))
      found.add(pathname);
  }
  paths = [...found].slice(0, COUNT);
  expect(paths).toHaveLength(COUNT);
});

/** The amount that the page must name for a path below /salary/ (docs/product.md, Validation); else undefined. */
function askedSalary(pathname: string): bigint | undefined {
  const asked = /^\/salary\/([^/]*)\/?$/.exec(pathname)?.[1];
  if (asked === undefined) return undefined;
  return BigInt(/^[+-]?\d+/.exec(asked)?.[0] ?? 0);
}

/** The texts of `<main>`: heading, paragraph and link. */
function expectedTexts(pathname: string): string[] {
  const amount = askedSalary(pathname);
  if (amount === undefined) {
    const [number] = /\d{5,}/.exec(pathname) ?? [];
    const carried = number && `Use $${new Intl.NumberFormat('en-AU').format(BigInt(number))}`;
    return [
      'Oops! Page not found',
      'The page you asked for does not exist or has moved. The calculator works out your take-home pay.',
      // Not shown.
      ...[OFFER, '$5,000', '$15,000,000'],
      carried ? `${carried} in the calculator` : 'Open the calculator',
      'Return to Home',
    ];
  }
  const shown = new Intl.NumberFormat('en-AU').format(amount);
  return [
    'Salary Amount Not Found',
    `The salary amount $${shown} is not available. Please choose from our available salary ranges.`,
    ...[OFFER, ...nearest(amount), `Use $${shown} in the calculator`],
    'Back to Calculator',
  ];
}

const OFFER =
  'There is a page for every salary from $5,000 to $15,000,000 in steps of $100. The nearest are:';

/** The last salary that has a page and is not above `amount`, and the next, as links name them. */
function nearest(amount: bigint): string[] {
  let lower = amount < 5_000n ? 5_000n : amount - (amount % 100n);
  if (lower > 14_999_900n) lower = 14_999_900n;
  return [lower, lower + 100n].map((each) => `$${new Intl.NumberFormat('en-AU').format(each)}`);
}

test(`${COUNT} hostile paths are answered with status 404 and the bytes of 404.html`, async () => {
  const notFound = readFileSync(path.join(inject('siteFolder'), '404.html'), 'utf8');
  const wrong: string[] = [];
  for (const pathname of paths) {
    const response = await fetch(inject('siteUrl') + pathname);
    const body = await response.text();
    const type = response.headers.get('content-type');
    const isRight =
      response.status === 404 && body === notFound && type === 'text/html; charset=utf-8';
    if (!isRight) wrong.push(`${response.status} ${type} ${pathname}`);
  }
  expect(wrong).toEqual([]);
});

test('the script of the 404 page shows each of them only as text, runs nothing and throws nothing', async () => {
  // The Content-Security-Policy is off: the script must be safe without it.
  const page = await openMissingPage({ bypassCSP: true });
  const address = await page.locator('script[src*="not-found"]').getAttribute('src');
  const script = await (await fetch(inject('siteUrl') + address)).text();
  const outcomes = await page.evaluate(runNotFoundScript, { script, paths });
  expect(page.thrown).toEqual([]);
  expect(outcomes).toHaveLength(COUNT);
  for (const { pathname, texts, elements, title, logged, alarms } of outcomes) {
    const expected = expectedTexts(pathname);
    expect({ pathname, texts }).toEqual({ pathname, texts: expected });
    expect({ pathname, elements }).toEqual({ pathname, elements: outcomes[0]?.elements });
    const isSalary = expected[0] === 'Salary Amount Not Found';
    expect(title).toBe(`${isSalary ? expected[0] : 'Page Not Found'} | Australian Pay Calculator`);
    expect(logged).toEqual([['404', pathname]]);
    expect({ pathname, alarms }).toEqual({ pathname, alarms: [] });
  }
  // Each kind of missing page is among them many times.
  const salaries = outcomes.filter(({ texts }) => texts[0] === 'Salary Amount Not Found').length;
  expect(salaries).toBeGreaterThan(COUNT / 5);
  expect(salaries).toBeLessThan((COUNT * 4) / 5);
  await page.close();
});

test('a script that used such a path as markup would be found', async () => {
  const page = await openMissingPage({ bypassCSP: true });
  const script = `console.error('404', location.pathname);
    document.querySelector('main p').innerHTML = decodeURIComponent(location.pathname);`;
  const [plain, hostile] = await page.evaluate(runNotFoundScript, {
    script,
    paths: ['/x', `/${encodeURIComponent('<img src=x onerror=alert(1)>')}`],
  });
  expect(plain?.texts[1]).toBe('/x');
  expect(hostile?.elements).toBe((plain?.elements ?? 0) + 1);
  await page.close();
});

test('such paths do the same when a visitor opens them', async () => {
  const page = await openMissingPage();
  const logged: string[] = [];
  page.on('console', (message) => {
    // Chromium logs that the document is a 404.
    if (!message.text().startsWith('Failed to load resource')) logged.push(message.text());
  });
  for (const pathname of paths.slice(0, COUNT / 10)) {
    logged.length = 0;
    await page.goto(inject('siteUrl') + pathname);
    const [heading, ...rest] = expectedTexts(pathname);
    expect(await page.locator('main h1').textContent()).toBe(heading);
    expect(await page.locator('main p, main a').allTextContents()).toEqual(rest);
    expect(logged).toEqual([`404 ${new URL(page.url()).pathname}`]);
  }
  expect(page.thrown).toEqual([]);
  await page.close();
});

test('a salary followed by hostile text leads to the page of the salary and does nothing else', async () => {
  const page = await openMissingPage();
  for (const rest of ['<img src=x onerror=alert(1)>', '"onload="alert(1)', '%00', '\u202e', '$&']) {
    await page.goto(`${inject('siteUrl')}/salary/80000${rest}`);
    await page.waitForURL(`${inject('siteUrl')}/salary/80000`);
    expect(await page.locator('h1').textContent()).toBe('$80,000 salary after tax');
  }
  expect(page.thrown).toEqual([]);
  await page.close();
});

/** A page at an address that does not exist; `thrown` has the errors it throws and the dialogs it opens. */
async function openMissingPage(
  options: BrowserContextOptions = {},
): Promise<Page & { readonly thrown: string[] }> {
  const page = await browser.newPage(options);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('dialog', (dialog) => {
    thrown.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`${inject('siteUrl')}/no-such-page`);
  return Object.assign(page, { thrown });
}

interface Outcome {
  readonly pathname: string;
  /** Text of each element of `<main>` that has no child element. */
  readonly texts: string[];
  /** Number of elements of the document: none may be added. */
  readonly elements: number;
  readonly title: string;
  readonly logged: unknown[][];
  readonly alarms: string[];
}

/**
 * Runs the script of the 404 page at each of `paths` without loading them, in a hundredth of the time. Runs in the
 * page, so it can use nothing from this module.
 */
function runNotFoundScript({ script, paths }: { script: string; paths: string[] }): Outcome[] {
  const run = new Function(script);
  const pristine = document.body.cloneNode(true);
  const title = document.title;
  const outcomes: Outcome[] = [];
  let logged: unknown[][] = [];
  let alarms: string[] = [];
  console.error = (...words) => logged.push(words);
  for (const name of ['alert', 'confirm', 'prompt', 'open'] as const) {
    window[name] = () => {
      alarms.push(name);
      return null as never;
    };
  }
  for (const path of paths) {
    logged = [];
    alarms = [];
    document.body.replaceWith(pristine.cloneNode(true));
    document.title = title;
    history.replaceState(null, '', location.origin + path);
    run();
    outcomes.push({
      pathname: location.pathname,
      texts: Array.from(
        document.querySelectorAll('main :not(:has(*))'),
        ({ textContent }) => textContent ?? '',
      ),
      elements: document.querySelectorAll('*').length,
      title: document.title,
      logged,
      alarms,
    });
  }
  return outcomes;
}
