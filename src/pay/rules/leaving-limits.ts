/** The figures of payments on leaving a job, in dollars and fractions. */
import type { IsoDate, OfEdition, Sourced } from './sourced.ts';

export interface LeavingLimits extends Sourced {
  /** The year's cap on employment termination payments, above which the highest rate is withheld. */
  readonly cap: number;
  /** The cap on termination payments and the year's other taxable income together, for payments that are not excluded from it. */
  readonly wholeOfIncomeCap: { readonly amount: number } & Sourced;
  /**
   * The rate of income tax on the employment termination remainder, the part of these payments above their caps, in every
   * bracket and for every residency. Absent: the scale applies.
   */
  readonly aboveCaps?: { readonly rate: number } & Sourced;
  /** The part of a genuine redundancy payment that is tax-free, and more for each complete year of service. */
  readonly redundancy: { readonly base: number; readonly perYear: number };
  /** The preservation age, in years, of the people who reach it last in the year. Absent: nobody is taken to have reached it. */
  readonly preservationAge?: { readonly years: number } & Sourced;
  /** Schedule 11: the rates withheld from termination payments, with the Medicare levy. */
  readonly termination: {
    readonly withinCap: number;
    /** Within the cap, for people who have reached the preservation age. */
    readonly fromPreservationAge: number;
    readonly aboveCap: number;
    /** Foreign residents pay no levy: their rates are lower by this. */
    readonly foreign: { readonly reduction: number } & Sourced;
  } & Sourced &
    OfEdition;
  /** Schedule 7: the flat rate withheld from unused leave. */
  readonly unusedLeave: {
    readonly rate: number;
    /** From less leave than this, employers withhold the lesser of the marginal steps and the flat rate. */
    readonly small: number;
    /** The first day of the leave that all this applies to. */
    readonly accruedFrom: IsoDate;
  } & Sourced &
    OfEdition;
  /** The rates that offsets hold income tax to at tax time. The levy is on top. */
  readonly ceilings: {
    readonly termination: number;
    readonly fromPreservationAge: number;
    readonly unusedLeave: { readonly rate: number } & Sourced;
  } & Sourced;
  /** Weeks of base pay that an employer owes on a redundancy: entry i after i complete years, the last after more. */
  readonly redundancyPay: { readonly weeks: readonly number[] } & Sourced;
}
