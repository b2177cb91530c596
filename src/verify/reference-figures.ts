/**
 * Every figure that a salary page and the home page must show, by its place on the page. They come from exact
 * arithmetic and `docs/product.md`, and from no code that makes the pages.
 */
import {
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  ZERO,
} from './reference/rational.ts';
import { formatReference, type ReferencePay, referencePay } from './reference/reference-pay.ts';
import { referenceTaxWithheld } from './reference/reference-withholding.ts';
import {
  type ReferenceRulesName,
  type ReferenceYear,
  referenceYear,
} from './reference/reference-years.ts';
import type { PlacedFigures } from './shown-figures.ts';

/** The year that a site shows unless a visitor asks for another. */
const DEFAULT_TAX_YEARS: Readonly<Record<ReferenceRulesName, string>> = {
  simplified: '2025-26',
  legislated: '2026-27',
};

const LEVY_PERCENT = '2%';
/** Of the income above the threshold, the most that the levy may be in law. */
const SHADE_IN_PERCENT = '10%';

const WEEKS = rational('52');
const FORTNIGHTS = rational('26');
const MONTHS = rational('12');
const HUNDRED = rational('100');
const THOUSAND = rational('1000');

/** The salaries that have a page, in dollars a year; see Validation in `docs/product.md`. */
export const PAGE_SALARIES = { lowest: 5_000, highest: 15_000_000, step: 100 } as const;

/** The figures that pages of a site must show by a rule set. */
export interface ReferenceFigures {
  /** Those of the page of `amount` dollars a year, except those of the groups drawn at random. */
  salaryFigures(amount: number): PlacedFigures;
  /** Those of the home page: the calculator at its default of 80,000, and the links. */
  homeFigures(): PlacedFigures;
}

export function referenceFigures(rules: ReferenceRulesName): ReferenceFigures {
  const known = FIGURES.get(rules) ?? figuresBy(rules);
  FIGURES.set(rules, known);
  return known;
}

const FIGURES = new Map<ReferenceRulesName, ReferenceFigures>();

