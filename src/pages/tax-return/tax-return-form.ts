/**
 * The form of the tax return. The first job's fields have the names of the calculator's, so that a link can carry its inputs
 * here; those of the others begin with `job2-` and so on.
 */
import { DEFAULT_WORKING_TIME, type RuleSet } from '../../pay/index.ts';
import { MAX_CUSTOM_SUPER_PERCENT } from '../../words/entered-text.ts';
import { DEFAULT_PAY_CYCLE, PAY_CYCLES } from '../../words/pay-cycles.ts';
import { choice, type Field, money, upTo } from '../form/field.ts';
import { entriesIn, type Entries as FormEntries, fragmentOf, type Links } from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { AMOUNT, SUPER_PLACES } from '../form/several-pays.ts';

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
export const MOST_PAYS = { weekly: 53, fortnightly: 27, monthly: 12 } as const;

/** A job's pays in the year, for each of how it pays. */
export const PAYS_FIELDS = {
  weekly: upTo(MOST_PAYS.weekly, { isWhole: true }),
  fortnightly: upTo(MOST_PAYS.fortnightly, { isWhole: true }),
  monthly: upTo(MOST_PAYS.monthly, { isWhole: true }),
} as const;

function jobFields(salary: string, threshold: keyof typeof THRESHOLDS) {
  return {
    salary: money(salary, AMOUNT),
    cycle: choice(PAY_CYCLES, DEFAULT_PAY_CYCLE),
    hours: upTo(168, { initial: String(DEFAULT_WORKING_TIME.hoursPerWeek) }),
    /** Empty: those of a whole year. */
    pays: PAYS_FIELDS.weekly,
    /** Empty: worked out by the schedules. */
    withheld: money('', AMOUNT),
    threshold: choice(Object.keys(THRESHOLDS), threshold),
    declared: choice(Object.keys(DECLARATIONS), 'yes'),
    sacrifice: money('', AMOUNT),
    fringe: money('', AMOUNT),
    super: upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%' }),
    included: choice(Object.keys(SUPER_PLACES), ''),
  };
}

export type JobFieldName = keyof ReturnType<typeof jobFields>;

const JOB_FIELD_NAMES = Object.keys(jobFields('', 'no')) as JobFieldName[];

export function taxReturnForm({ defaultTaxYear, taxYears }: RuleSet) {
  const [, ...later] = JOB_PREFIXES;
  const laterJobs = later.flatMap((prefix) =>
    Object.entries(jobFields('', 'no')).map(([name, field]) => [`${prefix}${name}`, field]),
  );
  return {
    jobs: choice(
      JOB_PREFIXES.map((_, index) => String(index + 1)),
      '1',
    ),
    ...jobFields('80000', 'yes'),
    ...(Object.fromEntries(laterJobs) as Record<`${Exclude<JobPrefix, ''>}${JobFieldName}`, Field>),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    interest: money('', AMOUNT),
    dividends: money('', AMOUNT),
    rent: money('', AMOUNT),
    expenses: money('', AMOUNT),
    deductions: money('', AMOUNT),
    couple: choice(Object.keys(COUPLES), ''),
    partner: money('', AMOUNT),
    children: upTo(20, { isWhole: true }),
    senior: choice(Object.keys(SENIORS), ''),
    'partner-senior': choice(Object.keys(PARTNER_SENIORS), ''),
    apart: choice(Object.keys(HOMES), ''),
    cover: choice(Object.keys(COVERS), ''),
    days: upTo(366, { isWhole: true }),
    loan: choice(Object.keys(LOANS), ''),
    residency: choice(Object.keys(RESIDENCIES), 'resident'),
    /** Empty or 0: all 12. */
    months: upTo(12, { isWhole: true }),
  };
}

export type TaxReturnForm = ReturnType<typeof taxReturnForm>;
export type TaxReturnEntries = FormEntries<TaxReturnForm>;
export type TaxReturnName = keyof TaxReturnForm;

/** The prefixes of the jobs that are shown. */
export function shownJobs({ jobs }: TaxReturnEntries): readonly JobPrefix[] {
  return JOB_PREFIXES.slice(0, Number(jobs));
}

/** Whether the field `name` is shown. One that is not does not count. */
export function isShown(name: TaxReturnName, entries: TaxReturnEntries): boolean {
  const { residency, couple, cover, loan, senior } = entries;
  const isResident = residency === 'resident';
  const hasLoan = loan !== '' && residency !== 'workingHoliday';
  const isCouple = isResident && couple !== '';
  const prefix = JOB_PREFIXES.findLast((each) => each !== '' && name.startsWith(each)) ?? '';
  const job = name.slice(prefix.length);
  if (prefix !== '' && !shownJobs(entries).includes(prefix)) return false;
  switch (job) {
    case 'hours':
      return entries[`${prefix}cycle`] === 'hourly';
    case 'threshold':
    case 'couple':
    case 'children':
    case 'senior':
    case 'cover':
    case 'months':
      return isResident;
    case 'declared':
      return hasLoan;
    case 'loan':
      return residency !== 'workingHoliday';
    case 'partner':
    case 'partner-senior':
      return isCouple;
    case 'apart':
      return isCouple && senior !== '';
    case 'days':
      return isResident && cover === 'part';
    default:
      return true;
  }
}

/** Entries that count: a field that is not shown has its initial text. */
export function countingEntries(form: TaxReturnForm, entries: TaxReturnEntries): TaxReturnEntries {
  const hidden = (Object.keys(form) as TaxReturnName[]).filter((name) => !isShown(name, entries));
  return { ...entries, ...Object.fromEntries(hidden.map((name) => [name, form[name].initial])) };
}

/** Links have the fields that are shown. One from the calculator brings its options and its household too. */
export function taxReturnLinks(form: TaxReturnForm): Links<TaxReturnForm> {
  return {
    fragmentOf: (entries) => fragmentOf(form, countingEntries(form, entries)),
    entriesIn(fragment) {
      const read = entriesIn(form, fragment);
      const given = new URLSearchParams(fragment.slice(1));
      const isOfCalculator = ['options', 'other-job', 'family'].some((name) => given.has(name));
      if (!isOfCalculator) return read;
      const start = read ?? entriesIn(form, '');
      return start && { ...start, ...entriesOfCalculator(form, given) };
    },
  };
}

function entriesOfCalculator(
  form: TaxReturnForm,
  given: URLSearchParams,
): Partial<TaxReturnEntries> {
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
      'job2-salary': form['job2-salary'].accept(otherJob, ''),
      'job2-threshold': 'yes',
    }),
  };
}

/** The changes of fields that take the job at `index` out; later jobs move up. */
export function withoutJob(
  form: TaxReturnForm,
  entries: TaxReturnEntries,
  index: number,
): [TaxReturnName, string][] {
  const jobs = shownJobs(entries);
  const moved = jobs.slice(index).flatMap((prefix, offset) => {
    const next = jobs[index + offset + 1];
    return JOB_FIELD_NAMES.map((field): [TaxReturnName, string] => {
      const name = `${prefix}${field}` as const;
      return [name, next === undefined ? form[name].initial : entries[`${next}${field}`]];
    });
  });
  return [...moved, ['jobs', String(jobs.length - 1)]];
}
