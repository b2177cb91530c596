/** Withholding from what is paid on leaving a job: redundancy, notice and other termination payments, and unused leave. */
import { amountOf, snapToMicrodollar } from '../amounts.ts';
import { PayError } from '../pay-error.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import {
  type LeavingLimits,
  type Residency,
  type RuleSet,
  taxYearOf,
  type WithholdingScale,
} from '../rules/rule-set.ts';
import { capOfOthers } from '../year/incomes.ts';
import { centsOf, type WithholdingPeriod, withheldPerPeriod } from './regular-pay.ts';
import { withheldFromWorkingHolidayMaker } from './working-holiday.ts';

/** Why somebody leaves: a genuine redundancy, illness or injury for good, or anything else. */
export type LeavingReason = 'redundancy' | 'invalidity' | 'other';

/** Amounts in dollars; those that are absent, negative or not finite count as 0. */
export interface LeavingQuery<Label extends string = string> {
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: Label;
  /** How often the usual pay comes. */
  readonly period: WithholdingPeriod;
  /** The usual pay of a period. */
  readonly earnings: number;
  readonly scale: WithholdingScale;
  /** Absent: a resident. */
  readonly residency?: Residency | undefined;
  readonly reason: LeavingReason;
  /** Whether the preservation age is reached by 30 June of the year. */
  readonly reachedPreservationAge: boolean;
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

/** With the levy, which foreign residents do not bear on termination payments. Source: ATO, Schedules 7 and 11. */
const RATES = { young: 0.32, reached: 0.17, aboveCap: 0.47, leave: 0.32 } as const;
const LEVY = 0.02;
/** Below this, leave bears the lesser of the marginal steps and the flat rate. Source: ATO, Schedule 7. */
const SMALL_LEAVE = 300;

/** The limits of `taxYear`; throws where the tax year is not in the set, or has none there. */
export function leavingLimits(rules: RuleSet, taxYear: string): LeavingLimits {
  const { leaving } = taxYearOf(rules, taxYear);
  if (leaving !== undefined) return leaving;
  throw new PayError(
    'noSchedule',
    `The ${rules.name} rule set has no limits on leaving for ${taxYear}`,
  );
}

/** The rates of a payout, as fractions. Not of working holiday makers, whose payments Schedule 15 takes. */
export function leavingRates({
  reachedPreservationAge,
  residency,
}: Pick<LeavingQuery, 'reachedPreservationAge' | 'residency'>) {
  const levy = residency === 'foreign' ? LEVY : 0;
  return {
    /** Of termination payments up to their cap, and above it. */
    withinCap: exact((reachedPreservationAge ? RATES.reached : RATES.young) - levy),
    aboveCap: exact(RATES.aboveCap - levy),
    /** Of leave, unless somebody leaves for a reason of their own. */
    leave: RATES.leave,
  };
}

/** The tax-free limit of a genuine redundancy after so many years of service, in dollars. */
export function taxFreeLimit({ redundancy }: LeavingLimits, yearsOfService: number): number {
  return redundancy.base + redundancy.perYear * Math.floor(amountOf(yearsOfService));
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
  const { taxYear, reason, yearsOfService } = query;
  const limits = leavingLimits(rules, taxYear);
  const redundancy = amountOf(query.redundancyPay);
  const notice = amountOf(query.otherPayments);
  const leave = exact(amountOf(query.annualLeave) + amountOf(query.longServiceLeave));
  const income = amountOf(query.incomeOfYear);

  const taxFree = isGenuineRedundancy(query)
    ? Math.min(redundancy, taxFreeLimit(limits, yearsOfService))
    : 0;
  const excluded = reason === 'other' ? 0 : exact(redundancy - taxFree);
  const other = reason === 'other' ? exact(notice + redundancy) : notice;
  const withheld =
    query.residency === 'workingHoliday'
      ? bySchedule15([excluded, other, leave], income, query, rules)
      : {
          excluded: fromTermination(excluded, limits.cap, query),
          other: fromTermination(
            other,
            exact(capOfOthers(limits, excluded, income + leave)),
            query,
          ),
          leave: fromLeave(leave, query, rules),
        };
  const total = withheld.excluded + withheld.other + withheld.leave;
  return {
    taxFree,
    excluded: { taxable: excluded, withheld: withheld.excluded },
    other: { taxable: other, withheld: withheld.other },
    leave: { taxable: leave, withheld: withheld.leave },
    total,
    lands: exact(redundancy + notice + leave - total),
  };
}

/** Of a termination payment: at the rate by age up to `cap`, at the highest above it. */
function fromTermination(taxable: number, cap: number, query: LeavingQuery): number {
  const { withinCap, aboveCap } = leavingRates(query);
  const within = Math.min(taxable, cap);
  return nearest(within * withinCap + (taxable - within) * aboveCap);
}

function isGenuineRedundancy({ reason, reachedPensionAge }: LeavingQuery): boolean {
  return reason === 'redundancy' && reachedPensionAge !== true;
}

/** Whether unused leave bears the flat rate, and not what it would add to usual pays. */
export function isLeaveFlat(query: LeavingQuery): boolean {
  return query.reason === 'invalidity' || isGenuineRedundancy(query);
}

function fromLeave<Label extends string>(
  leave: number,
  query: LeavingQuery<Label>,
  rules: RuleSet<Label>,
): number {
  const flat = nearest(leave * RATES.leave);
  if (isLeaveFlat(query)) return flat;
  const steps = byMarginalSteps(leave, query, rules);
  return leave < SMALL_LEAVE ? Math.min(steps, flat) : steps;
}

/** The leave is spread over the pays of a year, and each bears what it adds to a usual one. */
function byMarginalSteps<Label extends string>(
  leave: number,
  { period, earnings, taxYear, scale }: LeavingQuery<Label>,
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

/**
 * Weeks of base pay that an employer owes on a redundancy, by complete years of service; none under a year. Employers of fewer than 15
 * and casuals have none; awards and contracts give more. Source: Fair Work Act 2009, s 119(2).
 */
export function redundancyWeeks(yearsOfService: number): number {
  const years = Math.floor(amountOf(yearsOfService));
  return REDUNDANCY_WEEKS[Math.min(years, REDUNDANCY_WEEKS.length - 1)] as number;
}

const REDUNDANCY_WEEKS = [0, 4, 6, 7, 8, 10, 11, 13, 14, 16, 12];

/** To the nearest dollar, 50 cents up. */
function nearest(dollars: number): number {
  return Math.floor(snapToMicrodollar(dollars, dollars) + 0.5);
}

/** Without the error of binary fractions, for amounts of a payout and rates alike. */
export function exact(dollars: number): number {
  return snapToMicrodollar(dollars, 1e9);
}

/**
 * True for people who are `age` years old on 30 June, at the end of `taxYear`, if they have reached the preservation age by then. Throws as
 * {@link leavingLimits} does.
 */
export function reachesPreservationAge(age: number, taxYear: string, rules: RuleSet): boolean {
  const { preservationAge } = leavingLimits(rules, taxYear);
  return preservationAge !== undefined && age >= preservationAge.years;
}

/**
 * True for people who are `age` years old on 30 June, at the end of `taxYear`, if they had reached the Age Pension age on every day of the
 * year, false if on none. Between them it depends on the day: undefined. Throws where the tax year is not in the set.
 */
export function reachesPensionAge(
  age: number,
  taxYear: string,
  rules: RuleSet,
): boolean | undefined {
  const { pensionAge } = taxYearOf(rules, taxYear);
  if (pensionAge === undefined) return false;
  const { years, yearsAtStart = years } = pensionAge;
  if (wholeYears(age) - 1 >= yearsAtStart) return true;
  return isPensionAge(age, taxYear, rules) === false ? false : undefined;
}

/**
 * True for people who are `age` years old on 30 June, at the end of `taxYear`, if they have reached the Age Pension age by then. Undefined
 * if it depends on their birthday, as in years whose age ends in half a year. Throws where the tax year is not in the set.
 */
export function isPensionAge(age: number, taxYear: string, rules: RuleSet): boolean | undefined {
  const { pensionAge } = taxYearOf(rules, taxYear);
  if (pensionAge === undefined || wholeYears(age) + 1 <= pensionAge.years) return false;
  return wholeYears(age) >= pensionAge.years ? true : undefined;
}

function wholeYears(age: number): number {
  return Math.floor(amountOf(age));
}
