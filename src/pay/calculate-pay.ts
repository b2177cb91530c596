/** A year's pay from one job: the assessment of it with nothing else claimed, and what is taken home of it. */
import { amountOf } from './amount.ts';
import { assessmentOf, usedOf } from './assessment.ts';
import { differenceOf } from './difference.ts';
import type { Spouse } from './facts.ts';
import type { OffsetCode } from './offsets.ts';
import type { PayOptions } from './options.ts';
import { perPeriod } from './pay-periods.ts';
import { type Person, personOf, type YearFacts } from './person.ts';
import { daysOf } from './resident-days.ts';
import { type Residency, type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

export interface PayQuery<Label extends string = string> {
  /** Dollars a year, the pay cycle already applied and superannuation, if included, still in it. */
  readonly annualSalary: number;
  /** A label of the rule set, such as `'2025-26'`. */
  readonly taxYear: Label;
  readonly options?: Partial<PayOptions> | undefined;
  /**
   * A fraction such as `0.125`, agreed with the employer and so paid on the whole gross; where it is absent or not above
   * 0, the year's own rate applies, on earnings up to the year's maximum contribution base.
   */
  readonly customSuperRate?: number | undefined;
  /** Dollars a year of gross pay that the employer pays into super instead; no more than the gross counts. */
  readonly salarySacrifice?: number | undefined;
  /**
   * Dollars on top of `annualSalary` in one quarter of the year, whose contribution base also limits the super on them; they
   * include super if the salary does.
   */
  readonly bonus?: number | undefined;
  /**
   * Dollars a year of the job that the tax-free threshold is claimed with. With `noTaxFreeThreshold`, the tax on this pay is
   * then the assessment of both less that of the other alone, unless the set has a charge for not claiming the threshold.
   */
  readonly otherJobPay?: number | undefined;
  /** Counts, as `dependentChildren` does, where the rule set knows families. */
  readonly spouse?: Spouse | undefined;
  readonly dependentChildren?: number | undefined;
}

/** All in dollars: a year's figures first, then take-home pay and tax for each shorter period. */
export interface PayResult {
  /** Before salary sacrifice. */
  readonly grossAnnual: number;
  /**
   * After salary sacrifice, which still counts as income for the study loan and for the tier of the surcharge, and after the
   * standard deduction; contributions above the concessional cap are part of it.
   */
  readonly taxableIncome: number;
  /** 0 where the rule set has none. */
  readonly standardDeduction: number;
  /** After `taxOffsets`. */
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly medicareLevySurcharge: number;
  readonly studentLoanRepayment: number;
  /** 0 where the rule set has none. It is billed apart, and super can pay it. */
  readonly division293Tax: number;
  /**
   * Offsets taken off the income tax: 0 where the rule set has none or `withholdTaxOffsets` is set. Below 0 where this pay
   * takes away offsets of the other job.
   */
  readonly taxOffsets: number;
  /** Each that is part of `taxOffsets`, in the order of use. */
  readonly offsets: readonly UsedOffset[];
  /** All tax but that of Division 293. */
  readonly totalTax: number;
  /** The part of the gross that is paid into super by salary sacrifice: no more than the gross. */
  readonly sacrificed: number;
  /** Super contributions above the concessional cap, which are part of `taxableIncome`; 0 where the rule set has no cap. */
  readonly excessContributions: number;
  /** The pay after salary sacrifice, less `totalTax`. */
  readonly netAnnual: number;
  /** The employer's contribution, which is not taken out of net pay; salary sacrifice is not in it. */
  readonly superannuation: number;
  readonly takeHome: number;
  readonly daily: number;
  readonly weekly: number;
  readonly fortnightly: number;
  readonly monthly: number;
  readonly dailyTax: number;
  readonly weeklyTax: number;
  readonly fortnightlyTax: number;
  readonly monthlyTax: number;
}

/** An offset that a pay has, or takes away. */
export interface UsedOffset {
  readonly code: OffsetCode;
  /** Dollars a year taken off the income tax; below 0 where the pay takes it from the other job. */
  readonly used: number;
}

/**
 * The calculation of a person's year of pay, tax and superannuation by the figures of `rules`. Figures are not
 * rounded. Amounts that are negative or not finite count as 0. The calculation throws `Tax year {year} not found` for a label
 * that `rules` does not have.
 */
export function payCalculator<Label extends string>(
  rules: RuleSet<Label>,
): (query: PayQuery<NoInfer<Label>>) => PayResult {
  return (query) => {
    const year = taxYearOf(rules, query.taxYear);
    const person = personOfPay(query, year);
    const { gross, sacrificed, labourIncome, employerContributions } = person.earnings;
    const otherJobPay = amountOf(query.otherJobPay);
    const tax = yearFigures(person, otherJobPay);
    // The tax of a pay beside another has the error of both.
    const scaleOfError = person.scaleOfError + otherJobPay;
    const netAnnual = snapToMicrodollar(labourIncome - tax.totalTax, scaleOfError);
    return {
      grossAnnual: gross,
      taxableIncome: tax.taxableIncome,
      standardDeduction: tax.standardDeduction,
      incomeTax: tax.incomeTax,
      medicareLevy: tax.medicareLevy,
      medicareLevySurcharge: tax.medicareLevySurcharge,
      studentLoanRepayment: tax.studentLoanRepayment,
      division293Tax: tax.division293Tax,
      taxOffsets: tax.taxOffsets,
      offsets: tax.offsets,
      totalTax: tax.totalTax,
      sacrificed,
      excessContributions: tax.excessContributions,
      netAnnual,
      superannuation: employerContributions,
      takeHome: netAnnual,
      daily: perPeriod(netAnnual, 'daily'),
      weekly: perPeriod(netAnnual, 'weekly'),
      fortnightly: perPeriod(netAnnual, 'fortnightly'),
      monthly: perPeriod(netAnnual, 'monthly'),
      // A period's taxable pay less its net pay is the period's share of the total tax.
      dailyTax: perPeriod(tax.totalTax, 'daily'),
      weeklyTax: perPeriod(tax.totalTax, 'weekly'),
      fortnightlyTax: perPeriod(tax.totalTax, 'fortnightly'),
      monthlyTax: perPeriod(tax.totalTax, 'monthly'),
    };
  };
}

export function personOfPay(query: PayQuery, year: TaxYear): Person {
  return personOf(factsOf(query, year), year, query.options);
}

/** The facts of a year with one job and nothing else claimed. */
function factsOf(query: PayQuery, year: TaxYear): YearFacts {
  const { annualSalary, bonus, options = {}, customSuperRate, salarySacrifice } = query;
  const { spouse, dependentChildren } = query;
  const job = {
    pay: annualSalary,
    bonus,
    includesSuper: options.includesSuperannuation,
    superRate: customSuperRate,
    salarySacrifice,
  };
  return {
    taxYear: year.label,
    residency: residencyOf(options),
    jobs: [job],
    spouse,
    dependentChildren,
    daysWithoutCover: options.noPrivateHospitalCover ? daysOf(year.label) : 0,
    // Also where both visas are set, and the tax is that of non-residents.
    studentLoan: options.studentLoan && !options.workingHolidayVisa,
  };
}

/** `nonResident` goes before `workingHolidayVisa` where both are set. */
export function residencyOf({ nonResident, workingHolidayVisa }: Partial<PayOptions>): Residency {
  if (nonResident) return 'foreign';
  return workingHolidayVisa ? 'workingHoliday' : 'resident';
}

/** The part of a year's figures that one pay adds, in dollars. */
type YearFigures = Pick<
  PayResult,
  | 'standardDeduction'
  | 'taxableIncome'
  | 'incomeTax'
  | 'medicareLevy'
  | 'medicareLevySurcharge'
  | 'studentLoanRepayment'
  | 'division293Tax'
  | 'taxOffsets'
  | 'offsets'
  | 'totalTax'
  | 'excessContributions'
>;

/** The figures of the year, or where the pay is beside another job that claims the threshold, what it adds to them. */
function yearFigures(person: Person, otherJobPay: number): YearFigures {
  const both = withOtherJob(person, otherJobPay);
  if (both === person) return figuresOf(person);
  const { facts, year, declaration } = person;
  const other = personOf({ ...facts, jobs: [{ pay: otherJobPay }] }, year, declaration);
  const { offsets: ofBoth, ...figures } = figuresOf(both);
  const { offsets: ofOther, ...otherFigures } = figuresOf(other);
  return {
    ...differenceOf(figures, otherFigures, both.scaleOfError),
    offsets: offsetsAdded(ofBoth, ofOther, both.scaleOfError),
  };
}

/** `person` with the job that claims the threshold too; as they are where none does. */
export function withOtherJob(person: Person, otherJobPay: number): Person {
  if (otherJobPay === 0 || !isBesideOtherJob(person)) return person;
  const { facts, year, declaration } = person;
  return personOf({ ...facts, jobs: [...facts.jobs, { pay: otherJobPay }] }, year, declaration);
}

/** What each offset of either list has more in `both` than in `other`. */
function offsetsAdded(
  both: readonly UsedOffset[],
  other: readonly UsedOffset[],
  scaleOfError: number,
): UsedOffset[] {
  const usedIn = (offsets: readonly UsedOffset[], code: OffsetCode) =>
    offsets.find((offset) => offset.code === code)?.used ?? 0;
  const codes = new Set([...other, ...both].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const used = snapToMicrodollar(usedIn(both, code) - usedIn(other, code), scaleOfError);
    return used === 0 ? [] : [{ code, used }];
  });
}

/** Not claiming the threshold says so, where the set has no charge for it. */
function isBesideOtherJob({ declaration, charges, facts }: Person): boolean {
  return (
    declaration.noTaxFreeThreshold === true &&
    charges.withoutTaxFreeThreshold === undefined &&
    facts.residency === 'resident'
  );
}

function figuresOf(person: Person): YearFigures {
  const assessment = assessmentOf(person);
  const { taxableIncome, incomeTax, medicareLevy, medicareLevySurcharge } = assessment;
  const { studentLoanRepayment, division293Tax, totalTax } = assessment;
  return {
    standardDeduction: person.incomes.standardDeduction,
    taxableIncome,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    division293Tax,
    taxOffsets: usedOf(assessment.taxOffsets, person.scaleOfError),
    offsets: assessment.taxOffsets.flatMap(({ code, used }) => (used > 0 ? [{ code, used }] : [])),
    totalTax,
    excessContributions: person.incomes.excessContributions,
  };
}
