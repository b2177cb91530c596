/** Withholding from pays that differ: each is looked up alone, so that uneven pays bear more than even ones, and it comes back at tax time. */
import { amountOf } from '../amounts.ts';
import { snapToMicrodollar, wholeDollarsOf } from '../rounding.ts';
import { DAYS_PER_WEEK } from '../rules/every-year.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import {
  schedulesOf,
  type Withheld,
  type WithholdingPeriod,
  weeklyAmount,
  withheldPerPeriod,
} from './regular-pay.ts';
import type { PayslipScale } from './scale.ts';
import { withheldFromWorkingHolidayMaker } from './working-holiday.ts';

export interface DayQuery<Label extends string = string> {
  /** Pay of one day, in dollars. */
  readonly earnings: number;
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: Label;
}

/**
 * Whole dollars withheld from the pay of a day, of somebody who is engaged and paid by the day and claims the tax-free threshold. The
 * schedule has no study loan for them. Throws where the tax year is not in the set, or has no schedule there.
 * Source: ATO, Schedule 1, Calculating withholding amounts for payments made on a daily or casual basis (QC 63798), 13 October 2020 to 30
 * June 2024; later years by the coefficients of their edition.
 */
export function withheldFromDay<Label extends string>(
  { earnings, taxYear }: DayQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): number {
  const { regular } = schedulesOf(rules, taxYear);
  const week = weeklyAmount(regular.scales[2], wholeDollarsOf(earnings) * DAYS_PER_WEEK);
  return Math.round(week / DAYS_PER_WEEK);
}

export interface UnevenPaysQuery<Label extends string = string> {
  /** Each in dollars, in the order in which they are paid; a negative one counts as 0. */
  readonly pays: readonly number[];
  readonly period: WithholdingPeriod | 'daily';
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: Label;
  /** Residents: 2 with the tax-free threshold, 1 without. A pay by the day is on the table for scale 2, unless it is a working holiday maker's. */
  readonly scale: PayslipScale;
  /** True for an employee with a study or training loan. The tables for pay by the day and for working holiday makers have no part for it. */
  readonly studentLoan: boolean;
}

/** In dollars. */
export interface UnevenPays {
  readonly each: readonly Withheld[];
  readonly gross: number;
  readonly withheld: number;
  /** The pay that as many even ones would be, and what is withheld from all of those. */
  readonly evenPay: number;
  readonly withheldIfEven: number;
}

/**
 * What is withheld from each of some pays, beside as many even ones; throws as the schedules do. A working holiday maker's pays are those
 * that one employer makes from 1 July on.
 */
export function withheldFromUnevenPays<Label extends string>(
  query: UnevenPaysQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): UnevenPays {
  const pays = query.pays.map(amountOf);
  const each = withheldFromEach(pays, query, rules);
  const gross = sumOf(pays);
  const evenPay = pays.length === 0 ? 0 : snapToMicrodollar(gross / pays.length, gross);
  return {
    each,
    gross,
    withheld: totalOf(each),
    evenPay,
    withheldIfEven: totalOf(
      withheldFromEach(
        pays.map(() => evenPay),
        query,
        rules,
      ),
    ),
  };
}

/** The pays follow one another, after `alreadyPaid` dollars of the year: Schedule 15 counts what was paid before. */
export function withheldFromEach<Label extends string>(
  pays: readonly number[],
  { period, taxYear, scale, studentLoan }: Omit<UnevenPaysQuery<Label>, 'pays'>,
  rules: RuleSet<Label>,
  alreadyPaid = 0,
): Withheld[] {
  let paidBefore = alreadyPaid;
  return pays.map((earnings) => {
    if (scale !== 'workingHoliday' && period !== 'daily') {
      return withheldPerPeriod<string>({ earnings, period, taxYear, scale, studentLoan }, rules);
    }
    const tax =
      scale === 'workingHoliday'
        ? withheldFromWorkingHolidayMaker<string>({ earnings, paidBefore, taxYear }, rules)
        : withheldFromDay<string>({ earnings, taxYear }, rules);
    paidBefore = snapToMicrodollar(paidBefore + earnings);
    return { tax, studentLoan: 0, total: tax };
  });
}

export function totalOf(each: readonly Withheld[]): number {
  return sumOf(each.map(({ total }) => total));
}

export function sumOf(dollars: readonly number[]): number {
  const sum = dollars.reduce((total, each) => total + each, 0);
  return snapToMicrodollar(sum);
}
