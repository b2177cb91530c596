/**
 * A second, separately written assessment of a person's year in exact arithmetic, to hold the product's figures against. It
 * imports nothing of the product. Every figure is an exact fraction of a dollar.
 */
import {
  beneficiaryOffset,
  lowIncomeOffset,
  lowMiddleIncomeOffset,
  repaymentOn,
} from './charges.ts';
import { CONTRIBUTIONS_TAX_PERCENT } from './every-year.ts';
import { grossTaxOn, leavingOffsets, monthsOf, payoutOf } from './gross-tax.ts';
import { division293Tax, medicareLevy, surchargeOn } from './levies.ts';
import { type Rational, rational, sum, ZERO } from './rational.ts';
import { amountOf, jobOf, type ReferenceFacts } from './reference-facts.ts';
import {
  type ReferenceRulesName,
  type ReferenceYear,
  referenceYear,
  type SeniorKind,
} from './reference-years.ts';
import { type Partner, seniorsOffset } from './seniors.ts';

/** The offsets that a resident has by taxable income. */
export type IncomeOffsetCode = 'lowIncome' | 'lowMiddleIncome';

export type OffsetCode =
  | IncomeOffsetCode
  | 'seniors'
  | 'beneficiary'
  | 'excessContributions'
  | 'unusedLeave'
  | 'terminationPayments';

export type ReferenceAssessment = ReturnType<typeof referenceAssessment>;

