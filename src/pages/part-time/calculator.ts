/** The part-time calculator compares take-home pay for some days of a full-time job with all five. */
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import { perPeriod } from '../../pay/periods.ts';
import { toCents } from '../../pay/rounding.ts';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NOUNS, onePeriod } from '../../words/pay-cycles.ts';
import { dollars, number, taxYear } from '../form/kinds.tsx';
import type { Values } from '../form/question.tsx';
import { type Answer, defineCalculator } from '../live/calculator.ts';
import { payBrought } from '../questions/pay-brought.ts';
import { studentLoan } from '../questions/person.tsx';
import { shownPeriod } from '../questions/shown-period.ts';

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
  show: shownPeriod,
});

export type PartTime = ReturnType<typeof calculate>;

function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { full, days, loan, year, show = 'annually' } = values;
  const payOf = (annualSalary: number) =>
    payCalculator(rules)({ annualSalary, taxYear: year, options: { studentLoan: loan } });
  const hasSchedules = taxYearOf(rules, year).withholding !== undefined;
  /** The pay in the account, in dollars. Without schedules it is a share of the year. */
  const paidEach = (pay: PayResult, period: WithholdingPeriod) =>
    hasSchedules
      ? payslipOf(
          pay,
          { period, taxYear: year, scale: scaleOf('resident', true), studentLoan: loan },
          rules,
        ).netPay
      : perPeriod(pay.netAnnual, period);
  const [all, part] = [payOf(full), payOf(toCents((full * days) / DAYS_PER_WEEK))];
  const paidIn = (period: WithholdingPeriod) => ({
    period,
    paid: { all: paidEach(all, period), part: paidEach(part, period) },
  });
  return {
    values,
    hasSchedules,
    isEntered: full > 0 && days > 0,
    all,
    part,
    /** The period of the answer, and how often the pay comes. */
    shown: show,
    ...paidIn(show === 'annually' ? 'fortnightly' : show),
  };
}

function answer(result: PartTime): Answer {
  const { values, part, all, paid, period, shown, hasSchedules, isEntered } = result;
  const { full, days, year } = values;
  if (!isEntered) {
    return {
      title: 'You take home',
      words: 'Enter a full-time salary and your days to see what they leave.',
    };
  }
  const net = formatDollars(part.netAnnual);
  const each = hasSchedules ? `each ${CYCLE_NOUNS[period]}` : onePeriod(period);
  const lands = formatCents(paid.part);
  const isOfYear = shown === 'annually';
  // A year of pays is not the year's take-home pay: tax time settles the rest.
  const ofPays = isOfYear
    ? `${lands} lands in your account ${each}.`
    : `That's ${net} a year, after your tax return.`;
  const ofShares = `That's ${isOfYear ? `${lands} ${each}` : `${net} a year`}.`;
  return {
    title: `For ${days} of ${DAYS_PER_WEEK} days of ${formatDollars(full)} you take home`,
    figure: isOfYear ? net : lands,
    words: `${isOfYear ? 'a year' : each} after tax in ${year}.`,
    also: [
      hasSchedules ? ofPays : ofShares,
      `You keep ${formatRate(Math.round((part.netAnnual / all.netAnnual) * 1_000) / 1_000)} of full-time take-home pay for ${formatRate(days / DAYS_PER_WEEK)} of the days.`,
    ],
    period: shown,
  };
}

export const calculator = defineCalculator({
  questions,
  sections: () => [
    { title: 'Your days', ask: ['full', 'days'] },
    {
      title: 'Study loan and tax year',
      set: ({ values: { loan, year } }) => [year, loan && 'study loan'].filter(Boolean).join(', '),
      sections: [{ title: 'Your year', ask: ['loan', 'year'], note: 'family' }],
    },
  ],
  calculate,
  answer,
  // The pay elsewhere is the full-time one here.
  accepts: payBrought('full'),
  late: ['AnswerBar', 'Reason'],
});
