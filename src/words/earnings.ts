/** Where a salary is among what people in Australia earn: the figures that its tax year names, and what may be said from them. */

import { WEEKS_PER_YEAR } from '../pay/rules/every-year.ts';
import type { TaxYear } from '../pay/rules/rule-set.ts';
import { dayText, monthText } from './dates.ts';
import { formatDollars, formatPercent } from './money.ts';

/** An hourly rate that seems too low may be right. */
export const LOWER_RATES =
  'Juniors, apprentices and trainees may be paid less than the minimum wage of an adult.';

/** The figures that the salaries of a tax year are compared with, in dollars a year of 52 weeks. */
export interface EarningsWords {
  readonly median: string;
  /** The month of the counts and the median, such as `August 2025`. */
  readonly countedIn: string;
  readonly average: string;
  /** The month of the average. */
  readonly averageOf: string;
  /** For 38 hours a week, and its first day, such as `1 July 2025`. */
  readonly minimumWage: string;
  readonly minimumWageFrom: string;
  /** Where the published counts end: the salary from which they tell none apart, and how many of 100 earn it, `2 to 3`. */
  readonly highest: string;
  readonly highestShare: string;
  readonly spread: EarningsSpreadContent;
}

export function earningsWords({
  earnings: { fullTime, average, minimumWage },
}: TaxYear): EarningsWords {
  const counts = countsOf(fullTime.counts);
  const hundredth = counts.total / 100;
  const least = Math.floor(counts.highest / hundredth);
  return {
    median: formatDollars(fullTime.medianWeek * WEEKS_PER_YEAR),
    countedIn: monthText(fullTime.month),
    average: formatDollars(average.week * WEEKS_PER_YEAR),
    averageOf: monthText(average.month),
    minimumWage: formatDollars(minimumWage.week * WEEKS_PER_YEAR),
    minimumWageFrom: dayText(minimumWage.from),
    highest: formatDollars(counts.highestFrom),
    highestShare: `${least} to ${least + 1}`,
    spread: earningsSpread(counts),
  };
}

const BAND_OF_YEAR = 100 * WEEKS_PER_YEAR;

/** Counts of people by bands of {@link BAND_OF_YEAR}, the last without end. */
interface Counts {
  readonly bands: readonly number[];
  /** How many people earn less than each band. */
  readonly below: readonly number[];
  readonly total: number;
  readonly highest: number;
  /** Dollars a year from which the counts tell no salaries apart. */
  readonly highestFrom: number;
}

function countsOf(bands: readonly number[]): Counts {
  const below = [0];
  for (const count of bands) below.push((below.at(-1) as number) + count);
  return {
    bands,
    below,
    total: below.at(-1) as number,
    highest: bands.at(-1) as number,
    highestFrom: (bands.length - 1) * BAND_OF_YEAR,
  };
}

/** The salary's place among full-time earnings, as its page has it. */
export interface EarningsPlace {
  /**
   * Of 100 full-time employees, how many earned less: a whole number, rounded down, such as `42`. Undefined below 1, and in
   * the highest band.
   */
  readonly below: string | undefined;
  /** Whether the salary is in the highest band. */
  readonly isHighest: boolean;
  /** Place along the {@link EarningsSpreadContent}. */
  readonly mark: string;
  /** The salary next to each published figure, such as `12% less`. */
  readonly besideMedian: string;
  readonly besideAverage: string;
  readonly besideMinimumWage: string;
}

/** The place of each salary, in whole dollars a year, among the earnings that the tax year names. */
export function earningsPlaces({ earnings }: TaxYear): (salary: number) => EarningsPlace {
  const { fullTime, average, minimumWage } = earnings;
  const counts = countsOf(fullTime.counts);
  return (salary) => {
    const isHighest = salary >= counts.highestFrom;
    const below = isHighest ? 0 : hundredthsBelow(salary, counts);
    return {
      below: below === 0 ? undefined : `${below}`,
      isHighest,
      mark: `${Math.round(isHighest ? highestBarAt(counts) : (salary / counts.highestFrom) * BANDS_LENGTH)}`,
      besideMedian: beside(salary, fullTime.medianWeek * WEEKS_PER_YEAR),
      besideAverage: beside(salary, average.week * WEEKS_PER_YEAR),
      besideMinimumWage: beside(salary, minimumWage.week * WEEKS_PER_YEAR),
    };
  };
}

/** The whole hundredths of full-time employees who earn less, on a straight line inside the salary's band. */
function hundredthsBelow(salary: number, { bands, below, total }: Counts): number {
  const band = Math.floor(salary / BAND_OF_YEAR);
  const inBand = (bands[band] as number) * (salary - band * BAND_OF_YEAR);
  // In whole numbers, so that no rounding error moves a salary across a hundredth.
  const earnLess = (below[band] as number) * BAND_OF_YEAR + inBand;
  return Math.floor((100 * earnLess) / (total * BAND_OF_YEAR));
}

function beside(salary: number, published: number): string {
  // One division of exact numbers: subtracting 1 from a quotient would leave half a percent just below itself.
  if (salary >= 2 * published) {
    return `${(Math.round((salary * 10) / published) / 10).toFixed(1)} times as much`;
  }
  const percent = formatPercent(Math.abs(salary - published) / published, 0);
  if (percent === '0%') return 'about the same';
  return `${percent} ${salary < published ? 'less' : 'more'}`;
}

/** The plot of full-time earnings: the same on every page, but for a salary's mark. */
export interface EarningsSpreadContent {
  /** SVG path of the bars, each of five bands; the highest band's bar comes after a gap. */
  readonly bars: string;
  readonly length: number;
  readonly height: number;
  /** Salaries along it. */
  readonly labels: readonly { readonly x: string; readonly text: string }[];
}

/** Length of the spread's even part. */
const BANDS_LENGTH = 320;
const BANDS_PER_BAR = 5;
const BARS_HEIGHT = 48;

function earningsSpread(counts: Counts): EarningsSpreadContent {
  const { highestFrom } = counts;
  return {
    bars: barsPath(counts),
    length: BANDS_LENGTH + 1.25 * barLength(counts),
    height: BARS_HEIGHT,
    labels: [
      { x: '0', text: formatDollars(0) },
      { x: `${BANDS_LENGTH / 2}`, text: formatDollars(highestFrom / 2) },
      { x: `${highestBarAt(counts)}`, text: `${formatDollars(highestFrom)}+` },
    ],
  };
}

function barLength({ bands }: Counts): number {
  return (BANDS_LENGTH * BANDS_PER_BAR) / (bands.length - 1);
}

/** The middle of the highest band's bar. */
function highestBarAt(counts: Counts): number {
  return BANDS_LENGTH + 0.75 * barLength(counts);
}

function barsPath(counts: Counts): string {
  const { bands, below, highest } = counts;
  const length = barLength(counts);
  const bars: number[] = [];
  for (let band = 0; band < bands.length - 1; band += BANDS_PER_BAR) {
    bars.push((below[band + BANDS_PER_BAR] as number) - (below[band] as number));
  }
  const top = Math.max(...bars, highest);
  const y = (count: number) => Math.round(BARS_HEIGHT * (1 - count / top));
  const even = bars.map((count) => `V${y(count)}h${length}`).join('');
  return `M0 ${BARS_HEIGHT}${even}V${BARS_HEIGHT}M${highestBarAt(counts) - length / 2} ${BARS_HEIGHT}V${y(highest)}h${length}V${BARS_HEIGHT}`;
}
