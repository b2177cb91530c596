/** While somebody types, nothing above or beside the field moves, and what the field says of the text is in view. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { unfold } from '../support/driven-page.ts';
import { placesDownTo, test } from './calculator-page.ts';

const PAGES = [
  { site: 'siteUrl', address: '/' },
  { site: 'siteUrl', address: '/#options=noPrivateHospitalCover,studentLoan' },
  {
    site: 'siteUrl',
    address: '/compare#salary=97000&offer-salary=9700&options=noPrivateHospitalCover,studentLoan',
  },
  {
    site: 'legislatedSiteUrl',
    address: '/#salary=41.20&cycle=hourly&options=noPrivateHospitalCover&family=yes&children=2',
  },
  { site: 'legislatedSiteUrl', address: '/compare' },
  { site: 'legislatedSiteUrl', address: '/bonus' },
  { site: 'legislatedSiteUrl', address: '/tax-return' },
] as const;

/** Pays with doubtful cycles and on both sides of a step of the surcharge, refused text, and nothing. */
const TEXTS = ['900', '98000', '9876543', '11.5x', '50.1.', ''];

describe.each(PAGES)('on $address of $site', ({ site, address }) => {
  test.for([360, 768, 1280])(
    'nothing above or beside a field moves, %i px wide',
    async (width, { newPage }) => {
      const page = await newPage({ viewport: { width, height: 740 } });
      await page.clock.install();
      await page.goto(inject(site) + address, { waitUntil: 'networkidle' });
      await unfold(page);
      const fields = page.locator('main input:is([type=text], :not([type]))');
      expect(await fields.count()).toBeGreaterThan(0);
      for (const field of await fields.all()) {
        const name = await field.getAttribute('name');
        await field.focus();
        const before = await placesDownTo(field);
        for (const text of TEXTS) {
          await page.keyboard.press('ControlOrMeta+A');
          for (const key of text === '' ? ['Backspace'] : text) {
            await page.keyboard.press(key);
            expect(await placesDownTo(field), `${key} of '${text}' in ${name}`).toEqual(before);
          }
          // The announcement once typing pauses.
          await page.clock.runFor(1_100);
          expect(await placesDownTo(field), `after '${text}' in ${name}`).toEqual(before);
          expect(await isCovered(page, field), `said of '${text}' in ${name}`).toBe(false);
        }
      }
    },
  );
});

/** Whether something is drawn over what `field` says of its text. */
async function isCovered(page: Page, field: Locator): Promise<boolean> {
  const description = await field.getAttribute('aria-describedby');
  return page.evaluate((id) => {
    const status = document.querySelector(`#${id} [role=status]`);
    if (!status?.textContent) return false;
    const { x, y, width, height } = status.getBoundingClientRect();
    return !status.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }, description);
}
