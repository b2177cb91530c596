/** Casual and overtime pay in a browser: its pays by links, typed, added, removed and heard. tests/pages/casual has its texts and forms. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { cents } from '../../src/verify/figures/page-figures.ts';
import { percentOf } from '../../src/verify/reference/charges.ts';
import * as exact from '../../src/verify/reference/rational.ts';
import {
  referenceLoanWithheld,
  referenceTaxWithheld,
} from '../../src/verify/reference/reference-withholding.ts';
import { referenceYear } from '../../src/verify/reference/reference-years.ts';
import { started, tabTo } from '../support/driven-page.ts';
import { drawsFrom } from '../verify/reference/drawn-persons.ts';
import { enter, figuresFollowed, test } from './calculator-page.ts';

const { add, multiply, rational, sum, whole } = exact;

/** Opens the page once its script runs: the address then follows the entries. */
async function open(page: Page, fields: Record<string, string> = {}): Promise<void> {
  // A page whose fragment alone changes is not loaded anew.
  await page.goto('about:blank');
  const fragment = new URLSearchParams(fields).toString();
  await page.goto(`${inject('legislatedSiteUrl')}/casual${fragment && `#${fragment}`}`);
  await started(page);
}

/** Each row of the table of the pays: its label, then its cells. */
async function rowsOf(page: Page): Promise<string[][]> {
  await page.evaluate(figuresFollowed);
  const rows = page.getByRole('table', { name: 'Your pays' }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.children, ({ textContent }) => textContent)),
  );
}

type ExpectedPay = readonly [
  gross: exact.Rational,
  withheld: exact.Rational,
  superannuation: exact.Rational,
];

function expectedRows(pays: readonly ExpectedPay[]): string[][] {
  const all = (at: 0 | 1 | 2) => sum(pays.map((pay) => pay[at]));
  const rows = [...pays, [all(0), all(1), all(2)] as const];
  return rows.map(([gross, withheld, superannuation], index) => [
    index < pays.length ? `Pay ${index + 1}` : 'All',
    ...[gross, withheld, exact.subtract(gross, withheld), superannuation].map(cents),
  ]);
}

/** To the cent, halves up. */
function toCents(dollars: exact.Rational): exact.Rational {
  return percentOf('1', whole(exact.roundHalfAwayFromZero(multiply(dollars, rational('100')))));
}

function superOf(ordinary: exact.Rational, year: string): exact.Rational {
  return toCents(percentOf(referenceYear(year, 'legislated').superPercent, ordinary));
}

/** The fields of the pays at each index, under their names in the form. */
function fieldsOf(pays: readonly Record<string, string>[]): Record<string, string> {
  const named = pays.flatMap((pay, index) => {
    const prefix = index === 0 ? '' : `pay${index + 1}-`;
    return Object.entries(pay).map(([name, text]) => [prefix + name, text]);
  });
  return { ...Object.fromEntries(named), pays: String(pays.length) };
}

const WEEKS = ['360', '1140', '600', '1350', '0', '900'];
const DAYS = ['80', '193.62', '250', '400'];

test.for([
  ['2023-24', 'weekly', WEEKS, ['0', '211', '58', '283', '0', '127']],
  ['2025-26', 'weekly', WEEKS, ['0', '188', '48', '256', '0', '111']],
  ['2026-27', 'weekly', WEEKS, ['0', '183', '42', '251', '0', '106']],
  ['2023-24', 'daily', DAYS, ['2', '30', '50', '102']],
  ['2025-26', 'daily', DAYS, ['1', '26', '45', '93']],
  ['2026-27', 'daily', DAYS, ['1', '25', '44', '92']],
] as const)('in %s %s pays of %j dollars bear %j', async (example, { newPage }) => {
  const [year, period, pays, withheld] = example;
  const page = await newPage();
  const shifts = pays.map((allowance) => ({ hours: '', allowance }));
  await open(page, { ...fieldsOf(shifts), period, year });
  const expected = pays.map((pay, index) => {
    const gross = rational(pay);
    return [gross, rational(withheld[index] ?? ''), superOf(gross, year)] as const;
  });
  expect(await rowsOf(page)).toEqual(expectedRows(expected));
});

test('twenty drawn sets of pays have the amounts of the reference', async ({ newPage }) => {
  const page = await newPage();
  const draws = drawsFrom(45);
  for (let drawn = 0; drawn < 20; drawn++) {
    const { fields, pays } = drawnPays(draws);
    await open(page, fields);
    expect(await rowsOf(page), page.url()).toEqual(expectedRows(pays));
  }
});

