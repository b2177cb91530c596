/**
 * The form of the tax return. The first job's fields have the names of the calculator's, so that a link can carry its inputs
 * here; those of the others begin with `job2-` and so on.
 */
import {
  DAYS_PER_LEAP_YEAR,
  MONTHS_PER_YEAR,
  MOST_FORTNIGHTLY_PAYS,
  MOST_WEEKLY_PAYS,
} from '../../pay/rules/every-year.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { type PayCycle, paidBy } from '../../words/pay-cycles.ts';
import { optionsIn, RESIDENCIES } from '../../words/pay-options.ts';
import {
  choice,
  money,
  NO_YES,
  oneOf,
  shownWhen,
  type Texts,
  upTo,
  yearField,
} from '../form/field.ts';
import { type Entries, type Links, linksOf } from '../form/form.ts';
import type { ItemList } from '../form/item-list.ts';
import { payFields, SUPER_PLACE, SUPER_RATE } from '../form/pay.tsx';
import { type Prefixed, prefixed } from '../form/prefixed.ts';

const LATER_PREFIXES = ([2, 3, 4, 5, 6, 7, 8] as const).map((job) => `job${job}-` as const);

/** The prefix of the names of each job's fields. */
export const JOB_PREFIXES = ['', ...LATER_PREFIXES] as const;

/** A job's place among a person's jobs. The tax-free threshold is claimed at the main one. */
export const PLACES = { yes: 'Main job', no: 'Second job' } as const;
export const DECLARATIONS = { yes: 'Yes', no: 'No' } as const;
export const HOMES = { '': 'Yes', illness: 'Apart by illness' } as const;
export const COVERS = { '': 'All year', part: 'Part of it', none: 'None' } as const;

/** The pays of a year, with the one more that some years have. */
export const MOST_PAYS = {
  weekly: MOST_WEEKLY_PAYS,
  fortnightly: MOST_FORTNIGHTLY_PAYS,
  monthly: MONTHS_PER_YEAR,
} as const;

const wholeUpTo = (most: number) => upTo(most, { isWhole: true });

/** More than the period has is kept and refused, so that the number comes back with the period that it was entered for. */
const { accept, shown } = wholeUpTo(MOST_PAYS.weekly);
const PAYS_FIELDS = {
  weekly: wholeUpTo(MOST_PAYS.weekly),
  fortnightly: { ...wholeUpTo(MOST_PAYS.fortnightly), accept, shown },
  monthly: { ...wholeUpTo(MOST_PAYS.monthly), accept, shown },
};

const AMOUNT = money('', { unit: 'annually' });

const isResident = ({ residency }: Texts) => residency === 'resident';
const isCouple = (entries: Texts) => isResident(entries) && entries.couple !== '';

function jobFields(salary: string, threshold: keyof typeof PLACES) {
  return {
    ...payFields(salary),
    /** In the year. Empty: those of a whole one. */
    pays: {
      ...PAYS_FIELDS.weekly,
      by: ({ cycle }: Texts) => PAYS_FIELDS[paidBy(cycle as PayCycle)],
    },
    /** Empty: worked out by the schedules. */
    withheld: AMOUNT,
    threshold: shownWhen(oneOf(PLACES, threshold), isResident),
    declared: shownWhen(
      oneOf(DECLARATIONS, 'yes'),
      ({ loan, residency }) => loan !== '' && residency !== 'workingHoliday',
    ),
    sacrifice: AMOUNT,
    fringe: AMOUNT,
    super: SUPER_RATE,
    included: SUPER_PLACE,
  };
}

export type JobFieldName = keyof ReturnType<typeof jobFields>;

/** The fields of each job but the first, without their prefix. */
export const LATER_JOB = jobFields('', 'no');

const LATER_JOBS: Prefixed<(typeof LATER_PREFIXES)[number], typeof LATER_JOB> = Object.assign(
  {},
  ...LATER_PREFIXES.map((prefix) =>
    prefixed(prefix, LATER_JOB, ({ jobs }) => JOB_PREFIXES.indexOf(prefix) < Number(jobs)),
  ),
);

export function taxReturnForm(rules: RuleSet) {
  return {
    jobs: choice(
      JOB_PREFIXES.map((_, index) => String(index + 1)),
      '1',
    ),
    ...jobFields('80000', 'yes'),
    ...LATER_JOBS,
    year: yearField(rules),
    interest: AMOUNT,
    dividends: AMOUNT,
    rent: AMOUNT,
    /** JobSeeker and similar payments: older links have the Age Pension here too. */
    pension: AMOUNT,
    'age-pension': AMOUNT,
    expenses: AMOUNT,
    deductions: AMOUNT,
    couple: shownWhen(oneOf(NO_YES), isResident),
    partner: shownWhen(AMOUNT, isCouple),
    children: shownWhen(wholeUpTo(20), isResident),
    senior: shownWhen(oneOf(NO_YES), isResident),
    'partner-senior': shownWhen(oneOf(NO_YES), isCouple),
    apart: shownWhen(oneOf(HOMES), (entries) => isCouple(entries) && entries.senior !== ''),
    cover: shownWhen(oneOf(COVERS), isResident),
    days: shownWhen(
      wholeUpTo(DAYS_PER_LEAP_YEAR),
      (entries) => isResident(entries) && entries.cover === 'part',
    ),
    loan: shownWhen(oneOf(NO_YES), ({ residency }) => residency !== 'workingHoliday'),
    residency: oneOf(RESIDENCIES, 'resident'),
    /** Empty or 0: all 12. */
    months: shownWhen(wholeUpTo(12), isResident),
  };
}

export type TaxReturnForm = ReturnType<typeof taxReturnForm>;
export type TaxReturnEntries = Entries<TaxReturnForm>;
export type TaxReturnName = keyof TaxReturnForm;

export const JOBS: ItemList<TaxReturnForm> = {
  count: 'jobs',
  prefixes: JOB_PREFIXES,
  fields: LATER_JOB,
  noun: 'Job',
  addId: 'add-job',
};

/** A link from the calculator brings its options and its household too. */
export function taxReturnLinks(form: TaxReturnForm): Links<TaxReturnForm> {
  return linksOf(form, (given) => {
    const isOfCalculator = ['options', 'other-job', 'family'].some((name) => given.has(name));
    if (!isOfCalculator) return undefined;
    const options = optionsIn(given.get('options') ?? '');
    const otherJob = given.get('other-job') ?? '';
    const otherCycle = given.get('other-job-cycle') ?? '';
    return {
      ...(options.includesSuperannuation && { included: 'yes' }),
      ...(options.noPrivateHospitalCover && { cover: 'none' }),
      ...(options.nonResident && { residency: 'foreign' }),
      ...(options.workingHolidayVisa && { residency: 'workingHoliday' }),
      ...(options.noTaxFreeThreshold && { threshold: 'no' }),
      ...(options.studentLoan && { loan: 'yes' }),
      ...(given.get('family') === 'yes' && { couple: 'yes' }),
      ...(options.noTaxFreeThreshold &&
        otherJob !== '' && {
          jobs: '2',
          'job2-salary': LATER_JOB.salary.accept(otherJob, ''),
          'job2-cycle': LATER_JOB.cycle.accept(otherCycle, 'annually'),
          'job2-threshold': 'yes',
        }),
    };
  });
}
