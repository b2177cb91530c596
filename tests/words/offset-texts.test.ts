import { expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/pay.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { offsetTexts } from '../../src/words/offset-texts.ts';

test('the offsets of a pay are those above 0, by name, as a row has them, and in whole dollars', () => {
  const textsOf = (annualSalary: number) =>
    offsetTexts(payCalculator(legislated)({ annualSalary, taxYear: '2021-22' }));
  const name = 'low and middle income tax offset';
  expect(textsOf(40_000)).toMatchObject([
    { name: 'low income tax offset', amount: '$575' },
    { name, label: 'Low and middle income tax offset', amount: '$900', isLost: false },
  ]);
  expect(textsOf(80_000)).toMatchObject([{ name }]);
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
