/** The inputs in the fragment of the address: shared and restored, never sent. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  chooseTaxYear,
  enter,
  optionSwitch,
  press,
  radixTaxYearSelect,
  readFigures,
  salaryField,
  shownTaxYear,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

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

describe('the address', () => {
  test('has the inputs in its fragment, and no fragment when they have their defaults', async ({
    page,
  }) => {
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await press(page, ['Reset']);
    await page.waitForURL((url) => url.href === `${inject('siteUrl')}/`);
  });

  test('gives a new visitor the same inputs and figures', async ({ newPage }) => {
    const page = await newPage();
    await page.goto(`/${FRAGMENT}`);
    await expectFilled(page);
  });

  test('followed within the page changes the inputs', async ({ page }) => {
    await optionSwitch(page, 'Non-Resident').check();
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, FRAGMENT);
    await page.getByText('Gross Weekly Pay').waitFor();
    await expectFilled(page);
  });

  test('is not overwritten when it changes right after an edit', async ({ newPage }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    await salaryField(page).fill('1234');
    await page.evaluate((fragment) => {
      location.hash = fragment;
      // The event that says so comes later: before it, the page is to put the edit into the address.
      dispatchEvent(new PageTransitionEvent('pagehide'));
    }, FRAGMENT);
    await page.getByText('Gross Weekly Pay').waitFor();
    await page.clock.resume();
    await expectFilled(page);
  });

  test('survives the skip link, which has a fragment of its own', async ({ page }) => {
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await page.locator('body').press('Home');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await skip.press('Enter');
    await page.waitForURL(`/${FRAGMENT}`);
    await expectFilled(page);
    expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(
      true,
    );
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
    for (const { fragment, meaning, figures = AT_REST } of [
      { fragment: '#', meaning: 'empty' },
      { fragment: '#main', meaning: 'of the skip link' },
      { fragment: '#salary=abc', meaning: 'of a salary in letters' },
      { fragment: '#salary=-5', meaning: 'of a negative salary' },
      {
        fragment: '#salary=85000.50',
        meaning: 'of a salary with cents, which are left out,',
        figures: expectedFigures({ annualSalary: 85_000, taxYear: '2025-26' }),
      },
      { fragment: '#year=2019-20', meaning: 'of an unknown year' },
      { fragment: '#year=2026-27', meaning: 'of a year that only the legislated set has' },
      { fragment: '#year=constructor', meaning: 'of a year that every object has' },
      { fragment: '#cycle=daily', meaning: 'of an unknown pay cycle' },
      { fragment: '#super=50.1', meaning: 'of a super rate above 50' },
      { fragment: '#super=NaN', meaning: 'of a super rate that is not a number' },
      { fragment: '#options=free,__proto__', meaning: 'of unknown options' },
      { fragment: '#__proto__=1&toString=2', meaning: 'of keys that every object has' },
      { fragment: '#%E0%A4%A&salary=%FF', meaning: 'that cannot be decoded' },
      { fragment: '#<img src=x onerror=alert(1)>', meaning: 'of markup' },
      { fragment: `#${'x'.repeat(50_000)}`, meaning: 'of 50,000 letters' },
      {
        fragment: '#salary=&year=nonsense&cycle=monthly',
        meaning: 'of an empty salary, a bad year and a good pay cycle',
        figures: expectedFigures({ annualSalary: 0, taxYear: '2025-26' }),
      },
      {
        fragment: `#salary=${'9'.repeat(400)}`,
        meaning: 'of a salary beyond a safe integer',
        figures: expectedFigures({ annualSalary: 0, taxYear: '2025-26' }),
      },
      {
        fragment: '#salary=90000&year=2019-20&unknown=1',
        meaning: 'with a good salary and a bad year',
        figures: expectedFigures({ annualSalary: 90_000, taxYear: '2025-26' }),
      },
    ]) {
      // The page loads anew: another fragment alone would be followed within it.
      await page.goto('about:blank');
      await page.goto(`/${fragment}`);
      expect(await readFigures(page), `a fragment ${meaning}`).toEqual(figures);
    }
  });

  test('cannot make a combination of options that the switches cannot', async ({ newPage }) => {
    const page = await newPage();
    const names = ['nonResident', 'workingHolidayVisa', 'noTaxFreeThreshold', 'studentLoan'];
    await page.goto(`/#options=${names.join()}`);
    const on = () =>
      page
        .getByRole('switch', { checked: true })
        .evaluateAll((switches) => switches.map((control) => (control as HTMLInputElement).value));
    expect(await on()).toEqual(['nonResident']);
    await page.goto('/#options=workingHolidayVisa,noTaxFreeThreshold,studentLoan');
    await page.locator('[value=workingHolidayVisa]:checked').waitFor();
    expect(await on()).toEqual(['workingHolidayVisa', 'noTaxFreeThreshold']);
  });
});

describe('leaving and coming back', () => {
  test('by a salary page and the back button, with the page kept in memory, keeps the inputs', async ({
    page,
  }) => {
    await fill(page);
    await page.waitForURL(`/${FRAGMENT}`);
    await page.getByRole('main').getByRole('link', { name: '$50,000', exact: true }).click();
    await page.waitForURL('/salary/50000');
    await page.goBack();
    await expectFilled(page);
  });

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

test('nothing that is entered is sent or stored', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await radixTaxYearSelect(page).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await fill(page);
  await page.waitForURL(`/${FRAGMENT}`);
  // Chromium asks for the icon whenever it pleases.
  expect(asked.filter((request) => !request.endsWith('/favicon.svg'))).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({
    cookies: [],
    origins: [],
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

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
