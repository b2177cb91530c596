/** The questions about a bonus, and the calculation of the tax withheld from it and of the year's tax on it. */
import type { PayOption } from '../../pay/pay-options.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf, type PaidBonus } from '../../pay/withholding/bonus-in-pay.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { shownDollars, sumShown } from '../../words/money.ts';
import type { Values } from '../form/question.tsx';
import { payOptions } from '../questions/options-of-pay.ts';
import { payInCard } from '../questions/pay-in-card.tsx';
import { taxYearCard } from '../questions/tax-year.tsx';
import { extraPay, yearSoFar } from './cards-of-questions.tsx';

/** The options that change the withholding from a bonus or the year's tax on it. */
const OFFERED: readonly PayOption[] = [
  'studentLoan',
  'noTaxFreeThreshold',
  'nonResident',
  'workingHolidayVisa',
  'noPrivateHospitalCover',
  'includesSuperannuation',
];

export function questions(rules: RuleSet, notes: ControlNotes) {
  return {
    bonus: extraPay,
    salary: payInCard('80000', 'card usual', { superIn: 'options' }),
    year: taxYearCard(rules, notes.model),
    options: payOptions(rules, { notes, offered: OFFERED, asksPaidBefore: true }),
    soFar: yearSoFar,
  };
}

export type Bonus = ReturnType<typeof calculate>;

export function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { bonus, salary, year, soFar } = values;
  const { annual, period, isEntered } = salary;
  const { options, otherJobPay, paidBefore } = values.options;
  const query = { annualSalary: annual, taxYear: year, options, otherJobPay };
  const paid = { ...query, period, bonus: bonus.amount, pays: bonus.pays, paidBefore, ...soFar };
  const paidBonus = bonusOf(paid, rules);
  return {
    ...paidBonus,
    ...soFar,
    shown: shownFigures(paidBonus, bonus.amount),
    rules,
    kind: bonus.kind,
    isEntered: isEntered && bonus.amount > 0,
    period,
    cycle: salary.cycle,
    /** The period of the usual pay. */
    query,
    /** Dollars, as the bonuses that were paid earlier: with super where pay includes super. */
    entered: bonus.amount,
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
