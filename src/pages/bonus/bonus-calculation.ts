/** The answer to the page's entries: what is withheld from the bonus, and what the year's tax on it is. */
import {
  annualEarnings,
  DEFAULT_WORKING_TIME,
  type PayOptions,
  type PayQuery,
  type RuleSet,
} from '../../pay/index.ts';
import { bonusOf, type PaidBonus, type WithholdingPeriod } from '../../pay/withholding/index.ts';
import { moneyIn, parseMoney } from '../../words/entered-text.ts';
import { type PayCycle, paidBy, takesCents } from '../../words/pay-cycles.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type BonusEntries, type BonusKind, shownFields } from './bonus-form.ts';

export interface BonusCalculation extends PaidBonus {
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
  /** Dollars of the bonus as entered: with its super where pay includes super. */
  readonly entered: number;
  /** Bonuses of the year's earlier pays, as entered. */
  readonly earlierEntered: number;
}

export function calculated(entries: BonusEntries, rules: RuleSet): BonusCalculation {
  const payCycle = entries.cycle as PayCycle;
  const period = paidBy(payCycle);
  const shown = shownFields(entries);
  const hoursPerWeek = Number.parseFloat(entries.hours) || DEFAULT_WORKING_TIME.hoursPerWeek;
  const otherJobPay = shown['other-job'] ? parseMoney(entries['other-job']) : 0;
  const query = {
    annualSalary: annualEarnings(
      parseMoney(entries.salary, takesCents(payCycle) ? 2 : 0),
      payCycle,
      { ...DEFAULT_WORKING_TIME, hoursPerWeek },
    ),
    taxYear: entries.year,
    options: optionsIn(entries.options),
    ...(otherJobPay > 0 && { otherJobPay }),
  };
  const entered = parseMoney(entries.bonus);
  const earlierEntered = shown.earlier ? parseMoney(entries.earlier) : 0;
  const paid = bonusOf(
    {
      ...query,
      period,
      bonus: entered,
      pays: shown.pays ? Number.parseInt(entries.pays, 10) : undefined,
      earlierBonuses: earlierEntered,
      withheldFromEarlierBonuses: moneyIn(entries['earlier-withheld']),
      averageEarnings: moneyIn(entries.average),
      paidBefore: parseMoney(entries.paid),
    },
    rules,
  );
  return {
    ...paid,
    rules,
    kind: entries.kind as BonusKind,
    isEntered: moneyIn(entries.salary) !== undefined && entered > 0,
    payCycle,
    hoursPerWeek,
    period,
    query,
    entered,
    earlierEntered,
  };
}
