/** Words on the site's tax year: the same on every page, so made once a build. */
import { type Bands, firstDay, type TaxYear, taxYearOf } from '../pay/index.ts';
import type { DescribedRuleSet, Law } from '../pay/rules/rule-sets.ts';
import type { Departure } from '../pay/rules/simplified/departures.ts';
import { formatDollars, formatRate } from './money.ts';
import { yearSpan } from './year-span.ts';

/** Figures as texts; of the rule set but for those of `law`. */
export interface TaxYearWords extends ShownFigures {
  readonly label: string;
  /** Whether the set is simpler than the law. */
  readonly isSimplified: boolean;
  /** The tax years in which the set has the law's bands of student loans, such as `2023-24`; undefined where all are. */
  readonly studentLoanYears: string | undefined;
  readonly law: LawWords;
}

interface ShownFigures {
  readonly medicareRate: string;
  /** The highest income without Medicare levy. */
  readonly medicareThreshold: string;
  /** The share of the income above the threshold that the levy is at most; undefined where it is not phased in. */
  readonly medicareShadeIn: string | undefined;
  /** The highest income without Medicare levy surcharge. */
  readonly surchargeThreshold: string;
  /** The highest income without a student loan repayment. */
  readonly studentLoanThreshold: string;
  readonly superRate: string;
  /** Of a year; undefined where there is no limit. */
  readonly maxContributionBase: string | undefined;
  readonly concessionalCap: string | undefined;
  readonly offsets: readonly OffsetWords[];
}

export interface LawWords extends ShownFigures {
  /** As the law has it, such as `$62,500 a quarter`. */
  readonly contributionBaseByPeriod: string | undefined;
  /** The month from which student loans are repaid by the rules of this year, such as `July 2025`. */
  readonly studentLoanSince: string;
  /** The deduction that everyone has without receipts; undefined before the first year that has it. */
  readonly standardDeduction: string | undefined;
}

/** An offset in words. */
export interface OffsetWords {
  /** As running text has it, such as `low income tax offset`. */
  readonly name: string;
  /** The most that it can be. */
  readonly most: string;
  /** The income from which it is 0; undefined where it never ends. */
  readonly end: string | undefined;
}

export function taxYearWords(rules: DescribedRuleSet): TaxYearWords {
  const { law, defaultTaxYear: label } = rules;
  const year = taxYearOf(rules, label);
  const lawYear = taxYearOf(law.rules, label);
  return {
    ...shownFigures(year),
    label,
    isSimplified: rules.name === 'simplified',
    studentLoanYears: yearsByLaw(rules, 'studentLoan'),
    law: lawWords(lawYear, law),
  };
}

/** The extra tax on super contributions that neither set has, in words. */
export function division293Text({ division293Threshold }: Law): string {
  return `the extra tax on super where income and contributions together are above ${formatDollars(division293Threshold)} (Division 293)`;
}

/** The tax years whose `figure` is not the law's, such as `2023-24 and 2024-25`; empty where all are. */
export function yearsNotByLaw(rules: DescribedRuleSet, figure: Departure): string {
  const labels = rules.taxYears.map(({ label }) => label);
  return yearSpan(labels.filter((label) => rules.departures[label]?.includes(figure)));
}

/** The tax years whose `figure` is the law's, such as `2020-21 to 2023-24`; undefined where all are, empty where none is. */
export function yearsByLaw(rules: DescribedRuleSet, figure: Departure): string | undefined {
  const labels = rules.taxYears.map(({ label }) => label);
  const byLaw = labels.filter((label) => !rules.departures[label]?.includes(figure));
  return byLaw.length === labels.length ? undefined : yearSpan(byLaw);
}

function shownFigures(year: TaxYear): ShownFigures {
  return {
    medicareRate: formatRate(year.medicareRate),
    medicareThreshold: formatDollars(year.medicareThreshold),
    medicareShadeIn: ifKnown(year.medicareShadeIn, formatRate),
    surchargeThreshold: formatDollars(freeIncome(year.medicareLevySurcharge)),
    studentLoanThreshold: formatDollars(freeIncome(year.studentLoan)),
    superRate: formatRate(year.superRate),
    maxContributionBase: ifKnown(year.maxContributionBase, formatDollars),
    concessionalCap: ifKnown(year.concessionalCap, formatDollars),
    offsets: (year.taxOffsets ?? []).map(({ name, bands }) => ({ name, ...reachOf(bands) })),
  };
}

function lawWords(year: TaxYear, law: Law): LawWords {
  const { lastYearOfQuarterlyBase, standardDeduction } = law;
  const isByQuarter = year.label <= lastYearOfQuarterlyBase;
  return {
    ...shownFigures(year),
    contributionBaseByPeriod: ifKnown(year.maxContributionBase, (base) =>
      isByQuarter ? `${formatDollars(base / 4)} a quarter` : `${formatDollars(base)} a year`,
    ),
    studentLoanSince: firstDay(studentLoanSince(year, law)).replace(/^1 /, ''),
    standardDeduction:
      year.label < standardDeduction.from ? undefined : formatDollars(standardDeduction.amount),
  };
}

/** The first tax year whose student loans are repaid in the way of `year`: of the whole income, or of what is above a limit. */
function studentLoanSince(year: TaxYear, { rules }: Law): string {
  const isMarginal = ({ studentLoan }: TaxYear) => studentLoan.some(({ min }) => min !== undefined);
  let since = year.label;
  for (const earlier of rules.taxYears) {
    if (earlier.label > year.label) continue;
    if (isMarginal(earlier) !== isMarginal(year)) break;
    since = earlier.label;
  }
  return since;
}

/** The highest whole income that the first of `bands`, which charges nothing, holds. */
function freeIncome([first]: Bands): number {
  if ('below' in first) return first.below - 1;
  return first.max ?? Number.POSITIVE_INFINITY;
}

/** The bands of an offset rise or stay, then fall: it is most where a band begins. */
function reachOf(bands: Bands): { most: string; end: string | undefined } {
  const most = Math.max(...bands.map(({ baseAmount = 0 }) => baseAmount));
  const { rate, baseAmount } = bands[bands.length - 1] as Bands[number];
  const before = bands[bands.length - 2];
  const end = before && ('below' in before ? before.below : before.max);
  const isOver = rate === 0 && !baseAmount && typeof end === 'number';
  return { most: formatDollars(most), end: isOver ? formatDollars(end) : undefined };
}

function ifKnown(figure: number | undefined, format: (figure: number) => string) {
  return figure === undefined ? undefined : format(figure);
}
