/** The answer to the page's entries: what is withheld from the bonus, and what the year's tax on it is. */
import {
  annualEarnings,
  type BonusSteps,
  type BonusYear,
  DEFAULT_WORKING_TIME,
  type PayOptions,
  type PayQuery,
  type PayResult,
  PERIODS_PER_YEAR,
  payCalculator,
  perPeriod,
  type RuleSet,
  type WithholdingPeriod,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
  withholdingScale,
} from '../../pay/index.ts';
import { snapToMicrodollar } from '../../pay/snap.ts';
import { bonusSteps } from '../../pay/withholding/bonus.ts';
import { moneyIn, parseMoney } from '../../words/entered-text.ts';
import { type PayCycle, paidBy, takesCents } from '../../words/pay-cycles.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type BonusEntries, type BonusKind, shownFields } from './bonus-form.ts';

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
      /** By which the later pays of the year bear more with the bonus, as what was paid before them has it. */
      readonly fromLaterPays: number;
    } & WithAndWithout);

/** Withheld from a pay with the bonus and without it. */
interface WithAndWithout {
  readonly fromBoth: number;
  readonly fromEarnings: number;
}

export interface BonusCalculation {
  readonly rules: RuleSet;
  readonly kind: BonusKind;
  /** Whether there are amounts to calculate with. */
  readonly isEntered: boolean;
  readonly payCycle: PayCycle;
  readonly hoursPerWeek: number;
  /** Of the pays that the employer withholds from. */
  readonly period: WithholdingPeriod;
  /** Of the usual pay. */
  readonly query: PayQuery & { readonly options: PayOptions };
  /** Dollars of one usual pay, without super. */
  readonly earnings: number;
  /** Dollars of the bonus as entered: with its super where pay includes super. */
  readonly entered: number;
  /** Dollars of the bonus as it is paid, without super. */
  readonly bonus: number;
  /** Bonuses of the year's earlier pays, as entered and as they were paid. */
  readonly earlierEntered: number;
  readonly earlier: number;
  readonly withholding: BonusWithholding;
  readonly fromBonus: number;
  /** Dollars that the bonus adds to what later pays of the year bear: the rate of a working holiday maker rises with it. */
  readonly fromLaterPays: number;
  /** The year without the bonus and with it. */
  readonly without: PayResult;
  readonly with: PayResult;
  /**
   * Dollars withheld from the bonus, and for it from later pays, beyond the year's tax on it; below 0 where too little is withheld.
   * Undefined where the pay of another job decides it and is not known.
   */
  readonly back: number | undefined;
}

export function calculated(entries: BonusEntries, rules: RuleSet): BonusCalculation {
  const payCycle = entries.cycle as PayCycle;
  const period = paidBy(payCycle);
  const shown = shownFields(entries);
  const options = optionsIn(entries.options);
  const scale = withholdingScale(options);
  const hoursPerWeek = Number.parseFloat(entries.hours) || DEFAULT_WORKING_TIME.hoursPerWeek;
  const otherJobPay = shown['other-job'] ? parseMoney(entries['other-job']) : 0;
  const query = {
    annualSalary: annualEarnings(
      parseMoney(entries.salary, takesCents(payCycle) ? 2 : 0),
      payCycle,
      { ...DEFAULT_WORKING_TIME, hoursPerWeek },
    ),
    taxYear: entries.year,
    options,
    ...(otherJobPay > 0 && { otherJobPay }),
  };
  const calculate = payCalculator(rules);
  const entered = parseMoney(entries.bonus);
  const earlierEntered = shown.earlier ? parseMoney(entries.earlier) : 0;
  const usual = calculate(query);
  const without = calculate({ ...query, bonus: earlierEntered });
  const withBonus = calculate({ ...query, bonus: earlierEntered + entered });
  const earnings = perPeriod(usual.grossAnnual, period);
  const addedTo = (pay: PayResult, more: PayResult) =>
    snapToMicrodollar(more.grossAnnual - pay.grossAnnual, withBonus.grossAnnual);
  const earlier = addedTo(usual, without);
  const bonus = addedTo(without, withBonus);
  const withholding = withholdingOf();
  const fromBonus =
    withholding.by === 'schedule5'
      ? withholding.steps.fromBonus
      : withholding.fromBoth - withholding.fromEarnings;
  const fromLaterPays = withholding.by === 'schedule15' ? withholding.fromLaterPays : 0;
  const tax = withBonus.totalTax - without.totalTax;
  return {
    rules,
    kind: entries.kind as BonusKind,
    isEntered: moneyIn(entries.salary) !== undefined && entered > 0,
    payCycle,
    hoursPerWeek,
    period,
    query,
    earnings,
    entered,
    bonus,
    earlierEntered,
    earlier,
    withholding,
    fromBonus,
    fromLaterPays,
    without,
    with: withBonus,
    back: scale === 1 && otherJobPay === 0 ? undefined : fromBonus + fromLaterPays - tax,
  };

  function withholdingOf(): BonusWithholding {
    const { taxYear } = query;
    if (scale === 'workingHoliday') {
      const paidBefore = parseMoney(entries.paid);
      const from = (dollars: number, before: number) =>
        withheldFromWorkingHolidayMaker({ earnings: dollars, paidBefore: before, taxYear }, rules);
      const earlierPays = earnings > 0 ? Math.floor(paidBefore / earnings) : 0;
      const laterPays = Math.max(0, PERIODS_PER_YEAR[period] - earlierPays - 1);
      let fromLaterPays = 0;
      for (let pays = 1; pays <= laterPays; pays += 1) {
        const before = paidBefore + pays * earnings;
        fromLaterPays += from(earnings, before + bonus) - from(earnings, before);
      }
      return {
        by: 'schedule15',
        paidBefore,
        fromBoth: from(earnings + bonus, paidBefore),
        fromEarnings: from(earnings, paidBefore),
        fromLaterPays,
      };
    }
    const terms = { earnings, period, taxYear, scale, studentLoan: options.studentLoan, bonus };
    const pays = shown.pays ? Number.parseInt(entries.pays, 10) : undefined;
    if (pays === 1) {
      const from = (dollars: number) =>
        withheldPerPeriod({ ...terms, earnings: dollars }, rules).total;
      return { by: 'onePay', fromBoth: from(earnings + bonus), fromEarnings: from(earnings) };
    }
    const soFar = {
      averageEarnings: moneyIn(entries.average) ?? earnings,
      earlierBonuses: earlier,
      withheldFromEarlierBonuses:
        moneyIn(entries['earlier-withheld']) ?? usuallyWithheld(earlier, terms),
    };
    return {
      by: 'schedule5',
      steps: bonusSteps({ ...terms, pays }, rules),
      byAverage: bonusSteps({ ...terms, soFar }, rules),
      soFar,
    };
  }

  /** From earlier bonuses whose withholding is not given. */
  function usuallyWithheld(bonus: number, terms: Parameters<typeof bonusSteps>[0]): number {
    return bonus > 0 ? bonusSteps({ ...terms, bonus, pays: undefined }, rules).fromBonus : 0;
  }
}
