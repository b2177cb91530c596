import { expect, test } from 'vitest';
import type { PayOptions } from '../../../src/pay/pay-options.ts';
import type { Residency } from '../../../src/pay/rules/rule-set.ts';
import {
  type PayslipScale,
  scaleOf,
  withholdingScale,
} from '../../../src/pay/withholding/scale.ts';

const SCALES: readonly [Residency, claimsThreshold: boolean, PayslipScale][] = [
  ['resident', true, 2],
  ['resident', false, 1],
  ['foreign', true, 3],
  ['foreign', false, 3],
  ['workingHoliday', true, 'workingHoliday'],
  ['workingHoliday', false, 'workingHoliday'],
];

test.for(SCALES)('%s, threshold claimed: %s, is on scale %s', ([residency, claims, scale]) => {
  expect(scaleOf(residency, claims)).toBe(scale);
  const options: Partial<PayOptions> = {
    nonResident: residency === 'foreign',
    workingHolidayVisa: residency === 'workingHoliday',
    noTaxFreeThreshold: !claims,
  };
  expect(withholdingScale(options)).toBe(scale);
});

test('a non-resident is one under a visa too', () => {
  expect(withholdingScale({ nonResident: true, workingHolidayVisa: true })).toBe(3);
});
