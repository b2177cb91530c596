/** The form of leaving a job: why, the usual pay, and what is paid out. */

import { DEFAULT_WORKING_TIME, PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { DAYS_OF_WEEK, DAYS_PER_WEEK, MOST_WEEKLY_PAYS } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { isPensionAge, reachesPensionAge } from '../../pay/withholding/ages.ts';
import type { LeavingReason } from '../../pay/withholding/leaving.ts';
import { numberIn } from '../../words/entered-text.ts';
import { optionsIn, RESIDENCIES } from '../../words/pay-options.ts';
import { money, NO_YES, oneOf, shownWhen, type Texts, upTo, yearField } from '../form/field.ts';
import { type Entries as FormEntries, type Links, linksOf } from '../form/form.ts';
import { amountFields, CYCLES_WITHOUT_HOURS, HOURS, payIn } from '../form/pay.tsx';

export const REASONS: Readonly<Record<LeavingReason, string>> = {
  redundancy: 'Redundancy',
  other: 'Resigned, dismissed or retired',
  invalidity: 'Too ill to work',
};
/** Of the whole year. */
export const COVER = { '': 'Yes', no: 'No' } as const;
export const UNITS = { dollars: 'Dollars', hours: 'Hours', days: 'Days' } as const;

/** Days in a usual week, which leave in days is divided by. An empty field, or 0, counts as at first. */
export function daysAWeek({ days = '' }: Texts): number {
  return numberIn(days) || DAYS_PER_WEEK;
}

export function hoursAWeek({ hours = '' }: Texts): number {
  return numberIn(hours) || DEFAULT_WORKING_TIME.hoursPerWeek;
}

const CENTS = money('', { decimals: 2 });

export function leavingForm(rules: RuleSet) {
  const asksLastDay = ({ reason, age = '', year = '' }: Texts) =>
    reason === 'redundancy' && reachesPensionAge(numberIn(age), year, rules) === undefined;
  const asksBirthday = ({ residency, pension, age = '', year = '' }: Texts) =>
    residency === 'resident' &&
    pension === '' &&
    isPensionAge(numberIn(age), year, rules) === undefined;
  return {
    reason: oneOf(REASONS, 'redundancy'),
    /** With the employer. Those that are complete count. */
    years: upTo(60, { initial: '8' }),
    /** On 30 June of the year. */
    age: upTo(110, { initial: '45', isWhole: true }),
    /** Whether the Age Pension age was reached on the last day. */
    pension: shownWhen(oneOf(NO_YES), asksLastDay),
    /** The birthday, in years whose Age Pension age ends in half a year. People who had the age on their last day are old enough. */
    born: shownWhen(oneOf(NO_YES), asksBirthday),
    /** Not by the hour, as hours would be asked too. */
    ...amountFields('80000', { cycles: CYCLES_WITHOUT_HOURS, hasSuper: false }),
    /** Empty: what the Fair Work Act has. */
    redundancy: shownWhen(CENTS, ({ reason }: Texts) => reason === 'redundancy'),
    notice: CENTS,
    /** Of annual leave and of long service leave. */
    unit: oneOf(UNITS, 'days'),
    leave: upTo(1_000_000),
    'long-leave': upTo(1_000_000),
    /** Hours or days in a usual week, by the unit of leave. */
    hours: shownWhen(HOURS, ({ unit }: Texts) => unit === 'hours'),
    days: shownWhen(
      upTo(DAYS_OF_WEEK, { initial: String(DAYS_PER_WEEK) }),
      ({ unit }: Texts) => unit === 'days',
    ),
    year: yearField(rules),
    /** Since 1 July. */
    worked: upTo(MOST_WEEKLY_PAYS, { initial: '26' }),
    /** Empty: the usual pay of those weeks. */
    wages: CENTS,
    /** In the rest of the year, in another job. */
    later: CENTS,
    loan: shownWhen(oneOf(NO_YES), ({ residency }: Texts) => residency !== 'workingHoliday'),
    residency: oneOf(RESIDENCIES, 'resident'),
    cover: shownWhen(oneOf(COVER), ({ residency }: Texts) => residency === 'resident'),
  };
}

export type LeavingForm = ReturnType<typeof leavingForm>;
export type LeavingEntries = FormEntries<LeavingForm>;

/** A link from another calculator brings the pay without super, the year, the loan, the residency and the cover. */
export function leavingLinks(form: LeavingForm, rules: RuleSet): Links<LeavingForm> {
  return linksOf(form, (given) => {
    const options = optionsIn(given.get('options') ?? '');
    const isHourly = given.get('cycle') === 'hourly';
    if (!given.has('options') && !isHourly) return undefined;
    return {
      ...((isHourly || options.includesSuperannuation) &&
        usualPay(given, options.includesSuperannuation, form, rules)),
      ...(options.studentLoan && { loan: 'yes' }),
      ...(options.noPrivateHospitalCover && { cover: 'no' }),
      ...(options.nonResident && { residency: 'foreign' }),
      ...(options.workingHolidayVisa && { residency: 'workingHoliday' }),
    };
  });
}

/** Of a pay by the hour, or with super in it, what is paid in a week; in a year where that is its cycle. */
function usualPay(given: URLSearchParams, isIncluded: boolean, form: LeavingForm, rules: RuleSet) {
  const { initial } = form.salary;
  const entries = { salary: initial, cycle: form.cycle.initial, ...Object.fromEntries(given) };
  const { isEntered, annual, customSuperRate, cycle } = payIn(entries);
  // The visitor puts it right here.
  if (!isEntered) return { salary: form.salary.accept(entries.salary, '') };
  const year = taxYearOf(rules, form.year.accept(given.get('year') ?? '', form.year.initial));
  const rate = customSuperRate ?? year.superannuation.guarantee.rate;
  const paid = isIncluded ? annual / (1 + rate) : annual;
  return cycle === 'annually'
    ? { salary: paid.toFixed(0), cycle }
    : { salary: (paid / PERIODS_PER_YEAR.weekly).toFixed(2), cycle: 'weekly' };
}