/** The assessment of `facts` by `rules`; throws for a tax year that the reference does not have. */
export function referenceAssessment(facts: ReferenceFacts, rules: ReferenceRulesName) {
  const year = referenceYear(facts.taxYear, rules);
  const { law } = year;
  const isResident = (facts.residency ?? 'resident') === 'resident';
  const jobs = facts.jobs.map((job) => jobOf(job, year));
  const pay = sum(jobs.map((job) => job.pay));
  const superannuation = sum(jobs.map((job) => job.superannuation));
  const sacrificed = sum(jobs.map((job) => job.sacrificed));
  const fringeBenefits = sum(facts.jobs.map((job) => amountOf(job.fringeBenefits)));
  const benefits = amountOf(facts.benefits);
  const otherIncome = sum([amountOf(facts.otherIncome), benefits, amountOf(facts.agePension)]);
  const labourIncome = pay.minus(sacrificed);
  const payout = payoutOf(facts);

  const contributions = superannuation.plus(sacrificed);
  const excess = law ? contributions.above(law.concessionalCap) : ZERO;
  const workExpenses = amountOf(facts.workExpenses);
  const standardDeduction =
    law?.standardDeduction !== undefined && isResident
      ? labourIncome.cappedAt(law.standardDeduction).above(workExpenses)
      : ZERO;
  const deductions = sum([workExpenses, amountOf(facts.otherDeductions), standardDeduction]);
  const taxableIncome = sum([labourIncome, otherIncome, payout.total, excess]).above(deductions);
  const testedIncome = sum([taxableIncome, fringeBenefits, sacrificed]);

  const own = { taxableIncome, rebateIncome: testedIncome };
  const spouse = facts.spouse && partnerOf(facts.spouse, year, { ...own, kind: facts.senior });
  const ofSenior =
    facts.senior && isResident ? seniorsOffset(facts.senior, own, spouse, year) : ZERO;
  const ofBeneficiary = law && isResident ? beneficiaryOffset(benefits, year.slices) : ZERO;
  // A person entitled to both gets the larger one alone, and keeps the levy's thresholds for seniors.
  const isSeniors = ofSenior.isAtLeast(ofBeneficiary);
  const seniors = isSeniors ? ofSenior : ZERO;

  const grossTax = grossTaxOn(taxableIncome, facts, year);
  // That of super above the cap is every individual's, the others are residents' (ITAA 1997, s 291-15).
  const entitled: [OffsetCode, Rational][] = [];
  if (law && isResident) {
    entitled.push(
      ['seniors', seniors],
      ['beneficiary', isSeniors ? ZERO : ofBeneficiary],
      ['lowIncome', lowIncomeOffset(taxableIncome)],
      ['lowMiddleIncome', lowMiddleIncomeOffset(taxableIncome, law)],
    );
  }
  if (law) {
    const { leave, termination } = leavingOffsets(taxableIncome, facts, year);
    entitled.push(
      ['excessContributions', excess.percent(CONTRIBUTIONS_TAX_PERCENT)],
      ['unusedLeave', leave],
      ['terminationPayments', termination],
    );
  }
  let incomeTax = grossTax;
  const taxOffsets = entitled.map(([code, amount]) => {
    const used = amount.cappedAt(incomeTax);
    incomeTax = incomeTax.minus(used);
    return { code, entitled: amount, used };
  });

  const children = amountOf(facts.dependentChildren);
  const days = daysOf(facts.taxYear);
  const residentDays = days.minus(law ? daysAway(facts.residentMonths) : ZERO);
  const { levy, isReducedByFamily } = medicareLevy(
    { taxableIncome, hasSeniorsOffset: ofSenior.isAtLeast(1) },
    spouse,
    children,
    year,
  );
  const medicare = isResident ? levy.times(residentDays).over(days) : ZERO;
  const uncovered = amountOf(facts.daysWithoutCover).cappedAt(residentDays);
  const surcharge = surchargeOn(
    { income: testedIncome, base: taxableIncome.plus(fringeBenefits) },
    spouse?.taxableIncome,
    children,
    year,
  );
  const medicareLevySurcharge = isResident ? surcharge.times(uncovered).over(days) : ZERO;
  const division293 = law
    ? division293Tax(taxableIncome.plus(fringeBenefits), contributions.minus(excess))
    : ZERO;
  const repays =
    facts.studentLoan === true &&
    facts.residency !== 'workingHoliday' &&
    !(isResident && isReducedByFamily);
  const studentLoanRepayment = repays ? repaymentOn(testedIncome, year.loan) : ZERO;
  // Division 293 tax is billed apart from the return.
  const totalTax = sum([incomeTax, medicare, medicareLevySurcharge, studentLoanRepayment]);
  return {
    taxableIncome,
    surchargeIncome: testedIncome,
    repaymentIncome: testedIncome,
    rebateIncome: testedIncome,
    grossTax,
    taxOffsets,
    incomeTax,
    medicareLevy: medicare,
    medicareLevySurcharge,
    division293Tax: division293,
    studentLoanRepayment,
    totalTax,
    /** Before sacrifice and without super. */
    pay,
    /** Paid by employers. */
    superannuation,
    excessContributions: excess,
    standardDeduction,
    /** After all tax. */
    cash: sum([labourIncome, otherIncome, payout.total]).minus(totalTax),
  };
}

/** The spouse, with one income, and whether at least $1 of the seniors' offset is due. */
function partnerOf(
  { income: given, senior: eligible = false }: NonNullable<ReferenceFacts['spouse']>,
  year: ReferenceYear,
  { kind = 'single', ...person }: Partner & { readonly kind: SeniorKind | undefined },
) {
  const income = amountOf(given);
  const spouse = { taxableIncome: income, rebateIncome: income };
  const isOfCouple = kind !== 'single';
  const offset = seniorsOffset(
    isOfCouple ? kind : 'couple',
    spouse,
    { ...person, eligible: isOfCouple },
    year,
  );
  return { ...spouse, eligible, hasSeniorsOffset: eligible && offset.isAtLeast(1) };
}

/** Days of the year that are not of residence. */
function daysAway(residentMonths: number | undefined): Rational {
  const monthsAway = rational(12).minus(monthsOf(residentMonths));
  return rational(monthsAway.times(365).over(12).rounded());
}

/** 366 where the year's February has 29 days. */
function daysOf(taxYear: string): Rational {
  const lastYear = Number.parseInt(taxYear, 10) + 1;
  return rational(lastYear % 4 === 0 ? '366' : '365');
}
