/** A bonus in the pay that it is paid with, and in the year: what is withheld from it, what lands of it, what tax time does. */
import { amountOf } from '../amounts.ts';
import { comparePay, type PayComparison, type PayDifference } from '../compare-pay.ts';
import type { PayQuery, PayResult } from '../pay.ts';
import { PERIODS_PER_YEAR, perPeriod } from '../periods.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type Settlement, settle } from '../settle.ts';
import { type BonusSteps, type BonusYear, bonusSteps } from './bonus.ts';
import { type WithholdingPeriod, withheldPerPeriod } from './regular-pay.ts';
import { withholdingScale } from './scale.ts';
import { isBesideUnknownJob } from './tax-time.ts';
import { withheldFromWorkingHolidayMaker, workingHolidayRate } from './working-holiday.ts';

/** A bonus on top of a year of usual pay. Amounts of bonuses include super if the salary does. */
export interface PaidBonusQuery<Label extends string = string> extends PayQuery<Label> {
  /** Dollars on top of the usual pay, in one pay. */
  readonly bonus: number;
  /** Of the pays that the employer withholds from. */
  readonly period: WithholdingPeriod;
  /** The number of pays that it was earned in; in one alone, it is a part of that pay. Absent: all of a year's. */
  readonly pays?: number | undefined;
  /** Dollars of such bonuses that the year's earlier pays had. */
  readonly earlierBonuses?: number | undefined;
  /** Dollars withheld from them. Absent: as method A withholds. */
  readonly withheldFromEarlierBonuses?: number | undefined;
  /** Of the year's pays so far, in dollars of one pay. Absent: the usual pay. */
  readonly averageEarnings?: number | undefined;
  /** Dollars that the employer has paid a working holiday maker in the year before this pay. */
  readonly paidBefore?: number | undefined;
}

/** In dollars. */
export interface PaidBonus {
  /** One usual pay, after salary sacrifice and without super. */
  readonly earnings: number;
  /** The bonus as it is paid, without super and what is sacrificed of it. */
  readonly bonus: number;
  /** Bonuses of the year's earlier pays, as they were paid. */
  readonly earlier: number;
  readonly withholding: BonusWithholding;
  /** Whole dollars withheld from the bonus. */
  readonly fromBonus: number;
  /** The part of it that lands in the account. */
  readonly lands: number;
  /** Withheld because of it from later pays of the year: the rate of a working holiday maker rises with it. */
  readonly fromLaterPays: number;
  /** The year without the bonus and with it, and what it adds to each figure. Offsets count, as in the tax return. */
  readonly without: PayResult;
  readonly with: PayResult;
  readonly added: PayDifference;
  /**
   * The amount withheld from the bonus, and for it from later pays, beside the year's tax on it. Undefined where the pay of another
   * job decides the tax and is not known.
   */
  readonly settlement: Settlement | undefined;
}

/** The withholding from a pay with a bonus, in whole dollars, and its steps. */
export type BonusWithholding =
  /** Schedule 5: by method A, and by method B(ii). */
  | {
      readonly by: 'schedule5';
      readonly steps: BonusSteps;
      readonly byAverage: BonusSteps;
      readonly soFar: BonusYear;
    }
  /** As part of the pay: it is for one pay alone. */
  | ({ readonly by: 'onePay' } & WithAndWithout)
  /** Schedule 15: working holiday makers. */
  | ({
      readonly by: 'schedule15';
      readonly paidBefore: number;
      /** The fraction of the whole pay, which depends on `paidBefore`. */
      readonly rate: number;
    } & WithAndWithout);

/** Withheld from a pay with the bonus and without it. */
interface WithAndWithout {
  readonly fromBoth: number;
  readonly fromEarnings: number;
}

/**
 * Withheld by method A, where Schedule 5 applies. Negative amounts count as 0. Throws where the tax year is not in the
 * set, or has no schedules there.
 */
