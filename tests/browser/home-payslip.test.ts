/** The card 'On your payslip' of a site by the legislated rule set, whose code loads beside that of the answer. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type PayslipTable, payslipContent } from '../../src/pages/home/payslip-texts.ts';
import { PAY_OPTIONS, type PayOption, type PayOptions } from '../../src/pay/index.ts';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { type PayCycle, paidBy } from '../../src/words/pay-cycles.ts';
import { DEFAULT_OPTIONS, switchOption } from '../../src/words/pay-options.ts';
import {
  chooseTaxYear,
  enter,
  holdBack,
  optionSwitch,
  salaryField,
  test,
} from './calculator-page.ts';

const { legislated } = RULE_SETS;

const CHUNK = /\/assets\/cards-/;
const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

type NewPage = (options: { baseURL: string }) => Promise<Page>;

const openEmpty = (newPage: NewPage) => newPage({ baseURL: inject('legislatedSiteUrl') });

const card = (page: Page) => page.locator('.payslip');
const heading = (page: Page) => page.getByRole('heading', { name: 'On your payslip', exact: true });
const row = (page: Page, label: string) =>
  page
    .getByRole('table', { name: 'On your payslip', exact: true })
    .getByRole('row', { name: new RegExp(`^${label}`) });

interface Inputs {
  readonly annualSalary: number;
  readonly taxYear: string;
  readonly payCycle: PayCycle;
  readonly options: PayOptions;
}

/** The words and figures of the card, one after the other. */
function expectedWords(inputs: Inputs): string {
  const { table, notes, more } = payslipContent(inputs, paidBy(inputs.payCycle), legislated);
  return [
    ...['On your payslip', BY_TABLES, ...rowsOf(table), ...notes],
    ...['See what lands of a bonus', 'Work out your tax return'],
    ...['Why this differs from your year', DIFFERS, ...more],
  ].join(' ');
}

const BY_TABLES = "Your employer takes tax out of each pay (withholds it) by the ATO's tax tables.";
const DIFFERS =
  "Employers use the ATO's tax tables, so pays differ slightly from your yearly figure.";

function rowsOf(table: PayslipTable): string[] {
  const rows = [
    ['Gross', table.gross],
    ['Tax withheld', table.tax],
    ['Student loan withheld', table.studentLoan],
    ['In the account', table.inAccount],
    ['Super', table.superannuation],
    ['At tax time', table.taxTime],
  ] as const;
  return [
    'Weekly Fortnightly Monthly',
    ...rows.flatMap(([label, texts]) =>
      texts === undefined ? [] : [`${label} ${texts.weekly} ${texts.fortnightly} ${texts.monthly}`],
    ),
  ];
}

const shownWords = (page: Page) =>
  card(page).evaluate((section) =>
    [...section.querySelectorAll('h2, p, th, td, summary')]
      .map((element) => element.textContent)
      .filter((text) => text !== '')
      .join(' '),
  );

const DEFAULTS: Inputs = {
  annualSalary: 80_000,
  taxYear: '2026-27',
  payCycle: 'annually',
  options: DEFAULT_OPTIONS,
};