function figuresBy(rules: ReferenceRulesName): ReferenceFigures {
  const taxYear = DEFAULT_TAX_YEARS[rules];
  const year = referenceYear(taxYear, rules);
  const payOf = (salary: number) => referencePay({ salary, taxYear, rules });
  const bracketOf = bracketsOf(
    year,
    (salary) =>
      referencePay({ salary, taxYear, rules, options: { withholdTaxOffsets: true } }).incomeTax,
  );
  const words = rules === 'legislated' ? legislatedWords(year) : simplifiedWords(year);
  const superPercent = `${year.superPercent}%`;

  function salaryFigures(amount: number): PlacedFigures {
    const pay = payOf(amount);
    const gross = dollars(pay.grossAnnual);
    const net = dollars(pay.netAnnual);
    const tax = dollars(pay.totalTax);
    const incomeTax = dollars(pay.incomeTax);
    const levy = dollars(pay.medicareLevy);
    const superannuation = dollars(pay.superannuation);
    const offset = compare(pay.taxOffsets, ZERO) > 0 ? [dollars(pay.taxOffsets)] : [];
    const bracket = bracketOf(amount);
    const percentOfGross = (part: Rational) => percent(divide(part, pay.grossAnnual));

    return placed({
      Title: [gross],
      Description: [gross, net, tax],
      'Shared title': [gross],
      'Shared description': [gross, net, tax],
      Breadcrumb: [gross],
      // The heading and the answer below it.
      Page: [gross, net, cents(pay.weekly)],
      'Where your pay goes': [pay.netAnnual, pay.incomeTax, pay.medicareLevy]
        .filter((part) => compare(part, ZERO) > 0)
        .map(percentOfGross),
      'bracket-scale': [...bracket.scale, gross, bracket.rate, ...bracket.range],
      'Previous and next salary': neighbours(amount),
      'Tax Breakdown > Gross Annual Salary': [gross],
      'Tax Breakdown > Income Tax': [incomeTax],
      'Tax Breakdown > Low Income Tax Offset': offset,
      'Tax Breakdown > Low Income Tax Offset > note': offset.map(() => 'Taken off income tax'),
      'Tax Breakdown > Medicare Levy (2%)': [levy],
      'Tax Breakdown > Total Tax': [tax],
      'Tax Breakdown > Net Annual Salary': [net],
      'Take-Home Pay > Daily (5-day week)': [cents(pay.daily)],
      'Take-Home Pay > Daily (5-day week) > note': [`Tax ${cents(pay.dailyTax)}`],
      'Take-Home Pay > Weekly': [cents(pay.weekly)],
      'Take-Home Pay > Weekly > note': [`Tax ${cents(pay.weeklyTax)}`],
      'Take-Home Pay > Fortnightly': [cents(pay.fortnightly)],
      'Take-Home Pay > Fortnightly > note': [`Tax ${cents(pay.fortnightlyTax)}`],
      'Take-Home Pay > Monthly': [cents(pay.monthly)],
      'Take-Home Pay > Monthly > note': [`Tax ${cents(pay.monthlyTax)}`],
      [`Take-Home Pay > Super annual contribution (${superPercent})`]: [superannuation],
      ...tableRow('Gross Income', pay.grossAnnual),
      ...tableRow('Superannuation', pay.superannuation),
      ...tableRow('Total Tax', pay.totalTax),
      ...tableRow('Income Tax', pay.incomeTax),
      ...tableRow('Medicare Levy', pay.medicareLevy),
      ...tableRow('Medicare Levy Surcharge', ZERO),
      ...tableRow('Tax Offsets', pay.taxOffsets),
      ...tableRow('Take Home Pay', pay.netAnnual),
      'Nearby Salaries': links(nearby(amount)),
      'Other Income Brackets': links(otherBrackets(amount)),
      'Effective Tax Rate': [
        ...[gross, percentOfGross(pay.totalTax)],
        ...[net, percentOfGross(pay.netAnnual)],
      ],
      'Tax Components': [tax, incomeTax, levy, ...bracket.sum, ...offset],
      Superannuation: [superPercent, ...words.superLimit(amount), superannuation, gross],
      'PAYG Withholding': words.withheld(pay),
      Reminder: words.reminder,
      'How much is # after tax?': [
        ...[gross, net],
        ...[cents(pay.monthly), cents(pay.fortnightly), cents(pay.weekly)],
      ],
      'How much tax is paid on #?': [gross, tax, incomeTax, levy],
      'What is the marginal tax rate?': bracket.marginal,
      ...words.levy(pay),
      'How much super is paid on #?': [gross, superannuation, superPercent, ...words.superRules],
      'Is the Medicare levy surcharge included?': words.surcharge,
      'Are HELP and other student loans included?': words.studentLoan,
      'Are tax offsets and deductions included?': [
        ...LOW_INCOME_OFFSET,
        ...offset,
        ...words.deductions,
      ],
      ...AROUND_THE_CONTENT,
    });
  }

  function homeFigures(): PlacedFigures {
    const figures = salaryFigures(80_000);
    const pay = payOf(80_000);
    const shared = [...figures].filter(
      ([place]) =>
        /^(Tax Breakdown|Take-Home Pay|Comprehensive Breakdown) > /.test(place) &&
        !place.includes('Tax Offsets') &&
        !place.includes('Super annual'),
    );
    return placed({
      ...Object.fromEntries(shared),
      'Take-Home Pay > Super annual contribution': [dollars(pay.superannuation)],
      'Where your pay goes': figures.get('Where your pay goes') ?? [],
      'You take home': [dollars(pay.netAnnual), cents(pay.fortnightly)],
      'Pay summary > Gross': [dollars(pay.grossAnnual)],
      'Pay summary > Tax': [dollars(pay.totalTax)],
      'Pay summary > Net': [dollars(pay.netAnnual)],
      'Pay summary > Weekly': [cents(pay.weekly)],
      'Pay summary > Monthly': [cents(pay.monthly)],
      'Popular Salaries': links(POPULAR.map((thousands) => thousands * 1_000)),
      'High-Income Salaries': links(HIGH_INCOME.map((millions) => millions * 1_000_000)),
      Disclaimer: words.reminder,
      ...AROUND_THE_CONTENT,
    });
  }

  return { salaryFigures, homeFigures };
}

/** The figures in the words of salary pages that differ by rule set. */
interface FiguresInWords {
  /** What super stops at, if it does so below `amount`. */
  superLimit(amount: number): string[];
  readonly superRules: readonly string[];
  /** Figures of the one question about the Medicare levy that the page has. */
  levy(pay: ReferencePay): Record<string, string[]>;
  /** From a weekly pay and from a monthly one. */
  withheld(pay: ReferencePay): string[];
  readonly surcharge: readonly string[];
  readonly studentLoan: readonly string[];
  readonly deductions: readonly string[];
  readonly reminder: readonly string[];
}

