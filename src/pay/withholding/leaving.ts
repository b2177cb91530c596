/** Withholding from what is paid on leaving a job: redundancy, notice and other termination payments, and unused leave. */
import { amountOf } from '../amounts.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import { centsOf, toDollars, toMicrodollar } from '../rounding.ts';
import type { RuleSet, WithholdingScale } from '../rules/rule-set.ts';
import { capOfOthers } from '../year/incomes.ts';
import {
  type LeavingRatesQuery,
  leavingLimits,
  leavingRates,
  taxFreeLimit,
} from './leaving-rates.ts';
import { type WithholdingPeriod, withheldPerPeriod } from './regular-pay.ts';
import type { PayslipScale } from './scale.ts';
import { withheldFromWorkingHolidayMaker } from './working-holiday.ts';

/** Why somebody leaves: a genuine redundancy, illness or injury for good, or anything else. */
export type LeavingReason = 'redundancy' | 'invalidity' | 'other';

/** Amounts in dollars; those that are absent or negative count as 0. */
export interface LeavingQuery<Label extends string = string> extends LeavingRatesQuery {
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: Label;
  /** How often the usual pay comes. */
  readonly period: WithholdingPeriod;
  /** The usual pay of a period. */
  readonly earnings: number;
  /** Schedule 15 takes all payments of a working holiday maker, by residency or by this. */
  readonly scale: PayslipScale;
  readonly reason: LeavingReason;
  /** On the last day: a redundancy is then not genuine. Absent: not reached. Source: Income Tax Assessment Act 1997, s 83-175. */
  readonly reachedPensionAge?: boolean | undefined;
  /** Years that are not complete do not count. */
  readonly yearsOfService: number;
  readonly redundancyPay?: number | undefined;
  /** Pay in lieu of notice, and other employment termination payments. */
  readonly otherPayments?: number | undefined;
  readonly annualLeave?: number | undefined;
  readonly longServiceLeave?: number | undefined;
  /** The other taxable pay of the year: wages so far. */
  readonly incomeOfYear?: number | undefined;
}

/** A payment that is taxed, in dollars, and whole dollars withheld from it. */
export interface LeavingPart {
  readonly taxable: number;
  readonly withheld: number;
}

/** In dollars. */
export interface WithheldOnLeaving {
  /** The part of a genuine redundancy that is not income: none from the Age Pension age on. */
  readonly taxFree: number;
  /** Termination payments under the cap of the year alone: what a redundancy is above its tax-free part, and payments for invalidity. */
  readonly excluded: LeavingPart;
  /** Other termination payments, under the lesser of the rest of that cap and of the whole-of-income cap. */
  readonly other: LeavingPart;
  /** Unused leave. */
  readonly leave: LeavingPart;
  /** Withheld from all of it. */
  readonly total: number;
  readonly lands: number;
}

/**
 * The amounts withheld from a payout; throws where the tax year is not in the set, or has no schedule there. Every part is rounded to the
 * nearest dollar. Leave is taken to have accrued after 17 August 1993. Study loans bear nothing here: they are repaid by the tax return.
 * Source: ATO, PAYG withholding Schedules 7 (unused leave) and 11 (employment termination payments); of working holiday makers Schedule 15.
 */
export function withheldOnLeaving<Label extends string>(
  query: LeavingQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): WithheldOnLeaving {
  const { taxYear, reason, yearsOfService, scale } = query;
  const limits = leavingLimits(rules, taxYear);
  const rates = leavingRates(limits, query);
  const redundancy = amountOf(query.redundancyPay);
  const notice = amountOf(query.otherPayments);
  const leave = toMicrodollar(amountOf(query.annualLeave) + amountOf(query.longServiceLeave));
  const income = amountOf(query.incomeOfYear);

  const taxFree = isGenuineRedundancy(query)
    ? Math.min(redundancy, taxFreeLimit(limits, yearsOfService))
    : 0;
  const excluded = reason === 'other' ? 0 : toMicrodollar(redundancy - taxFree);
  const other = reason === 'other' ? toMicrodollar(notice + redundancy) : notice;
  const withheld =
    scale === 'workingHoliday' || query.residency === 'workingHoliday'
      ? bySchedule15([excluded, other, leave], income, query, rules)
      : {
          excluded: fromTermination(excluded, limits.cap, rates),
          other: fromTermination(
            other,
            toMicrodollar(capOfOthers(limits, excluded, income + leave)),
            rates,
          ),
          leave: fromLeave(leave, { ...query, scale }, rules),
        };
  const total = withheld.excluded + withheld.other + withheld.leave;
  return {
    taxFree,
    excluded: { taxable: excluded, withheld: withheld.excluded },
    other: { taxable: other, withheld: withheld.other },
    leave: { taxable: leave, withheld: withheld.leave },
    total,
    lands: toMicrodollar(redundancy + notice + leave - total),
  };
}

/** A termination payment bears the rate by age up to `cap`, and the highest above it. */
function fromTermination(
  taxable: number,
  cap: number,
  { withinCap, aboveCap }: ReturnType<typeof leavingRates>,
): number {
  const within = Math.min(taxable, cap);
  return toDollars(within * withinCap + (taxable - within) * aboveCap);
}

function isGenuineRedundancy({ reason, reachedPensionAge }: LeavingQuery): boolean {
  return reason === 'redundancy' && reachedPensionAge !== true;
}

/** True where unused leave bears the flat rate rather than what it would add to usual pays. */
export function isLeaveFlat(query: LeavingQuery): boolean {
  return query.reason === 'invalidity' || isGenuineRedundancy(query);
}

/** A query whose payments are not a working holiday maker's. */
type ScaledQuery<Label extends string> = LeavingQuery<Label> & { readonly scale: WithholdingScale };

function fromLeave<Label extends string>(
  leave: number,
  query: ScaledQuery<Label>,
  rules: RuleSet<Label>,
): number {
  const { rate, small } = leavingLimits(rules, query.taxYear).unusedLeave;
  const flat = toDollars(leave * rate);
  if (isLeaveFlat(query)) return flat;
  const steps = byMarginalSteps(leave, query, rules);
  return leave < small ? Math.min(steps, flat) : steps;
}

/** The leave is spread over the pays of a year, and each bears what it adds to a usual one. */
function byMarginalSteps<Label extends string>(
  leave: number,
  { period, earnings, taxYear, scale }: ScaledQuery<Label>,
  rules: RuleSet<Label>,
): number {
  const pays = PERIODS_PER_YEAR[period];
  const withheldFrom = (pay: number) =>
    withheldPerPeriod<string>({ earnings: pay, period, taxYear, scale, studentLoan: false }, rules)
      .tax;
  const usual = amountOf(earnings);
  const spread = Math.floor(centsOf(leave) / (100 * pays));
  return (withheldFrom(usual + spread) - withheldFrom(usual)) * pays;
}

/** One payment after the other, each after what was paid before it. */
function bySchedule15<Label extends string>(
  [excluded, other, leave]: readonly [number, number, number],
  income: number,
  { taxYear }: LeavingQuery<Label>,
  rules: RuleSet<Label>,
) {
  const withheldFrom = (earnings: number, paidBefore: number) =>
    withheldFromWorkingHolidayMaker<string>({ earnings, paidBefore, taxYear }, rules);
  return {
    excluded: withheldFrom(excluded, income),
    other: withheldFrom(other, income + excluded),
    leave: withheldFrom(leave, income + excluded + other),
  };
}
