/** Fixtures and locators for the home page in a browser. A test fails if its page logs anything or meets an error. */
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { started } from '../support/driven-page.ts';
import { newContext } from './shared-chromium.ts';

/** The window of a page whose test gives no other, in CSS pixels. */
const VIEWPORT = { width: 1280, height: 720 };

interface CalculatorFixtures {
  /**
   * The console lines of the test's pages, their errors, violations of the Content-Security-Policy and requests
   * to other hosts. The test fails if any is left when it ends: a test that expects some removes them.
   */
  readonly complaints: string[];
  /** Opens an empty page with nothing stored. */
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
    await use(async (options) => {
      const context = await openContext(options);
      contexts.push(context);
      const page = await context.newPage();
      hearComplaints(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  page: async ({ newPage }, use) => {
    const page = await newPage();
    await page.goto('/');
    await started(page);
    await use(page);
  },
});

async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newContext({
    baseURL: inject('siteUrl'),
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`refused by ${violatedDirective}: ${sourceFile}`),
    );
  });
  return context;
}

function hearComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  const ownHosts = [inject('siteUrl'), inject('legislatedSiteUrl')];
  page.on('request', (request) => {
    if (!ownHosts.includes(new URL(request.url()).origin)) {
      complaints.push(`request: ${request.url()}`);
    }
  });
}

/** Opens a page of the site by the law once its script runs: the address then follows the entries. */
export async function openLegislated(page: Page, address: string): Promise<void> {
  await page.goto(inject('legislatedSiteUrl') + address);
  await started(page);
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

/** Fills `field`, and waits until all figures have followed. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.page().evaluate(figuresFollowed);
}

export function optionSwitch(page: Page, name: string): Locator {
  return page.getByRole('switch', { name, exact: true });
}

/** The tax-year field: the native select that was sent, or the Radix one that takes its place. */
export function taxYearSelect(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Tax year', exact: true });
}

export function nativeTaxYearSelect(page: Page): Locator {
  return taxYearSelect(page).and(page.locator('select'));
}

export function radixTaxYearSelect(page: Page): Locator {
  return taxYearSelect(page).and(page.locator('button'));
}

/** The text of the chosen year. */
export function shownTaxYear(page: Page): Promise<string | null | undefined> {
  return taxYearSelect(page).evaluate((field) =>
    field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.textContent,
  );
}

/** Clicks buttons, radios and switches of the calculator by their names, one after the other, in one go. */
export function press(page: Page, names: readonly string[]): Promise<void> {
  return page.evaluate(async (wanted) => {
    const controls = [...document.querySelectorAll<HTMLElement>('#calculator :is(button, input)')];
    for (const name of wanted) {
      const named = (control: HTMLElement) =>
        (control instanceof HTMLInputElement ? control.labels?.[0] : control)?.textContent === name;
      const control = controls.find(named);
      if (control === undefined) throw new Error(`Nothing to press is named '${name}'`);
      control.click();
      // React renders after the click event has ended.
      await null;
    }
  }, names);
}

export async function chooseTaxYear(page: Page, label: string): Promise<void> {
  await radixTaxYearSelect(page).click();
  await page.getByRole('option', { name: label }).click();
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

/** Each row of the cards and of the summary bar: its label, then what it has. */
export type ShownFigures = readonly (readonly string[])[];

/** Every figure of the home page but the answer, once all have followed the inputs. */
export async function readFigures(page: Page): Promise<ShownFigures> {
  await page.evaluate(figuresFollowed);
  return page.evaluate(readFiguresInPage);
}

/** What the first row named `label` has, once all have followed the inputs. */
export async function figureOf(page: Page, label: string): Promise<string | undefined> {
  return (await readFigures(page)).find(([name]) => name === label)?.[1];
}

/**
 * Runs in the page: waits until what follows the answer is rendered, which is a frame after it and, as the page starts, once its code
 * is there. Where a test has stopped the clock, the test lets the frame pass.
 */
export async function figuresFollowed(): Promise<void> {
  const isOfBrowser = (timer: unknown) => /native code/.test(`${timer}`);
  if (!isOfBrowser(setTimeout)) return;
  const idle = (act: () => void) =>
    isOfBrowser(requestIdleCallback)
      ? requestIdleCallback(act, { timeout: 2_000 })
      : setTimeout(act, 100);
  // React marks each element that it has taken over. Code that cannot be had is not waited for.
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react'));
  for (let frames = 0; frames < 300; frames++) {
    if ([...document.querySelectorAll('.results > *, .outcome > *, .summary')].every(isTakenOver))
      break;
    await new Promise(requestAnimationFrame);
  }
  do {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise<void>(idle);
  } while (document.querySelector('[aria-busy=true]'));
}

declare global {
  interface Window {
    figuresFollowed: () => Promise<void>;
    /** Set by `watchPlaces`: what has moved, was added or is gone, once all figures have followed. */
    moved: () => Promise<string[]>;
  }
}

/** Keeps the places of all that begins above the lower edge of `field`: of what must not move while it is typed in. */
export async function watchPlaces(field: Locator): Promise<void> {
  await field.page().evaluate(`window.figuresFollowed = ${figuresFollowed}`);
  await field.evaluate(async (field) => {
    const places = async () => {
      await window.figuresFollowed();
      const end = field.getBoundingClientRect().bottom;
      return [
        ...document.querySelectorAll(
          'main :is(section, .difference, .difference > :first-child, .also, .year, h1, h2, dl > div, tr, fieldset, label, input, select, button, figure, .hint)',
        ),
      ].flatMap((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        const place = [x, y + scrollY].map(Math.round).join(' ');
        return width > 0 && y < end ? [`${part.tagName}: ${place}`] : [];
      });
    };
    const before = await places();
    window.moved = async () => {
      const after = await places();
      const longer = after.length > before.length ? after : before;
      return longer.flatMap((_, index) =>
        before[index] === after[index] ? [] : [`${before[index]}, then ${after[index]}`],
      );
    };
  });
}

/** The elements that have moved since `watchPlaces`, in CSS pixels of the page. */
export function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => window.moved());
}

/** Runs in the page, so it can use nothing from this module. */
export function readFiguresInPage(): ShownFigures {
  const rows = document.querySelectorAll(
    ':is(.results > :not(.answer-place), .summary) :is(dl > div, tbody tr)',
  );
  return Array.from(rows, (row) =>
    Array.from(row.querySelectorAll('dt, dd, th, td'), ({ textContent }) => textContent),
  );
}
