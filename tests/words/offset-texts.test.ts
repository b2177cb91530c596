import { describe, expect, test } from 'vitest';
import { type PayOptions, payCalculator } from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { offsetsLaterText, offsetTexts } from '../../src/words/offset-texts.ts';

test('the offsets of a pay are those above 0, by name, as a row has them, and in whole dollars', () => {
  const textsOf = (annualSalary: number) =>
    offsetTexts(payCalculator(legislated)({ annualSalary, taxYear: '2021-22' }));
  expect(textsOf(40_000)).toEqual([
    {
      name: 'low income tax offset',
      label: 'Low income tax offset',
      amount: '$575',
      isLost: false,
    },
    {
      name: 'low and middle income tax offset',
      label: 'Low and middle income tax offset',
      amount: '$900',
      isLost: false,
    },
  ]);
  expect(textsOf(80_000).map(({ name }) => name)).toEqual(['low and middle income tax offset']);
  expect(textsOf(150_000)).toEqual([]);
});

test('a pay beside another job has what it adds to the offsets of both, below 0 where it takes some away', () => {
  const pay = payCalculator(legislated)({
    annualSalary: 20_000,
    taxYear: '2026-27',
    otherJobPay: 60_000,
    options: { noTaxFreeThreshold: true },
  });
  expect(offsetTexts(pay)).toMatchObject([
    { name: 'low income tax offset', amount: '-$115', isLost: true },
  ]);
});

describe('what comes with the tax return', () => {
  const query = { annualSalary: 40_000, taxYear: '2025-26' };
  const laterText = (annualSalary: number, options: Partial<PayOptions>) =>
    offsetsLaterText({ ...query, annualSalary, options }, legislated);

  test('is the offsets, where they are taken out of the pay', () => {
    expect(laterText(40_000, { withholdTaxOffsets: true })).toBe(
      ', and $575 of tax offsets with your tax return',
    );
  });

  test('is nothing where the pay has them, or where there are none', () => {
    expect(offsetsLaterText(query, legislated)).toBe('');
    expect(laterText(40_000, {})).toBe('');
    expect(laterText(40_000, { withholdTaxOffsets: false })).toBe('');
    expect(laterText(80_000, { withholdTaxOffsets: true })).toBe('');
    expect(laterText(40_000, { withholdTaxOffsets: true, nonResident: true })).toBe('');
  });
});
