/** The calculator of leaving a job: the reason, the usual pay, the payout, and how much of it reaches the account. */
import { DEFAULT_WORKING_TIME, PERIODS_PER_YEAR, perHour } from '../../pay/periods.ts';
import { toCents } from '../../pay/rounding.ts';
import {
  DAYS_OF_WEEK,
  DAYS_PER_LEAP_YEAR,
  DAYS_PER_WEEK,
  HOURS_OF_DAY,
  MOST_WEEKLY_PAYS,
  WEEKS_PER_YEAR,
} from '../../pay/rules/every-year.ts';
import { type RuleSet, seniorsBornBefore, taxYearOf } from '../../pay/rules/rule-set.ts';
import {
  isPensionAge,
  reachesPensionAge,
  reachesPreservationAge,
} from '../../pay/withholding/ages.ts';
import { withheldFromPays } from '../../pay/withholding/equal-pays.ts';
import { type LeavingReason, withheldOnLeaving } from '../../pay/withholding/leaving.ts';
import { leavingLimits, redundancyWeeks } from '../../pay/withholding/leaving-rates.ts';
import type { LeavingYearQuery } from '../../pay/withholding/leaving-year.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { dayText } from '../../words/dates.ts';
import { moneyText, numberIn } from '../../words/entered-text.ts';
import { formatDollars, formatMoney } from '../../words/money.ts';
import { CYCLE_NAMES } from '../../words/pay-cycles.ts';
import { optionsIn, RESIDENCIES } from '../../words/pay-options.ts';
import type { Texts } from '../form/field.ts';
import type { Accepts } from '../form/form.ts';
import { dollars, dollarsOrNone, number, oneOf, taxYear, yesNo } from '../form/kinds.tsx';
import { onlyIf, type Values } from '../form/question.tsx';
import { type Answer, defineCalculator } from '../live/calculator.ts';
import { payIn } from '../questions/pay.tsx';
import { payAmount } from '../questions/pay-among-others.tsx';
import { hospitalCover, residency, studentLoan } from '../questions/person.tsx';

// No figure of the law: 60 45 26 (the most years of service; age and weeks of the example)

export const REASONS: Readonly<Record<LeavingReason, string>> = {
  redundancy: 'Redundancy',
  other: 'Resigned, dismissed or retired',
  invalidity: 'Too ill to work',
};

/** Hours are not asked, so a usual pay is not by the hour. */
const { hourly: _, ...CYCLES } = CYCLE_NAMES;

/** The units of an amount. */
const MOST_LEAVE = 1_000_000;

function questions(rules: RuleSet) {
  const asksLastDay = ({ reason, age = '', year = '' }: Texts) =>
    reason === 'redundancy' && reachesPensionAge(numberIn(age), year, rules) === undefined;
  // People who had the age on their last day are old enough.
  const asksBirthday = ({ residency, pension, age = '', year = '' }: Texts) =>
    residency === 'resident' &&
    pension === '' &&
    isPensionAge(numberIn(age), year, rules) === undefined;
  const isIn = (unit: string) => (own: Texts) => own.unit === unit;
  const leave = (label: string) => number(label, MOST_LEAVE);
  return {
    reason: oneOf('Why do you leave?', REASONS, 'redundancy'),
    years: number('Years of service', 60, { initial: '8' }),
    age: number('Your age on 30 June', 110, { initial: '45', isWhole: true }),
    pension: onlyIf(asksLastDay, yesNo('Had you reached the Age Pension age on your last day?')),
    born: onlyIf(asksBirthday, yesNo('')),
    pay: payAmount('80000', {
      label: 'Usual pay',
      hint: 'Before tax.',
      words: CYCLES,
      hasSuper: false,
    }),
    redundancy: onlyIf(
      ({ reason }) => reason === 'redundancy',
      dollarsOrNone('Redundancy pay', { decimals: 2 }),
    ),
    notice: dollars('Pay in lieu of notice, and other', { decimals: 2 }),
    unit: oneOf('Leave is in', { dollars: 'Dollars', hours: 'Hours', days: 'Days' }, 'days'),
    leave: leave('Unused annual leave'),
    'long-leave': leave('Unused long service leave'),
    hours: onlyIf(
      isIn('hours'),
      number('Hours you work a week', DAYS_OF_WEEK * HOURS_OF_DAY, {
        initial: String(DEFAULT_WORKING_TIME.hoursPerWeek),
      }),
    ),
    days: onlyIf(
      isIn('days'),
      number('Days you work a week', DAYS_OF_WEEK, { initial: String(DAYS_PER_WEEK) }),
    ),
    year: taxYear(rules),
    worked: number('Weeks worked since 1 July', MOST_WEEKLY_PAYS, { initial: '26' }),
    wages: dollarsOrNone('Wages in these weeks', { decimals: 2 }),
    later: dollars('Pay in another job, later this year', { decimals: 2 }),
    loan: studentLoan(),
    residency: residency(),
    cover: hospitalCover('Private hospital cover', { '': 'Yes', none: 'No' }),
  };
}

