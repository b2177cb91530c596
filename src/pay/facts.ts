/** The facts of one person's income year. Amounts are in dollars, all for the year; negative ones count as 0. */
import type { Residency, SeniorKind } from './rules/rule-set.ts';

export interface Facts<Label extends string = string, EachJob extends Job = Job> {
  readonly taxYear: Label;
  /** Absent: resident. */
  readonly residency?: Residency | undefined;
  /** Months of residence in the year, those of arrival and departure counted. Absent: 12. */
  readonly residentMonths?: number | undefined;
  readonly jobs: readonly EachJob[];
  readonly otherIncome?: number | undefined;
  /** JobSeeker and other payments with the beneficiary tax offset. */
  readonly benefits?: number | undefined;
  /** Has no offset of its own: the seniors and pensioners tax offset depends on `senior`. */
  readonly agePension?: number | undefined;
  /** They count against the standard deduction. */
  readonly workExpenses?: number | undefined;
  /** On top of the standard deduction, such as gifts and union fees. */
  readonly otherDeductions?: number | undefined;
  readonly spouse?: Spouse | undefined;
  readonly dependentChildren?: number | undefined;
  /** Whether, and as whom, the person is entitled to the seniors and pensioners tax offset by age. */
  readonly senior?: SeniorKind | undefined;
  /** Days of the year without private hospital cover. Absent: 0. */
  readonly daysWithoutCover?: number | undefined;
  readonly studentLoan?: boolean | undefined;
  readonly leaving?: LeavingPayments | undefined;
}

export interface Job {
  /** Before salary sacrifice. */
  readonly pay: number;
  /** Whether the employer's super contribution is part of `pay`. */
  readonly includesSuper?: boolean | undefined;
  /** A fraction agreed with the employer, paid on the whole pay. Absent: the guarantee, up to the contribution base. */
  readonly superRate?: number | undefined;
  readonly salarySacrifice?: number | undefined;
  /**
   * The part of the year in which `pay` was paid, evenly and from the start of a quarter, a fraction. Absent: all of it. It
   * counts where the contribution base is that of a quarter.
   */
  readonly shareOfYear?: number | undefined;
  /** The reportable amount of the income statement. */
  readonly fringeBenefits?: number | undefined;
}

export interface Spouse {
  /** Counts for every test of the couple. */
  readonly income: number;
  /** Whether the spouse is entitled to the seniors' offset by age. */
  readonly senior?: boolean | undefined;
}

/** What is paid on leaving a job besides wages. All of it is income, but nothing of it is pay of a job. What is tax-free is no part. */
export interface LeavingPayments {
  /** Of a genuine redundancy what is above its tax-free part, and payments for invalidity. */
  readonly excluded?: number | undefined;
  /** Other employment termination payments, such as pay in lieu of notice. */
  readonly other?: number | undefined;
  /** Annual and long service leave. */
  readonly unusedLeave?: number | undefined;
  /** Whether the leave is paid on a genuine redundancy or for invalidity. */
  readonly leaveAtFlatRate?: boolean | undefined;
  /** By 30 June of the year. */
  readonly reachedPreservationAge?: boolean | undefined;
}
