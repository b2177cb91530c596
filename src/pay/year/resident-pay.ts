/**
 * Single figures of a resident's pay, for pages that show many variants of one salary: each is what `payCalculator` gives,
 * to the last bit, at a fraction of its time: by the whole pay, the build of all pages takes a fifth more processor time (18.7 s against
 * 15.4 s). Salaries and figures are dollars a year.
 */
import { chargeOn } from '../charge.ts';
import { type Exact, exactUpTo } from '../rounding.ts';
import type { TaxYear } from '../rules/rule-set.ts';
import { standardDeductionOf } from './incomes.ts';
import { levyAlone } from './medicare-levy.ts';
import { contributionOn, grossWithin, superTermsOf } from './superannuation.ts';
import { offsetOn } from './tax.ts';

/** `netAnnual` without options; `exact` is for the salary that the pay is worked out from, where that includes superannuation. */
export function residentNet(gross: number, year: TaxYear, exact = exactUpTo(gross)): number {
  const excess = excessOf(gross, year, exact);
  const taxable = taxableOf(gross, year, excess, exact);
  const grossTax = exact(chargeOn(year.incomeTax.resident, taxable));
  const used = offsetsUsed(taxable, grossTax, year, excess, exact);
  const incomeTax = exact(grossTax - used);
  const levy = exact(levyAlone(year.medicareLevy, taxable));
  const totalTax = exact(incomeTax + levy);
  return exact(exact(gross) - totalTax);
}

/** `taxOffsets` without options. */
export function residentOffsets(gross: number, year: TaxYear): number {
  const exact = exactUpTo(gross);
  const excess = excessOf(gross, year, exact);
  const taxable = taxableOf(gross, year, excess, exact);
  const grossTax = exact(chargeOn(year.incomeTax.resident, taxable));
  return offsetsUsed(taxable, grossTax, year, excess, exact);
}

/** `medicareLevySurcharge` without private hospital cover. */
export function residentSurcharge(gross: number, year: TaxYear): number {
  const exact = exactUpTo(gross);
  const taxable = residentTaxable(gross, year, exact);
  const income = incomeForTests(gross, taxable, exact);
  return exact(chargeOn(year.medicareLevySurcharge.single, income, taxable));
}

/** `studentLoanRepayment` with a student loan. */
export function residentRepayment(gross: number, year: TaxYear): number {
  const exact = exactUpTo(gross);
  const income = incomeForTests(gross, residentTaxable(gross, year, exact), exact);
  return exact(chargeOn(year.studentLoan, income));
}

/** `superannuation` at the year's own rate on top of `gross`. */
export function superOn(gross: number, year: TaxYear): number {
  return contributionOn(gross, superTermsOf(year, undefined), exactUpTo(gross));
}

export interface PackagePay {
  readonly grossAnnual: number;
  readonly superannuation: number;
  readonly netAnnual: number;
}

/** The pay of a `salary` that includes superannuation at the year's own rate. */
export function packagePay(salary: number, year: TaxYear): PackagePay {
  const terms = superTermsOf(year, undefined);
  const exact = exactUpTo(salary);
  const grossAnnual = grossWithin(salary, terms, exact);
  return {
    grossAnnual,
    superannuation: contributionOn(grossAnnual, terms, exact),
    netAnnual: residentNet(grossAnnual, year, exact),
  };
}

/** `taxableIncome` without options. */
function residentTaxable(gross: number, year: TaxYear, exact: Exact): number {
  return taxableOf(gross, year, excessOf(gross, year, exact), exact);
}

/** Repayment income, and income for surcharge purposes: nothing is sacrificed. */
function incomeForTests(gross: number, taxable: number, exact: Exact): number {
  return exact(gross) === taxable ? gross : taxable;
}

function taxableOf(gross: number, year: TaxYear, excess: number, exact: Exact): number {
  return exact(gross + (excess - standardDeductionOf(gross, 0, year)));
}

/** Contributions at the year's own rate that are above the cap. */
function excessOf(gross: number, year: TaxYear, exact: Exact): number {
  const cap = year.superannuation.concessionalCap;
  if (cap === undefined) return 0;
  const contributions = contributionOn(gross, superTermsOf(year, undefined), exact);
  return exact(Math.max(0, contributions - cap.amount));
}

function offsetsUsed(
  taxable: number,
  grossTax: number,
  year: TaxYear,
  excess: number,
  exact: Exact,
): number {
  if (year.offsets.length === 0 && excess === 0) return 0;
  let left = grossTax;
  let used = 0;
  for (const offset of year.offsets) {
    const amount = Math.min(left, offsetOn(offset, taxable, exact));
    left -= amount;
    used += amount;
  }
  if (excess > 0) {
    const rate = year.superannuation.concessionalCap?.excessOffsetRate ?? 0;
    used += Math.min(left, exact(excess * rate));
  }
  return exact(used);
}
