/**
 * The form of the tax return. The first job's fields have the names of the calculator's, so that a link can carry its inputs
 * here; those of the others begin with `job2-` and so on.
 */
import type { RuleSet } from '../../pay/index.ts';
import type { WithholdingPeriod } from '../../pay/withholding/index.ts';
import { type PayCycle, paidBy } from '../../words/pay-cycles.ts';
import { choice, type Field, money, shownWhen, type Texts, upTo } from '../form/field.ts';
import {
  entriesIn,
  type Entries as FormEntries,
  type Links,
  linksOf,
  prefixed,
} from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { MOST_DIGITS, payFields, SUPER_PLACE, SUPER_RATE } from '../form/pay.ts';

/** The prefix of the names of each job's fields. */
export const JOB_PREFIXES = [
  '',
  'job2-',
  'job3-',
  'job4-',
  'job5-',
  'job6-',
  'job7-',
  'job8-',
] as const;

export type JobPrefix = (typeof JOB_PREFIXES)[number];

export const THRESHOLDS = { yes: 'Threshold claimed', no: 'Not claimed' } as const;
export const DECLARATIONS = { yes: 'Loan declared', no: 'Not declared' } as const;
export const COUPLES = { '': 'No partner', yes: 'Partner all year' } as const;
export const SENIORS = { '': 'Born later', yes: 'Born before' } as const;
export const PARTNER_SENIORS = { '': 'Partner born later', yes: 'Partner born before' } as const;
export const HOMES = { '': 'Living together', illness: 'Apart by illness' } as const;
export const COVERS = { '': 'All year', part: 'Part of it', none: 'None' } as const;
export const LOANS = { '': 'No loan', yes: 'Student loan' } as const;
export const RESIDENCIES = {
  resident: 'Resident',
  foreign: 'Non-resident',
  workingHoliday: 'Working holiday',
} as const;

/** The pays of a year, with the one more that some years have. */
export const MOST_PAYS: Readonly<Record<WithholdingPeriod, number>> = {
  weekly: 53,
  fortnightly: 27,
  monthly: 12,
};

const wholeUpTo = (most: number) => upTo(most, { isWhole: true });
const { accept } = wholeUpTo(MOST_PAYS.weekly);

/** More than the period has is kept and refused, so that the number comes back with the period that it was entered for. */
const PAYS_FIELDS: Readonly<Record<WithholdingPeriod, Field>> = {
  weekly: wholeUpTo(MOST_PAYS.weekly),
  fortnightly: { ...wholeUpTo(MOST_PAYS.fortnightly), accept },
  monthly: { ...wholeUpTo(MOST_PAYS.monthly), accept },
};

const AMOUNT = money('', { mostDigits: MOST_DIGITS });

const oneOf = (words: Readonly<Record<string, string>>, initial = '') =>
  choice(Object.keys(words), initial);

const isResident = ({ residency }: Texts) => residency === 'resident';
const isCouple = (entries: Texts) => isResident(entries) && entries.couple !== '';

