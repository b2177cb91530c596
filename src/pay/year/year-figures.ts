/** The figures of a year that one pay has: those of its assessment, or beside another job, what it adds to them. */
import { differenceOf } from '../amounts.ts';
import type { Exact } from '../rounding.ts';
import { assessmentOf, usedOf } from './assessment.ts';
import { type IncomeYear, incomeYearOf } from './income-year.ts';
import type { OffsetCode } from './tax.ts';

/** In dollars a year. */
export interface YearFigures {
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
  /** Super contributions above the concessional cap, which are part of `taxableIncome`; 0 where the rule set has no cap. */
  readonly excessContributions: number;
}

/** An offset that a pay has, or takes away. */
export interface UsedOffset {
  readonly code: OffsetCode;
  /** Dollars a year taken off the income tax; below 0 where the pay takes it from the other job. */
  readonly used: number;
}

/** The figures of the year, or where the pay is beside another job that claims the threshold, what it adds to them. */
export function yearFiguresOf(incomeYear: IncomeYear, otherJobPay: number): YearFigures {
  const both = withOtherJob(incomeYear, otherJobPay);
  if (both === incomeYear) return figuresOf(incomeYear);
  const { facts, year, declaration } = incomeYear;
  const other = incomeYearOf({ ...facts, jobs: [{ pay: otherJobPay }] }, year, declaration);
  const { offsets: ofBoth, ...figures } = figuresOf(both);
  const { offsets: ofOther, ...otherFigures } = figuresOf(other);
  return {
    ...differenceOf(figures, otherFigures, both.exact),
    offsets: offsetsAdded(ofBoth, ofOther, both.exact),
  };
}

/** `incomeYear` with the job that claims the threshold too; itself where there is none. */
export function withOtherJob(incomeYear: IncomeYear, otherJobPay: number): IncomeYear {
  if (otherJobPay === 0 || !isBesideOtherJob(incomeYear)) return incomeYear;
  const { facts, year, declaration } = incomeYear;
  return incomeYearOf({ ...facts, jobs: [...facts.jobs, { pay: otherJobPay }] }, year, declaration);
}

/** The amount of each offset of either list in `both`, less that in `other`. */
function offsetsAdded(
  both: readonly UsedOffset[],
  other: readonly UsedOffset[],
  exact: Exact,
): UsedOffset[] {
  const usedIn = (offsets: readonly UsedOffset[], code: OffsetCode) =>
    offsets.find((offset) => offset.code === code)?.used ?? 0;
  const codes = new Set([...other, ...both].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const used = exact(usedIn(both, code) - usedIn(other, code));
    return used === 0 ? [] : [{ code, used }];
  });
}

/** Not claiming the threshold says so, where the set has no charge for it. */
function isBesideOtherJob({ declaration, charges, facts }: IncomeYear): boolean {
  return (
    declaration.noTaxFreeThreshold === true &&
    charges.withoutTaxFreeThreshold === undefined &&
    facts.residency === 'resident'
  );
}

function figuresOf(incomeYear: IncomeYear): YearFigures {
  const assessment = assessmentOf(incomeYear);
  const { taxableIncome, incomeTax, medicareLevy, medicareLevySurcharge } = assessment;
  const { studentLoanRepayment, division293Tax, totalTax } = assessment;
  return {
    standardDeduction: incomeYear.incomes.standardDeduction,
    taxableIncome,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    division293Tax,
    taxOffsets: usedOf(assessment.taxOffsets, incomeYear.exact),
    offsets: assessment.taxOffsets.flatMap(({ code, used }) => (used > 0 ? [{ code, used }] : [])),
    totalTax,
    excessContributions: incomeYear.incomes.excessContributions,
  };
}
