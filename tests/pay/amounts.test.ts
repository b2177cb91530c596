/** An amount that is negative or not finite counts as 0, wherever a function takes one. */
import { expect, test } from 'vitest';
import type { Part } from '../../src/pay/check.ts';
import { grossFor } from '../../src/pay/gross-for.ts';
import { legislated } from '../../src/pay/index.ts';
import { AGE } from '../../src/pay/queries.ts';
import { ASKED, placesIn, withValueAt } from './asked.ts';

/** Nothing is left of an amount that no salary reaches: see below. */
const { grossFor: _, salaryFor: __, ...OTHERS } = ASKED;

test.each(
  Object.entries(OTHERS).flatMap(([name, asked]) =>
    asked.parts
      .flatMap((part, index) => placesIn(part, String(index)))
      .flatMap(([at, part]) => (isAmount(part) ? [{ name, at, asked }] : [])),
  ),
)('$name takes what is below 0 or not finite for 0 at $at', ({ at, asked }) => {
  const given = (amount: number) =>
    JSON.stringify(asked.unchecked(...withValueAt(asked.query, at, amount)), withoutAsked);
  for (const amount of [-80_000, -0.004, -0, Number.NaN, Infinity, -Infinity]) {
    expect(given(amount)).toBe(given(0));
  }
  // Neither NaN nor infinite.
  expect(given(0)).not.toContain('null');
});

/** False for the results that a query may give back, which can be below 0, and for ages. */
function isAmount(part: Part): boolean {
  return part.is === 'number' && part.lowest === undefined && part !== AGE;
}

/** Leaves out what a result repeats of the query, and tells a zero below 0 from others. */
function withoutAsked(key: string, value: unknown): unknown {
  if (key === 'facts' || key === 'soFar') return undefined;
  return Object.is(value, -0) ? '-0' : value;
}

test('a salary of nothing gives a take-home pay that is negative, and none one without end', () => {
  const salary = (takeHome: number) =>
    grossFor({ takeHome, period: 'weekly', taxYear: '2026-27' }, legislated);
  expect([-1, -Infinity, 0].map(salary)).toEqual([0, 0, 0]);
  expect([Number.NaN, Infinity].map(salary)).toEqual([undefined, undefined]);
});
