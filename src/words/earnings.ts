/**
 * Where a salary is among what people in Australia earn. Published figures, in dollars a week before tax in the main job, and
 * what may be said from them. They come from surveys of employees and employers, and are no taxable incomes.
 */
import { formatDollars, formatPercent } from './money.ts';

/**
 * Full-time employees by weekly earnings, as counts of people: entry i is those who earn from $100i to less than $100(i + 1),
 * the last those who earn $5,000 or more. Source: Australian Bureau of Statistics, Employee Earnings, August 2025 (released
 * 12 December 2025), Table 7, Australia, CC BY 4.0; by one transcription, whose total is the published one.
 */
export const FULL_TIME_EMPLOYEES: readonly number[] = [
  5_495, 8_794, 14_816, 15_504, 44_768, 60_150, 69_297, 135_380, 148_542, 303_170, 405_824, 464_819,
  468_424, 505_482, 387_443, 575_635, 351_148, 468_431, 286_646, 344_856, 381_476, 221_975, 354_652,
  202_733, 155_675, 245_806, 123_397, 261_319, 99_331, 75_589, 138_914, 64_754, 153_555, 53_931,
  62_040, 74_826, 55_002, 35_846, 37_116, 35_983, 48_472, 27_682, 26_476, 22_516, 19_141, 27_327,
  16_988, 9_744, 112_557, 9_941, 230_656,
];

/** Median weekly earnings of full-time employees, August 2025. Source: as {@link FULL_TIME_EMPLOYEES}. */
export const FULL_TIME_MEDIAN_WEEK = 1_741;

/**
 * Average weekly ordinary-time earnings of full-time adults, May 2026, seasonally adjusted. Source: Australian Bureau of
 * Statistics, Average Weekly Earnings, May 2026 (released 13 August 2026), CC BY 4.0; by one transcription.
 */
export const FULL_TIME_AVERAGE_WEEK = 2_083.7;

/**
 * National minimum wage for a week of 38 hours, by its first day, newest first. Source: Fair Work Commission, Annual Wage
 * Reviews 2025-26 and 2024-25.
 */
const MINIMUM_WAGES = [
  { from: '1 July 2026', week: 1_004.9 },
  { from: '1 July 2025', week: 948 },
] as const;

const WEEKS_PER_YEAR = 52;
const BAND_OF_YEAR = 100 * WEEKS_PER_YEAR;
const HIGHEST_BAND = FULL_TIME_EMPLOYEES.length - 1;

/** Dollars a year from which the published counts tell no salaries apart: 260,000. */
export const HIGHEST_BAND_FROM = HIGHEST_BAND * BAND_OF_YEAR;

/** How many full-time employees earn less than each band. */
const employeesBelow: readonly number[] = FULL_TIME_EMPLOYEES.map((_, band) =>
  FULL_TIME_EMPLOYEES.slice(0, band).reduce((sum, count) => sum + count, 0),
);
const employees = FULL_TIME_EMPLOYEES.reduce((sum, count) => sum + count, 0);

/** The salary's place among full-time earnings, as its page has it. */
export interface Standing {
  /**
   * Of 100 full-time employees, how many earned less: a whole number, rounded down, such as `42`. Undefined below 1, and in
   * the highest band.
   */
  readonly below: string | undefined;
  /** Whether the salary is in the highest band. */
  readonly isHighest: boolean;
  /** Place along the {@link EARNINGS_SPREAD}. */
  readonly mark: string;
  /** The salary next to each published figure, such as `12% less`. */
  readonly besideMedian: string;
  readonly besideAverage: string;
  readonly besideMinimumWage: string;
}

/** By salary, in whole dollars a year: its standing, the minimum wage being that of `taxYear`, such as `'2025-26'`. */
export function standing(taxYear: string): (salary: number) => Standing {
  const { minimumWage } = publishedEarnings(taxYear);
  return (salary) => {
    const isHighest = salary >= HIGHEST_BAND_FROM;
    const below = isHighest ? 0 : hundredthsBelow(salary);
    return {
      below: below === 0 ? undefined : `${below}`,
      isHighest,
      mark: `${Math.round(isHighest ? HIGHEST_BAR : (salary / HIGHEST_BAND_FROM) * BANDS_LENGTH)}`,
      besideMedian: beside(salary, FULL_TIME_MEDIAN_WEEK * WEEKS_PER_YEAR),
      besideAverage: beside(salary, FULL_TIME_AVERAGE_WEEK * WEEKS_PER_YEAR),
      besideMinimumWage: beside(salary, minimumWage),
    };
  };
}

