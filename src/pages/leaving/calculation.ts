/** What the entries of leaving a job come to. */

import { PERIODS_PER_YEAR, perHour } from '../../pay/periods.ts';
import { toCents } from '../../pay/rounding.ts';
import { DAYS_PER_LEAP_YEAR, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import type { Residency, RuleSet } from '../../pay/rules/rule-set.ts';
import {
  isPensionAge,
  reachesPensionAge,
  reachesPreservationAge,
} from '../../pay/withholding/ages.ts';
import { withheldFromPays } from '../../pay/withholding/equal-pays.ts';
import { type LeavingReason, withheldOnLeaving } from '../../pay/withholding/leaving.ts';
import { leavingLimits, redundancyWeeks } from '../../pay/withholding/leaving-rates.ts';
import type { LeavingYearQuery } from '../../pay/withholding/leaving-year.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { payIn } from '../form/pay.tsx';
import { daysAWeek, hoursAWeek, type LeavingEntries, type UNITS } from './form.ts';

export type LeavingCalculation = ReturnType<typeof calculated>;

/** Of `entries` that count. */
export function calculated(entries: LeavingEntries, rules: RuleSet) {
  const { isEntered, annual, period } = payIn(entries);
  const residency = entries.residency as Residency;
  const reason = entries.reason as LeavingReason;
  const years = numberIn(entries.years);
  const age = numberIn(entries.age);
  const week = annual / WEEKS_PER_YEAR;
  const weeks = Math.min(WEEKS_PER_YEAR, numberIn(entries.worked));
  /** By the Fair Work Act. */
  const owedWeeks = redundancyWeeks(leavingLimits(rules, entries.year), years);
  const owed = { weeks: owedWeeks, dollars: toCents(owedWeeks * week) };
  const redundancyPay =
    reason === 'redundancy' ? (moneyIn(entries.redundancy, 2) ?? owed.dollars) : 0;
  const perUnit = {
    dollars: 1,
    hours: perHour(annual, { hoursPerWeek: hoursAWeek(entries), weeksPerYear: WEEKS_PER_YEAR }),
    days: week / daysAWeek(entries),
  }[entries.unit as keyof typeof UNITS];
  const annualLeave = toCents(numberIn(entries.leave) * perUnit);
  const longServiceLeave = toCents(numberIn(entries['long-leave']) * perUnit);
  const otherPayments = parseMoney(entries.notice, 2);
  const scale = scaleOf(residency, true);
  const studentLoan = entries.loan !== '';
  const isSenior =
    isPensionAge(age, entries.year, rules) ?? (entries.pension !== '' || entries.born !== '');

  /** Withheld from so many dollars in so many weeks, which have one pay at least. */
  const withheldFrom = (dollars: number, inWeeks: number) => {
    const pays = Math.max(1, (PERIODS_PER_YEAR[period] * inWeeks) / WEEKS_PER_YEAR);
    if (dollars === 0) return 0;
    const query = { earnings: dollars / pays, period, taxYear: entries.year, scale, studentLoan };
    return withheldFromPays({ ...query, pays }, rules).withheldInYear;
  };
  const usualWages = toCents(week * weeks);
  const wages = moneyIn(entries.wages, 2) ?? usualWages;
  const later = parseMoney(entries.later, 2);
  const query: LeavingYearQuery = {
    taxYear: entries.year,
    period,
    earnings: annual / PERIODS_PER_YEAR[period],
    scale,
    residency,
    reason,
    reachedPreservationAge: reachesPreservationAge(age, entries.year, rules),
    reachedPensionAge: reachesPensionAge(age, entries.year, rules) ?? entries.pension !== '',
    yearsOfService: years,
    redundancyPay,
    otherPayments,
    annualLeave,
    longServiceLeave,
    incomeOfYear: wages,
    laterPay: later,
    withheldFromPay:
      withheldFrom(wages, weeks) + withheldFrom(later, Math.max(1, WEEKS_PER_YEAR - weeks)),
    weeksWorked: weeks,
    studentLoan,
    senior: residency === 'resident' && isSenior ? 'single' : undefined,
    daysWithoutCover: entries.cover === 'no' ? DAYS_PER_LEAP_YEAR : 0,
  };
  const payout = toCents(redundancyPay + otherPayments + annualLeave + longServiceLeave);
  return {
    rules,
    entries,
    isEntered,
    /** False without a usual pay, and without anything paid out: the page then asks for it. */
    hasAnswer: isEntered && payout > 0,
    query,
    owed,
    wages,
    /** The wages where none are entered. */
    usualWages,
    payout,
    paid: withheldOnLeaving(query, rules),
  };
}
