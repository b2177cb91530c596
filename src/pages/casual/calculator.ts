/** The calculator of casual and overtime pay: an hourly rate, the hours of each pay, and take-home pay. */
import { snapToMicrodollar, toCents } from '../../pay/rounding.ts';
import { DAYS_OF_WEEK, HOURS_OF_DAY, HOURS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { type UnevenPaysQuery, withheldFromUnevenPays } from '../../pay/withholding/uneven-pays.ts';
import { customSuperRate, moneyIn, moneyText, numberIn } from '../../words/entered-text.ts';
import { formatCents, formatMoney } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { optionsIn, RESIDENCIES } from '../../words/pay-options.ts';
import { type Field, linkText, type Texts, upTo } from '../form/field.ts';
import type { Accepts } from '../form/form.ts';
import { dollars, number, oneOf, percent, taxYear } from '../form/kinds.tsx';
import { onlyIf, type Question, type Values } from '../form/question.tsx';
import { type Answer, defineCalculator } from '../live/calculator.ts';
import { growingList } from '../live/growing-list.tsx';
import { residency, studentLoan } from '../questions/person.tsx';

// No figure of the law: 24 1.5 1.75 (hours of the example and letters of a text, time and a half, an example of a penalty rate)

const PERIODS = { weekly: 'Weekly', fortnightly: 'Fortnightly', daily: 'By the day' } as const;

/** The most hours that one pay can have: all hours of its period. */
const MOST_HOURS: Readonly<Record<string, number>> = {
  weekly: DAYS_OF_WEEK * HOURS_OF_DAY,
  fortnightly: 2 * DAYS_OF_WEEK * HOURS_OF_DAY,
  daily: HOURS_OF_DAY,
};

/** The ordinary hours of a full-time job. A day has no number of its own: some shifts are long. */
const FULL_TIME_HOURS: Readonly<Record<string, number>> = {
  weekly: HOURS_PER_WEEK,
  fortnightly: 2 * HOURS_PER_WEEK,
};

/** Dollars an hour. */
const MOST_RATE = 1_000;

const MOST_PAYS = 20;

/** Ordinary hours of the pay that the page is sent with. */
const EXAMPLE = '24';

/** The hours of a pay, in the order in which they fill its period. */
const HOURS_OF_PAY = ['hours', 'half', 'double', 'other'] as const;

/** Hours of overtime that the answer asks about where none are entered, and their multiplier. */
const OVERTIME_HOURS = 10;
const OVERTIME_TIMES = 1.5;

/** Hours of one kind. The field takes no more than the other kinds leave of the period. */
function hoursOf(
  kind: (typeof HOURS_OF_PAY)[number],
  label: string,
  initial = '',
): Question<number> {
  const before = HOURS_OF_PAY.slice(0, HOURS_OF_PAY.indexOf(kind));
  const fields = new Map<string, Field>();
  const by = (own: Texts, { period = '' }: Texts) => {
    const most = MOST_HOURS[period] ?? 0;
    const fullTime = kind === 'hours' ? FULL_TIME_HOURS[period] : undefined;
    const taken = before.reduce((sum, each) => sum + numberIn(own[each] ?? ''), 0);
    // The field says this number, so it must not show the error of binary fractions.
    const left = Math.max(0, snapToMicrodollar(most - taken, most));
    const ofWhich = numberIn(own.hours ?? '') >= most ? 'ordinary ' : '';
    const longer = period === 'weekly' ? ' Paid by the fortnight?' : '';
    const full = `${most} ${ofWhich}hours fill the whole ${CYCLE_NOUNS[period as keyof typeof PERIODS]}.${longer}`;
    const key = `${period} ${left || full}`;
    const field = fields.get(key) ?? hoursUpTo(left, { initial, full, fullTime });
    fields.set(key, field);
    return field;
  };
  const question = number(label, MOST_HOURS.fortnightly ?? 0, { initial });
  return { ...question, fields: { '': { ...(question.fields[''] as Field), by } } };
}

interface HoursLimits {
  readonly initial: string;
  /** The message of a field that no hours are left for. */
  readonly full: string;
  /** The hours above which the field asks about overtime. */
  readonly fullTime: number | undefined;
}

function hoursUpTo(
  left: number,
  { initial, full, fullTime = Number.POSITIVE_INFINITY }: HoursLimits,
): Field {
  const field = upTo(left, { initial });
  return {
    ...field,
    problem(text, inUse = '') {
      const refused = field.problem(text);
      const said = refused && (left > 0 ? refused : full);
      // The hours in use may have been entered when more were left.
      const counted = Math.min(left, numberIn(inUse));
      const word = counted < numberIn(inUse) ? 'Using' : 'Still using';
      return said && inUse ? `${said} ${word} ${counted}.` : said;
    },
    note: (text) => (numberIn(text) > fullTime ? OVER_FULL_TIME : ''),
  };
}

const OVER_FULL_TIME = `Over ${HOURS_PER_WEEK} hours a week? Overtime has no super.`;

/** The ATO has no table for a non-resident's pay by the day: theirs is looked up by the week or the fortnight. */
const isNotForeign = (_: Texts, form: Texts) => form.residency !== 'foreign';

/** The table for pay by the day is for residents who claim the threshold here, and has no part for a loan. */
const isNotByDay = ({ period }: Texts) => period !== 'daily';

const FIRST_PAYS =
  'The rate rises with what your employer has paid you since 1 July. We treat these pays as your first.';

const ALLOWANCE =
  'We add super to any allowance, but expense allowances have none. Not counted: living away from home, zone offset.';

const BY_DAY =
  'By the day: for work that is agreed and paid a day at a time. A pay made only once may be taxed otherwise.';

/** Older links may have part-time entries. This is their fragment for the calculator that reads them now, or empty. */
const formerPartTime: Question<string> = {
  fields: { full: linkText(24), days: linkText(24) },
  value({ full = '', days = '' }) {
    const entries = new URLSearchParams({ ...(full && { full }), ...(days && { days }) });
    return entries.size > 0 ? `#${entries}` : '';
  },
  draw: () => null,
};

function questions(rules: RuleSet) {
  const { casualLoading } = taxYearOf(rules, rules.defaultTaxYear);
  return {
    rate: dollars('Rate an hour', { initial: '36', decimals: 2, most: MOST_RATE, unit: 'hourly' }),
    residency: residency(),
    period: onlyIf(
      (own) => isNotByDay(own) || isNotForeign(own, own),
      oneOf('How are you paid?', PERIODS, 'weekly'),
    ),
    loading: percent('Casual loading', 100, {
      initial: String((casualLoading?.rate ?? 0) * 100),
    }),
    place: oneOf('Where is the loading?', { in: 'In the rate', top: 'On top' }, 'in'),
    pays: growingList({
      noun: 'Pay',
      prefixes: Array.from({ length: MOST_PAYS }, (_, at) => (at === 0 ? '' : `pay${at + 1}-`)),
      each: (index) => ({
        hours: hoursOf('hours', 'Ordinary hours', index === 0 ? EXAMPLE : ''),
        half: hoursOf('half', 'At time and a half'),
        double: hoursOf('double', 'At double time'),
        other: hoursOf('other', 'At another rate'),
        times: onlyIf(
          ({ other = '' }) => numberIn(other) > 0,
          number('Times the rate', 9, {
            assumed: 1,
            hint: 'Assumed: 1. A penalty rate is more, such as 1.75.',
          }),
        ),
        allowance: dollars('Allowance', { decimals: 2 }),
      }),
    }),
    threshold: onlyIf(
      (own) => own.residency === 'resident' && isNotByDay(own),
      oneOf(
        'Tax-free threshold',
        { yes: 'Claimed here', no: 'Not here' },
        'yes',
        'Most people claim it from their main job.',
      ),
    ),
    loan: onlyIf(isNotByDay, studentLoan()),
    year: taxYear(rules),
    rest: oneOf(
      'The rest of the year',
      { alike: 'Goes on like these', none: 'These are all' },
      'alike',
    ),
    partTime: formerPartTime,
  };
}

type CasualValues = Values<ReturnType<typeof questions>>;

export type Casual = ReturnType<typeof calculate>;

/** Amounts are in dollars. */
function calculate(values: CasualValues, rules: RuleSet) {
  const { rate, loading, period, residency } = values;
  const isOnTop = values.place === 'top';
  /** The rate of an ordinary hour. */
  const paidRate = isOnTop ? rate * (1 + loading) : rate;
  const { rate: guarantee } = taxYearOf(rules, values.year).superannuation.guarantee;
  const queryOf = (pays: readonly number[]): UnevenPaysQuery => ({
    pays,
    period,
    taxYear: values.year,
    scale: scaleOf(residency, values.threshold === 'yes'),
    studentLoan: values.loan,
  });
  const worked = values.pays.map((own, index) => {
    // Hours beyond those of the period do not count: the field says so.
    let left = MOST_HOURS[period] ?? 0;
    const [hours, half, double, other] = HOURS_OF_PAY.map((kind) => {
      const counted = Math.min(left, own[kind]);
      left -= counted;
      return counted;
    }) as [number, number, number, number];
    // Super is owed on these hours, and on an allowance; it is not on overtime.
    const ordinary = hours * paidRate + other * own.times * rate + own.allowance;
    const overtime = (half * OVERTIME_TIMES + double * 2) * rate;
    return {
      name: `Pay ${index + 1}`,
      gross: toCents(ordinary + overtime),
      overtime: toCents(overtime),
      superannuation: toCents(ordinary * guarantee),
    };
  });
  const amounts = worked.map(({ gross }) => gross);
  const query = queryOf(amounts);
  const all = withheldFromUnevenPays(query, rules);
  const pays = worked.map((pay, index) => ({ ...pay, withheld: all.each[index]?.total ?? 0 }));
  const last = pays.at(-1) as (typeof pays)[number];
  const isOwn = last.overtime > 0;
  const extra = isOwn ? last.overtime : toCents(OVERTIME_HOURS * OVERTIME_TIMES * rate);
  const usual = isOwn ? last.gross - extra : last.gross;
  /** Withheld from a pay that takes the place of the last: a working holiday maker's rate depends on the pays before it. */
  const withheldFrom = (pay: number) =>
    withheldFromUnevenPays(queryOf([...amounts.slice(0, -1), pay]), rules).each.at(-1)?.total ?? 0;
  return {
    rules,
    values,
    query,
    isOnTop,
    paidRate: toCents(paidRate),
    guarantee,
    pays,
    last,
    all,
    superannuation: pays.reduce((total, pay) => total + pay.superannuation, 0),
    /** The overtime of the last pay, or ten hours of it as an example, with the tax withheld from it. */
    overtime: { isOwn, gross: extra, withheld: withheldFrom(usual + extra) - withheldFrom(usual) },
  };
}

function answer({ values, pays, all, overtime }: Casual): Answer {
  const title = 'You take home';
  if (values.rate === 0) return { title, words: 'Enter your rate to see what lands.' };
  if (all.gross === 0) return { title, words: 'Enter your hours to see what lands.' };
  const from = pays.length === 1 ? '' : `, from ${pays.length} pays`;
  return {
    title,
    figure: landed(all),
    words: `of ${formatCents(all.gross)} before tax${from}.`,
    also: [
      overtime.isOwn
        ? `Of the ${formatCents(overtime.gross)} of overtime${pays.length === 1 ? '' : ' in the last pay'}, ${landed(overtime)} lands.`
        : `With ${OVERTIME_HOURS} hours at time and a half you would earn ${formatCents(overtime.gross)} more. ${landed(overtime)} of it lands.`,
    ],
  };
}

export type Paid = Readonly<Record<'gross' | 'withheld', number>>;

function landed({ gross, withheld }: Paid): string {
  return formatCents(gross - withheld);
}

function payText(pay: Paid): string {
  return `${formatCents(pay.gross)} less ${formatCents(pay.withheld)}: ${landed(pay)} lands.`;
}

function rateText({ paidRate, values: { rate, loading }, isOnTop }: Casual): string {
  if (rate === 0) return '';
  if (loading === 0) return 'No loading.';
  return isOnTop
    ? `An ordinary hour is ${formatMoney(paidRate)}. Overtime multiplies ${formatMoney(rate)}: awards differ.`
    : `Without its loading the rate is ${formatCents(snapToMicrodollar(rate / (1 + loading)))}.`;
}

/** The hours besides ordinary ones, and the allowance, of a pay. */
function overtimeText(own: CasualValues['pays'][number] | undefined): string {
  if (own === undefined) return '';
  const hours = own.half + own.double + own.other;
  return [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    own.allowance > 0 && `allowance ${formatMoney(own.allowance)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function setText({ residency, threshold, loan, year }: CasualValues): string {
  const set = [
    residency !== 'resident' && RESIDENCIES[residency].toLowerCase(),
    threshold === 'no' && 'threshold not claimed here',
    loan && 'study loan',
    year,
  ];
  return set.filter(Boolean).join(', ');
}

const { daily: _, ...NOT_BY_DAY } = PERIODS;

/** A link from another calculator brings an hourly rate, without the super that may be in it. */
function accepts(rules: RuleSet): Accepts {
  return (given, { year = '' }) => {
    const salary = given.get('salary');
    if (salary === null && !given.has('options')) return undefined;
    if (given.get('cycle') !== 'hourly') return {};
    const { includesSuperannuation } = optionsIn(given.get('options') ?? '');
    const rate = moneyIn(salary ?? '', 2, 'hourly');
    const { guarantee } = taxYearOf(rules, year).superannuation;
    const superRate = customSuperRate(given.get('super') ?? '') ?? guarantee.rate;
    return {
      rate: includesSuperannuation
        ? rate === undefined
          ? ''
          : (rate / (1 + superRate)).toFixed(2)
        : moneyText(salary ?? ''),
      // There, the hours of each week.
      hours: EXAMPLE,
    };
  };
}

export const calculator = defineCalculator({
  questions,
  sections: () => [
    { title: 'Your rate', ask: ['rate', 'period', 'loading', 'place'], note: 'rate' },
    {
      items: 'pays',
      title: ({ pays }, index) => (pays.length === 1 ? 'Your hours' : (pays[index]?.name ?? '')),
      ask: ['hours'],
      says: ({ pays }, index) => payText(pays[index] as Paid),
      sections: [
        {
          title: '+ Overtime',
          set: ({ values }, index) => overtimeText(values.pays[index]),
          says: () => ALLOWANCE,
          // What another rate asks further begins a line.
          ask: ['half', 'double', 'allowance', 'other', 'times'],
        },
      ],
    },
    {
      title: 'You and the year',
      set: ({ values }) => setText(values),
      sections: [
        { title: 'About you', ask: ['residency', 'threshold', 'loan', 'year'] },
        { title: 'The year', ask: ['rest'], note: 'year' },
      ],
    },
  ],
  calculate,
  answer,
  says(result) {
    const { residency, period } = result.values;
    return {
      rate: { hint: rateText(result) },
      ...(residency === 'workingHoliday' && { residency: { hint: FIRST_PAYS } }),
      ...(residency === 'foreign' && {
        period: {
          words: NOT_BY_DAY,
          hint: 'By the day is for residents and working holiday makers.',
        },
      }),
      ...(period === 'daily' && { period: { hint: BY_DAY } }),
    };
  },
  accepts,
  late: ['AnswerBar'],
});
