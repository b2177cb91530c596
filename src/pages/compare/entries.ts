/**
 * What is entered on the page that compares two pays: a text for each field, under the name that the field and the fragment
 * of the address have for it. The names of the first pay and of what both share are those of the calculator's fragment, so
 * that a link can carry its inputs here.
 */
import {
  annualEarnings,
  DEFAULT_WORKING_TIME,
  PAY_OPTIONS,
  type PayOption,
  type PayOptions,
  type PayQuery,
  type RuleSet,
  type WorkingTime,
} from '../../pay/index.ts';
import { type EnteredPeriod, PAY_NAMES } from '../../site/comparison-texts.ts';
import {
  acceptCustomSuper,
  acceptUpTo,
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  moneyText,
  parseMoney,
} from '../../site/entered-text.ts';
import { optionsNamed, switchOption } from '../../site/pay-options.ts';
import { moneyProblem } from '../form/money-problem.ts';

export const PERIODS = {
  annually: 'year',
  monthly: 'month',
  fortnightly: 'fortnight',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
} as const satisfies Record<EnteredPeriod, string>;

/** Where super is: on top of the amount, or in it. */
export const SUPER_PLACES = { '': 'Super on top', yes: 'Super included' } as const;

/** The highest number that a field takes; super in percent. */
const MOST = { hours: 168, weeks: 52, super: MAX_CUSTOM_SUPER_PERCENT };
const LONGEST_NAME = 24;
/** Digits of dollars. */
const LONGEST_AMOUNT = 15;
/** Of any text in a fragment; no field has a longer one. */
const LONGEST_TEXT = 200;

/** The pay that a field belongs to, by the start of its name. */
export const PAY_PREFIXES = { now: '', offer: 'offer-' } as const;
export type PayPrefix = (typeof PAY_PREFIXES)[keyof typeof PAY_PREFIXES];
const WANTED = 'want-';

/** The fields of one pay, with their values in the first. */
const PAY_DEFAULTS = {
  salary: '80000',
  cycle: 'annually',
  super: '',
  included: '',
  hours: String(DEFAULT_WORKING_TIME.hoursPerWeek),
  weeks: String(DEFAULT_WORKING_TIME.weeksPerYear),
  bonus: '',
  sacrifice: '',
  name: PAY_NAMES.now as string,
};

export type PayField = keyof typeof PAY_DEFAULTS;
type WantedField = 'salary' | 'cycle' | 'included';
export type EntryName =
  | `${PayPrefix}${PayField}`
  | `${typeof WANTED}${WantedField}`
  | 'year'
  | 'options';

export type Entries = Readonly<Record<EntryName, string>>;

export function defaultEntries({ defaultTaxYear }: RuleSet): Entries {
  return {
    ...PAY_DEFAULTS,
    ...offerLike(PAY_DEFAULTS),
    'offer-name': PAY_NAMES.offer,
    'offer-salary': '95000',
    year: defaultTaxYear,
    options: '',
    'want-salary': '1500',
    'want-cycle': 'weekly',
    'want-included': '',
  };
}

/** The entries of an offer that is like `pay`. */
function offerLike(pay: Readonly<Record<PayField, string>>) {
  const { name: _, ...fields } = PAY_DEFAULTS;
  const entries = Object.keys(fields).map((field) => [`offer-${field}`, pay[field as PayField]]);
  return Object.fromEntries(entries) as Record<`offer-${PayField}`, string>;
}

export type EntriesChange =
  | { readonly input: EntryName; readonly text: string }
  | { readonly input: PayOption; readonly on: boolean }
  | { readonly input: 'replaced'; readonly inputs: Entries };

/** The entries of `rules` after a change. What a field refuses leaves it as it was. */
export function changeEntries(rules: RuleSet) {
  return (entries: Entries, change: EntriesChange): Entries => {
    if ('inputs' in change) return change.inputs;
    if ('on' in change) {
      const options = switchOption(optionsOf(entries), change.input, change.on);
      return { ...entries, options: namesOf(options) };
    }
    const { input, text } = change;
    return { ...entries, [input]: accepted(input, text, entries[input], rules) };
  };
}

