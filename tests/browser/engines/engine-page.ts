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
import { LIVE, type Step } from '../../support/calculators.ts';
import { settled } from '../../support/driven-page.ts';
import { IS_LONG, PATIENCE } from '../calculator-page.ts';

export const ENGINES = ['firefox', 'chromium'] as const;

export type Engine = (typeof ENGINES)[number];

/**
 * The pages to try in `engine`. Firefox takes several times as long and all pages are made of the same parts, so it tries the first alone,
 * except in a long run.
 */
export function pagesFor<T>(engine: Engine, pages: readonly T[]): readonly T[] {
  return engine === 'chromium' || IS_LONG ? pages : pages.slice(0, 1);
}

interface EngineFixtures {
  /** Starts a browser when a test first needs it; the files of a worker share it. */
  readonly browserOf: (engine: Engine) => Promise<Browser>;
  /** The browser of the test: `test.override({ engine: 'chromium' })`. */
  readonly engine: Engine;
  /**
   * Whether pages may register the service worker. Firefox reports an error for each request that the worker had and that a reload ends,
   * so only tests of the worker have it.
   */
  readonly hasWorker: boolean;
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
        const executablePath = inject('testPrograms')[engine];
        const started =
          browsers.get(engine) ?? puppeteer.launch({ executablePath, ...LAUNCH_OPTIONS[engine] });
        browsers.set(engine, started);
        return started;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  engine: 'firefox',
  hasWorker: false,
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ browserOf, engine, hasWorker, complaints }, use) => {
    // A used page, with its script objects and its accessibility tree, makes Firefox answer several times slower.
    const context = await (await browserOf(engine)).createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await resize(page, { width: 1280, height: 800 });
    if (!hasWorker) {
      await page.evaluateOnNewDocument(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    }
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

/** Opens an address of the site by the law once all of its script runs. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(inject('legislatedSiteUrl') + address, { waitUntil: 'networkidle0' });
  await ready(page);
}

/** Waits until the page answers and shows all of it, and unfolds it. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(settled);
  if (new URL(page.url()).pathname === '/') await page.waitForSelector('button#tax-year');
  await page.$$eval('details', (folded) => {
    for (const details of folded) details.open = true;
  });
}

/** Waits until the address is this one of the site by the law. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url()).toBe(inject('legislatedSiteUrl') + address);
}

/** Waits until the first figure of the cards is `gross`, the pay of the year. */
export async function expectGross(page: Page, gross: string): Promise<void> {
  await until(page, (text) => document.querySelector('.results dd')?.textContent === text, gross);
}

/** Elements of each role on these pages. */
const ELEMENTS = {
  button: 'button',
  heading: 'h1, h2, h3',
  link: 'a',
} as const;

type Role = keyof typeof ELEMENTS;

export async function click(page: Page, role: Role, name: string): Promise<void> {
  await (await find(page, role, name)).click();
}

/**
 * Waits for the element of this role and name, and gives it. It is found by its words: Firefox takes most of a second to
 * look through its accessibility tree. That the tree has these roles and names, the tests in Chromium show.
 */
export async function find(page: Page, role: Role, name: string): Promise<ElementHandle<Element>> {
  const found = () => shownElement(page, role, name);
  await expect.poll(found, { message: `${role} ${name}` }).not.toBeNull();
  return (await found()) as ElementHandle<Element>;
}

/** The shown element of this role and name, or null. */
export async function shownElement(page: Page, role: Role, name: string) {
  const find = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        (element.ariaLabel ?? element.textContent.trim()) === name &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  return (await page.evaluateHandle(find, ELEMENTS[role], name)).asElement();
}

/** The text of the focused element or, for a field, of its label. */
export function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const label = (focused as HTMLInputElement | null)?.labels?.[0];
    return (label ?? focused)?.textContent.trim();
  });
}

/** The controls, all that the live part says, and the address, once all figures have followed. */
export async function shown(page: Page) {
  await page.evaluate(settled);
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
    // The announcement follows only after a pause.
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
      await page.$$eval(
        'button',
        (buttons, words) =>
          buttons.findLast(({ textContent }) => textContent.startsWith(words))?.click(),
        name,
      );
      // Fields of what is added are folded away.
      await ready(page);
    }
  }
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
  for (const [index, option] of options.slice(0, place + 1).entries()) {
    await page.keyboard.press(index === 0 ? 'Home' : 'ArrowDown');
    // The select moves the focus in a timer. A key that comes earlier would count from the previous option.
    await until(page, (text) => document.activeElement?.textContent === text, option);
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('#tax-year:focus');
}
