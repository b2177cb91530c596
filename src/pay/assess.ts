/** The year's assessment of a person: what the tax office works out from the facts, in dollars. */
import { chargeOn } from './charge.ts';
import type { Facts } from './facts.ts';
import { medicareLevyOf, surchargeOf } from './levies.ts';
import { entitlementsOf, grossTaxOf, type OffsetUse, offsetsUsed } from './offsets.ts';
import { type Person, personOf } from './person.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { seniorsEntitlementsOf } from './seniors-offset.ts';
import { snapToMicrodollar } from './snap.ts';
import { division293On } from './surcharges.ts';

/** All in dollars a year, not rounded. */
export interface Assessment {
  readonly taxableIncome: number;
  readonly surchargeIncome: number;
  readonly repaymentIncome: number;
  /** By which the seniors' offset goes. */
  readonly rebateIncome: number;
  /** Before offsets. */
  readonly grossTax: number;
  readonly taxOffsets: readonly OffsetUse[];
  /** After offsets. */
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly medicareLevySurcharge: number;
  readonly division293Tax: number;
  readonly studentLoanRepayment: number;
  readonly totalTax: number;
}

/**
 * The assessment of `facts` by the figures of `rules`; what the set lacks does not apply. Amounts that are negative or not
 * finite count as 0. Throws `Tax year {year} not found` for a label that the set does not have.
 */
export function assess<Label extends string>(
  facts: Facts<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Assessment {
  return assessmentOf(personOf(facts, taxYearOf(rules, facts.taxYear)));
}

/** The steps of the year, in their order. */
export function assessmentOf(person: Person): Assessment {
  const { incomes, charges, year, scaleOfError } = person;
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
  const { taxable, surchargeBase, lowTaxContributions, withReportable } = incomes;

  const grossTax = grossTaxOf(person);
  const seniors = seniorsEntitlementsOf(person);
  const taxOffsets = offsetsUsed(entitlementsOf(person, seniors.own), grossTax);
  const incomeTax = exact(grossTax - usedOf(taxOffsets, scaleOfError));
  const levy = medicareLevyOf(person, seniors);
  const medicareLevySurcharge = surchargeOf(person);
  const division293Tax = exact(
    division293On(year.superannuation, surchargeBase, lowTaxContributions),
  );
  const studentLoanRepayment =
    charges.studentLoan === undefined || levy.isReducedByFamily
      ? 0
      : exact(chargeOn(charges.studentLoan, withReportable));
  return {
    taxableIncome: taxable,
    surchargeIncome: withReportable,
    repaymentIncome: withReportable,
    rebateIncome: withReportable,
    grossTax,
    taxOffsets,
    incomeTax,
    medicareLevy: levy.amount,
    medicareLevySurcharge,
    division293Tax,
    studentLoanRepayment,
    totalTax: exact(
      incomeTax + levy.amount + medicareLevySurcharge + studentLoanRepayment + division293Tax,
    ),
  };
}

/** What the offsets take off together. */
export function usedOf(taxOffsets: readonly OffsetUse[], scaleOfError: number): number {
  let sum = 0;
  for (const { used } of taxOffsets) sum += used;
  return snapToMicrodollar(sum, scaleOfError);
}
