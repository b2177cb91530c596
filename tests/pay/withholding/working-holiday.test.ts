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

function withheld(earnings: number, paidBefore: number, taxYear: LegislatedTaxYearLabel) {
  return withheldFromWorkingHolidayMaker({ earnings, paidBefore, taxYear }, legislated);
}

test.each<[taxYear: LegislatedTaxYearLabel, paidBefore: number[], earnings: number, tax: number[]]>(
  [
    // The rate depends on what was paid before: that which reaches an amount has the rate of the next.
    ['2026-27', [45_000, 45_000.01, 135_000, 135_000.01], 1_000, [150, 300, 300, 370]],
    ['2026-27', [190_000, 190_000.01], 1_000, [370, 450]],
    ['2023-24', [45_000, 45_001, 120_000, 120_001], 1_000, [150, 325, 325, 370]],
    ['2023-24', [180_000, 180_001], 1_000, [370, 450]],
    // Cents are dropped from the payment. Half a dollar is rounded up, but dropped at the highest rate: 849.60 of 1,888.
    ['2026-27', [0], 680.7, [102]],
    ['2026-27', [0], 30, [5]],
    ['2026-27', [190_001], 1_888, [849]],
  ],
)('in %s after %j, %d has %j withheld', (taxYear, paidBefore, earnings, tax) => {
  expect(paidBefore.map((paid) => withheld(earnings, paid, taxYear))).toEqual(tax);
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
