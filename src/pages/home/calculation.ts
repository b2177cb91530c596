/** The questions of the pay calculator, and the calculation of its entries. */
import { payCalculator } from '../../pay/pay.ts';
import { residencyOf } from '../../pay/pay-options.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { optionsIn } from '../../words/pay-options.ts';
import type { Texts } from '../form/field.ts';
import type { Question, Values } from '../form/question.tsx';
import { familyCard } from '../questions/family-card.tsx';
import { payOptions } from '../questions/options-of-pay.ts';
import { payInCard } from '../questions/pay-in-card.tsx';
import { taxYearWithRate } from '../questions/tax-year.tsx';

export function questions(rules: RuleSet, notes: ControlNotes) {
  /** The Medicare levy, its surcharge and a student loan depend on the family. */
  const hasFamilyRules = ({ options = '', year = '' }: Texts) =>
    residencyOf(optionsIn(options)) === 'resident' &&
    taxYearOf(rules, year).medicareLevySurcharge.family !== undefined;
  return {
    salary: payInCard('80000', 'card amount', { superIn: 'options' }),
    kept,
    year: taxYearWithRate(rules, notes.model),
    options: payOptions(rules, { notes }),
    family: familyCard(hasFamilyRules),
  };
}

/** Keeps the pay as it was entered, though it's unlikely for its cycle. That is forgotten once either is another. */
const kept: Question<Doubt> = {
  fields: {
    kept: {
      initial: '',
      accept: (text) => text.slice(0, 64),
      problem: () => '',
      when: (own) => own.kept === keptPay(own),
    },
  },
  value: (own) => ({
    salary: own.salary ?? '',
    kept: keptPay(own),
    isKept: own.kept === keptPay(own),
  }),
  // The answer draws this question.
  draw: () => null,
};

/** A pay that may belong to another cycle. */
export interface Doubt {
  /** The amount as it was entered. */
  readonly salary: string;
  /** The text of `kept` that keeps the pay. */
  readonly kept: string;
  readonly isKept: boolean;
}

function keptPay({ salary, cycle }: Texts): string {
  return `${salary}-${cycle}`;
}

export type Home = ReturnType<typeof calculate>;

export function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { salary: entered, kept: doubt, year, options: chosen } = values;
  const { otherJobPay, options } = chosen;
  const query = {
    annualSalary: entered.annual,
    taxYear: year,
    options,
    customSuperRate: entered.customSuperRate,
    ...(otherJobPay !== undefined && { otherJobPay }),
    ...values.family,
  };
  const pay = payCalculator(rules)(query);
  return { rules, taxYear: taxYearOf(rules, year), entered, doubt, query, pay };
}

/** Takes the answer's place while there is no pay to calculate with. */
export function requestFor({ entered }: Home): string {
  return entered.isDisputed
    ? 'Check your pay to see what you take home.'
    : 'Enter your gross pay to see what you take home.';
}
