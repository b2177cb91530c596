/**
 * Pages in Firefox and in Chromium through one driver: Puppeteer, which speaks WebDriver BiDi with the Firefox that
 * Debian has. Playwright needs a newer Firefox than the ESR, or one that it patched. A test fails if its page logs
 * anything or meets an error.
 */
import puppeteer, {
  type Browser,
  type ElementHandle,
  type EvaluateFunc,
  type LaunchOptions,
  type Page,
  type Viewport,
} from 'puppeteer-core';
import { test as base, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium.ts';
import type { PayQuery } from '../../../src/pay/pay.ts';
import { readFiguresInPage, type ShownFigures } from '../calculator-page.ts';
import { expectedFigures } from '../expected-figures.tsx';
import { PATIENCE } from '../shared-chromium.ts';

export const ENGINES = ['firefox', 'chromium'] as const;

export type Engine = (typeof ENGINES)[number];

/**
 * Of `pages` those to try in `engine`: in Firefox, which takes several times as long, the first and the last, as all are made of the
 * same parts; in a long run all.
 */
export function pagesFor<T>(engine: Engine, pages: readonly T[]): readonly T[] {
  const isEnd = (_: T, index: number) => index === 0 || index === pages.length - 1;
  return engine === 'chromium' || process.env.LONG_TESTS ? pages : pages.filter(isEnd);
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 800 };

interface EngineFixtures {
  /** Starts a browser when a test first needs it; the files of a worker share it. */
  readonly browserOf: (engine: Engine) => Promise<Browser>;
  /** The browser of the test: `test.override({ engine: 'chromium' })`. */
  readonly engine: Engine;
  /** The page's lines on the console, and its errors. The test fails if any is left when it ends. */
  readonly complaints: string[];
  /** An empty page in a separate browser context, as wide as a laptop. */
  readonly page: Page;
}

export const test = base.extend<EngineFixtures>({
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const browsers = new Map<Engine, Promise<Browser>>();
      await use((engine) => {
        const started = browsers.get(engine) ?? startBrowser(engine);
        browsers.set(engine, started);
        return started;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  engine: 'firefox',
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ browserOf, engine, complaints }, use) => {
    // A used page, with its script objects and its accessibility tree, makes Firefox answer several times slower.
    const context = await (await browserOf(engine)).createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await resize(page, DESKTOP);
    page.on('console', (message) => complaints.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
    await use(page);
    await context.close();
  },
});

/** The launch of each browser without animations, and lets a test read the clipboard. */
const LAUNCH_OPTIONS: Record<Engine, LaunchOptions> = {
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'dom.events.testing.asyncClipboard': true,
      // No process is started for a page that is never opened.
      'dom.ipc.processPrelaunch.enabled': false,
      // Pages are not kept in memory: Puppeteer does not learn that one was restored.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
  chromium: {
    browser: 'chrome',
    args: [...CHROMIUM_FLAGS, '--force-prefers-reduced-motion'],
  },
};

function startBrowser(engine: Engine): Promise<Browser> {
  const executablePath = inject('testPrograms')[engine];
  return puppeteer.launch({ executablePath, ...LAUNCH_OPTIONS[engine] });
}

export async function resize(page: Page, size: Viewport): Promise<void> {
  await page.setViewport(size).catch((error: Error) => {
    // Puppeteer also sets an orientation, which Firefox 140 (Debian 12 without security updates) does not know.
    if (!error.message.includes('unknown command emulation.setScreenOrientationOverride'))
      throw error;
  });
  await until(page, (width) => innerWidth === width, size.width);
}

/**
 * Waits until `condition`, which runs in the page, holds. Puppeteer's own wait makes a function of a text there, which the
 * Content-Security-Policy refuses in Firefox 140.
 */
export async function until<Values extends unknown[]>(
  page: Page,
  condition: EvaluateFunc<Values>,
  ...values: Values
): Promise<void> {
  await expect.poll(() => page.evaluate(condition, ...values)).toBeTruthy();
}

/** Opens an address of the built site. @returns the status of the response. */
export async function open(page: Page, address: string): Promise<number | undefined> {
  return (await page.goto(inject('siteUrl') + address))?.status();
}

/** Opens the home page and waits until the calculator answers: the Radix select comes after React has started. */
export async function openCalculator(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${inject('siteUrl')}/${fragment}`);
  await page.waitForSelector('button#tax-year');
}

/** Elements of each role on these pages. */
const ELEMENTS = {
  button: 'button',
  heading: 'h1, h2, h3',
  link: 'a',
  radio: 'input[type=radio]',
  region: 'section',
  textbox: 'input[type=text]',
} as const;

export type Role = keyof typeof ELEMENTS;

export async function click(page: Page, role: Role, name: string): Promise<void> {
  await (await find(page, role, name)).click();
}

/** Replaces the text of a field by typing. */
export async function type(page: Page, fieldName: string, text: string): Promise<void> {
  const field = await find(page, 'textbox', fieldName);
  await field.click({ count: 3 });
  await field.type(text);
}

/**
 * Waits for the element of this role and name, and gives it. It is found by its words: Firefox takes most of a second to
 * look through its accessibility tree. That the tree has these roles and names, the tests in Chromium show.
 */
export async function find(page: Page, role: Role, name: string): Promise<ElementHandle<Element>> {
  await expect.poll(() => isShown(page, role, name), { message: `${role} ${name}` }).toBe(true);
  return (await handleOf(page, role, name)) as ElementHandle<Element>;
}

/** Whether an element of this role and name is shown. */
export async function isShown(page: Page, role: Role, name: string): Promise<boolean> {
  return (await handleOf(page, role, name)) !== null;
}

async function handleOf(page: Page, role: Role, name: string) {
  return (await page.evaluateHandle(shownElement, ELEMENTS[role], name)).asElement();
}

/** Runs in the page. */
function shownElement(selector: string, name: string): Element | undefined {
  const nameOf = (element: Element) =>
    element.ariaLabel ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent.trim();
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === name,
  );
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
    .poll((): Promise<ShownFigures> => page.evaluate(readFiguresInPage))
    .toEqual(expectedFigures(query));
}

/** Waits until the address is this one of the built site. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url()).toBe(inject('siteUrl') + address);
}
