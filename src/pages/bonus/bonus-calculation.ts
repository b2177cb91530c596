/** The answer to the page's entries: what is withheld from the bonus, and what the year's tax on it is. */
import {
  annualEarnings,
  type BonusSteps,
  type BonusYear,
  DEFAULT_WORKING_TIME,
  type PayOptions,
  type PayQuery,
  type PayResult,
  payCalculator,
  perPeriod,
  type RuleSet,
  type WithholdingPeriod,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
  withholdingScale,
} from '../../pay/index.ts';
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
  | ({ readonly by: 'schedule15'; readonly paidBefore: number } & WithAndWithout);

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
  /** Dollars of the bonus as it is paid, without super. */
  readonly bonus: number;
  /** Bonuses of the year's earlier pays, in dollars. */
  readonly earlier: number;
  readonly withholding: BonusWithholding;
  readonly fromBonus: number;
  /** The year without the bonus and with it. */
  readonly without: PayResult;
  readonly with: PayResult;
  /**
   * Dollars withheld from the bonus beyond the year's tax on it; below 0 where too little is withheld. Division 293 tax is billed
   * later. Undefined where other pays decide it: another job's that is not known, and a working holiday maker's later ones.
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
  const earlier = shown.earlier ? parseMoney(entries.earlier) : 0;
  const calculate = payCalculator(rules);
  const entered = parseMoney(entries.bonus);
  const usual = calculate(query);
  const without = calculate({ ...query, bonus: earlier });
  const withBonus = calculate({ ...query, bonus: earlier + entered });
  const earnings = perPeriod(usual.grossAnnual, period);
  const bonus = withBonus.grossAnnual - without.grossAnnual;
  const withholding = withholdingOf();
  const fromBonus =
    withholding.by === 'schedule5'
      ? withholding.steps.fromBonus
      : withholding.fromBoth - withholding.fromEarnings;
  const isYearKnown = scale === 2 || scale === 3 || otherJobPay > 0;
  return {
    rules,
    kind: entries.kind as BonusKind,
    isEntered: moneyIn(entries.salary) !== undefined && entered > 0,
    payCycle,
    hoursPerWeek,
    period,
    query,
    earnings,
    bonus,
    earlier,
    withholding,
    fromBonus,
    without,
    with: withBonus,
    back: isYearKnown ? fromBonus - (taxAtTaxTime(withBonus) - taxAtTaxTime(without)) : undefined,
  };

  function withholdingOf(): BonusWithholding {
    const { taxYear } = query;
    if (scale === 'workingHoliday') {
      const paidBefore = parseMoney(entries.paid);
      const from = (dollars: number) =>
        withheldFromWorkingHolidayMaker({ earnings: dollars, paidBefore, taxYear }, rules);
      return {
        by: 'schedule15',
        paidBefore,
        fromBoth: from(earnings + bonus),
        fromEarnings: from(earnings),
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

function taxAtTaxTime({ totalTax, division293Tax }: PayResult): number {
  return totalTax - division293Tax;
}
