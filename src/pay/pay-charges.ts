/** The charges on a pay, and the gross incomes at which they change. Amounts are in dollars a year. */
import { edgesOf, incomeLines } from './charge-lines.ts';
import { type PayOptions, residencyOf } from './pay-options.ts';
import { factsOf, type PayQuery } from './pay-query.ts';
import { type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';
import { type Charges, chargesFor } from './year/income-year.ts';
import { familyLimit } from './year/medicare-levy.ts';

/** The charges of `year` that `options` bring. */
export function payCharges(year: TaxYear, options: Partial<PayOptions>): Charges {
  const facts = factsOf({ annualSalary: 0, taxYear: year.label, options });
  return chargesFor(year, facts, options);
}

/**
 * The last whole dollar of gross income before each change of a charge on the pay of `query`, in no order: those of its family too, and
 * beside the other job. Throws `Tax year {year} not found`.
 */
export function payEdges(query: Omit<PayQuery, 'annualSalary'>, rules: RuleSet): number[] {
  const { options = {}, otherJobPay = 0, spouse, dependentChildren = 0 } = query;
  const year = taxYearOf(rules, query.taxYear);
  const charges = payCharges(year, options);
  const deduction = (residencyOf(options) === 'resident' && year.standardDeduction?.amount) || 0;
  const edges = incomeLines(charges).flatMap(({ last }) => (last > 0 ? [last] : []));
  if (spouse || dependentChildren > 0) {
    const ofFamily = familyEdges(charges, dependentChildren);
    edges.push(...ofFamily.map((edge) => edge - (spouse?.income ?? 0)));
  }
  return edges.map((last) => Math.floor(last) + deduction - otherJobPay);
}

/** The incomes of a family at which its surcharge and the reduction of its levy change. */
function familyEdges({ medicareLevy, medicareLevySurcharge }: Charges, children: number): number[] {
  const edges: number[] = [];
  const surcharge = medicareLevySurcharge?.family;
  if (surcharge) {
    const raised = surcharge.perLaterChild * Math.max(0, children - 1);
    edges.push(...edgesOf(surcharge.tiers).map((edge) => edge + raised));
  }
  if (medicareLevy?.family) {
    const limit = familyLimit(medicareLevy.family, false, children);
    // Above the limit the reduction falls, until nothing is left of it.
    edges.push(limit, limit * (1 + medicareLevy.rate / medicareLevy.family.shadeRate));
  }
  return edges;
}
