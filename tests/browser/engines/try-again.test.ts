/** Code of the cards that cannot be had, and then can, in Firefox. In Chromium tests/browser/late-scripts.test.ts tries all pages. */
import { expect, inject } from 'vitest';
import { click, expectAddress, find, isShown, test } from './engine-page.ts';

test('Try again brings the cards of the entries once their code can be had', async ({
  page,
  complaints,
}) => {
  const isCards = (address: string) => /\/assets\/cards-of_/.test(address);
  let isOnline = false;
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    isOnline || !isCards(request.url()) ? request.continue() : request.abort(),
  );
  await page.goto(`${inject('siteUrl')}/#salary=1500&cycle=weekly`);
  await find(page, 'button', 'Try again');
  expect(await isShown(page, 'heading', 'Comprehensive Breakdown')).toBe(false);
  isOnline = true;
  await click(page, 'button', 'Try again');
  await find(page, 'heading', 'Comprehensive Breakdown');
  expect(await isShown(page, 'button', 'Try again')).toBe(false);
  await expectAddress(page, '/#salary=1500&cycle=weekly');
  expect(complaints.splice(0).every((text) => text.includes('cards-'))).toBe(true);
});
