/** Reads amounts from texts, in cents, draws random ones, and adds up the year and its pays as pages show them. */
import type { ParentNode } from 'domhandler';
import fc from 'fast-check';
import { expect } from 'vitest';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { rowIn, sectionUnder } from './rendered-page.tsx';

export const COUNT = process.env.LONG_TESTS ? 2_000 : 120;
export const RUNS = { numRuns: COUNT };

/** Cents of each amount in `text`, in its order. */
export function amountsIn(text: string): number[] {
  return Array.from(text.matchAll(/[-+]?\$[\d,]+(\.\d\d)?/g), ([amount]) =>
    Math.round(Number(amount.replaceAll(/[$,+]/g, '')) * 100),
  );
}

/** Cents of the only amount in `text`; 0 where there is none. */
export function amountIn(text: string | undefined): number {
  const amounts = amountsIn(text ?? '');
  expect(amounts.length, text).toBeLessThan(2);
  return amounts[0] ?? 0;
}

/** Cents that come back, or are to pay if below 0. */
export function refundIn(text: string): number {
  const [, amount = '$0', way] = /(\$[\d,]+) (back|to pay)/.exec(text) ?? [];
  return amountIn(amount) * (way === 'to pay' ? -1 : 1);
}

export const total = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

export const dollars = (most: number) => fc.integer({ min: 1, max: most }).map(String);
export const cents = (most: number) =>
  fc.integer({ min: 1, max: most * 100 }).map((each) => (each / 100).toFixed(2));
/** By label, the amount and the note of each figure below a heading. */
export function listIn(
  page: ParentNode,
  heading: string,
): Map<string, [amount: number, note: string]> {
  const items = all(sectionUnder(page, heading), 'dl > div');
  return new Map(
    items.map((item) => [
      wordsOf(first(item, 'dt')),
      [amountIn(wordsOf(first(item, 'dd'))), all(item, '.note').map(wordsOf).join(' ')],
    ]),
  );
}

/** The amounts of a table's row; empty where there is no such row. */
export const amountsOf = (page: ParentNode, label: string) =>
  rowIn(page, label)?.map(amountIn) ?? [];

const TAXES = ['Income Tax', 'Medicare Levy', 'Medicare Levy Surcharge', 'Student Loan Repayment'];

/** The year of a page that has Tax Breakdown and the comprehensive table: cents of its gross, its total tax and its net pay. */
export function expectYearAddsUp(page: ParentNode) {
  const list = listIn(page, 'Tax Breakdown');
  const of = (label: string) => list.get(label)?.[0] ?? 0;
  const [gross, tax, net] = ['Gross Annual Salary', 'Total Tax', 'Net Annual Salary'].map(of) as [
    number,
    number,
    number,
  ];
  const taxes = [...list].filter(([label]) => TAXES.includes(label.replace(/ \(\d.*/, '')));
  expect(total(taxes.map(([, [amount]]) => amount))).toBe(tax);
  expect(gross - tax).toBe(net);
  const [, taxable] = list.get('Standard Deduction') ?? [];
  if (taxable) {
    expect(amountIn(taxable)).toBe(gross - of('Standard Deduction') + of('Super Above the Cap'));
  }
  const annually = (label: string) => amountsOf(page, label)[3] ?? 0;
  expect(total(TAXES.map(annually))).toBe(annually('Total Tax'));
  expect(annually('Gross Income') - annually('Total Tax')).toBe(annually('Take Home Pay'));
  return { gross, tax, net };
}

/** The pays of the comprehensive table. */
export function expectPaysAddUp(page: ParentNode) {
  const [gross, tax, net] = ['Gross Income', 'Total Tax', 'Take Home Pay'].map((label) =>
    amountsOf(page, label),
  );
  for (const at of [0, 1, 2]) {
    expect((gross?.[at] ?? 0) - (tax?.[at] ?? 0)).toBe(net?.[at] ?? 0);
  }
}

/** The line that joins pays and tax time: whole dollars of the year that it comes to. */
export function expectPaysMake(year: string, refund: number): void {
  const [, count, each = '', , made = ''] =
    /^(\d+) pays of (\$[\d,.]+)( in all)?.* make (\$[\d,]+) for the year/.exec(year) ?? [];
  const paid = year.includes(' in all') ? amountIn(each) : Number(count) * amountIn(each);
  expect(refundIn(year), year).toBe(refund);
  expect(Math.round((paid + refund) / 100) || 0, year).toBe(amountIn(made) / 100);
}