/** What the field `name` holds after its text changes from `previous` to `text`. */
export function accepted(
  name: EntryName,
  text: string,
  previous: string,
  { taxYears }: RuleSet,
): string {
  const oneOf = (values: readonly string[]) => (values.includes(text) ? text : previous);
  switch (fieldOf(name)) {
    case 'name':
      // Without control characters, and those that turn the direction of the text around.
      return [...text.replace(/\p{C}/gu, '')].slice(0, LONGEST_NAME).join('');
    case 'cycle':
      return oneOf(Object.keys(PERIODS));
    case 'super':
      return acceptCustomSuper(text.slice(0, 20), previous);
    case 'included':
      return oneOf(Object.keys(SUPER_PLACES));
    case 'hours':
      return acceptUpTo(MOST.hours, text.slice(0, 6), previous);
    case 'weeks':
      return acceptUpTo(MOST.weeks, text.slice(0, 6), previous);
    case 'year':
      return oneOf(taxYears.map(({ label }) => label));
    case 'options':
      return namesOf(optionsNamed(text.split(',')));
    default:
      return moneyText(text, LONGEST_AMOUNT);
  }
}

/** Decimals that count in a sum of money paid by `period`. */
function decimalsOf(period: string): 0 | 2 {
  return period === 'hourly' || period === 'daily' ? 2 : 0;
}

/** Those that count in the field `name`: of a year's bonus or sacrifice there are none. */
export function decimalsIn(name: EntryName, entries: Entries): 0 | 2 {
  return fieldOf(name) === 'salary'
    ? decimalsOf(entries[name.replace('salary', 'cycle') as EntryName])
    : 0;
}

/**
 * What is wrong with `text` in the field `name`, in words; empty if all of it counts. `inUse` is the number that counts while
 * one that is too high is refused; `decimals` are those that count in a sum of money.
 */
export function problemWith(name: EntryName, text: string, inUse: number, decimals: 0 | 2): string {
  const field = fieldOf(name);
  if (field === 'name') {
    return [...text].length > LONGEST_NAME ? `Only ${LONGEST_NAME} characters count.` : '';
  }
  const most = MOST[field as keyof typeof MOST];
  if (most !== undefined && acceptUpTo(most, text, '-') === '-') {
    const unit = field === 'super' ? '%' : '';
    return `Maximum ${most}${unit}. Still using ${inUse}${unit}.`;
  }
  if (most === undefined) return moneyProblem(text, decimals, LONGEST_AMOUNT);
  if (/[^\d.%\s]/.test(text)) return 'Only digits and a dot count.';
  return /\..*\./.test(text) ? 'Only the first dot counts.' : '';
}

function fieldOf(name: EntryName): PayField | 'year' | 'options' {
  return name.replace(/^\w+-/, '') as PayField | 'year' | 'options';
}

/** The fragment of `entries`, its `#` included; empty where every field has its default value. */
export function fragmentOfEntries(entries: Entries, rules: RuleSet): string {
  const defaults = defaultEntries(rules);
  const names = Object.keys(defaults) as EntryName[];
  if (names.every((name) => entries[name] === defaults[name])) return '';
  // Without its salary the offer would be read as one like the first pay.
  const terms = names.filter((name) => entries[name] !== defaults[name] || name === 'offer-salary');
  return `#${terms.map((name) => `${name}=${encodeURIComponent(entries[name]).replaceAll('%2C', ',')}`).join('&')}`;
}

/**
 * The entries in `fragment`, the others at their default value; undefined if it is a fragment for something else, such as
 * `#main`. A value that could not have been entered is ignored. Where no offer is given, it is like the first pay.
 */
