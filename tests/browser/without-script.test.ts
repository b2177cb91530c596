/** Every type of page in a browser that runs no script. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { MISSING_PAGE, pageAddresses } from '../../scripts/lib/chromium.ts';
import { CALCULATORS } from '../../src/site/calculators.ts';
import { open, test } from './calculator-page.ts';

const ONLY_BY_LAW = CALCULATORS.filter(({ onlyBy }) => onlyBy).map(({ path }) => path);

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

test.for([
  ...pageAddresses('simplified').map((address) => ({ site: 'siteUrl', address }) as const),
  ...[...ONLY_BY_LAW, '/hour/36.50', '/tax-table/monthly'].map(
    (address) => ({ site: 'legislatedSiteUrl', address }) as const,
  ),
])(
  'without script, $address of $site reads as it does with script, but for a notice, and links to the other pages',
  async ({ site, address }, { newPage, complaints }) => {
    const plain = await newPage({ ...NO_SCRIPT, baseURL: inject(site) });
    await plain.goto(address);
    const scripted = await newPage({ baseURL: inject(site) });
    await open(scripted, address);
    const notices = await plain.locator('noscript').filter({ visible: true }).allInnerTexts();
    const isLive = CALCULATORS.some(({ path }) => path === address);
    expect(notices.join()).toMatch(isLive ? /^The .* needs JavaScript/ : /^$/);
    const notice = notices.flatMap((text) => text.split(/\s+/)).filter(Boolean);
    const example = plain.getByText(/^These figures are for .*\.$/);
    expect(await example.count()).toBe(isLive ? 1 : 0);
    // The line is gone once a script answers.
    await example.evaluateAll(([line]) => line?.remove());
    // The form of a tax table needs a script, which shows it.
    const forms = isLive ? [] : await scripted.locator('main form').all();
    expect(await plain.locator('main form').filter({ visible: true }).count()).toBe(isLive ? 1 : 0);
    for (const form of forms) await form.evaluate((shown) => shown.remove());
    const words = await wordsInMain(plain);
    expect(words.slice(0, notice.length)).toEqual(notice);
    expect(words.slice(notice.length)).toEqual(await wordsInMain(scripted));
    expect(words.length).toBeGreaterThan(10);
    for (const width of [1280, 360]) {
      await plain.setViewportSize({ width, height: 640 });
      for (const name of ['Calculator', 'Contact', 'Privacy Policy', 'Disclaimer']) {
        const link = plain.getByRole('banner').getByRole('link', { name, exact: true });
        expect(await link.isVisible(), `${name} at ${width}`).toBe(true);
      }
    }
    expect(await plain.getByRole('button', { name: 'Menu' }).count()).toBe(0);
    await plain.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await plain.waitForURL('**/contact');
    // The browser logs the path of the 404 page, which is missing on purpose.
    if (address === MISSING_PAGE) complaints.splice(0);
  },
);

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
