/** The cards of the home page, whose code loads beside that of the answer: of a site by the law's figures. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { PayQuery } from '../../src/pay/pay.ts';
import {
  chooseTaxYear,
  enter,
  figureOf,
  holdBack,
  readFigures,
  readFiguresInPage,
  salaryField,
  shownTaxYear,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.tsx';

const CHUNK = /\/assets\/cards-/;

const openEmpty = (newPage: (options: { baseURL: string }) => Promise<Page>) =>
  newPage({ baseURL: inject('legislatedSiteUrl') });

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'Comprehensive Breakdown', exact: true });
/** The bar in the answer loads with the cards. */
const bar = (page: Page) => page.getByText('Where your pay goes');
const expected = (query: Partial<PayQuery> = {}) =>
  expectedFigures({ annualSalary: 80_000, taxYear: '2026-27', ...query }, 'legislated');

test.for([
  ['typed ones', '/', '90000', { annualSalary: 90_000 }],
  [
    'a shared link',
    '/#salary=78000&options=studentLoan',
    '',
    { annualSalary: 78_000, options: { studentLoan: true } },
  ],
] as const)(
  'before their code has loaded, those of other inputs are hidden until they are theirs: %s',
  async ([, address, salary, query], { newPage }) => {
    const page = await openEmpty(newPage);
    const release = await holdBack(page, CHUNK);
    await page.goto(address);
    if (salary) await salaryField(page).fill(salary);
    await heading(page).waitFor({ state: 'hidden' });
    await bar(page).waitFor({ state: 'hidden' });
    release();
    await heading(page).waitFor();
    await bar(page).waitFor();
    // Some cards are drawn in later frames.
    await expect.poll(() => page.evaluate(readFiguresInPage)).toEqual(expected(query));
  },
);

test('before the data of another tax year has loaded, the page says which pay its figures are for', async ({
  newPage,
}) => {
  const page = await openEmpty(newPage);
  const release = await holdBack(page, CHUNK);
  await page.goto('/#salary=78000&year=2025-26');
  await page.getByText('These figures are for $80,000 a year in 2026-27.').waitFor();
  release();
  await page.getByText('These figures are for $80,000').waitFor({ state: 'detached' });
  expect(await readFigures(page)).toEqual(expected({ annualSalary: 78_000, taxYear: '2025-26' }));
});

/** Any figure but the pay, below its field. */
const FIGURE = /\$(?!78,000 a year)\d/;

test('a tax year that is chosen before its data has loaded is there once the data is', async ({
  newPage,
}) => {
  const page = await openEmpty(newPage);
  const release = await holdBack(page, CHUNK);
  await page.goto('/');
  await salaryField(page).fill('78000');
  await chooseTaxYear(page, '2025-26');
  expect(await page.locator('#calculator').innerText()).not.toMatch(FIGURE);
  expect(await shownTaxYear(page)).toContain('2025-26');
  release();
  await bar(page).waitFor();
  expect(await shownTaxYear(page)).toContain('2025-26');
  expect(await readFigures(page)).toEqual(expected({ annualSalary: 78_000, taxYear: '2025-26' }));
});

test.for([
  ['chosen', '/'],
  ['in a link', '/#salary=78000&year=2025-26'],
] as const)(
  'where the data of a tax year %s cannot be had, the page offers to try again',
  async ([how, address], { newPage, complaints }) => {
    const page = await openEmpty(newPage);
    await page.route(CHUNK, (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed'), page.goto(address)]);
    if (how === 'chosen') {
      await salaryField(page).fill('78000');
      await chooseTaxYear(page, '2025-26');
    }
    await page.getByRole('status').filter({ hasText: "Some figures didn't load." }).waitFor();
    expect(await page.locator('#calculator').innerText()).not.toMatch(FIGURE);
    if (how === 'in a link')
      expect(await page.locator('#calculator').innerText()).not.toContain('$');
    await page.unroute(CHUNK);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ]);
    await bar(page).waitFor();
    expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
    expect(await readFigures(page)).toEqual(expected({ annualSalary: 78_000, taxYear: '2025-26' }));
  },
);

test('where their code cannot be had, they are there for the default inputs alone', async ({
  newPage,
  complaints,
}) => {
  const page = await openEmpty(newPage);
  await page.route(CHUNK, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.goto('/')]);
  expect(await page.evaluate(readFiguresInPage)).toEqual(expected());
  await salaryField(page).fill('90000');
  await heading(page).waitFor({ state: 'hidden' });
  await bar(page).waitFor({ state: 'hidden' });
  await page.getByText('$71,000').first().waitFor();
  // Where the pay goes comes with the cards. The links of the answer have their code from the start.
  expect(await page.getByText(/^Net pay/).count()).toBe(0);
  await page.getByRole('link', { name: 'Compare with another offer' }).waitFor();
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('translated while their code loads, they are drawn anew, and follow the inputs', async ({
  newPage,
  complaints,
}) => {
  const page = await openEmpty(newPage);
  const release = await holdBack(page, CHUNK);
  await page.goto('/');
  await page.waitForSelector('button#tax-year');
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll('.comprehensive :is(th, td)')) {
      const translated = document.createElement('font');
      translated.append(...cell.childNodes);
      cell.append(translated);
    }
  });
  release();
  await page.waitForResponse(CHUNK);
  await enter(salaryField(page), '90000');
  expect(await readFigures(page)).toEqual(expected({ annualSalary: 90_000 }));
  // React says that it could not hydrate them.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('React error #418')]);
});

test('what is printed right after a key has the figures of that key', async ({ newPage }) => {
  const page = await openEmpty(newPage);
  await page.goto('/');
  expect(await figureOf(page, 'Net Annual Salary')).toBe('$64,200');
  const printed = await salaryField(page).evaluate(async (field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, '90000');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The answer is rendered, and what follows it is not.
    await Promise.resolve();
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    return document.querySelector('.results .figures .net dd')?.textContent;
  });
  expect(printed).toBe('$71,000');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
});
