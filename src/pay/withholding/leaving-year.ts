/** The year in which somebody leaves a job, and what tax time makes of it. */
import { amountOf } from '../amounts.ts';
import type { Facts } from '../facts.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import { toMicrodollar } from '../rounding.ts';
import type { RuleSet, SeniorKind } from '../rules/rule-set.ts';
import { type Settlement, settle } from '../settle.ts';
import { assess } from '../year/assess.ts';
import type { Assessment } from '../year/assessment.ts';
import {
  isLeaveFlat,
  type LeavingQuery,
  type WithheldOnLeaving,
  withheldOnLeaving,
} from './leaving.ts';

export interface LeavingYearQuery<Label extends string = string> extends LeavingQuery<Label> {
  /** Dollars of pay in another job, later in the year. */
  readonly laterPay?: number | undefined;
  /** Dollars withheld from the wages so far and from the later pay. */
  readonly withheldFromPay: number;
  /**
   * Weeks of the year in which the wages so far were paid; the later pay comes in the rest. They count where super has a base for each
   * quarter. Absent: both pays have the base of a whole year.
   */
  readonly weeksWorked?: number | undefined;
  readonly studentLoan: boolean;
  /** See `Facts`. */
  readonly senior?: SeniorKind | undefined;
  /** Days of the year without private hospital cover. Absent: 0. */
  readonly daysWithoutCover?: number | undefined;
}

/** In dollars. */
export interface LeavingYear extends Settlement {
  /** The payout. */
  readonly paid: WithheldOnLeaving;
  /** The facts behind the assessment. */
  readonly facts: Facts;
  readonly assessment: Assessment;
  /** Of the wages and the later pay alone. */
  readonly withoutPayout: Assessment;
  /** Wages, later pay, unused leave and what of termination payments is taxed. */
  readonly income: number;
}

/** The year of a payout, of somebody without other income, and what tax time makes of it. Throws as {@link withheldOnLeaving} does. */
export function leavingYear<Label extends string>(
  query: LeavingYearQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): LeavingYear {
  const { taxYear, residency, studentLoan, senior, daysWithoutCover, weeksWorked } = query;
  const paid = withheldOnLeaving<Label>(query, rules);
  const { excluded, other, leave, total } = paid;
  const wages = amountOf(query.incomeOfYear);
  const laterPay = amountOf(query.laterPay);
  const worked =
    weeksWorked === undefined
      ? undefined
      : Math.min(1, amountOf(weeksWorked) / PERIODS_PER_YEAR.weekly);
  const facts: Facts<Label> = {
    taxYear,
    residency,
    studentLoan,
    senior,
    daysWithoutCover,
    jobs: [
      { pay: wages, shareOfYear: worked },
      { pay: laterPay, shareOfYear: worked === undefined ? undefined : 1 - worked },
    ],
    leaving: {
      excluded: excluded.taxable,
      other: other.taxable,
      unusedLeave: leave.taxable,
      leaveAtFlatRate: isLeaveFlat(query),
      reachedPreservationAge: query.reachedPreservationAge,
    },
  };
  const assessment = assess<Label>(facts, rules);
  const withheld = toMicrodollar(amountOf(query.withheldFromPay) + total);
  return {
    paid,
    facts,
    assessment,
    withoutPayout: assess<Label>({ ...facts, leaving: undefined }, rules),
    income: toMicrodollar(wages + laterPay + excluded.taxable + other.taxable + leave.taxable),
    ...settle(withheld, assessment.totalTax),
  };
}
