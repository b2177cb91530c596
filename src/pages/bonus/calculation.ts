/** The answer to the page's entries: what is withheld from the bonus, and what the year's tax on it is. */
import { bonusOf, type PaidBonus } from '../../pay/bonus.ts';
import type { PayOptions, PayQuery, RuleSet } from '../../pay/index.ts';
import { moneyIn, parseMoney } from '../../words/entered-text.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type EnteredPay, payIn } from '../form/pay.ts';
import type { BonusEntries, BonusKind } from './form.ts';

export interface BonusCalculation extends PaidBonus {
  readonly rules: RuleSet;
  readonly kind: BonusKind;
  /** Whether there are amounts to calculate with. */
  readonly isEntered: boolean;
  /** Of the pays that the employer withholds from. */
  readonly period: EnteredPay['period'];
  readonly hoursPerWeek: number;
  /** Of the usual pay. */
  readonly query: PayQuery & { readonly options: PayOptions };
  /** Dollars of the bonus as entered: with its super where pay includes super. */
  readonly entered: number;
  /** Bonuses of the year's earlier pays, as entered. */
  readonly earlierEntered: number;
}

/** Of `entries` that count. */
export function calculated(entries: BonusEntries, rules: RuleSet): BonusCalculation {
  const { annual, period, hoursPerWeek, isEntered } = payIn(entries);
  const otherJobPay = parseMoney(entries['other-job']);
  const query = {
    annualSalary: annual,
    taxYear: entries.year,
    options: optionsIn(entries.options),
    ...(otherJobPay > 0 && { otherJobPay }),
  };
  const entered = parseMoney(entries.bonus);
  const earlierEntered = parseMoney(entries.earlier);
  const paid = bonusOf(
    {
      ...query,
      period,
      bonus: entered,
      pays: entries.pays === '' ? undefined : Number.parseInt(entries.pays, 10),
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
    isEntered: isEntered && entered > 0,
    period,
    hoursPerWeek,
    query,
    entered,
    earlierEntered,
  };
}
