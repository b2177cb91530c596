/** The figures that a page must show and those that it may name: what every list of reference figures is made of. */
import { type Exact, type Rational, rational } from '../reference/rational.ts';
import {
  formatReference,
  type ReferenceOptions,
  referencePay,
} from '../reference/reference-pay.ts';
import {
  type ReferenceRulesName,
  referenceYear,
  referenceYears,
} from '../reference/reference-years.ts';
import type { DrawnGroup } from './salary-links.ts';

/** One figure, or several in order, for each place of a page. */
export type Figures = Readonly<Record<string, string | readonly string[]>>;

/** The figures of a page as it is sent, or with the `entries` of a link. The reference may have no answer for the entries. */
export type Expected = (site: ReferenceSite, entries?: URLSearchParams) => PageFigures | undefined;

export interface PageFigures {
  /** The figures of each cell or field, by heading, whose own figures are `#`, and labels: see {@link ShownFigures}. */
  readonly cells: Figures;
  /** All figures in the text of each card or question, its heading included, by heading. */
  readonly prose: Figures;
  /** The salaries and hourly rates that the links of each card lead to, in order. */
  readonly links?: Readonly<Record<string, readonly number[]>>;
  /** Groups of links that are drawn at random. */
  readonly drawn?: readonly DrawnGroup[];
  /** The end of links that enter a pay in a calculator. On the page of a salary or a rate, each link to a calculator has it. */
  readonly entered?: string;
}

const DEFAULT_TAX_YEARS: Readonly<Record<ReferenceRulesName, string>> = {
  simplified: '2025-26',
  legislated: '2026-27',
};

/** The day and the year in which the figures were last read from their sources. */
export const COMPARED_ON = ['21', '2026'];

export type ReferenceSite = ReturnType<typeof referenceSite>;

/** A site as the reference knows it: its rule set, and the tax year that it shows unless a visitor asks for another. */
export function referenceSite(rules: ReferenceRulesName) {
  const taxYear = DEFAULT_TAX_YEARS[rules];
  /** Newest first. */
  const years = referenceYears(rules);
  const superRate = (label: string) => Number(referenceYear(label, rules).superPercent).toFixed(1);
  const since = years.findLast((label) => referenceYear(label, rules).law?.standardDeduction);
  return {
    rules,
    /** Without withholding schedules, the pay for a week is a share of the year's. */
    hasSchedules: rules === 'legislated',
    taxYear,
    year: referenceYear(taxYear, rules),
    years,
    yearBefore: years[years.indexOf(taxYear) + 1] ?? '',
    /** The first tax year of the standard deduction. */
    deductionSince: since ?? '',
    /** The super rate that a field assumes, in percent. */
    superRate: superRate(taxYear),
    chosenYear: [taxYear, `${superRate(taxYear)}%`],
    /** The choices of the tax year, each with its super rate, after the one that is chosen. */
    taxYearOptions: [taxYear, ...years.flatMap((label) => [label, `${superRate(label)}%`])],
    payOf: (salary: number, options: ReferenceOptions = {}) =>
      referencePay({ salary, taxYear, rules, options }),
  };
}

/** Division 293, its rate on contributions, and its threshold. Source: ATO. */
export const DIVISION_293 = ['293', '15%', '$250,000'];

/** In years, of people born since 1957. Source: Social Security Act 1991, s 23. */
export const PENSION_AGE = 67;

/** The Medicare levy, and of the income above its threshold the most that it may be. Source: ATO. */
export const LEVY_RATES = ['2%', '10%'] as const;

export function dollars(value: Exact): string {
  return formatReference(rational(value), 'dollars');
}

export function cents(value: Exact): string {
  return formatReference(rational(value), 'cents');
}

/** `value` to the cent, and without cents if it is in whole dollars. */
export function money(value: Exact): string {
  return cents(value).replace(/\.00$/, '');
}

/** `value` as it is shown in whole dollars. A sum or a difference beside its parts is made of such values. */
export function shownDollars(value: Rational): Rational {
  return rational(value.rounded());
}

/** `value` as it is shown to the cent. */
export function shownCents(value: Rational): Rational {
  return rational(value.times(100).rounded()).over(100);
}

/** The difference of two figures in whole dollars, as readers work it out. */
export function dollarsLess(from: Rational, taken: Rational): string {
  return dollars(shownDollars(from).minus(shownDollars(taken)));
}

/** The cells of a card by label, or of all fields by name in the card `field`. */
export function cellsOf(card: string, figures: Figures): Figures {
  const cells: Record<string, Figures[string]> = {};
  for (const [label, figure] of Object.entries(figures)) cells[`${card} > ${label}`] = figure;
  return cells;
}

/** The cells of a table: by the label of a row, its figures under `columns`. */
export function tableCells(
  card: string,
  columns: readonly string[],
  rows: Readonly<Record<string, readonly Figures[string][]>>,
): Figures {
  const cells: Record<string, Figures[string]> = {};
  for (const [label, figures] of Object.entries(rows)) {
    columns.forEach((column, at) => {
      cells[`${card} > ${label} > ${column}`] = figures[at] ?? [];
    });
  }
  return cells;
}

/** The figures of an answer, in order. */
interface AnswerFigures {
  /** Those of the inputs that have no heading, above it: the line of folded ones, and the choices of the tax year. */
  readonly inputs: readonly string[];
  /** The entries that the page is sent with. */
  readonly example: readonly string[];
  readonly heading?: readonly string[];
  readonly sentence: readonly string[];
  /** Those of the further sentences. */
  readonly also?: readonly string[];
}

/** The prose of an answer, whose heading is `place`, and of the line that repeats its sentence in a narrow window. */
export function answerProse(
  place: string,
  { inputs, example, heading = [], sentence, also = [] }: AnswerFigures,
): Figures {
  return {
    Page: [...inputs, ...sentence],
    [place]: [...example, ...heading, ...sentence, ...also],
  };
}

/** `amount` as a field has it, without sign and commas. */
export function typed(amount: Rational): string {
  return cents(amount).replace(/[$,]|\.00$/g, '');
}

/** `fraction` as a rate is written, `30%` or `32.5%`. */
export function rate(fraction: Rational): string {
  const hundredths = fraction.times(10_000).rounded();
  return `${Number(hundredths) / 100}%`;
}

/** `tenths` of a percent as a share is written, `20.5%`. */
export function share(tenths: bigint): string {
  return `${tenths / 10n}.${tenths % 10n}%`;
}
