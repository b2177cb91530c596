/**
 * The registry of calculators. Everything that lists calculators reads it: routes, bundles, sitemaps, links, navigation, `/calculators`, the
 * 404 page, the checks of a finished site and the tests of all pages. It is plain data, because a build reads it before it loads any page.
 */

import type { TaxYear } from '../pay/rules/rule-set.ts';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';

/** The group of a calculator on `/calculators`, in the order of that page. */
export const GROUPS = ['Your pay', 'Something changes', 'Tax time'] as const;

/** A subject that pages have a place for: a calculator is offered wherever its subjects come up. */
export type Topic =
  | 'another offer'
  | 'bonus'
  | 'casual hours'
  | 'part-time'
  | 'redundancy'
  | 'tax return'
  | 'wanted pay';

export interface Calculator {
  /** The folder of its declaration is `src/pages` and this path; that of `/` is `src/pages/home`. */
  readonly path: string;
  /** In the navigation, in lists, and as its heading. */
  readonly name: string;
  /** What a visitor asks it. */
  readonly question: string;
  readonly group: (typeof GROUPS)[number];
  readonly topics: readonly Topic[];
  /** The rule set whose sites alone have it. */
  readonly onlyBy?: RuleSetName;
  /** The part of a tax year's data that it alone uses: it loads with this calculator and with no other. */
  readonly data?: keyof TaxYear;
}

/** In the order of the navigation. */
// biome-ignore format: one line each
export const CALCULATORS: readonly Calculator[] = [
  { path: '/', name: 'Pay', question: 'What do I take home?', group: 'Your pay', topics: [] },
  { path: '/compare', name: 'Two offers', question: 'Which pay leaves me more?', group: 'Something changes', topics: ['another offer', 'wanted pay'], data: 'contributionsTax' },
  { path: '/bonus', name: 'Bonus', question: 'What do I keep of a bonus?', group: 'Something changes', topics: ['bonus'], onlyBy: 'legislated' },
  { path: '/tax-return', name: 'Tax return', question: 'Do I get a refund?', group: 'Tax time', topics: ['tax return'], onlyBy: 'legislated' },
  { path: '/casual', name: 'Casual pay', question: 'What do I get for hours that differ?', group: 'Your pay', topics: ['casual hours', 'part-time'], onlyBy: 'legislated', data: 'casualLoading' },
  { path: '/leaving', name: 'Leaving a job', question: 'What do I get when I leave?', group: 'Something changes', topics: ['redundancy'], onlyBy: 'legislated', data: 'leaving' },
];

/** The calculators of a site by the set `rules`. */
export function calculatorsOf(rules: RuleSetName): readonly Calculator[] {
  return CALCULATORS.filter(({ onlyBy }) => onlyBy === undefined || onlyBy === rules);
}

/** @throws Error if no calculator has `path`. */
export function calculatorAt(path: string): Calculator {
  const calculator = CALCULATORS.find((each) => each.path === path);
  if (calculator === undefined) {
    throw new Error(`CALCULATORS does not list ${path}: src/site/calculators.ts`);
  }
  return calculator;
}

/** The name of the folder in `src/pages` that has the calculator at `path`, which its script is named after too. */
export function folderOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}
