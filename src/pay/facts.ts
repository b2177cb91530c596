/** The facts of one person's income year. Amounts are in dollars, all for the year; negative ones and those that are not finite count as 0. */
import type { Residency, SeniorKind } from './rules/rule-set.ts';

export interface Facts<Label extends string = string> {
  readonly taxYear: Label;
  /** Absent: resident. */
  readonly residency?: Residency;
  /** Months of residence in the year, those of arrival and departure counted. Absent: 12. */
  readonly residentMonths?: number;
  readonly jobs: readonly Job[];
  readonly otherIncome?: number;
  /** They count against the standard deduction. */
  readonly workExpenses?: number;
  /** On top of the standard deduction, such as gifts and union fees. */
  readonly otherDeductions?: number;
  readonly spouse?: Spouse;
  readonly dependentChildren?: number;
  /** Whether, and as whom, the person is entitled to the seniors and pensioners tax offset by age. */
  readonly senior?: SeniorKind;
  /** Days of the year without private hospital cover. Absent: 0. */
  readonly daysWithoutCover?: number;
  readonly studentLoan?: boolean;
}

export interface Job {
  /** Before salary sacrifice. */
  readonly pay: number;
  /** Whether the employer's super contribution is part of `pay`. */
  readonly includesSuper?: boolean;
  /** A fraction agreed with the employer, paid on the whole pay. Absent: the guarantee, up to the contribution base. */
  readonly superRate?: number;
  readonly salarySacrifice?: number;
  /** The reportable amount of the income statement. */
  readonly fringeBenefits?: number;
}

export interface Spouse {
  /** Counts for every test of the couple. */
  readonly income: number;
  /** Whether the spouse is entitled to the seniors' offset by age. */
  readonly senior?: boolean;
}
