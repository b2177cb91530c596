/**
 * Single figures of a resident's pay, for pages that show many variants of one salary: each is what `payCalculator` gives,
 * to the last bit, at a fraction of its time. Salaries and figures are dollars a year.
 */
import { chargeOn } from './charge.ts';
import { contributionOn, grossWithin, superTermsOf } from './earnings.ts';
import { standardDeductionOf } from './incomes.ts';
import { levyAlone } from './medicare-levy.ts';
import { offsetOn } from './offsets.ts';
import type { TaxYear } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/**
 * `netAnnual` without options. `scaleOfError` is the salary that the pay is worked out from, where the gross is `gross` and
 * that includes superannuation.
 */
export function residentNet(gross: number, year: TaxYear, scaleOfError = gross): number {
  const excess = excessOf(gross, year, scaleOfError);
  const taxable = taxableOf(gross, year, excess, scaleOfError);
  const grossTax = snapToMicrodollar(chargeOn(year.incomeTax.resident, taxable), scaleOfError);
  const used = offsetsUsed(taxable, grossTax, year, excess, scaleOfError);
  const incomeTax = snapToMicrodollar(grossTax - used, scaleOfError);
  const levy = snapToMicrodollar(levyAlone(year.medicareLevy, taxable), scaleOfError);
  const totalTax = snapToMicrodollar(incomeTax + levy, scaleOfError);
  return snapToMicrodollar(snapToMicrodollar(gross, scaleOfError) - totalTax, scaleOfError);
}

/** `taxOffsets` without options. */
export function residentOffsets(gross: number, year: TaxYear): number {
  const excess = excessOf(gross, year, gross);
  const taxable = taxableOf(gross, year, excess, gross);
  const grossTax = snapToMicrodollar(chargeOn(year.incomeTax.resident, taxable), gross);
  return offsetsUsed(taxable, grossTax, year, excess, gross);
}

/** `medicareLevySurcharge` without private hospital cover. */
export function residentSurcharge(gross: number, year: TaxYear): number {
  const taxable = residentTaxable(gross, year);
  const income = incomeForTests(gross, taxable);
  return snapToMicrodollar(chargeOn(year.medicareLevySurcharge.single, income, taxable), gross);
}

/** `studentLoanRepayment` with a student loan. */
export function residentRepayment(gross: number, year: TaxYear): number {
  const income = incomeForTests(gross, residentTaxable(gross, year));
  return snapToMicrodollar(chargeOn(year.studentLoan, income), gross);
}

/** `superannuation` at the year's own rate on top of `gross`. */
export function superOn(gross: number, year: TaxYear): number {
  return contributionOn(gross, superTermsOf(year, undefined), gross);
}

export interface PackagePay {
  readonly grossAnnual: number;
  readonly superannuation: number;
  readonly netAnnual: number;
}

/** The pay of a `salary` that includes superannuation at the year's own rate. */
export function packagePay(salary: number, year: TaxYear): PackagePay {
  const terms = superTermsOf(year, undefined);
  const grossAnnual = grossWithin(salary, terms, salary);
  return {
    grossAnnual,
    superannuation: contributionOn(grossAnnual, terms, salary),
    netAnnual: residentNet(grossAnnual, year, salary),
  };
}

/** `taxableIncome` without options. */
function residentTaxable(gross: number, year: TaxYear): number {
  return taxableOf(gross, year, excessOf(gross, year, gross), gross);
}

/** Repayment income, and income for surcharge purposes: nothing is sacrificed. */
function incomeForTests(gross: number, taxable: number): number {
  return snapToMicrodollar(gross, gross) === taxable ? gross : taxable;
}

function taxableOf(gross: number, year: TaxYear, excess: number, scaleOfError: number): number {
  return snapToMicrodollar(gross + (excess - standardDeductionOf(gross, 0, year)), scaleOfError);
}

/** Contributions at the year's own rate that are above the cap. */
function excessOf(gross: number, year: TaxYear, scaleOfError: number): number {
  const cap = year.superannuation.concessionalCap;
  if (cap === undefined) return 0;
  const contributions = contributionOn(gross, superTermsOf(year, undefined), scaleOfError);
  return snapToMicrodollar(Math.max(0, contributions - cap.amount), scaleOfError);
}

function offsetsUsed(
  taxable: number,
  grossTax: number,
  year: TaxYear,
  excess: number,
  scaleOfError: number,
): number {
  if (year.offsets.length === 0 && excess === 0) return 0;
  let left = grossTax;
  let used = 0;
  for (const offset of year.offsets) {
    const amount = Math.min(left, offsetOn(offset, taxable, scaleOfError));
    left -= amount;
    used += amount;
  }
  if (excess > 0) {
    const rate = year.superannuation.concessionalCap?.excessOffsetRate ?? 0;
    used += Math.min(left, snapToMicrodollar(excess * rate, scaleOfError));
  }
  return snapToMicrodollar(used, scaleOfError);
}
