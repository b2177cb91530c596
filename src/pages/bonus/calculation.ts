/** The answer to the page's entries: what is withheld from the bonus, and what the year's tax on it is. */
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf, type PaidBonus } from '../../pay/withholding/bonus-in-pay.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { shownDollars, sumShown } from '../../words/money.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { otherJobPayIn, payIn } from '../form/pay.tsx';
import type { BonusEntries, BonusKind } from './form.ts';

export type BonusCalculation = ReturnType<typeof calculated>;

/** Of `entries` that count. */
export function calculated(entries: BonusEntries, rules: RuleSet) {
  const { annual, period, hoursPerWeek, isEntered } = payIn(entries);
  const query = {
    annualSalary: annual,
    taxYear: entries.year,
    options: optionsIn(entries.options),
    otherJobPay: otherJobPayIn(entries) || undefined,
  };
  const entered = parseMoney(entries.bonus);
  const earlierEntered = parseMoney(entries.earlier);
  const paid = {
    ...query,
    period,
    bonus: entered,
    pays: entries.pays === '' ? undefined : numberIn(entries.pays),
    earlierBonuses: earlierEntered,
    withheldFromEarlierBonuses: moneyIn(entries['earlier-withheld']),
    averageEarnings: moneyIn(entries.average),
    paidBefore: parseMoney(entries.paid),
  };
  const paidBonus = bonusOf(paid, rules);
  return {
    ...paidBonus,
    shown: shownFigures(paidBonus, entered),
    rules,
    kind: entries.kind as BonusKind,
    isEntered: isEntered && entered > 0,
    period,
    hoursPerWeek,
    /** Of the usual pay. */
    query,
    /** Dollars, as the bonuses that were paid earlier: with super where pay includes super. */
    entered,
    earlierEntered,
  };
}

/** Whole dollars that the page shows side by side: each is made of those beside it. */
function shownFigures(paid: PaidBonus, entered: number) {
  const { fromBonus, without, with: withBonus, settlement } = paid;
  const bonus = shownDollars(paid.bonus);
  /** The year's tax on the bonus: all of it that take-home pay does not have. */
  const yearTax = sumShown([bonus, without.netAnnual, -withBonus.netAnnual]);
  return {
    bonus,
    toSuper: entered - bonus,
    lands: bonus - fromBonus,
    with: { ...withBonus, grossAnnual: sumShown([without.grossAnnual, bonus]) },
    yearTax,
    /** Comes back at tax time, or is left to pay if below 0. */
    refund: settlement && settle(settlement.withheld, yearTax).refund,
  };
}