export type Leaving = ReturnType<typeof calculate>;

function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { reason, years, age, residency, year, later, loan: studentLoan } = values;
  const { isEntered, annual, period } = values.pay;
  const week = annual / WEEKS_PER_YEAR;
  const weeks = Math.min(WEEKS_PER_YEAR, values.worked);
  /** The minimum under the Fair Work Act. */
  const owedWeeks = redundancyWeeks(leavingLimits(rules, year), years);
  const owed = { weeks: owedWeeks, dollars: toCents(owedWeeks * week) };
  const redundancyPay = reason === 'redundancy' ? (values.redundancy ?? owed.dollars) : 0;
  const hoursPerWeek = values.hours || DEFAULT_WORKING_TIME.hoursPerWeek;
  const daysPerWeek = values.days || DAYS_PER_WEEK;
  const perUnit = {
    dollars: 1,
    hours: perHour(annual, { hoursPerWeek, weeksPerYear: WEEKS_PER_YEAR }),
    days: week / daysPerWeek,
  }[values.unit];
  const annualLeave = toCents(values.leave * perUnit);
  const longServiceLeave = toCents(values['long-leave'] * perUnit);
  const scale = scaleOf(residency, true);
  const isSenior = isPensionAge(age, year, rules) ?? (values.pension || values.born);

  /** The tax withheld from an amount that is paid over some weeks, which have at least one pay. */
  const withheldFrom = (dollars: number, inWeeks: number) => {
    const pays = Math.max(1, (PERIODS_PER_YEAR[period] * inWeeks) / WEEKS_PER_YEAR);
    if (dollars === 0) return 0;
    const query = { earnings: dollars / pays, period, taxYear: year, scale, studentLoan };
    return withheldFromPays({ ...query, pays }, rules).withheldInYear;
  };
  const usualWages = toCents(week * weeks);
  const wages = values.wages ?? usualWages;
  const query: LeavingYearQuery = {
    taxYear: year,
    period,
    earnings: annual / PERIODS_PER_YEAR[period],
    scale,
    residency,
    reason,
    reachedPreservationAge: reachesPreservationAge(age, year, rules),
    reachedPensionAge: reachesPensionAge(age, year, rules) ?? values.pension,
    yearsOfService: years,
    redundancyPay,
    otherPayments: values.notice,
    annualLeave,
    longServiceLeave,
    incomeOfYear: wages,
    laterPay: later,
    withheldFromPay:
      withheldFrom(wages, weeks) + withheldFrom(later, Math.max(1, WEEKS_PER_YEAR - weeks)),
    weeksWorked: weeks,
    studentLoan,
    senior: residency === 'resident' && isSenior ? 'single' : undefined,
    daysWithoutCover: values.cover === 'none' ? DAYS_PER_LEAP_YEAR : 0,
  };
  const payout = toCents(redundancyPay + values.notice + annualLeave + longServiceLeave);
  return {
    rules,
    values,
    isEntered,
    /** False without a usual pay, and without anything paid out: the page then asks for it. */
    hasAnswer: isEntered && payout > 0,
    query,
    owed,
    hoursPerWeek,
    daysPerWeek,
    wages,
    /** The wages where none are entered. */
    usualWages,
    payout,
    paid: withheldOnLeaving(query, rules),
  };
}