export function bonusOf<Label extends string>(
  query: PaidBonusQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): PaidBonus {
  const { period, earlierBonuses = 0 } = query;
  const usual = { ...query, options: { ...query.options, withholdTaxOffsets: false }, bonus: 0 };
  const earlierYear = comparePay({ now: usual, offer: { ...usual, bonus: earlierBonuses } }, rules);
  const year = comparePay(
    {
      now: { ...usual, bonus: earlierBonuses },
      offer: { ...usual, bonus: amountOf(earlierBonuses) + amountOf(query.bonus) },
    },
    rules,
  );
  const paid = {
    earnings: perPeriod(earlierYear.now.grossAnnual - earlierYear.now.sacrificed, period),
    earlier: paidMore(earlierYear),
    bonus: paidMore(year),
  };
  const withholding = withholdingOf(query, paid, rules);
  const fromBonus =
    withholding.by === 'schedule5'
      ? withholding.steps.fromBonus
      : withholding.fromBoth - withholding.fromEarnings;
  const fromLaterPays =
    withholding.by === 'schedule15' ? laterPaysBear(withholding.paidBefore, query, paid, rules) : 0;
  return {
    ...paid,
    withholding,
    fromBonus,
    lands: paid.bonus - fromBonus,
    fromLaterPays,
    without: year.now,
    with: year.offer,
    added: year.difference,
    settlement: isBesideUnknownJob(query)
      ? undefined
      : settle(fromBonus + fromLaterPays, year.difference.totalTax),
  };
}

/** Dollars that the offer pays more, after salary sacrifice. */
function paidMore({ difference: { grossAnnual, sacrificed } }: PayComparison): number {
  return grossAnnual - sacrificed;
}

type Paid = Pick<PaidBonus, 'earnings' | 'bonus' | 'earlier'>;

function withholdingOf(
  query: PaidBonusQuery,
  { earnings, bonus, earlier }: Paid,
  rules: RuleSet,
): BonusWithholding {
  const { period, pays, taxYear, options = {} } = query;
  const scale = withholdingScale(options);
  if (scale === 'workingHoliday') {
    const paidBefore = amountOf(query.paidBefore);
    const from = (dollars: number) =>
      withheldFromWorkingHolidayMaker({ earnings: dollars, paidBefore, taxYear }, rules);
    return {
      by: 'schedule15',
      paidBefore,
      rate: workingHolidayRate(paidBefore, taxYear, rules).rate,
      fromBoth: from(earnings + bonus),
      fromEarnings: from(earnings),
    };
  }
  const terms = {
    ...{ earnings, period, taxYear, scale, bonus },
    studentLoan: options.studentLoan === true,
  };
  if (pays === 1) {
    const from = (dollars: number) =>
      withheldPerPeriod({ ...terms, earnings: dollars }, rules).total;
    return { by: 'onePay', fromBoth: from(earnings + bonus), fromEarnings: from(earnings) };
  }
  const usuallyWithheld = () =>
    earlier > 0 ? bonusSteps({ ...terms, bonus: earlier }, rules).fromBonus : 0;
  const soFar = {
    averageEarnings: query.averageEarnings ?? earnings,
    earlierBonuses: earlier,
    withheldFromEarlierBonuses: query.withheldFromEarlierBonuses ?? usuallyWithheld(),
  };
  return {
    by: 'schedule5',
    steps: bonusSteps({ ...terms, pays }, rules),
    byAverage: bonusSteps({ ...terms, soFar }, rules),
    soFar,
  };
}

/** By how much more the later pays of the year bear by Schedule 15, as what was paid before them has the bonus. */
function laterPaysBear(
  paidBefore: number,
  { period, taxYear }: PaidBonusQuery,
  { earnings, bonus }: Paid,
  rules: RuleSet,
): number {
  const from = (before: number) =>
    withheldFromWorkingHolidayMaker({ earnings, paidBefore: before, taxYear }, rules);
  const earlierPays = earnings > 0 ? Math.floor(paidBefore / earnings) : 0;
  const laterPays = PERIODS_PER_YEAR[period] - earlierPays - 1;
  let more = 0;
  for (let pays = 1; pays <= laterPays; pays += 1) {
    const before = paidBefore + pays * earnings;
    more += from(before + bonus) - from(before);
  }
  return more;
}