/** The fields of somebody's pays, and what each comes to. */
function drawnPays({ one, below }: ReturnType<typeof drawsFrom>) {
  const hundredths = (most: number) => (below(most * 100) / 100).toFixed(2);
  const seldom = (text: () => string) => (below(3) === 0 ? text() : '');
  const hours = () => hundredths(50);
  const fields = {
    rate: hundredths(120),
    period: one(['weekly', 'fortnightly'] as const),
    loading: one(['25', '0', '22.5']),
    place: one(['in', 'top']),
    threshold: one(['yes', 'no']),
    loan: one(['', 'yes']),
    year: one(['2026-27', '2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21']),
  };
  const { period, year } = fields;
  const shifts = Array.from({ length: 1 + below(20) }, () => ({
    hours: one([hours(), '']),
    half: seldom(hours),
    double: seldom(hours),
    other: seldom(hours),
    times: seldom(() => '1.75'),
    allowance: seldom(() => hundredths(300)),
  }));
  const rate = rational(fields.rate);
  const paidRate = fields.place === 'top' ? add(rate, percentOf(fields.loading, rate)) : rate;
  const number = (text: string) => rational(text || '0');
  const pays = shifts.map(({ half, double, other, times, ...shift }): ExpectedPay => {
    const ordinary = sum([
      multiply(number(shift.hours), paidRate),
      multiply(number(other), multiply(rational(times || '1'), rate)),
      number(shift.allowance),
    ]);
    const overtime = add(percentOf('150', number(half)), percentOf('200', number(double)));
    const gross = toCents(add(ordinary, multiply(overtime, rate)));
    const earnings = cents(gross).replaceAll(/[$,]/g, '');
    const scale: 1 | 2 = fields.threshold === 'yes' ? 2 : 1;
    const query = { earnings, period, taxYear: year, scale };
    const forLoan = fields.loan === '' ? 0n : referenceLoanWithheld(query);
    return [gross, whole(referenceTaxWithheld(query) + forLoan), superOf(ordinary, year)];
  });
  return { fields: { ...fields, ...fieldsOf(shifts) }, pays };
}

test('the keyboard alone changes, adds and removes a pay, and hears of it', async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install();
  await open(page);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const announced = () => page.locator('#casual > .unseen[role=status]').allInnerTexts();
  await tabTo(page, 'hours', focused);
  await page.keyboard.type('30');
  await tabTo(page, 'add-pay', focused);
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('pay4-hours');
  expect((await announced())[1]).toBe('Pay 4 added.');
  await page.keyboard.type('10');
  await page.clock.runFor(1_100);
  // 10 × 36.
  expect((await announced())[0]).toContain('Pay 4: $360.00 before tax. $360.00 lands');
  await tabTo(page, 'Remove pay 4', () => page.locator(':focus').innerText());
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('add-pay');
  expect((await announced())[1]).toBe('Pay 4 removed. 3 pays left.');
  // 30, 38 and 12 hours.
  const gross = (await rowsOf(page)).map(([label, before]) => `${label} ${before}`);
  expect(gross).toEqual(['Pay 1 $1,080.00', 'Pay 2 $1,368.00', 'Pay 3 $432.00', 'All $2,880.00']);
});

test('a link with twenty pays outlives a reload and Back, but not Reset', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const example = await rowsOf(page);
  await open(page, fieldsOf(Array.from({ length: 20 }, (_, index) => ({ hours: `${index}` }))));
  const rows = await rowsOf(page);
  // 19 × 36.
  expect(rows[19]?.slice(0, 2)).toEqual(['Pay 20', '$684.00']);
  expect(await page.getByRole('button', { name: 'Add a pay' }).count()).toBe(0);
  await page.reload();
  expect(await rowsOf(page)).toEqual(rows);
  await page.goto(`${inject('legislatedSiteUrl')}/contact`);
  await page.goBack();
  expect(await rowsOf(page)).toEqual(rows);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await rowsOf(page)).toEqual(example);
  await page.waitForURL('**/casual');
});

test('what a field refuses is said below it, and changes no pay', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const rows = await rowsOf(page);
  for (const [name, text, said] of [
    ['hours', '337', 'Maximum 336.'],
    ['pay3-allowance', '12x', 'Use numbers only.'],
  ] as const) {
    await enter(page.locator(`[name="${name}"]`), text);
    expect(await page.locator(`[id="${name}-hint"] [role=status]`).innerText()).toBe(said);
    expect(await rowsOf(page), name).toEqual(rows);
  }
});
