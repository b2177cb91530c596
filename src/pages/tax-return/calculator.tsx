/** The tax return: every job of a year and what else counts, and the refund or the bill that follows. */
import { DAYS_PER_LEAP_YEAR, MONTHS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { type RuleSet, seniorsBornBefore, taxYearOf } from '../../pay/rules/rule-set.ts';
import { type ReturnFacts, type ReturnOfJob, taxReturnOf } from '../../pay/tax-return.ts';
import { dayText } from '../../words/dates.ts';
import { moneyText } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { settlementShown } from '../../words/sums.ts';
import type { Texts } from '../form/field.ts';
import { number, oneOf, yesNo } from '../form/kinds.tsx';
import { onlyIf, type Values } from '../form/question.tsx';
import { type Answer, defineCalculator } from '../live/calculator.ts';
import { growingList } from '../live/growing-list.tsx';
import { amountFields } from '../questions/pay.tsx';
import * as person from '../questions/person.tsx';
import { taxYearCard } from '../questions/tax-year.tsx';
import { aYear, type EnteredJob, enteredJob, questionsOfJob, saidOfJob, setOfJob } from './job.ts';

const COVERS = { '': 'All year', part: 'Part of it', none: 'None' } as const;

/** Residents alone are asked for a partner. */
const isCouple = ({ family }: Texts) => family === 'yes';

const questions = (rules: RuleSet) => ({
  jobs: growingList({
    noun: 'Job',
    prefixes: ['', ...[2, 3, 4, 5, 6, 7, 8].map((job) => `job${job}-`)],
    each: (index) =>
      index === 0 ? questionsOfJob(rules, '80000', 'yes') : questionsOfJob(rules, '', 'no'),
  }),
  year: taxYearCard(rules),
  interest: aYear('Interest'),
  dividends: aYear('Dividends', 'Franking credits are left out.'),
  rent: aYear('Rent', 'After its costs. Losses are left out.'),
  // Older links have the Age Pension here too.
  pension: aYear('JobSeeker and similar', 'Youth Allowance, Austudy, partnered Parenting Payment.'),
  'age-pension': aYear('Age Pension', 'Or a service pension.'),
  expenses: aYear('Work expenses', 'Tools, travel, home office.'),
  deductions: aYear('Other deductions', 'Gifts, union fees, tax agent.'),
  family: person.ofResident(yesNo('Did you have a partner all year?')),
  partner: onlyIf(isCouple, aYear("Partner's taxable income", 'For the whole year. Assumed: $0.')),
  children: person.ofResident(person.children()),
  // `says` gives the words, which have a date in them.
  senior: person.ofResident(yesNo('')),
  'partner-senior': onlyIf(isCouple, yesNo('Was your partner born before that?')),
  apart: onlyIf(
    (own) => isCouple(own) && own.senior === 'yes',
    oneOf('Do you live together?', { '': 'Yes', illness: 'Apart by illness' }, ''),
  ),
  cover: person.hospitalCover('Were you covered?', COVERS),
  days: onlyIf(
    ({ cover }) => cover === 'part',
    number('Days without cover', DAYS_PER_LEAP_YEAR, { isWhole: true }),
  ),
  loan: person.studentLoan('Do you have a HECS or other student loan?'),
  residency: person.residency('What are you for tax?'),
  /** Empty and 0 both mean the whole year. */
  months: person.ofResident(
    number('Months as a resident', MONTHS_PER_YEAR, {
      isWhole: true,
      hint: `Assumed: all ${MONTHS_PER_YEAR}. Count the month you arrive or leave.`,
    }),
  ),
});

type ReturnValues = Values<ReturnType<typeof questions>>;

export type EnteredReturn = ReturnType<typeof calculate>;

function calculate(values: ReturnValues, rules: RuleSet) {
  const { residency, family, loan } = values;
  const entered = values.jobs.map((job, at) => enteredJob(`Job ${at + 1}`, job, values));
  const facts = {
    taxYear: values.year,
    residency,
    jobs: entered.map((job) => job.facts),
    otherIncome: values.interest + values.dividends + values.rent,
    benefits: values.pension,
    agePension: values['age-pension'],
    workExpenses: values.expenses,
    otherDeductions: values.deductions,
    dependentChildren: values.children,
    residentMonths: values.months || undefined,
    senior: seniorIn(values),
    spouse: family ? { income: values.partner, senior: values['partner-senior'] } : undefined,
    // More days than any year has are all of them.
    daysWithoutCover: values.cover === 'none' ? DAYS_PER_LEAP_YEAR : values.days,
    studentLoan: loan,
  };
  const result = taxReturnOf(facts, rules);
  // A return has the jobs of its facts, in their order.
  const jobs = entered.map((job, at) => ({ ...job, result: result.jobs[at] as ReturnOfJob }));
  return {
    ...{ rules, values, facts, result, jobs },
    guarantee: taxYearOf(rules, values.year).superannuation.guarantee.rate,
    shown: settlementShown(result),
    request: requestFor(jobs, result.otherIncome),
  };
}

/** The Age Pension, too, makes a senior of a resident, whatever they answered to the question of age. */
function seniorIn(values: ReturnValues): ReturnFacts['senior'] {
  const hasPension = values.residency === 'resident' && values['age-pension'] > 0;
  if (!values.senior && !hasPension) return undefined;
  if (!values.family) return 'single';
  return values.apart === '' ? 'couple' : 'separatedByIllness';
}

/** The request that takes the answer's place: for a pay that is refused, or for any pay where there is nothing to assess. Else empty. */
function requestFor(jobs: readonly EnteredJob[], otherIncome: number): string {
  const refused = jobs.find(({ values }) => values.pay.isRefused);
  const hasSome =
    otherIncome > 0 ||
    jobs.some(({ isEntered, values: { withheld, fringe } }) => isEntered || withheld || fringe);
  if (hasSome && refused === undefined) return '';
  const pay = refused && jobs.length > 1 ? `the pay of ${refused.name.toLowerCase()}` : 'your pay';
  return `${refused ? 'Check' : 'Enter'} ${pay} to see your refund or bill.`;
}

/** The refund or the bill, or what the page has to know before it can say. */
function answer({ request, shown: { refund }, values: { year } }: EnteredReturn): Answer {
  if (request !== '') return { title: TITLE, words: request };
  const way = refund > 0 ? 'back' : 'to pay';
  return { title: TITLE, figure: formatDollars(Math.abs(refund)), words: `${way} for ${year}.` };
}

const TITLE = 'At tax time, about';

/** Says what is set in a section that is folded away. */
function listed(...set: readonly (string | false)[]): string {
  return set.filter(Boolean).join(', ') || 'none';
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

export const calculator = defineCalculator({
  questions,
  sections: () => [
    {
      items: 'jobs',
      title: ({ jobs }, index) => (jobs.length === 1 ? 'Your job' : (jobs[index]?.name ?? '')),
      ask: ['pay', 'hours', 'start', 'withheld', 'threshold'],
      sections: [
        {
          title: 'More about this job',
          set: ({ jobs, guarantee }, index) =>
            listed(...setOfJob(jobs[index] as EnteredJob, guarantee)),
          ask: ['pays', 'declared', 'sacrifice', 'fringe', 'super', 'included'],
          note: 'job',
        },
      ],
    },
    {
      title: 'Your year and you',
      set: ({ values: { year, family } }) => `${year}, ${family ? 'with a partner' : 'single'}`,
      sections: [
        {
          title: 'Your year',
          sections: [
            { title: 'Tax year', set: ({ values }) => values.year, ask: ['year'] },
            {
              title: 'Interest, rent and pensions',
              set: ({ result }) =>
                listed(result.otherIncome > 0 && formatDollars(result.otherIncome)),
              ask: ['interest', 'dividends', 'rent', 'pension', 'age-pension'],
              note: 'income',
            },
            {
              title: 'Deductions',
              set: ({ result: { standardDeduction }, values: { expenses, deductions } }) =>
                listed(
                  standardDeduction > 0 && `standard ${formatDollars(standardDeduction)}`,
                  expenses > 0 && `work ${formatDollars(expenses)}`,
                  deductions > 0 && `other ${formatDollars(deductions)}`,
                ),
              ask: ['expenses', 'deductions'],
              note: 'deductions',
            },
          ],
        },
        {
          title: 'About you',
          sections: [
            {
              title: 'Family and age',
              set: ({ facts: { senior }, values: { family, partner, children } }) =>
                listed(
                  family ? `partner with ${formatDollars(partner)}` : 'single',
                  children > 0 && counted(children, 'child', 'children'),
                  senior !== undefined && 'senior',
                ),
              ask: ['family', 'partner', 'children', 'senior', 'partner-senior', 'apart'],
              note: 'family',
            },
            {
              title: 'Private hospital cover',
              set: ({ values }) => COVERS[values.cover].toLowerCase(),
              ask: ['cover', 'days'],
              note: 'cover',
            },
            {
              title: 'Student loan',
              set: ({ values }) => listed(values.loan && 'yes'),
              ask: ['loan'],
              note: 'loan',
            },
            {
              title: 'Residency',
              set: ({ values: { residency, months } }) =>
                RESIDENCIES[residency].toLowerCase() +
                (months > 0 ? ` for ${counted(months, 'month', 'months')}` : ''),
              ask: ['residency', 'months'],
              note: 'residency',
            },
          ],
        },
      ],
    },
  ],
  calculate,
  answer,
  says({ jobs, rules, values, guarantee }) {
    const bornBefore = dayText(seniorsBornBefore(taxYearOf(rules, values.year)));
    return {
      jobs: jobs.map((job) => saidOfJob(job, guarantee)),
      senior: { legend: `Were you born before ${bornBefore}?` },
    };
  },
  // The other job of another calculator's link is the main job here.
  accepts: () => (given) => {
    const salary = given.get('other-job');
    if (!salary || given.get('threshold') !== 'no') return given.has('options') ? {} : undefined;
    return {
      jobs: '2',
      'job2-salary': moneyText(salary),
      'job2-cycle': amountFields('').cycle.accept(given.get('other-job-cycle') ?? '', 'annually'),
      'job2-threshold': 'yes',
    };
  },
  late: ['AnswerBar', 'Reason'],
});
