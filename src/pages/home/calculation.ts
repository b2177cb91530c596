/** The pay calculator's questions, its calculation, and the pay that reaches the account. */
import { payCalculator } from '../../pay/pay.ts';
import { residencyOf } from '../../pay/pay-options.ts';
import { perPeriod } from '../../pay/periods.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { type Payslip, payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { isBesideUnknownJob } from '../../pay/withholding/tax-time.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { sumShown } from '../../words/money.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { linkText, type Texts } from '../form/field.ts';
import type { Question, Values } from '../form/question.tsx';
import { familyCard } from '../questions/family-card.tsx';
import { payOptions } from '../questions/options-of-pay.ts';
import { payInCard } from '../questions/pay-in-card.tsx';
import { shownPeriod } from '../questions/shown-period.ts';
import { startInCard } from '../questions/start-date.tsx';
import { taxYearWithRate } from '../questions/tax-year.tsx';

/** Whether the years of the set have withholding schedules. */
export function hasSchedules(rules: RuleSet): boolean {
  return taxYearOf(rules, rules.defaultTaxYear).withholding !== undefined;
}

export function questions(rules: RuleSet, notes: ControlNotes) {
  /** The Medicare levy, its surcharge and a student loan depend on the family. */
  const hasFamilyRules = ({ options = '', year = '' }: Texts) =>
    residencyOf(optionsIn(options)) === 'resident' &&
    taxYearOf(rules, year).medicareLevySurcharge.family !== undefined;
  return {
    salary: payInCard('80000', 'card amount', { superIn: 'options' }),
    kept,
    show: shownPeriod,
    year: taxYearWithRate(rules, notes.model),
    options: payOptions(rules, { notes }),
    ...(hasSchedules(rules) && { start: startInCard(rules, hasOneJob) }),
    family: familyCard(hasFamilyRules),
  };
}

/** The pays of a second job depend on the other one too. */
const hasOneJob = ({ options = '' }: Texts) => withholdingScale(optionsIn(options)) !== 1;

/** Keeps the pay as it was entered, though it's unlikely for its cycle. That is forgotten once either is another. The answer asks it. */
const kept: Question<string> = {
  fields: { kept: { ...linkText(64), when: (own) => own.kept === keptPay(own) } },
  value: (own) => own.kept ?? '',
  draw: () => null,
};

/** The text of `kept` that keeps the pay of these entries. */
export function keptPay({ salary, cycle }: Texts): string {
  return `${salary}-${cycle}`;
}

export type Home = ReturnType<typeof calculate>;

export function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { salary: entered, year, family, show } = values;
  const { otherJobPay, options } = values.options;
  const query = {
    annualSalary: entered.annual,
    taxYear: year,
    options,
    customSuperRate: entered.customSuperRate,
    ...(otherJobPay !== undefined && { otherJobPay }),
    ...family,
  };
  const payOf = payCalculator(rules);
  const pay = payOf(query);
  const taxYear = taxYearOf(rules, year);
  const isPaidOut = taxYear.withholding !== undefined;
  const withOffsets = { ...query, options: { ...options, withholdTaxOffsets: false } };
  const offsetsLater = options.withholdTaxOffsets ? payOf(withOffsets).taxOffsets : 0;
  return {
    rules,
    taxYear,
    entered,
    query,
    pay,
    /** The day of the tax year on which the job began, such as `2027-02-01`. Undefined for a whole year. */
    start: isPaidOut && values.start ? values.start : undefined,
    /** The period of the answer. */
    shown: show ?? (entered.cycle === 'annually' ? entered.cycle : entered.period),
    /** Years without withholding schedules divide take-home pay into equal shares. */
    hasSchedules: isPaidOut,
    /** The year's tax on a second job is unknown until the other job's pay is entered. */
    hasYear: !isPaidOut || !isBesideUnknownJob(query),
    /** The offsets, in dollars, that the visitor gets only with the tax return. */
    offsetsLater,
    /** The year's take-home pay in whole dollars, with those offsets. */
    keptInYear: sumShown([pay.netAnnual, offsetsLater]),
  };
}

/** The dollars that land in the account each period; where the year has no schedules, the share of its take-home pay. */
export function paidOut(result: Home, period: WithholdingPeriod): number {
  const { hasSchedules, pay } = result;
  return hasSchedules ? payslip(result, period).netPay : perPeriod(pay.netAnnual, period);
}

/** One pay of a year that has schedules. */
export function payslip({ rules, query, pay }: Home, period: WithholdingPeriod): Payslip {
  const { taxYear, options } = query;
  const { studentLoan } = options;
  return payslipOf(pay, { period, taxYear, scale: withholdingScale(options), studentLoan }, rules);
}