export function entriesOf(fragment: string, rules: RuleSet): Entries | undefined {
  const defaults = defaultEntries(rules);
  const given = new URLSearchParams(fragment.slice(1));
  const names = (Object.keys(defaults) as EntryName[]).filter((name) => given.has(name));
  if (names.length === 0) return fragment === '' ? defaults : undefined;

  const entries: Record<EntryName, string> = { ...defaults };
  const read = (name: EntryName) => {
    const text = (given.get(name) ?? '').slice(0, LONGEST_TEXT);
    const kept = accepted(name, text, defaults[name], rules);
    if (kept === text || name === 'options') entries[name] = kept;
  };
  const isOfOffer = (name: EntryName) => name.startsWith(PAY_PREFIXES.offer);
  for (const name of names) if (!isOfOffer(name)) read(name);
  // The calculator has its switch for super among its options.
  if (given.get('options')?.split(',').includes('includesSuperannuation')) entries.included = 'yes';
  if (names.some(isOfOffer)) for (const name of names.filter(isOfOffer)) read(name);
  else Object.assign(entries, offerLike(entries));
  return entries;
}

/** The options that both pays share: whether super is included is each pay's own. */
export const SHARED_OPTIONS = PAY_OPTIONS.filter((option) => option !== 'includesSuperannuation');

export function optionsOf({ options }: Pick<Entries, 'options'>): PayOptions {
  return optionsNamed(options.split(','));
}

function namesOf(options: PayOptions): string {
  return SHARED_OPTIONS.filter((option) => options[option]).join();
}

/** One pay as it is entered, read. */
export interface EnteredPay {
  readonly name: string;
  /** Dollars a year without the bonus, super still in it if it is included. */
  readonly annual: number;
  /** Dollars a year. */
  readonly bonus: number;
  readonly includesSuper: boolean;
  readonly workingTime: WorkingTime;
  /** What is asked of a pay calculation, the bonus included. */
  readonly query: PayQuery;
}

export function enteredPay(entries: Entries, prefix: PayPrefix): EnteredPay {
  const entry = (field: PayField) => entries[`${prefix}${field}`];
  const workingTime = {
    hoursPerWeek: Number.parseFloat(entry('hours')) || DEFAULT_WORKING_TIME.hoursPerWeek,
    weeksPerYear: Number.parseFloat(entry('weeks')) || DEFAULT_WORKING_TIME.weeksPerYear,
  };
  const annual = annualEarnings(
    parseMoney(entry('salary'), decimalsOf(entry('cycle'))),
    entry('cycle') as EnteredPeriod,
    workingTime,
  );
  const bonus = parseMoney(entry('bonus'));
  const includesSuper = entry('included') !== '';
  return {
    name: visibleName(entry('name')) || (prefix === '' ? PAY_NAMES.now : PAY_NAMES.offer),
    annual,
    bonus,
    includesSuper,
    workingTime,
    query: {
      annualSalary: annual + bonus,
      taxYear: entries.year,
      options: { ...optionsOf(entries), includesSuperannuation: includesSuper },
      customSuperRate: customSuperRate(entry('super')),
      salarySacrifice: parseMoney(entry('sacrifice')),
    },
  };
}

/** `text` without the white space around it; empty if nothing in it is visible. */
function visibleName(text: string): string {
  return VISIBLE.test(text.replace(INVISIBLE, '')) ? text.trim() : '';
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters and symbols without a visible glyph: fillers, and blanks of Braille, music and hieroglyphs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/** The take-home pay that is wanted, as entered and in dollars a year. */
export function wantedPay(entries: Entries) {
  const period = entries['want-cycle'] as EnteredPeriod;
  const takeHome = parseMoney(entries['want-salary'], decimalsOf(period));
  return {
    takeHome,
    period,
    annual: annualEarnings(takeHome, period),
    includesSuper: entries['want-included'] !== '',
  };
}