function jobFields(salary: string, threshold: keyof typeof THRESHOLDS) {
  return {
    ...payFields(salary, { mostDigits: MOST_DIGITS }),
    /** In the year. Empty: those of a whole one. */
    pays: {
      ...PAYS_FIELDS.weekly,
      by: ({ cycle }: Texts) => PAYS_FIELDS[paidBy(cycle as PayCycle)],
    },
    /** Empty: worked out by the schedules. */
    withheld: AMOUNT,
    threshold: shownWhen(oneOf(THRESHOLDS, threshold), isResident),
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

export const JOB_FIELD_NAMES = Object.keys(LATER_JOB) as JobFieldName[];

function laterJob<Prefix extends JobPrefix>(prefix: Prefix) {
  return prefixed(prefix, LATER_JOB, ({ jobs }) => JOB_PREFIXES.indexOf(prefix) < Number(jobs));
}

export function taxReturnForm({ defaultTaxYear, taxYears }: RuleSet) {
  return {
    jobs: choice(
      JOB_PREFIXES.map((_, index) => String(index + 1)),
      '1',
    ),
    ...jobFields('80000', 'yes'),
    ...laterJob('job2-'),
    ...laterJob('job3-'),
    ...laterJob('job4-'),
    ...laterJob('job5-'),
    ...laterJob('job6-'),
    ...laterJob('job7-'),
    ...laterJob('job8-'),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    interest: AMOUNT,
    dividends: AMOUNT,
    rent: AMOUNT,
    expenses: AMOUNT,
    deductions: AMOUNT,
    couple: shownWhen(oneOf(COUPLES), isResident),
    partner: shownWhen(AMOUNT, isCouple),
    children: shownWhen(wholeUpTo(20), isResident),
    senior: shownWhen(oneOf(SENIORS), isResident),
    'partner-senior': shownWhen(oneOf(PARTNER_SENIORS), isCouple),
    apart: shownWhen(oneOf(HOMES), (entries) => isCouple(entries) && entries.senior !== ''),
    cover: shownWhen(oneOf(COVERS), isResident),
    days: shownWhen(wholeUpTo(366), (entries) => isResident(entries) && entries.cover === 'part'),
    loan: shownWhen(oneOf(LOANS), ({ residency }) => residency !== 'workingHoliday'),
    residency: oneOf(RESIDENCIES, 'resident'),
    /** Empty or 0: all 12. */
    months: shownWhen(wholeUpTo(12), isResident),
  };
}

export type TaxReturnForm = ReturnType<typeof taxReturnForm>;
export type TaxReturnEntries = FormEntries<TaxReturnForm>;
export type TaxReturnName = keyof TaxReturnForm;

/** A link from the calculator brings its options and its household too. */
export function taxReturnLinks(form: TaxReturnForm): Links<TaxReturnForm> {
  return {
    ...linksOf(form),
    entriesIn(fragment) {
      const read = entriesIn(form, fragment);
      const given = new URLSearchParams(fragment.slice(1));
      const isOfCalculator = ['options', 'other-job', 'family'].some((name) => given.has(name));
      if (!isOfCalculator) return read;
      const start = read ?? entriesIn(form, '');
      return start && { ...start, ...entriesOfCalculator(given) };
    },
  };
}

function entriesOfCalculator(given: URLSearchParams): Partial<TaxReturnEntries> {
  const options = optionsIn(given.get('options') ?? '');
  const otherJob = given.get('other-job') ?? '';
  const hasOtherJob = options.noTaxFreeThreshold && otherJob !== '';
  return {
    ...(options.includesSuperannuation && { included: 'yes' }),
    ...(options.noPrivateHospitalCover && { cover: 'none' }),
    ...(options.nonResident && { residency: 'foreign' }),
    ...(options.workingHolidayVisa && { residency: 'workingHoliday' }),
    ...(options.noTaxFreeThreshold && { threshold: 'no' }),
    ...(options.studentLoan && { loan: 'yes' }),
    ...(given.has('partner') && { couple: 'yes' }),
    ...(hasOtherJob && {
      jobs: '2',
      'job2-salary': LATER_JOB.salary.accept(otherJob, ''),
      'job2-threshold': 'yes',
    }),
  };
}

/** The changes of fields that take the job at `index` out of so many `jobs`; later ones move up. `textOf` is the text of a field. */
export function withoutJob(
  jobs: number,
  index: number,
  textOf: (name: TaxReturnName) => string,
): [TaxReturnName, string][] {
  const moved = JOB_PREFIXES.slice(index, jobs).flatMap((prefix, offset) => {
    const place = index + offset + 1;
    const next = place < jobs ? JOB_PREFIXES[place] : undefined;
    return JOB_FIELD_NAMES.map((field): [TaxReturnName, string] => [
      `${prefix}${field}`,
      next === undefined ? LATER_JOB[field].initial : textOf(`${next}${field}`),
    ]);
  });
  return [...moved, ['jobs', String(jobs - 1)]];
}
