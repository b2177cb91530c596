/** The line that says that a new tax year has begun, by a clock that is set. */
import { expect, inject } from 'vitest';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { lastDay } from '../../src/pay/rules/rule-set.ts';
import { open, test } from './calculator-page.ts';

const LABEL = legislated.defaultTaxYear;
const LAST = lastDay(LABEL);
const LINE = new RegExp(`^The ${LABEL} tax year ended on 30 June ${LAST.slice(0, 4)}\\. `);

test.for([
  ['legislatedSiteUrl', '/', `${LAST}T23:59:59+10:00`, 0],
  ['legislatedSiteUrl', '/', `${LAST}T14:00:00Z`, 1],
  ['legislatedSiteUrl', '/tax-return', '2040-01-01T00:00:00Z', 1],
  ['siteUrl', '/', '2040-01-01T00:00:00Z', 0],
] as const)(
  'on the %s the page %s at %s has %d lines about the new tax year',
  async ([site, path, time, count], { newPage }) => {
    const page = await newPage({ timezoneId: 'Australia/Sydney', baseURL: inject(site) });
    await page.clock.setFixedTime(time);
    await open(page, path);
    await expect.poll(() => page.getByText(LINE).count()).toBe(count);
  },
);