/** Besides the figures of the set, those of the law of 2025-26 that the pages quote. */
function simplifiedWords(year: ReferenceYear): FiguresInWords {
  const threshold = dollars(rational(year.levyFreeUpTo));
  return {
    superLimit: () => [],
    /** The law's. Source: https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds */
    superRules: ['$62,500', '$30,000'],
    levy: ({ medicareLevy }) =>
      compare(medicareLevy, ZERO) > 0
        ? // The law's threshold is another.
          { [LEVY_QUESTION]: [LEVY_PERCENT, threshold, '$28,011'] }
        : { [NO_LEVY_QUESTION]: [LEVY_PERCENT, threshold] },
    withheld: ({ totalTax, weeklyTax, monthlyTax }) =>
      compare(totalTax, ZERO) > 0 ? [cents(weeklyTax), cents(monthlyTax)] : [],
    surcharge: [],
    /** The law's. Source: https://www.ato.gov.au/tax-rates-and-codes/study-and-training-support-loans-rates-and-repayment-thresholds */
    studentLoan: ['$67,000'],
    deductions: [],
    reminder: [],
  };
}

/** Thresholds of 2026-27, typed again. Source: as in `reference/reference-years.ts`. */
function legislatedWords(year: ReferenceYear): FiguresInWords {
  const threshold = dollars(rational(year.levyFreeUpTo));
  return {
    superLimit: (amount) => (amount > 270_830 ? ['$270,830'] : []),
    superRules: ['$270,830', '$32,500'],
    levy: ({ grossAnnual, medicareLevy }) => {
      if (compare(medicareLevy, ZERO) === 0) return { [NO_LEVY_QUESTION]: [threshold] };
      const isWhole = compare(multiply(medicareLevy, rational('50')), grossAnnual) === 0;
      return {
        [LEVY_QUESTION]: isWhole
          ? [LEVY_PERCENT, threshold]
          : [SHADE_IN_PERCENT, threshold, LEVY_PERCENT],
      };
    },
    withheld: ({ grossAnnual }) => {
      const amounts = [
        withheldFrom('weekly', divide(grossAnnual, WEEKS)),
        withheldFrom('monthly', divide(grossAnnual, MONTHS)),
      ];
      return amounts.every((amount) => amount === 0n)
        ? []
        : amounts.map((amount) => dollars(rational(String(amount))));
    },
    surcharge: ['$105,000'],
    studentLoan: ['$69,528'],
    deductions: ['$1,000'],
    reminder: ['$1,000'],
  };
}

/** What is withheld by the schedule of 2026-27 from earnings of one period, which are paid in whole cents. */
function withheldFrom(period: 'weekly' | 'monthly', earnings: Rational): bigint {
  const inCents = roundHalfAwayFromZero(multiply(earnings, HUNDRED));
  return referenceTaxWithheld({
    earnings: `${inCents / 100n}.${String(inCents % 100n).padStart(2, '0')}`,
    period,
    taxYear: DEFAULT_TAX_YEARS.legislated,
    scale: 2,
  });
}

const LEVY_QUESTION = 'How is the Medicare levy worked out?';
const NO_LEVY_QUESTION = 'Why is there no Medicare levy?';

/** The fixed rules of a group of links drawn at random; see Salary page in `docs/product.md`. */
export interface DrawnGroup {
  readonly title: string;
  readonly size: number;
  isAllowed(amount: number): boolean;
}

/** The 'Explore More' groups of the page of `own` dollars a year. */
export function drawnGroups(own: number): DrawnGroup[] {
  const groups: [string, readonly number[]][] = [
    ['Popular Ranges', POPULAR_RANGE.filter((amount) => Math.abs(amount - own) > 5_000)],
    own >= 100_000 ? ['Executive', EXECUTIVE_RANGE] : ['Six Figure', SIX_FIGURE_RANGE],
  ];
  const ranges = groups.map(([title, candidates]) => {
    const others = candidates.filter((amount) => amount !== own);
    return {
      title,
      size: Math.min(MOST_IN_GROUP, others.length),
      isAllowed: (amount: number) => others.includes(amount),
    };
  });
  const isRelated = (amount: number) =>
    amount % 1_000 === 0 && amount !== own && hasPage(amount) && Math.abs(amount - own) * 5 <= own;
  return [
    ...ranges,
    {
      title: 'Related Values',
      size: countUpTo(MOST_IN_GROUP, own, isRelated),
      isAllowed: isRelated,
    },
  ];
}

/** Whether `amount` dollars a year must have a page. */
export function hasPage(amount: number): boolean {
  const { lowest, highest, step } = PAGE_SALARIES;
  return amount >= lowest && amount <= highest && amount % step === 0;
}

/** What a link to the page of `amount` dollars a year calls it. */
export function linkText(amount: number): string {
  return `$${WHOLE.format(amount)}`;
}

const WHOLE = new Intl.NumberFormat('en-AU');

const MOST_IN_GROUP = 6;

/** Source: https://www.ato.gov.au/individuals-and-families/income-deductions-offsets-and-records/tax-offsets/low-income-tax-offset */
const LOW_INCOME_OFFSET = ['$700', '$66,667'];

