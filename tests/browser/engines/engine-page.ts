/**
 * Pages in Firefox and in Chromium through one driver: Puppeteer, which speaks WebDriver BiDi with the Firefox that
 * Debian has. Playwright needs a newer Firefox than the ESR, or one that it patched. A test fails if its page logs
 * anything or meets an error.
 */
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { afterAll, test as base, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../scripts/cli/chromium.ts';
import type { PayQuery } from '../../../src/pay/index.ts';
import { readFiguresInPage, type ShownFigures } from '../calculator-page.ts';
import { expectedFigures } from '../expected-figures.ts';

export const ENGINES = ['firefox', 'chromium'] as const;

export type Engine = (typeof ENGINES)[number];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 800 };

interface EngineFixtures {
  /** The browser of the test: `test.override({ engine: 'chromium' })`. */
  readonly engine: Engine;
  /** What the page wrote to the console, and its errors. The test fails if any is left when it ends. */
  readonly complaints: string[];
  /** An empty page in a separate browser context, as wide as a laptop. */
  readonly page: Page;
}

export const test = base.extend<EngineFixtures>({
  engine: 'firefox',
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ engine, complaints }, use) => {
    const context = await newContext(engine);
    const page = await context.newPage();
    await page.setViewport(DESKTOP);
    page.on('console', (message) => complaints.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
    await use(page);
    await context.close();
  },
});

/** What starts each browser without animations, and lets a test read the clipboard. */
const LAUNCH_OPTIONS: Record<Engine, LaunchOptions> = {
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'dom.events.testing.asyncClipboard': true,
      // Pages are not kept in memory: Puppeteer does not learn that one was restored.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
  chromium: {
    browser: 'chrome',
    args: [...CHROMIUM_FLAGS, '--force-prefers-reduced-motion'],
  },
};

/** Started when a test first needs it, and shared by the tests of a file. */
const browsers = new Map<Engine, Promise<Browser>>();

async function newContext(engine: Engine): Promise<BrowserContext> {
  const started =
    browsers.get(engine) ??
    puppeteer.launch({
      executablePath: inject('testPrograms')[engine],
      ...LAUNCH_OPTIONS[engine],
    });
  browsers.set(engine, started);
  return (await started).createBrowserContext();
}

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

/** Opens an address of the built site. @returns the status of the response. */
export async function open(page: Page, address: string): Promise<number | undefined> {
  return (await page.goto(inject('siteUrl') + address))?.status();
}

/** Opens the home page and waits until the calculator answers: the Radix select comes after React has started. */
export async function openCalculator(page: Page, fragment = ''): Promise<void> {
  await open(page, `/${fragment}`);
  await page.waitForSelector('button#tax-year');
}

/** What a user finds by its role and accessible name. */
export function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

export async function click(page: Page, role: string, name: string): Promise<void> {
  await (await find(page, role, name)).click();
}

/** Replaces the text of a field by typing. */
export async function type(page: Page, fieldName: string, text: string): Promise<void> {
  const field = await find(page, 'textbox', fieldName);
  await field.click({ count: 3 });
  await field.type(text);
}

/** Waits for what `role` and `name` say, and gives it. */
export async function find(page: Page, role: string, name: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(named(role, name));
  if (element === null) throw new Error(`There is no ${role} named '${name}'`);
  return element;
}

/** Whether anything that is shown has this role and name. */
export async function isShown(page: Page, role: string, name: string): Promise<boolean> {
  return (await (await page.$(named(role, name)))?.isVisible()) ?? false;
}

/** The text of the focused element or, for a field, of its label. */
export function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const label = (focused as HTMLInputElement | null)?.labels?.[0];
    return (label ?? focused)?.textContent.trim();
  });
}

/** Waits until the calculator shows the pay of `query`, whole. */
export async function expectFigures(page: Page, query: PayQuery): Promise<void> {
  await expect
    .poll((): Promise<ShownFigures> => page.evaluate(readFiguresInPage), { timeout: 20_000 })
    .toEqual(expectedFigures(query));
}

/** Waits until the address is this one of the built site. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url(), { timeout: 20_000 }).toBe(inject('siteUrl') + address);
}
