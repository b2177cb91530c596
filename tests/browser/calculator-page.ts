/** Fixtures and locators for pages in Chromium. A test fails if its page logs anything or meets an error. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.ts';
import { CALCULATORS, LEGISLATED } from '../support/calculators.ts';
import { settled } from '../support/driven-page.ts';

/** Milliseconds that an action on a page may take. A busy machine is no failure. */
export const PATIENCE = 60_000;

export const IS_LONG = Boolean(process.env.LONG_TESTS);

/** A long run has every calculator of both sites. An ordinary run has each calculator once, some of them on the simplified site. */
export const EACH = IS_LONG
  ? CALCULATORS
  : LEGISLATED.map((calculator, turn) => {
      const same = CALCULATORS.find(({ path }) => path === calculator.path);
      return turn % 2 === 1 && same ? same : calculator;
    });

let browser: Promise<Browser> | undefined;

/**
 * A context of the Chromium that all files of a worker share. Playwright ends it with the process. One for all workers would be driven
 * through the process of Vitest: a tenth more processor time. Without the service worker, unless the options allow it: a test sees and holds
 * back no request that a service worker answers.
 */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: inject('testPrograms').chromium,
    args: CHROMIUM_FLAGS,
  });
  const context = await (await browser).newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Playwright says so where it refuses the service worker. */
const REFUSED_WORKER = 'Service Worker registration blocked by Playwright';

interface CalculatorFixtures {
  /**
   * The console lines of the test's pages, their errors, violations of the Content-Security-Policy and requests
   * to other hosts. The test fails if any is left when it ends: a test that expects some removes them.
   */
  readonly complaints: string[];
  /** Opens an empty page with nothing stored. Addresses are of the simplified site, unless they or the options name another. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The home page, once its script runs. */
  readonly page: Page;
}

export const test = base.extend<CalculatorFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  newPage: async ({ complaints }, use) => {
    const contexts: BrowserContext[] = [];
    const ownHosts = [inject('siteUrl'), inject('legislatedSiteUrl')];
    await use(async (options) => {
      const context = await newContext({
        baseURL: inject('siteUrl'),
        viewport: { width: 1280, height: 720 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
          console.error(`refused by ${violatedDirective}: ${sourceFile}`),
        );
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.text() !== REFUSED_WORKER) complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        if (!ownHosts.includes(new URL(request.url()).origin))
          complaints.push(`request: ${request.url()}`);
      });
      return page;
    });
    for (const context of contexts) await context.close();
  },
  page: async ({ newPage }, use) => {
    const page = await newPage();
    await open(page, '/');
    await use(page);
  },
});

/** Opens an address and waits until its script answers and all figures are those of its entries. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(settled);
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

/** The text field under the name that the pay cycle gives it. */
export function salaryField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Gross / });
}

export function superField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Custom Superannuation Rate', exact: true });
}

export function optionSwitch(page: Page, name: string): Locator {
  return page.getByRole('switch', { name, exact: true });
}

/** The tax-year field: the native select that was sent, or the Radix one that takes its place. */
export function taxYearSelect(page: Page, element = 'select, button'): Locator {
  return page.getByRole('combobox', { name: 'Tax year', exact: true }).and(page.locator(element));
}

/** Fills `field`, and waits until all figures have followed. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.page().evaluate(settled);
}

/** The first row named `label` in the cards, once all figures have followed. */
export async function figureOf(page: Page, label: string): Promise<string | null | undefined> {
  await page.evaluate(settled);
  const rows = page.locator('.results :is(dl > div, tbody tr)');
  const row = rows.filter({ has: page.getByText(label, { exact: true }) }).first();
  return (await row.count()) > 0 ? row.locator('dd, td').first().textContent() : undefined;
}

/** Delays the responses to requests of `page` for `address` until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

declare global {
  interface Window {
    /** `watchPlaces` sets it. It lists what has moved, was added or is gone since then. */
    moved: () => string[];
  }
}

/**
 * Keeps the places of all that begins above the lower edge of `field`, for `moved`: of what must not move while it is typed in. A question about
 * the pay comes and goes over the heading of the answer (docs/product.md, ruling 52).
 */
export function watchPlaces(field: Locator): Promise<void> {
  return field.evaluate((field) => {
    // The cards below the answer grow and shrink with their content.
    const parts =
      'main :is(h1, :is(.inputs, .answer) :is(section, strong, .also, .year, h2, fieldset, label, input, select, button, figure, .hint))';
    const places = () => {
      const end = field.getBoundingClientRect().bottom;
      return [...document.querySelectorAll(parts)].flatMap((part) => {
        if (part.closest('.asked')) return [];
        const { x, y, width } = part.getBoundingClientRect();
        const place = [x, y + scrollY].map(Math.round).join(' ');
        return width > 0 && y < end ? [`${part.tagName}: ${place}`] : [];
      });
    };
    const before = places();
    window.moved = () => {
      const after = places();
      const longer = after.length > before.length ? after : before;
      return longer.flatMap((_, index) =>
        before[index] === after[index] ? [] : [`${before[index]}, then ${after[index]}`],
      );
    };
  });
}
