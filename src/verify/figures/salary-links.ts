/** The salaries and hourly rates that have a page, and the groups of links to them; see Salary page and Hour page in `docs/product.md`. */

const LOWEST = 5_000;
const HIGHEST = 15_000_000;
const STEP = 100;

/** Dollars a year of every salary page. */
export const ALL_SALARIES: readonly number[] = range(LOWEST, HIGHEST, STEP);

/** Whether `amount` dollars a year must have a page. */
export function hasPage(amount: number): boolean {
  return amount >= LOWEST && amount <= HIGHEST && amount % STEP === 0;
}

/** Dollars an hour of every page of a rate. */
export const ALL_RATES: readonly number[] = range(15, 150, 0.5);

/** The text that names the page of `amount` dollars a year or an hour. */
export function linkText(amount: number): string {
  return `$${Number.isInteger(amount) ? WHOLE.format(amount) : amount.toFixed(2)}`;
}

const WHOLE = new Intl.NumberFormat('en-AU');

/** The rate nearest to `amount` dollars a year of 1,976 hours, if it has a page. No whole hundred is as near to two. */
export function rateNear(amount: number): number[] {
  const rate = Math.round((amount / 1_976) * 2) / 2;
  return ALL_RATES.filter((one) => one === rate);
}

/** The links of the page of `rate` dollars an hour, by heading. That of its `answer` has the nearest salary. */
export function rateLinks(rate: number, answer: string): Record<string, number[]> {
  const distance = (one: number) => Math.abs(one - rate);
  const others = ALL_RATES.filter((one) => one !== rate);
  const nearest = others.toSorted((one, other) => distance(one) - distance(other)).slice(0, 20);
  return {
    // Beside the main heading are the rates before and after this one.
    Page: others.filter((one) => distance(one) === 0.5),
    'Nearby rates': nearest.toSorted((one, other) => one - other),
    [answer]: [Math.round((rate * 1_976) / STEP) * STEP],
  };
}

/** The links of the page of `amount` dollars a year that are the same in every build, by heading. */
export function fixedLinks(amount: number): Record<string, number[]> {
  const next100k = amount - (amount % 100_000) + 100_000;
  const groups = {
    // Beside the main heading.
    Page: [amount - STEP, amount + STEP],
    'Nearby Salaries': range(amount - 1_000, amount + 1_000, STEP),
    'Other Income Brackets': range(next100k, next100k + 900_000, 100_000),
  };
  return {
    ...Object.fromEntries(
      Object.entries(groups).map(([title, amounts]) => [title, amounts.filter(hasPage)]),
    ),
    'Per hour': rateNear(amount),
  };
}

/** The fixed rules of a group of links drawn at random. */
export interface DrawnGroup {
  readonly title: string;
  readonly size: number;
  isAllowed(amount: number): boolean;
}

/** The 'Explore More' groups of the page of `own` dollars a year. */
export function drawnGroups(own: number): DrawnGroup[] {
  const groups: [string, readonly number[]][] = [
    ['Popular ranges', POPULAR_RANGE.filter((amount) => Math.abs(amount - own) > 5_000)],
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
  // A group is full wherever that many multiples of 1,000 are within a fifth.
  const near = range(-MOST_IN_GROUP, MOST_IN_GROUP + 1, 1).map(
    (step) => Math.floor(own / 1_000 + step) * 1_000,
  );
  const isRelated = (amount: number) =>
    amount % 1_000 === 0 && amount !== own && hasPage(amount) && Math.abs(amount - own) * 5 <= own;
  return [
    ...ranges,
    {
      title: 'Related values',
      size: Math.min(MOST_IN_GROUP, near.filter(isRelated).length),
      isAllowed: isRelated,
    },
  ];
}

const MOST_IN_GROUP = 6;
const POPULAR_RANGE = range(40_000, 150_000, 5_000);
const SIX_FIGURE_RANGE = range(100_000, 250_000, 10_000);
const EXECUTIVE_RANGE = range(200_000, 1_000_000, 50_000);

function range(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}
