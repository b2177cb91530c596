/** The inputs in the fragment of the address: shared and restored, never sent. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  chooseTaxYear,
  enter,
  figuresFollowed,
  optionSwitch,
  press,
  radixTaxYearSelect,
  readFigures,
  salaryField,
  shownTaxYear,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';
const FRAGMENT =
  '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan';

const FILLED = expectedFigures({
  annualSalary: 1500 * 52,
  taxYear: '2023-24',
  customSuperRate: 0.125,
  options: { includesSuperannuation: true, noTaxFreeThreshold: true, studentLoan: true },
});

const AT_REST = expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' });
const OF_90_000 = expectedFigures({ annualSalary: 90_000, taxYear: '2025-26' });
const NO_PAY = expectedFigures({ annualSalary: 0, taxYear: '2025-26' });

describe('the address', () => {
  test('has the inputs in its fragment, and no fragment when they have their defaults', async ({
    page,
  }) => {
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await press(page, ['Reset']);
    await page.waitForURL((url) => url.href === `${inject('siteUrl')}/`);
  });

  test('that the browser refuses to change has the edit later', async ({ newPage }) => {
    for (const way of ['throws', 'does nothing'] as const) {
      const page = await newPage();
      await openWithTimeStopped(page);
      await page.evaluate((how) => {
        history.replaceState = () => {
          if (how === 'throws') throw new DOMException('Too many calls', 'SecurityError');
        };
      }, way);
      await salaryField(page).fill('1234');
      await page.clock.runFor(150);
      expect(page.url(), way).toBe(`${inject('siteUrl')}/`);
      // The browser's own, which its prototype has.
      await page.evaluate(() => Reflect.deleteProperty(history, 'replaceState'));
      await page.clock.runFor(5_000);
      expect(page.url(), way).toBe(`${inject('siteUrl')}/#salary=1234`);
    }
  });

  test('with a fragment that is not of a link gives its valid parts, and the defaults for the rest', async ({
    newPage,
  }) => {
    const page = await newPage();
    for (const [fragment, figures] of [
      ['#main', AT_REST],
      ['#salary=-5', NO_PAY],
      ['#year=constructor&cycle=daily&super=50.1', AT_REST],
      ['#options=free,__proto__&__proto__=1&toString=2', AT_REST],
      ['#%E0%A4%A&super=%FF', AT_REST],
      ['#<img src=x onerror=alert(1)>', AT_REST],
      [`#${'x'.repeat(50_000)}`, AT_REST],
      [`#salary=${'9'.repeat(20)}&year=nonsense&cycle=monthly`, NO_PAY],
      ['#salary=90000&year=2019-20&unknown=1', OF_90_000],
    ] as const) {
      // The page loads anew: another fragment alone would be followed within it.
      await page.goto('about:blank');
      await page.goto(`/${fragment}`);
      await expect
        .poll(() => readFigures(page), { message: fragment.slice(0, 80) })
        .toEqual(figures);
    }
  });
});

describe('leaving and coming back', () => {
  for (const cache of ['with', 'without'] as const) {
    test(`right after an edit, ${cache} the page kept in memory, keeps the edit`, async ({
      newPage,
    }) => {
      const page = await newPage();
      if (cache === 'without') await page.addInitScript('addEventListener("unload", () => {})');
      await openWithTimeStopped(page);
      await salaryField(page).fill('1234');
      await page.getByRole('main').getByRole('link', { name: '$50,000', exact: true }).click();
      await page.waitForURL('/salary/50000');
      await page.goBack();
      await page.waitForURL('/#salary=1234');
      await page.clock.resume();
      await expect
        .poll(() => readFigures(page))
        .toEqual(expectedFigures({ annualSalary: 1234, taxYear: '2025-26' }));
    });
  }

  test('by another app, which may end the page unseen, keeps the edit made right before', async ({
    newPage,
  }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    await salaryField(page).fill('1234');
    expect(page.url()).toBe(`${inject('siteUrl')}/`);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(page.url()).toBe(`${inject('siteUrl')}/#salary=1234`);
  });

  test('by one step back leaves the calculator, however many inputs were changed', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/contact');
    await page.goto('/');
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
});

describe('Copy link', () => {
  test('copies a link that restores the inputs, and says so', async ({ newPage }) => {
    const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/');
    // The address follows the inputs once the page is hydrated. Before that the button does nothing.
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${inject('siteUrl')}/${FRAGMENT}`);
    const other = await newPage();
    await other.goto(link);
    await expectFilled(other);
    await press(page, ['Weekly', 'Monthly']);
    expect(await page.getByText('Link copied').count()).toBe(0);
  });

  test('says where the link is when the clipboard cannot be used', async ({ newPage }) => {
    const page = await newPage();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('/');
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page
      .getByRole('status')
      .getByText('Your browser did not allow that. Copy the address of this page instead.')
      .waitFor();
  });
});

test.for([
  ['siteUrl', '/'],
  ['siteUrl', '/compare'],
  ['legislatedSiteUrl', '/bonus'],
  ['legislatedSiteUrl', '/tax-return'],
] as const)(
  'of %s, %s sends and stores nothing that is entered',
  async ([site, address], { newPage }) => {
    const page = await newPage({ baseURL: inject(site) });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (address === '/') await radixTaxYearSelect(page).waitFor();
    await page.evaluate(figuresFollowed);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await enter(page.locator('[name=salary]'), '71234');
    await page.waitForURL((url) => url.hash.includes('salary=71234'));
    // Chromium asks for the icon whenever it pleases.
    expect(asked.filter((request) => !request.endsWith('/favicon.svg'))).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({
      cookies: [],
      origins: [],
    });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

async function fill(page: Page): Promise<void> {
  await press(page, ['Weekly', 'Includes Superannuation', 'No tax-free threshold', STUDENT_LOAN]);
  await chooseTaxYear(page, '2023-24');
  await enter(salaryField(page), '1500');
  await enter(superField(page), '12.5');
}

async function expectFilled(page: Page): Promise<void> {
  await expect.poll(() => readFigures(page)).toEqual(FILLED);
  expect(await salaryField(page).inputValue()).toBe('1500');
  expect(await superField(page).inputValue()).toBe('12.5');
  expect(await page.getByRole('radio', { name: 'Weekly' }).isChecked()).toBe(true);
  expect(await shownTaxYear(page)).toContain('2023-24');
  expect(await optionSwitch(page, STUDENT_LOAN).isChecked()).toBe(true);
}
