import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { rational } from '../../../src/verify/reference/rational.ts';
import { referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceYears } from '../../../src/verify/reference/reference-years.ts';

test.each([simplified, legislated])('the reference knows the years of the $name set', (rules) => {
  expect(referenceYears(rules.name)).toEqual(rules.taxYears.map(({ label }) => label));
});

test('the reference refuses other years', () => {
  expect(() => referencePay({ salary: 1, taxYear: '2019-20' })).toThrow('no tax year 2019-20');
  expect(() => referencePay({ salary: 1, taxYear: '2026-27' })).toThrow('no tax year 2026-27');
});

/** Decimals that it takes are drawn in tests/words/money.test.ts. */
test.each(['', '.5', '5.', 'NaN', 'Infinity', '1,000', '0x10'])('%j is no decimal', (text) => {
  expect(() => rational(text)).toThrow('Not a decimal number');
});
