/** What the entries of leaving a job come to. */
import { PERIODS_PER_YEAR, perHour, type Residency, type RuleSet } from '../../pay/basics.ts';
import {
  type LeavingReason,
  type LeavingYearQuery,
  leavingLimits,
  leavingRates,
  leavingYear,
  reachesPensionAge,
  reachesPreservationAge,
  redundancyWeeks,
  taxFreeLimit,
} from '../../pay/leaving.ts';
import { type PayslipScale, withheldFromPays } from '../../pay/withholding/index.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { toCents } from '../../words/money.ts';
import { payIn } from '../form/pay.tsx';
import type { LeavingEntries, UNITS } from './form.ts';

export type LeavingCalculation = ReturnType<typeof calculated>;

const DAYS_OF_WEEK = 5;
const WEEKS_OF_YEAR = 52;

/** Of `entries` that count. */
export function calculated(entries: LeavingEntries, rules: RuleSet) {
  const { isEntered, annual, period } = payIn(entries);
  const residency = entries.residency as Residency;
  const reason = entries.reason as LeavingReason;
  const years = numberIn(entries.years);
  const age = numberIn(entries.age);
  const week = annual / WEEKS_OF_YEAR;
  const weeks = Math.min(WEEKS_OF_YEAR, numberIn(entries.worked));
  /** By the Fair Work Act. */
  const owed = { weeks: redundancyWeeks(years), dollars: toCents(redundancyWeeks(years) * week) };
  const redundancyPay =
    reason === 'redundancy' ? (moneyIn(entries.redundancy, 2) ?? owed.dollars) : 0;
  const perUnit = {
    dollars: 1,
    hours: perHour(annual),
    days: week / DAYS_OF_WEEK,
  }[entries.unit as keyof typeof UNITS];
  const annualLeave = toCents(numberIn(entries.leave) * perUnit);
  const longServiceLeave = toCents(numberIn(entries['long-leave']) * perUnit);
  const otherPayments = parseMoney(entries.notice, 2);
  const scale: PayslipScale =
    residency === 'foreign' ? 3 : residency === 'workingHoliday' ? 'workingHoliday' : 2;
  const studentLoan = entries.loan !== '';

  /** Withheld from so many dollars in so many weeks, which have one pay at least. */
  const withheldFrom = (dollars: number, inWeeks: number) => {
    const pays = Math.max(1, (PERIODS_PER_YEAR[period] * inWeeks) / WEEKS_OF_YEAR);
    if (dollars === 0) return 0;
    const query = { earnings: dollars / pays, period, taxYear: entries.year, scale, studentLoan };
    return withheldFromPays({ ...query, pays }, rules).withheldInYear;
  };
  const wages = moneyIn(entries.wages, 2) ?? toCents(week * weeks);
  const later = parseMoney(entries.later, 2);
  const query: LeavingYearQuery = {
    taxYear: entries.year,
    period,
    earnings: annual / PERIODS_PER_YEAR[period],
    scale: scale === 'workingHoliday' ? 3 : scale,
    residency,
    reason,
    reachedPreservationAge: reachesPreservationAge(age, entries.year),
    reachedPensionAge: reachesPensionAge(age) ?? entries.pension !== '',
    yearsOfService: years,
    redundancyPay,
    otherPayments,
    annualLeave,
    longServiceLeave,
    incomeOfYear: wages,
    laterPay: later,
    withheldFromPay:
      withheldFrom(wages, weeks) + withheldFrom(later, Math.max(1, WEEKS_OF_YEAR - weeks)),
    studentLoan,
    daysWithoutCover: entries.cover === 'no' ? 366 : 0,
  };
  const year = leavingYear(query, rules);
  return {
    entries,
    isEntered,
    query,
    owed,
    wages,
    payout: toCents(redundancyPay + otherPayments + annualLeave + longServiceLeave),
    limit: taxFreeLimit(leavingLimits(rules, entries.year), years),
    paid: year.paid,
    rates: leavingRates(query),
    year,
  };
}
