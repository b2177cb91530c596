/**
 * Single figures of a resident's pay, for pages that show many variants of one salary: each is what `payCalculator` gives,
 * to the last bit, at a fraction of its time. Salaries and figures are dollars a year.
 */
import { withoutNoise } from './binary-noise.ts';
import { medicareLevyOn, superTermsOf, taxOffsetsOn } from './calculate-pay.ts';
import type { TaxYear } from './rules/rule-set.ts';
import { chargeOn } from './scale.ts';

/**
 * `netAnnual` without options. `noiseOf` is the salary that the pay is worked out from, where the gross is `gross` and that
 * includes superannuation.
 */
export function residentNet(gross: number, year: TaxYear, noiseOf = gross): number {
  const tax = withoutNoise(chargeOn(year.taxBrackets, gross), noiseOf);
  const offsets = year.taxOffsets === undefined ? 0 : offsetsUsed(gross, tax, year, noiseOf);
  const incomeTax = withoutNoise(tax - offsets, noiseOf);
  const totalTax = withoutNoise(
    incomeTax + withoutNoise(medicareLevyOn(gross, year), noiseOf),
    noiseOf,
  );
  return withoutNoise(gross - totalTax, noiseOf);
}

/** `taxOffsets` without options. */
export function residentOffsets(gross: number, year: TaxYear): number {
  return offsetsUsed(gross, withoutNoise(chargeOn(year.taxBrackets, gross), gross), year, gross);
}

function offsetsUsed(gross: number, tax: number, year: TaxYear, noiseOf: number): number {
  return Math.min(tax, withoutNoise(taxOffsetsOn(gross, year), noiseOf));
}

/** `medicareLevy` without options. */
export function residentLevy(gross: number, year: TaxYear): number {
  return withoutNoise(medicareLevyOn(gross, year), gross);
}

/** `medicareLevySurcharge` without private hospital cover. */
export function residentSurcharge(gross: number, year: TaxYear): number {
  return withoutNoise(chargeOn(year.medicareLevySurcharge, gross), gross);
}

/** `studentLoanRepayment` with a student loan. */
export function residentRepayment(gross: number, year: TaxYear): number {
  return withoutNoise(chargeOn(year.studentLoan, gross), gross);
}

/** `superannuation` at the year's own rate on top of `gross`. */
export function superOn(gross: number, year: TaxYear): number {
  const { superRate, superBase } = superTermsOf(year, undefined);
  return withoutNoise(Math.min(gross, superBase) * superRate, gross);
}

export interface PackagePay {
  readonly grossAnnual: number;
  readonly superannuation: number;
  readonly netAnnual: number;
}

/** The pay of a `salary` that includes superannuation at the year's own rate. */
export function packagePay(salary: number, year: TaxYear): PackagePay {
  const { superRate, superBase } = superTermsOf(year, undefined);
  const grossAnnual = withoutNoise(
    Math.max(salary / (1 + superRate), salary - superRate * superBase),
    salary,
  );
  return {
    grossAnnual,
    superannuation: withoutNoise(Math.min(grossAnnual, superBase) * superRate, salary),
    netAnnual: residentNet(grossAnnual, year, salary),
  };
}
