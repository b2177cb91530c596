/** The calculator that answers a wanted take-home pay with the salary that gives it. */
import { grossFor, HIGHEST_SALARY } from '../../pay/gross-for.ts';
import { payCalculator } from '../../pay/pay.ts';
import { PAY_OPTIONS } from '../../pay/pay-options.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { salaryFor } from '../../pay/withholding/salary-for.ts';
import { isBesideUnknownJob } from '../../pay/withholding/tax-time.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { formatDollars, formatMoney } from '../../words/money.ts';
import { CYCLE_NOUNS, onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import type { Values } from '../form/question.tsx';
import { type Answer, defineCalculator } from '../live/calculator.ts';
import { list } from '../live/list.tsx';
import { type EnteredOptions, payOptions, shortName } from '../questions/options-of-pay.ts';
import { payAmount, superPlace } from '../questions/pay-among-others.tsx';
import { taxYearCard } from '../questions/tax-year.tsx';

// No figure of the law: 1500 (the example of a wanted pay)

/** What the names of the wanted pay's entries begin with: `salary` is a gross pay on every calculator. */
export const PREFIX = 'want-';

/** The entries that the page is sent with. Their names here lack the prefix. */
export const EXAMPLE = { salary: '1500', cycle: 'weekly', included: '' } as const;

const WANTED = {
  pay: payAmount(EXAMPLE.salary, {
    cycle: EXAMPLE.cycle,
    superIn: 'included',
    label: 'Take-home pay you want',
    cycleLabel: 'Per',
    words: CYCLE_NOUNS,
  }),
  included: superPlace(),
};

const questions = (rules: RuleSet, notes: ControlNotes) => ({
  wanted: list([PREFIX], () => WANTED),
  year: taxYearCard(rules, notes.model),
  options: payOptions(rules, {
    offered: PAY_OPTIONS.filter((option) => option !== 'includesSuperannuation'),
    notes,
  }),
});

export type Needed = ReturnType<typeof neededFor>;

type Wanted = Values<typeof WANTED>['pay'];

interface Terms {
  readonly year: string;
  readonly options: Pick<EnteredOptions, 'options' | 'otherJobPay'>;
}

function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const [{ pay }] = values.wanted as [(typeof values.wanted)[number]];
  return neededFor(pay, values, rules);
}

/**
 * Uses the withholding schedules for the periods that they have, so that the wanted pay is the pay in the account. For other periods it uses
 * a share of the year.
 */
export function neededFor(
  wanted: Wanted,
  { year: taxYear, options: entered }: Terms,
  rules: RuleSet,
) {
  const { amount, annual, cycle, includesSuper } = wanted;
  const { otherJobPay } = entered;
  const options = { ...entered.options, includesSuperannuation: includesSuper };
  const isPaidOut = taxYearOf(rules, taxYear).withholding !== undefined;
  const period = isPaidOut ? PAID_BY.find((each) => each === cycle) : undefined;
  // A yearly amount has no cents, so less than a dollar counts as nothing.
  const isEntered = wanted.isEntered && amount > 0;
  const terms = { annualSalary: 0, taxYear, options, otherJobPay };
  // The year's tax on a second job is unknown until the other job's pay is entered.
  const hasYear = !isPaidOut || !isBesideUnknownJob(terms);
  // No salary is found for a share of such a year.
  const isUnknown = !period && !hasYear;
  const salary =
    !isEntered || isUnknown
      ? undefined
      : period
        ? salaryFor({ taxYear, options, lands: amount, period }, rules)
        : grossFor({ ...terms, takeHome: annual, period: 'annually' }, rules);
  return {
    rules,
    taxYear,
    wanted,
    options,
    isPaidOut,
    period,
    isEntered,
    isUnknown,
    salary,
    pay: payCalculator(rules)({ ...terms, annualSalary: salary ?? 0 }),
    hasYear,
  };
}

function answer(needed: Needed): Answer {
  const { wanted, isPaidOut, period, isEntered, isUnknown, salary } = needed;
  const { amount, cycle, includesSuper, isDisputed } = wanted;
  const title = 'You need to earn';
  if (!isEntered) {
    return { title, words: `${isDisputed ? 'Check' : 'Enter'} the take-home pay you want.` };
  }
  if (isUnknown) {
    const words =
      'The tax on a second job depends on the other one. Enter its pay, or choose a week, a fortnight or a month to see what lands.';
    return { title, words };
  }
  const average = isPaidOut && cycle !== 'annually' ? ' on average' : '';
  const want = period
    ? `${formatMoney(amount)} each ${CYCLE_NOUNS[period]}`
    : `${formatMoney(amount)} ${onePeriod(cycle)}${average}`;
  const included = includesSuper ? ', super included,' : '';
  if (salary === undefined) {
    const gives = period ? `lands ${want}` : `leaves ${want} to take home`;
    return {
      title,
      words: `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${included} ${gives}.`,
    };
  }
  const to = period ? `for ${want} to land in your account` : `to take home ${want}`;
  const figure = formatDollars(salary);
  return { title, figure, words: `a year${included} ${to}.` };
}

export const calculator = defineCalculator({
  questions,
  sections: ({ name }) => [
    { items: 'wanted', title: 'The pay you want', ask: ['pay', 'included'] },
    {
      title: 'Tax year and options',
      set: ({ taxYear, options }) => [taxYear, ...optionsOn(options).map(shortName)].join(', '),
      sections: [
        { ask: ['year'] },
        { ask: ['options'], ...(name === 'legislated' && { note: 'family' }) },
      ],
    },
  ],
  calculate,
  answer,
  late: ['AnswerBar'],
});
