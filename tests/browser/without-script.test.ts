/** Every type of page in a browser that runs no script. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PAGE_TYPES } from '../../scripts/cli/page-types.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject('chromiumEndpoint'));
});

afterAll(() => browser.close());

async function open(address: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...options, baseURL: inject('siteUrl') });
  await page.goto(address);
  return page;
}

/** The words that a reader sees in the main part of a page, answers that are folded away included, options not chosen left out. */
function wordsInMain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    let words = document.querySelector('main')?.innerText ?? '';
    for (const select of document.querySelectorAll('select')) {
      words = words.replace(select.innerText, select.selectedOptions[0]?.text ?? '');
    }
    return words.split(/\s+/);
  });
}

describe.each(Object.entries(PAGE_TYPES))('without script, the %s page', (_, address) => {
  test('reads as it does with script', async () => {
    const plain = await open(address, { javaScriptEnabled: false });
    const scripted = await open(address, {});
    const notices = await plain.locator('noscript').allInnerTexts();
    const notice = notices.flatMap((text) => text.split(/\s+/)).filter(Boolean);
    const words = await wordsInMain(plain);
    expect(words.slice(0, notice.length)).toEqual(notice);
    expect(words.slice(notice.length)).toEqual(await wordsInMain(scripted));
    expect(words.length).toBeGreaterThan(10);
    await plain.context().close();
    await scripted.context().close();
  });

  test('links to the other pages, on a small screen too', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      const page = await open(address, { javaScriptEnabled: false, viewport });
      for (const name of ['Calculator', 'Contact', 'Privacy Policy', 'Disclaimer']) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        expect(await link.isVisible(), `${name} at ${viewport.width}`).toBe(true);
      }
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
      await page.context().close();
    }
  });
});

test('without script, the home page says what it cannot do', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const notice = page.locator('noscript p');
  expect(await notice.textContent()).toContain('The calculator needs JavaScript');
  expect(await notice.isVisible()).toBe(true);
  await page.context().close();
});

test('without script, the comparison says what it cannot do and what its example is', async () => {
  const page = await open('/compare', { javaScriptEnabled: false });
  const notice = page.locator('noscript p');
  expect(await notice.textContent()).toBe(
    'The comparison needs JavaScript. Without it, this page shows an example: $80,000 a year now, and an offer of $95,000.',
  );
  expect(await notice.isVisible()).toBe(true);
  await page.context().close();
});

test('without script, each answer of a salary page can be opened', async () => {
  const page = await open('/salary/80000', { javaScriptEnabled: false });
  const questions = page.locator('details');
  expect(await questions.count()).toBe(11);
  for (const question of await questions.all()) {
    const answer = question.locator('p');
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
  }
  await page.context().close();
});
