/**
 * The registry of calculators. Everything that lists calculators reads it: routes, bundles, sitemaps, links, navigation, `/calculators`, the
 * 404 page, the checks of a finished site and the tests of all pages. It is plain data, because a build reads it before it loads any page.
 */

import type { TaxYear } from '../pay/rules/rule-set.ts';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';

/** The group of a calculator on `/calculators`, in the order of that page. */
export const GROUPS = ['Your pay', 'Something changes', 'Tax time'] as const;

/** Subjects that pages have a place for: a calculator is offered wherever its subjects come up. */
export const TOPICS = [
  'any pay',
  'another offer',
  'bonus',
  'casual hours',
  'contracting',
  'early repayment',
  'family payments',
  'packaging',
  'part-time',
  'pay rise',
  'redundancy',
  'salary sacrifice',
  'tax return',
  'wanted pay',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Calculator {
  /** The folder of its declaration is `src/pages` and this path; that of `/` is `src/pages/home`. */
  readonly path: string;
  /** Used in the navigation, in lists and as the heading. */
  readonly name: string;
  /** The question that the visitor has. */
  readonly question: string;
  readonly group: (typeof GROUPS)[number];
  readonly topics: readonly Topic[];
  /** The rule set whose sites alone have it. */
  readonly onlyBy?: RuleSetName;
  /** The parts of a tax year that few calculators use. Only calculators that name them load them. */
  readonly data?: readonly (keyof TaxYear)[];
}

/** The order is that of the navigation. */
// biome-ignore format: one line each
export const CALCULATORS: readonly Calculator[] = [
  { path: '/', name: 'Pay', question: 'What is my take-home pay?', group: 'Your pay', topics: ['any pay'], data: ['description'] },
  { path: '/compare', name: 'Two offers', question: 'How does another offer compare?', group: 'Something changes', topics: ['another offer'], data: ['contributionsTax'] },
  { path: '/bonus', name: 'Bonus', question: 'How much of a bonus will I keep?', group: 'Something changes', topics: ['bonus'], onlyBy: 'legislated' },
  { path: '/tax-return', name: 'Tax return', question: 'Will I get a tax refund?', group: 'Tax time', topics: ['tax return'], onlyBy: 'legislated', data: ['seniorsOffset', 'beneficiaryOffset', 'pensionAge', 'partYearThreshold'] },
  { path: '/casual', name: 'Casual pay', question: 'What will I get for casual hours or overtime?', group: 'Your pay', topics: ['casual hours'], onlyBy: 'legislated', data: ['casualLoading'] },
  { path: '/part-time', name: 'Part-time pay', question: 'How much would I make part-time?', group: 'Your pay', topics: ['part-time'] },
  { path: '/leaving', name: 'Leaving a job', question: 'What will I get when I leave?', group: 'Something changes', topics: ['redundancy'], onlyBy: 'legislated', data: ['leaving', 'seniorsOffset', 'pensionAge'] },
  { path: '/needed-salary', name: 'Needed salary', question: 'What do I need to earn?', group: 'Your pay', topics: ['wanted pay'] },
];

/** The calculators of a site by the set `rules`. */
export function calculatorsOf(rules: string): readonly Calculator[] {
  return CALCULATORS.filter(({ onlyBy }) => onlyBy === undefined || onlyBy === rules);
}

/** The calculators of a site by the set `rules` that are about `topic`. */
export function offersOf(topic: Topic, rules: string): readonly Calculator[] {
  return calculatorsOf(rules).filter(({ topics }) => topics.includes(topic));
}

/** The calculators for the navigation on the page of `current`: itself first, then three others, its group before the rest. */
export function nearestTo(current: string | undefined, rules: RuleSetName): readonly Calculator[] {
  const all = calculatorsOf(rules);
  const own = all.find(({ path }) => path === current);
  const distance = (each: Calculator) => (each === own ? 0 : each.group === own?.group ? 1 : 2);
  return all.toSorted((a, b) => distance(a) - distance(b)).slice(0, own ? 4 : 3);
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