describe('before its code has loaded', () => {
  test('the card shows the default pay, and hydration does not change its markup', async ({
    newPage,
  }) => {
    const page = await openEmpty(newPage);
    const releaseScript = await holdBack(page, /\/assets\/(home|chunk)-/);
    await page.route(CHUNK, () => {});
    await page.route(/\/assets\/radix-select-/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const markup = () => page.locator('#calculator').evaluate((root) => root.outerHTML);
    const before = await markup();
    expect(await shownWords(page)).toBe(expectedWords(DEFAULTS));
    const asked = page.waitForRequest(CHUNK);
    releaseScript();
    await asked;
    expect(await markup()).toBe(before);
    expect(await heading(page).isVisible()).toBe(true);
  });

  test('a card of other inputs is hidden until it is theirs', async ({ newPage }) => {
    const page = await openEmpty(newPage);
    const release = await holdBack(page, CHUNK);
    await page.goto('/');
    await salaryField(page).fill('90000');
    await heading(page).waitFor({ state: 'hidden' });
    release();
    await heading(page).waitFor();
    expect(await shownWords(page)).toBe(expectedWords({ ...DEFAULTS, annualSalary: 90_000 }));
  });

  test('nor is the default card on a page that a shared link opens', async ({ newPage }) => {
    const page = await openEmpty(newPage);
    const release = await holdBack(page, CHUNK);
    await page.goto('/#salary=1500&cycle=weekly&year=2025-26&options=studentLoan');
    await heading(page).waitFor({ state: 'hidden' });
    release();
    await heading(page).waitFor();
    expect(await shownWords(page)).toBe(
      expectedWords({
        annualSalary: 1500 * 52,
        taxYear: '2025-26',
        payCycle: 'weekly',
        options: { ...DEFAULT_OPTIONS, studentLoan: true },
      }),
    );
  });
});

test('where its code cannot be had, the card is there for the default inputs alone', async ({
  newPage,
  complaints,
}) => {
  const page = await openEmpty(newPage);
  await page.route(CHUNK, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  expect(await shownWords(page)).toBe(expectedWords(DEFAULTS));
  await salaryField(page).fill('90000');
  await heading(page).waitFor({ state: 'hidden' });
  await page.getByText('$71,000').first().waitFor();
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('its code is loaded once the page has started, though nothing is changed, and the card stays as it was', async ({
  newPage,
}) => {
  const page = await openEmpty(newPage);
  const release = await holdBack(page, CHUNK);
  const asked = page.waitForRequest(CHUNK);
  await page.goto('/');
  await asked;
  const place = () =>
    card(page).evaluate((element) => {
      const { y, height } = element.getBoundingClientRect();
      return { y: y + scrollY, height };
    });
  const before = await place();
  const sent = await card(page).elementHandle();
  release();
  await page.waitForResponse(CHUNK);
  // It follows the inputs once React has hydrated it.
  await enter(salaryField(page), '90000');
  await expect
    .poll(() => shownWords(page))
    .toBe(expectedWords({ ...DEFAULTS, annualSalary: 90_000 }));
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await shownWords(page)).toBe(expectedWords(DEFAULTS));
  expect(await place()).toEqual(before);
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
});

test('it follows every input', async ({ newPage }) => {
  const page = await openEmpty(newPage);
  await page.goto('/');
  await chooseTaxYear(page, '2025-26');
  await enter(salaryField(page), '2500');
  await page.getByRole('radio', { name: 'Weekly' }).check();
  await optionSwitch(page, STUDENT_LOAN).check();
  const inputs: Inputs = {
    annualSalary: 2500 * 52,
    taxYear: '2025-26',
    payCycle: 'weekly',
    options: { ...DEFAULT_OPTIONS, studentLoan: true },
  };
  expect(await shownWords(page)).toBe(expectedWords(inputs));
  expect(await row(page, 'Student loan withheld').getByRole('cell').allTextContents()).toEqual([
    '$184',
    '$368',
    '$797',
  ]);
  await optionSwitch(page, 'Working Holiday Visa').check();
  expect(await shownWords(page)).toContain("the ATO's table for working holiday makers of 2025-26");
  expect(await shownWords(page)).toContain('your super is taxed at 65% when it is paid to you');
  expect(await row(page, 'Student loan withheld').count()).toBe(0);
});

test('without the tax-free threshold it promises no refund and compares nothing', async ({
  newPage,
}) => {
  const page = await openEmpty(newPage);
  await page.goto('/#salary=20000&options=noTaxFreeThreshold');
  const options = { ...DEFAULT_OPTIONS, noTaxFreeThreshold: true };
  const expected = expectedWords({ ...DEFAULTS, annualSalary: 20_000, options });
  // Until the script runs, the card is that of the default pay.
  await expect.poll(() => shownWords(page)).toBe(expected);
  const words = await shownWords(page);
  expect(words).toContain('This is the rate for a second job.');
  expect(words).not.toMatch(/ back|to pay\b(?!\.)|over the year|At tax time/);
});

test('any inputs that a link can hold have the payslip of their pay', async ({ newPage }) => {
  const page = await openEmpty(newPage);
  await page.goto('/');
  await page.waitForResponse(CHUNK);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(400_000),
      fc.constantFrom(...legislated.taxYears.map(({ label }) => label)),
      fc.subarray([...PAY_OPTIONS]),
      async (annualSalary, taxYear, names) => {
        const options = asSwitched(names);
        const on = PAY_OPTIONS.filter((option) => options[option]);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `salary=${annualSalary}&year=${taxYear}&options=${on.join()}`);
        const inputs: Inputs = { annualSalary, taxYear, payCycle: 'annually', options };
        await expect.poll(() => shownWords(page)).toBe(expectedWords(inputs));
      },
    ),
    { numRuns: 20 },
  );
});

/** The options that a link with `names` turns on. */
function asSwitched(names: readonly PayOption[]): PayOptions {
  return PAY_OPTIONS.reduceRight<PayOptions>(
    (options, option) => (names.includes(option) ? switchOption(options, option, true) : options),
    DEFAULT_OPTIONS,
  );
}

test('in print it is on the one sheet of the result', async ({ newPage }) => {
  const page = await openEmpty(newPage);
  await page.goto('/#salary=150000&options=noPrivateHospitalCover,studentLoan');
  await row(page, 'Gross').getByText('$12,500.00').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Comprehensive Breakdown', 'On your payslip', 'Disclaimer']) {
    expect(await page.getByRole('heading', { name, exact: true }).first().isVisible()).toBe(true);
  }
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a site by the simplified rule set does not have the card', async ({ page }) => {
  await page.reload();
  await page.waitForResponse(CHUNK);
  await enter(salaryField(page), '90000');
  expect(await card(page).count()).toBe(0);
});
