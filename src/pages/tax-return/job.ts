/** A job of the tax return: its questions, its facts for the engine, and the words of its fields. */
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import {
  MONTHS_PER_YEAR,
  MOST_FORTNIGHTLY_PAYS,
  MOST_WEEKLY_PAYS,
} from '../../pay/rules/every-year.ts';
import type { Residency } from '../../pay/rules/rule-set.ts';
import { paidIn, type ReturnJob, type ReturnOfJob } from '../../pay/tax-return.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { numberIn } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NOUNS, type PayCycle, paidBy } from '../../words/pay-cycles.ts';
import { type Field, type Texts, upTo } from '../form/field.ts';
import { dollars, dollarsOrNone, number, oneOf } from '../form/kinds.tsx';
import { onlyIf, type Values } from '../form/question.tsx';
import { superRateSaid } from '../questions/pay.tsx';
import { hoursOfPay, payAmount, superPlace, superRate } from '../questions/pay-among-others.tsx';

/** The pays of a year, with the one more that some years have. */
const MOST_PAYS = {
  weekly: MOST_WEEKLY_PAYS,
  fortnightly: MOST_FORTNIGHTLY_PAYS,
  monthly: MONTHS_PER_YEAR,
} as const;

const numberOfPays = (most: number) => upTo(most, { isWhole: true });

// A number above the most of the new period stays in the field, refused. It counts again if the visitor goes back to the old period.
const { accept, shown } = numberOfPays(MOST_PAYS.weekly);

const PAYS_FIELDS = {
  weekly: numberOfPays(MOST_PAYS.weekly),
  fortnightly: { ...numberOfPays(MOST_PAYS.fortnightly), accept, shown },
  monthly: { ...numberOfPays(MOST_PAYS.monthly), accept, shown },
};

const periodOf = ({ cycle }: Texts) => paidBy(cycle as PayCycle);

const paysField: Field = { ...PAYS_FIELDS.weekly, by: (own) => PAYS_FIELDS[periodOf(own)] };

/** The number of pays in the year. Without an entry it is that of a whole year. */
const paysInYear = {
  ...number('', MOST_PAYS.weekly, { isWhole: true }),
  fields: { '': paysField },
  value(own: Texts) {
    const { pays = '' } = own;
    const period = periodOf(own);
    return Math.min(MOST_PAYS[period], pays === '' ? PERIODS_PER_YEAR[period] : numberIn(pays));
  },
};

/** A question for an amount in whole dollars a year. */
export const aYear = (label: string, hint = '') => dollars(label, { unit: 'annually', hint });

/** `place` is the first answer to whether this is the main job, where the tax-free threshold is claimed. */
export function questionsOfJob(salary: string, place: 'yes' | 'no') {
  return {
    pay: payAmount(salary, { superIn: 'included', label: 'Pay before tax' }),
    hours: hoursOfPay(),
    pays: paysInYear,
    withheld: dollarsOrNone('Tax withheld', { unit: 'annually' }),
    threshold: onlyIf(
      (_, { residency }) => residency === 'resident',
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
  };
}

type JobValues = Values<ReturnType<typeof questionsOfJob>>;

/** `loan` says that the person has a student loan. */
export function factsOfJob(job: JobValues, residency: Residency, loan: boolean) {
  const { pay, pays } = job;
  return {
    pay: paidIn(pays, pay.period, pay.annual),
    period: pay.period,
    pays,
    includesSuper: job.included,
    superRate: job.super,
    salarySacrifice: job.sacrifice,
    fringeBenefits: job.fringe,
    scale: scaleOf(residency, job.threshold === 'yes'),
    loanDeclared: loan && job.declared === 'yes',
    withheld: job.withheld,
  } satisfies ReturnJob;
}

export type JobFacts = ReturnType<typeof factsOfJob>;

export type EnteredJob = ReturnType<typeof enteredJob>;

export function enteredJob(name: string, values: JobValues, facts: JobFacts, result: ReturnOfJob) {
  const { isEntered } = values.pay;
  const isPartYear = facts.pays < PERIODS_PER_YEAR[facts.period];
  return { name, values, facts, result, isEntered, isPartYear };
}

/** Without a pay there is nothing to compare other amounts with. */
function mostOf({ isEntered, result }: EnteredJob) {
  return isEntered ? result : { gross: Infinity, earnings: Infinity };
}

/** The words of the fields. `guarantee` is the year's super rate, a fraction. */
export function saidOfJob(job: EnteredJob, guarantee: number) {
  const { values, facts, result, isEntered } = job;
  const { pays, withheld = 0, sacrifice } = values;
  const { gross, earnings } = mostOf(job);
  const inYear = PERIODS_PER_YEAR[facts.period];
  const hasExtra = pays > inYear && facts.scale !== 'workingHoliday';
  return {
    pay: {
      hint: isEntered ? `${formatDollars(gross)} in this year` : 'Enter the pay before tax.',
    },
    pays: {
      label: `How many ${CYCLE_NOUNS[facts.period]}s were you paid?`,
      placeholder: `${inYear}`,
      inUse: `${pays}`,
      hint: hasExtra
        ? 'Extra withholding is by agreement.'
        : `Fewer than ${inYear} if you started late.`,
    },
    withheld: {
      placeholder: `${Math.round(result.scheduled)}`,
      hint: isEntered ? `The tax tables give ${formatDollars(result.scheduled)}.` : '',
      question: withheld > earnings && 'More than this job paid, but it counts.',
    },
    sacrifice: {
      question: sacrifice > gross && `More than the pay: ${formatDollars(gross)} counts.`,
    },
    super: superRateSaid(guarantee, values.super),
  } as const;
}

/** Says what is set among the further questions about the job. */
export function setOfJob(job: EnteredJob, guarantee: number) {
  const { declared, sacrifice, fringe, super: ownRate, included } = job.values;
  return [
    declared === 'no' && 'loan not declared',
    sacrifice > 0 && `sacrifice ${formatDollars(Math.min(mostOf(job).gross, sacrifice))}`,
    fringe > 0 && `fringe benefits ${formatDollars(fringe)}`,
    `${formatRate(ownRate ?? guarantee)} super${included ? ' included' : ''}`,
  ];
}
