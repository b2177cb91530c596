/** The part-time calculator compares take-home pay for some days of a full-time job with all five. */
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import { toCents } from '../../pay/rounding.ts';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { payslipOf } from '../../pay/withholding/payslip.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import { dollars, number, taxYear } from '../form/kinds.tsx';
import type { Values } from '../form/question.tsx';
import { defineCalculator } from '../live/calculator.ts';
import { Stack } from '../live/stack.tsx';
import { payBrought } from '../questions/pay-brought.ts';
import { studentLoan } from '../questions/person.tsx';

/** The entries that the page is sent with. */
export const EXAMPLE = { full: '95000', days: '3' };

const questions = (rules: RuleSet) => ({
  full: dollars('Full-time salary, a year', {
    initial: EXAMPLE.full,
    unit: 'annually',
    hint: 'Before tax, without super.',
  }),
  days: number('Days a week you work', DAYS_PER_WEEK, {
    initial: EXAMPLE.days,
    hint: `Out of ${DAYS_PER_WEEK} days a week.`,
  }),
  loan: studentLoan(),
  year: taxYear(rules),
});

export type PartTime = ReturnType<typeof calculate>;

function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { full, days, loan, year } = values;
  const payOf = (annualSalary: number) =>
    payCalculator(rules)({ annualSalary, taxYear: year, options: { studentLoan: loan } });
  const hasSchedules = taxYearOf(rules, year).withholding !== undefined;
  /** The fortnightly pay in the account, in dollars. Without schedules it is a fortnight's share of the year. */
  const fortnightOf = (pay: PayResult) =>
    hasSchedules
      ? payslipOf(
          pay,
          {
            period: 'fortnightly',
            taxYear: year,
            scale: scaleOf('resident', true),
            studentLoan: loan,
          },
          rules,
        ).netPay
      : pay.fortnightly;
  const [all, part] = [payOf(full), payOf(toCents((full * days) / DAYS_PER_WEEK))];
  return {
    values,
    hasSchedules,
    isEntered: full > 0 && days > 0,
    all,
    part,
    fortnight: { all: fortnightOf(all), part: fortnightOf(part) },
  };
}

function answer({ values, part, all, fortnight, hasSchedules, isEntered }: PartTime) {
  if (!isEntered) return { lead: 'Enter a full-time salary and your days to see what they leave.' };
  const { full, days, year } = values;
  const each = hasSchedules ? 'reaches your account each fortnight' : 'a fortnight';
  return {
    lead: `${days} of ${DAYS_PER_WEEK} days of ${formatDollars(full)} leave ${formatDollars(part.netAnnual)} a year after tax in ${year}.`,
    more: `${formatCents(fortnight.part)} ${each}. You keep ${formatRate(Math.round((part.netAnnual / all.netAnnual) * 1_000) / 1_000)} of full-time take-home pay for ${formatRate(days / DAYS_PER_WEEK)} of the days.`,
  };
}

export const calculator = defineCalculator({
  questions,
  Layout: Stack,
  sections: () => [
    { title: 'Your days', ask: ['full', 'days'] },
    { title: 'Your year', ask: ['loan', 'year'], note: 'family' },
  ],
  calculate,
  answer,
  // The pay elsewhere is the full-time one here.
  accepts: payBrought('full'),
});
