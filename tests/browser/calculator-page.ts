/** The home page in a browser, as the tests meet it: each test gets a fresh one, which must never complain. */
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';

let browser: Promise<Browser> | undefined;

/** The shared Chromium, reached once a test file. */
function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('chromiumEndpoint'));
  return browser;
}

interface CalculatorFixtures {
  /**
   * Opens an empty page in a browser of its own. When the test ends, it fails if any such page wrote to the
   * console, met an error, broke the Content-Security-Policy, or asked another host for anything.
   */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The home page, loaded. */
  readonly page: Page;
}

export const test = base.extend<CalculatorFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
  newPage: async ({}, use) => {
    const complaints: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await (await sharedBrowser()).newContext({
        baseURL: inject('siteUrl'),
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => complaints.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== inject('siteUrl')) {
          complaints.push(`request: ${request.url()}`);
        }
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
          console.error(`refused by ${violatedDirective}: ${sourceFile}`),
        );
      });
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
  page: async ({ newPage }, use) => {
    const page = await newPage();
    await page.goto('/');
    await use(page);
  },
});

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

export function taxYearSelect(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Tax year', exact: true });
}

export async function chooseTaxYear(page: Page, label: string): Promise<void> {
  await taxYearSelect(page).click();
  await page.getByRole('option', { name: label }).click();
}

/** Amounts by their labels, in the order of the page; a figure with a note has both. */
export type ShownList = Record<string, string>;

export interface ShownFigures {
  readonly taxBreakdown: ShownList;
  readonly takeHomePay: ShownList;
  /** Cells of a row by its label: weekly, fortnightly, monthly, annually. */
  readonly comprehensive: Record<string, readonly string[]>;
  readonly summary: ShownList;
}

/** Every figure on the page, found by its heading and label as a reader finds it. */
export function readFigures(page: Page): Promise<ShownFigures> {
  return page.evaluate(readFiguresInPage);
}

/** Runs in the page, so it uses nothing from outside itself. */
export function readFiguresInPage(): ShownFigures {
  const text = (element: Element | null) => element?.textContent ?? '';
  const list = (card: Element | undefined) =>
    Object.fromEntries(
      [...(card?.querySelectorAll('.figures > div') ?? [])].map((figure) => [
        text(figure.querySelector('dt')),
        [...figure.querySelectorAll('dd')].map(text).join(', '),
      ]),
    );
  const sections = [...document.querySelectorAll('#calculator section')];
  const card = (heading: string) =>
    sections.find((section) => text(section.querySelector(':scope > h2')) === heading);
  const table = [...document.querySelectorAll('table')].find(
    ({ caption }) => text(caption) === 'Comprehensive Breakdown',
  );
  return {
    taxBreakdown: list(card('Tax Breakdown')),
    takeHomePay: list(card('Take-Home Pay')),
    comprehensive: Object.fromEntries(
      [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [
        text(row.querySelector('th')),
        [...row.querySelectorAll('td')].map(text),
      ]),
    ),
    summary: list(sections.find((section) => section.ariaLabel === 'Pay summary')),
  };
}
