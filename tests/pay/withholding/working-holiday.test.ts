import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withheldFromWorkingHolidayMaker } from '../../../src/pay/index.ts';
import {
  type LegislatedTaxYearLabel,
  legislated,
} from '../../../src/pay/rules/legislated/index.ts';
import { referenceWithheldFromWorkingHolidayMaker } from '../../../src/verify/reference/reference-withholding.ts';
import { anyLegislatedTaxYear, runs } from '../arbitraries.ts';
import { anyCents, textOf } from './queries.ts';

function withheld(
  earnings: number,
  paidBefore: number,
  taxYear: LegislatedTaxYearLabel = '2026-27',
) {
  return withheldFromWorkingHolidayMaker({ earnings, paidBefore, taxYear }, legislated);
}

test('the rate goes by what was paid before: that which reaches an amount has the rate of the next', () => {
  expect(
    [45_000, 45_000.01, 135_000, 135_000.01, 190_000, 190_000.01].map((paid) =>
      withheld(1_000, paid),
    ),
  ).toEqual([150, 300, 300, 370, 370, 450]);
  expect(
    [45_000, 45_001, 120_000, 120_001, 180_000, 180_001].map((paid) =>
      withheld(1_000, paid, '2023-24'),
    ),
  ).toEqual([150, 325, 325, 370, 370, 450]);
});

test('cents are dropped from the payment; half a dollar is rounded up, but dropped at the highest rate', () => {
  expect(withheld(680.7, 0)).toBe(102);
  expect(withheld(10.99, 0)).toBe(2);
  expect(withheld(30, 0)).toBe(5);
  expect(withheld(1_887, 190_001)).toBe(849);
  // 45% of 1,888 is 849.60.
  expect(withheld(1_888, 190_001)).toBe(849);
});

test('any payment is withheld from as exact arithmetic has it, and never more than there is', () => {
  fc.assert(
    fc.property(
      anyCents,
      fc.oneof(
        fc.nat(30_000_000),
        fc.constantFrom(45_000, 120_000, 135_000, 180_000, 190_000).map((dollars) => dollars * 100),
      ),
      anyLegislatedTaxYear,
      (cents, before, taxYear) => {
        const [earnings, paidBefore] = [textOf(cents), textOf(before)];
        const actual = withheld(Number(earnings), Number(paidBefore), taxYear);
        expect(BigInt(actual)).toBe(
          referenceWithheldFromWorkingHolidayMaker({ earnings, paidBefore, taxYear }),
        );
        expect(actual).toBeGreaterThanOrEqual(0);
        expect(actual).toBeLessThanOrEqual(Number(earnings));
      },
    ),
    runs(3_000),
  );
});
