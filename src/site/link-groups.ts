/**
 * The salary pages that a page links to, in whole dollars a year, each list in rising order: docs/product.md, Home page
 * and Salary page.
 */

import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from './salary-amounts.ts';
import { seededRandom } from './seeded-random.ts';

/** The popular salaries of the home page. */
export const POPULAR_SALARIES: readonly number[] = [
  50_000, 60_000, 70_000, 75_000, 80_000, 90_000, 100_000, 120_000, 150_000, 180_000, 200_000,
  250_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000,
];

/** The high incomes of the home page. */
export const HIGH_INCOME_SALARIES: readonly number[] = [
  1_000_000, 1_200_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000,
  7_500_000, 10_000_000, 12_500_000, 15_000_000,
];

/** The hourly rates of the home page, in cents. */
export const POPULAR_RATES: readonly number[] = [
  2_500, 2_800, 3_000, 3_200, 3_500, 3_800, 4_000, 4_500, 5_000, 5_500, 6_000, 7_000, 8_000, 10_000,
];

/** The quick links of the footer. */
export const FOOTER_SALARIES: readonly number[] = [
  50_000, 100_000, 150_000, 200_000, 500_000, 1_000_000,
];

const NEARBY_EACH_SIDE = 10;
const OTHER_BRACKETS_COUNT = 10;
const OTHER_BRACKETS_STEP = 100_000;

/** 'Nearby Salaries': up to ten lower, `amount` itself, up to ten higher; fewer at the ends of the range. */
export function nearbySalaries(amount: number): number[] {
  const reach = NEARBY_EACH_SIDE * SALARY_STEP;
  return ladder(
    Math.max(LOWEST_SALARY, amount - reach),
    Math.min(HIGHEST_SALARY, amount + reach),
    SALARY_STEP,
  );
}

/** 'Other Income Brackets': up to ten multiples of 100,000 above `amount`; none at the highest salary. */
export function otherBrackets(amount: number): number[] {
  const first = (Math.floor(amount / OTHER_BRACKETS_STEP) + 1) * OTHER_BRACKETS_STEP;
  const last = first + (OTHER_BRACKETS_COUNT - 1) * OTHER_BRACKETS_STEP;
  return ladder(first, Math.min(HIGHEST_SALARY, last), OTHER_BRACKETS_STEP);
}

/** The links of 'Explore More'. */
export interface ExploreMore {
  /** 'Popular Ranges'. */
  readonly popular: number[];
  /** Whether the second group is 'Executive'; otherwise it is 'Six Figure'. */
  readonly isExecutive: boolean;
  readonly high: number[];
  /** 'Related Values'. */
  readonly related: number[];
}

/** Evenly spaced salaries, both ends included. */
interface SalaryRange {
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
}

const POPULAR_RANGE: SalaryRange = { lowest: 40_000, highest: 150_000, step: 5_000 };
const SIX_FIGURE_RANGE: SalaryRange = { lowest: 100_000, highest: 250_000, step: 10_000 };
const EXECUTIVE_RANGE: SalaryRange = { lowest: 200_000, highest: 1_000_000, step: 50_000 };

/** Popular salaries this close to the page's own amount, in dollars, are left out. */
const POPULAR_CLEARANCE = 5_000;
const EXECUTIVE_FROM = 100_000;
const RELATED_STEP = 1_000;
const LINKS_PER_GROUP = 6;

/**
 * 'Explore More': three groups drawn at random, the same for `amount` in every build. A group has six
 * links, or fewer if its range has fewer: related salaries below 20,000, down to one link, 6,000, on the
 * page of 5,000. No group is empty.
 */
export function exploreMore(amount: number): ExploreMore {
  const random = seededRandom(amount);
  const isExecutive = amount >= EXECUTIVE_FROM;
  return {
    popular: draw(random, POPULAR_RANGE, amount, POPULAR_CLEARANCE),
    isExecutive,
    high: draw(random, isExecutive ? EXECUTIVE_RANGE : SIX_FIGURE_RANGE, amount),
    related: draw(random, relatedRange(amount), amount),
  };
}

/** Multiples of 1,000 within 20% of `amount`. Uses fifths, because 0.8 and 1.2 have no exact binary form. */
function relatedRange(amount: number): SalaryRange {
  const lowest = Math.ceil((amount * 4) / 5 / RELATED_STEP) * RELATED_STEP;
  const highest = Math.floor((amount * 6) / 5 / RELATED_STEP) * RELATED_STEP;
  return {
    lowest: Math.max(LOWEST_SALARY, lowest),
    highest: Math.min(HIGHEST_SALARY, highest),
    step: RELATED_STEP,
  };
}

/**
 * Draws up to six salaries of the range in rising order, none within `clearance` dollars of `own`.
 *
 * A range can have thousands of salaries, so they are neither listed nor shuffled. The candidates are
 * numbered without those near `own`, and Floyd's algorithm draws distinct numbers, one random number a link.
 */
function draw(
  random: () => number,
  { lowest, highest, step }: SalaryRange,
  own: number,
  clearance = 0,
): number[] {
  const size = (highest - lowest) / step + 1;
  const below = clamp(Math.ceil((own - clearance - lowest) / step), size);
  const firstAbove = clamp(Math.floor((own + clearance - lowest) / step) + 1, size);
  const candidates = below + size - firstAbove;

  const drawn: number[] = [];
  for (let last = Math.max(0, candidates - LINKS_PER_GROUP); last < candidates; last++) {
    const number = Math.floor(random() * (last + 1));
    insert(drawn, drawn.includes(number) ? last : number);
  }
  return drawn.map((n) => lowest + (n < below ? n : n - below + firstAbove) * step);
}

/** Keeps the rising order of a short list, in a third of the time of sorting it. */
function insert(rising: number[], number: number): void {
  let at = rising.length;
  for (; at > 0 && (rising[at - 1] as number) > number; at--) {
    rising[at] = rising[at - 1] as number;
  }
  rising[at] = number;
}

function clamp(position: number, size: number): number {
  return Math.min(Math.max(position, 0), size);
}

function ladder(first: number, last: number, step: number): number[] {
  const amounts: number[] = [];
  for (let amount = first; amount <= last; amount += step) amounts.push(amount);
  return amounts;
}