function answer({ isEntered, hasAnswer, payout, paid }: Leaving): Answer {
  const title = 'You take home';
  if (!isEntered) return { title, words: 'Enter your usual pay to see what lands.' };
  if (!hasAnswer) {
    return { title, words: 'Enter what your employer pays out to see what you get.' };
  }
  return {
    title,
    figure: formatMoney(paid.lands),
    words: `of your payout of ${formatMoney(payout)}.`,
    also: [withheldText(payout, paid)],
  };
}

function withheldText(payout: number, { taxFree, total }: Leaving['paid']): string {
  if (taxFree === payout) return 'All of it is tax-free.';
  const withheld = `${total > 0 ? formatDollars(total) : 'nothing'} is withheld.`;
  return taxFree > 0 ? `${formatMoney(taxFree)} of it is tax-free, and ${withheld}` : withheld;
}

function owedText({ isEntered, owed, values }: Leaving): string {
  if (!isEntered) return '';
  if (owed.weeks === 0) return 'Under a year, the Fair Work Act has none.';
  const least = `${owed.weeks} weeks, ${formatDollars(owed.dollars)}`;
  return values.redundancy === undefined
    ? `Assumed: ${least}, the Fair Work Act minimum. Your award or contract may give more.`
    : `The Fair Work Act minimum: ${least}.`;
}

/** Shows the figure that is used if the field is empty or 0. */
function assumedSaid(entered: number, used: number) {
  return { inUse: String(used), hint: entered > 0 ? '' : `Assumed: ${used}.` };
}

/** A link from another calculator brings the pay without super. An hourly rate becomes a weekly pay. */
function accepts(rules: RuleSet): Accepts {
  return (given, read) => {
    const isHourly = given.get('cycle') === 'hourly';
    if (!given.has('options') && !isHourly) return undefined;
    const isIncluded = optionsIn(given.get('options') ?? '').includesSuperannuation;
    if (!isHourly && !isIncluded) return {};
    const { salary = '', ...entries } = { ...read, ...Object.fromEntries(given) };
    const { isEntered, annual, customSuperRate, cycle } = payIn({ ...entries, salary });
    // The visitor puts it right here.
    if (!isEntered) return { salary: moneyText(salary) };
    const { guarantee } = taxYearOf(rules, read.year ?? '').superannuation;
    const paid = isIncluded ? annual / (1 + (customSuperRate ?? guarantee.rate)) : annual;
    return cycle === 'annually'
      ? { salary: paid.toFixed(0), cycle }
      : { salary: (paid / PERIODS_PER_YEAR.weekly).toFixed(2), cycle: 'weekly' };
  };
}

export const calculator = defineCalculator({
  questions,
  sections: () => [
    { title: 'Your job', ask: ['pay', 'reason', 'years', 'age', 'pension', 'born'] },
    {
      title: 'What is paid out',
      ask: ['redundancy', 'notice', 'leave', 'long-leave', 'unit', 'hours', 'days'],
    },
    {
      title: 'Your year',
      set: ({ values: { year, residency, cover, worked, later, loan } }) =>
        [
          year,
          `${worked} weeks worked`,
          later > 0 && `${formatMoney(later)} later`,
          loan && 'study loan',
          residency !== 'resident' && RESIDENCIES[residency].toLowerCase(),
          cover && 'no cover',
        ]
          .filter(Boolean)
          .join(', '),
      sections: [
        { title: 'Your year', ask: ['worked', 'wages', 'later', 'loan'] },
        {
          title: 'Tax year, residency and hospital cover',
          set: ({ values: { year, residency, cover } }) =>
            `${year}, ${RESIDENCIES[residency].toLowerCase()}${cover && ', no cover'}`,
          ask: ['year', 'residency', 'cover'],
          note: 'assumed',
        },
      ],
    },
  ],
  calculate,
  answer,
  says(result) {
    const { values, rules, isEntered, usualWages } = result;
    const bornBefore = seniorsBornBefore(taxYearOf(rules, values.year));
    return {
      born: { legend: `Were you born before ${dayText(bornBefore)}?` },
      redundancy: { hint: owedText(result) },
      hours: assumedSaid(values.hours, result.hoursPerWeek),
      days: assumedSaid(values.days, result.daysPerWeek),
      wages: {
        hint:
          isEntered && values.wages === undefined
            ? `Assumed: your usual pay, ${formatDollars(usualWages)}.`
            : '',
      },
    };
  },
  accepts,
  late: ['AnswerBar'],
});