/** The whole hundredths of full-time employees who earn less, on a straight line inside the salary's band. */
function hundredthsBelow(salary: number): number {
  const band = Math.floor(salary / BAND_OF_YEAR);
  const inBand = (FULL_TIME_EMPLOYEES[band] as number) * (salary - band * BAND_OF_YEAR);
  // In whole numbers, so that no rounding error moves a salary across a hundredth.
  const below = (employeesBelow[band] as number) * BAND_OF_YEAR + inBand;
  return Math.floor((100 * below) / (employees * BAND_OF_YEAR));
}

function beside(salary: number, published: number): string {
  const ratio = salary / published;
  if (ratio >= 2) return `${ratio.toFixed(1)} times as much`;
  const percent = formatPercent(Math.abs(ratio - 1), 0);
  if (percent === '0%') return 'about the same';
  return `${percent} ${ratio < 1 ? 'less' : 'more'}`;
}

/** The published figures that a salary is compared with, in dollars a year of 52 weeks. */
export interface PublishedEarnings {
  readonly median: number;
  readonly average: number;
  /** For 38 hours a week. */
  readonly minimumWage: number;
  /** The first day of that minimum wage, such as `1 July 2025`. */
  readonly minimumWageFrom: string;
}

/** The minimum wage is the one that applies when `taxYear`, such as `'2025-26'`, starts, or else the oldest known. */
export function publishedEarnings(taxYear: string): PublishedEarnings {
  const year = Number.parseInt(taxYear, 10);
  const wage = MINIMUM_WAGES.find(({ from }) => Number(from.slice(-4)) <= year) ?? MINIMUM_WAGES[1];
  return {
    median: FULL_TIME_MEDIAN_WEEK * WEEKS_PER_YEAR,
    average: FULL_TIME_AVERAGE_WEEK * WEEKS_PER_YEAR,
    minimumWage: wage.week * WEEKS_PER_YEAR,
    minimumWageFrom: wage.from,
  };
}

/** Length of the spread's even part, where its highest bar has its middle, and how long and high it is in all. */
const BANDS_LENGTH = 320;
const BANDS_PER_BAR = 5;
const BAR_LENGTH = (BANDS_LENGTH * BANDS_PER_BAR) / HIGHEST_BAND;
const HIGHEST_BAR = BANDS_LENGTH + 0.75 * BAR_LENGTH;
const BARS_HEIGHT = 48;

/** The plot of full-time earnings: the same on every page, but for a salary's mark. */
export const EARNINGS_SPREAD = {
  /** SVG path of the bars, each of five bands; the highest band's bar comes after a gap. */
  bars: barsPath(),
  length: BANDS_LENGTH + 1.25 * BAR_LENGTH,
  height: BARS_HEIGHT,
  /** Salaries along it. */
  labels: [
    { x: '0', text: formatDollars(0) },
    { x: `${BANDS_LENGTH / 2}`, text: formatDollars(HIGHEST_BAND_FROM / 2) },
    { x: `${HIGHEST_BAR}`, text: `${formatDollars(HIGHEST_BAND_FROM)}+` },
  ],
} as const;

function barsPath(): string {
  const bars: number[] = [];
  for (let band = 0; band < HIGHEST_BAND; band += BANDS_PER_BAR) {
    bars.push((employeesBelow[band + BANDS_PER_BAR] as number) - (employeesBelow[band] as number));
  }
  const highest = FULL_TIME_EMPLOYEES[HIGHEST_BAND] as number;
  const top = Math.max(...bars, highest);
  const y = (count: number) => Math.round(BARS_HEIGHT * (1 - count / top));
  const even = bars.map((count) => `V${y(count)}h${BAR_LENGTH}`).join('');
  return `M0 ${BARS_HEIGHT}${even}V${BARS_HEIGHT}M${HIGHEST_BAR - BAR_LENGTH / 2} ${BARS_HEIGHT}V${y(highest)}h${BAR_LENGTH}V${BARS_HEIGHT}`;
}
