/** A job of the tax return: its questions, its facts for the engine, and the words of its fields. */
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import {
  MONTHS_PER_YEAR,
  MOST_FORTNIGHTLY_PAYS,
  MOST_WEEKLY_PAYS,
} from '../../pay/rules/every-year.ts';
import type { Residency, RuleSet } from '../../pay/rules/rule-set.ts';
import { paidIn, type ReturnJob, type ReturnOfJob } from '../../pay/tax-return.ts';
import { paysSince } from '../../pay/withholding/pays-since.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { dollars, dollarsOrNone, oneOf } from '../form/kinds.tsx';
import { onlyIf, type Values } from '../form/question.tsx';
import { superRateAssumed } from '../questions/pay.tsx';
import { hoursOfPay, payAmount, superPlace, superRate } from '../questions/pay-among-others.tsx';
import { paysOfYear } from '../questions/pays-of-year.ts';
import { ofResident } from '../questions/person.tsx';
import { startDate } from '../questions/start-date.tsx';

/** The most pays of a year: some years have one more. */
const MOST_PAYS = {
  weekly: MOST_WEEKLY_PAYS,
  fortnightly: MOST_FORTNIGHTLY_PAYS,
  monthly: MONTHS_PER_YEAR,
} as const;

/** A question for an amount in whole dollars a year. */
export const aYear = (label: string, hint = '') => dollars(label, { unit: 'annually', hint });

/** `place` is the first answer to whether this is the main job, where the tax-free threshold is claimed. */
export const questionsOfJob = (rules: RuleSet, salary: string, place: 'yes' | 'no') => ({
  pay: payAmount(salary, { superIn: 'included', label: 'Pay before tax' }),
  hours: hoursOfPay(),
  start: startDate(rules),
  pays: paysOfYear('', MOST_PAYS),
  withheld: dollarsOrNone('Tax withheld', { unit: 'annually' }),
  threshold: ofResident(
    oneOf(
      'Is this your main job?',
      { yes: 'Main job', no: 'Second job' },
      place,
      'Your main job is where you claim the tax-free threshold.',
    ),
  ),
  declared: onlyIf(
    (_, { loan, residency }) => loan !== '' && residency !== 'workingHoliday',
    oneOf('Is tax taken for your student loan?', { yes: 'Yes', no: 'No' }, 'yes'),
  ),
  sacrifice: aYear('Salary sacrifice', 'Into super, in this year.'),
  fringe: aYear('Fringe benefits', 'The reportable amount.'),
  super: superRate('Super rate'),
  included: superPlace(),
});

type JobValues = Values<ReturnType<typeof questionsOfJob>>;

/** The person and the year that a job is of. `loan` says that the person has a student loan. */
interface JobOf {
  readonly residency: Residency;
  readonly loan: boolean;
  readonly year: string;
}

/** A job as entered, with its facts for the engine. */
export function enteredJob(name: string, values: JobValues, { residency, loan, year }: JobOf) {
  const { pay } = values;
  const pays =
    values.pays ?? paysSince(values.start, year, pay.period) ?? PERIODS_PER_YEAR[pay.period];
  const facts = {
    pay: paidIn(pays, pay.period, pay.annual),
    period: pay.period,
    pays,
    includesSuper: values.included,
    superRate: values.super,
    salarySacrifice: values.sacrifice,
    fringeBenefits: values.fringe,
    scale: scaleOf(residency, values.threshold === 'yes'),
    loanDeclared: loan && values.declared === 'yes',
    withheld: values.withheld,
  } satisfies ReturnJob;
  const isPartYear = pays < PERIODS_PER_YEAR[pay.period];
  return { name, values, facts, isEntered: pay.isEntered, isPartYear };
}

export type EnteredJob = ReturnType<typeof enteredJob> & { readonly result: ReturnOfJob };

/** The words of the fields. `guarantee` is the year's super rate, a fraction. */
export function saidOfJob(job: EnteredJob, guarantee: number) {
  const { values, facts, result, isEntered } = job;
  const { withheld = 0, sacrifice } = values;
  const { pays } = facts;
  // Without a pay there is nothing to compare other amounts with.
  const { gross, earnings } = isEntered ? result : { gross: Infinity, earnings: Infinity };
  const scheduled = formatDollars(result.scheduled);
  const inYear = PERIODS_PER_YEAR[facts.period];
  const hasExtra = pays > inYear && facts.scale !== 'workingHoliday';
  return {
    pay: {
      hint: isEntered ? `${formatDollars(gross)} in this year` : 'Enter the pay before tax.',
    },
    ...(values.start !== '' && {
      start: { hint: values.pays === undefined ? `Assumed: ${pays} pays.` : '' },
    }),
    pays: {
      label: `How many ${CYCLE_NOUNS[facts.period]}s were you paid?`,
      inUse: `${pays}`,
      hint: hasExtra
        ? 'Extra withholding is by agreement.'
        : values.pays === undefined
          ? `Assumed: ${pays}.`
          : '',
    },
    withheld: {
      hint: isEntered
        ? values.withheld === undefined
          ? `Assumed: ${scheduled}, by the tax tables.`
          : `By the tax tables: ${scheduled}.`
        : '',
      question: withheld > earnings && 'More than this job paid, but it counts.',
    },
    sacrifice: {
      question: sacrifice > gross && `More than the pay: ${formatDollars(gross)} counts.`,
    },
    super: superRateAssumed(guarantee, values.super),
  } as const;
}

/** Says what is set among the further questions about the job. */
export function setOfJob(job: EnteredJob, guarantee: number) {
  const { pays, declared, sacrifice, fringe, super: ownRate, included } = job.values;
  const counted = job.isEntered ? Math.min(job.result.gross, sacrifice) : sacrifice;
  return [
    pays !== undefined && `${pays} pays`,
    declared === 'no' && 'loan not declared',
    sacrifice > 0 && `sacrifice ${formatDollars(counted)}`,
    fringe > 0 && `fringe benefits ${formatDollars(fringe)}`,
    `${formatRate(ownRate ?? guarantee)} super${included ? ' included' : ''}`,
  ];
}