/** The donation block and the footer; see Shared layout in `docs/product.md`. */
const AROUND_THE_CONTENT = {
  'Help Keep This Free > Running costs': ['$45/month'],
  'Help Keep This Free > Monthly goal': ['$50/month'],
  'Help Keep This Free': ['$10', '20%'],
  'Quick links': links([50_000, 100_000, 150_000, 200_000, 500_000, 1_000_000]),
};

/** In thousands, and in millions, of dollars a year; see Home page in `docs/product.md`. */
const POPULAR = [
  50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
];
const HIGH_INCOME = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];

const POPULAR_RANGE = range(40_000, 150_000, 5_000);
const SIX_FIGURE_RANGE = range(100_000, 250_000, 10_000);
const EXECUTIVE_RANGE = range(200_000, 1_000_000, 50_000);

/** What pages say of the bracket that `income` dollars a year ends in. */
interface BracketFigures {
  readonly rate: string;
  /** Its ends; the upper one only where it has one. */
  readonly range: readonly string[];
  /** The picture of it between its neighbours: their rates, then its ends. */
  readonly scale: readonly string[];
  /** How the income tax is worked out. */
  readonly sum: readonly string[];
  readonly marginal: readonly string[];
}

/** The bracket of an income, by the brackets of `year`; `taxOn` is the tax before offsets. */
function bracketsOf(
  { slices }: ReferenceYear,
  taxOn: (income: number) => Rational,
): (income: number) => BracketFigures {
  const rates = slices.map((slice) => `${slice.percent}%`);
  const brackets = slices.map(({ upTo }, index): BracketFigures => {
    const rate = rates[index] ?? '';
    const floor = Number(slices[index - 1]?.upTo ?? 0);
    const threshold = dollars(rational(String(floor)));
    const top = upTo === undefined ? [] : [dollars(rational(upTo))];
    const range = [dollars(rational(String(floor + 1))), ...top];
    const base = taxOn(floor);
    const isFree = rate === '0%';
    return {
      rate,
      range,
      scale: [
        ...rates.slice(Math.max(0, index - 1), index + 2),
        ...(index === 0 ? [] : [threshold]),
        ...top,
      ],
      sum: isFree ? top : [...(compare(base, ZERO) === 0 ? [] : [dollars(base)]), rate, threshold],
      marginal: isFree ? [rate, ...top] : [rate, ...(upTo === undefined ? [threshold] : range)],
    };
  });
  const indexOf = (income: number) =>
    slices.findIndex(({ upTo }) => upTo === undefined || income <= Number(upTo));
  return (income) => brackets[indexOf(income)] as BracketFigures;
}

function tableRow(label: string, annual: Rational): Record<string, string[]> {
  const title = `Comprehensive Breakdown > ${label}`;
  return {
    [`${title} > Weekly`]: [cents(divide(annual, WEEKS))],
    [`${title} > Fortnightly`]: [cents(divide(annual, FORTNIGHTS))],
    [`${title} > Monthly`]: [cents(divide(annual, MONTHS))],
    [`${title} > Annually`]: [cents(annual)],
  };
}

function neighbours(amount: number): string[] {
  return links([amount - PAGE_SALARIES.step, amount + PAGE_SALARIES.step].filter(hasPage));
}

function nearby(amount: number): number[] {
  return range(amount - 1_000, amount + 1_000, 100).filter(hasPage);
}

function otherBrackets(amount: number): number[] {
  const first = amount - (amount % 100_000) + 100_000;
  return range(first, first + 900_000, 100_000).filter(hasPage);
}

function links(amounts: readonly number[]): string[] {
  return amounts.map(linkText);
}

/** How many candidates there are near `own`, as far as `most`. */
function countUpTo(most: number, own: number, isCandidate: (amount: number) => boolean): number {
  let count = 0;
  // A little wider than the candidates' range, so that no binary fraction cuts one off.
  const start = Math.floor((own * 0.8) / 1_000) * 1_000;
  for (let amount = start; amount <= own * 1.2 + 1_000 && count < most; amount += 1_000) {
    if (isCandidate(amount)) count++;
  }
  return count;
}

function range(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

/** Leaves out the places that have no figures on this page. */
function placed(figures: Readonly<Record<string, readonly string[]>>): PlacedFigures {
  const entries = Object.entries(figures).filter(([, found]) => found.length > 0);
  return new Map(entries.map(([place, found]) => [place, [...found]]));
}

function dollars(value: Rational): string {
  return formatReference(value, 'dollars');
}

function cents(value: Rational): string {
  return formatReference(value, 'cents');
}

/** `fraction` as a percentage with one decimal, a half going up. */
function percent(fraction: Rational): string {
  const tenths = roundHalfAwayFromZero(multiply(fraction, THOUSAND));
  return `${tenths / 10n}.${tenths % 10n}%`;
}
