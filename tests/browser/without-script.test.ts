/** Every type of page in a browser that runs no script. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { MISSING_PAGE, pageAddresses } from '../../scripts/lib/chromium.ts';
import { test } from './calculator-page.ts';

const NO_SCRIPT = { javaScriptEnabled: false };

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

describe.each(pageAddresses('simplified'))('without script, %s', (address) => {
  test('reads as it does with script', async ({ newPage, complaints }) => {
    const plain = await newPage(NO_SCRIPT);
    await plain.goto(address);
    const scripted = await newPage();
    await scripted.goto(address);
    const notices = await plain.locator('noscript').allInnerTexts();
    const notice = notices.flatMap((text) => text.split(/\s+/)).filter(Boolean);
    const words = await wordsInMain(plain);
    expect(words.slice(0, notice.length)).toEqual(notice);
    expect(words.slice(notice.length)).toEqual(await wordsInMain(scripted));
    expect(words.length).toBeGreaterThan(10);
    missingPathLogged(address, complaints);
  });

  test('links to the other pages, on a small screen too', async ({ newPage, complaints }) => {
    const page = await newPage(NO_SCRIPT);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      for (const name of ['Calculator', 'Contact', 'Privacy Policy', 'Disclaimer']) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        expect(await link.isVisible(), `${name} at ${viewport.width}`).toBe(true);
      }
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
    }
    missingPathLogged(address, complaints);
  });
});

test('without script, the home page says what it cannot do', async ({ newPage }) => {
  const page = await newPage(NO_SCRIPT);
  await page.goto('/');
  const notice = page.locator('noscript p');
  expect(await notice.textContent()).toContain('The calculator needs JavaScript');
  expect(await notice.isVisible()).toBe(true);
});

test('without script, the comparison says what it cannot do and what its example is', async ({
  newPage,
}) => {
  const page = await newPage(NO_SCRIPT);
  await page.goto('/compare');
  const notice = page.locator('noscript p');
  expect(await notice.textContent()).toBe(
    'The comparison needs JavaScript. Without it, this page shows an example: offers of $80,000 and $95,000 a year.',
  );
  expect(await notice.isVisible()).toBe(true);
});

test('without script, each answer of a salary page can be opened', async ({ newPage }) => {
  const page = await newPage(NO_SCRIPT);
  await page.goto('/salary/80000');
  const questions = page.locator('details');
  expect(await questions.count()).toBe(11);
  for (const question of await questions.all()) {
    const answer = question.locator('p');
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
  }
});

/** The browser logs the path of the 404 page, which is missing on purpose. */
function missingPathLogged(address: string, complaints: string[]): void {
  if (address === MISSING_PAGE) complaints.splice(0);
}
