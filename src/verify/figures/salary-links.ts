/** The salaries that have a page, and the groups of links to them; see Salary page in `docs/product.md`. */

const LOWEST = 5_000;
const HIGHEST = 15_000_000;
const STEP = 100;

/** Dollars a year of every salary page. */
export const ALL_SALARIES: readonly number[] = range(LOWEST, HIGHEST, STEP);

/** Whether `amount` dollars a year must have a page. */
export function hasPage(amount: number): boolean {
  return amount >= LOWEST && amount <= HIGHEST && amount % STEP === 0;
}

/** The text that names the page of `amount` dollars a year. */
export function linkText(amount: number): string {
  return `$${WHOLE.format(amount)}`;
}

const WHOLE = new Intl.NumberFormat('en-AU');

/** The links of the page of `amount` dollars a year that are the same in every build, by heading. */
export function fixedLinks(amount: number): Record<string, number[]> {
  const next100k = amount - (amount % 100_000) + 100_000;
  const groups = {
    'Previous and next salary': [amount - STEP, amount + STEP],
    'Nearby Salaries': range(amount - 1_000, amount + 1_000, STEP),
    'Other Income Brackets': range(next100k, next100k + 900_000, 100_000),
  };
  return Object.fromEntries(
    Object.entries(groups).map(([title, amounts]) => [title, amounts.filter(hasPage)]),
  );
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
