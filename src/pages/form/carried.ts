/** Takes the entries of a calculator along to others: its links carry what means the same there. */

import type { RuleSet } from '../../pay/rules/rule-set.ts';

/** The names of entries that mean the same on every calculator. */
const SHARED = [
  ...['salary', 'cycle', 'hours', 'show', 'super', 'included', 'year', 'start', 'options'],
  ...['other-job', 'other-job-cycle', 'family', 'partner', 'children'],
  ...['loan', 'residency', 'cover', 'threshold'],
];

/** Puts what a calculator calls otherwise, or works out, into the entries that others understand. */
export type Carries = (given: URLSearchParams, rules: RuleSet) => void;

/** Gives links to other calculators the entries once one is used: `useAddress` has them in the address by then. */
export function carryEntries(rules: RuleSet, carries?: Carries): void {
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>(
        '.calculators a, a.carries-entries',
      );
      const { hash, pathname } = location;
      // The link to the page itself keeps all of them.
      if (link)
        link.hash = link.pathname === pathname ? hash : carriedFragment(hash, rules, carries);
    });
  }
}

/** The part of a calculator's `fragment` that other calculators understand. */
export function carriedFragment(fragment: string, rules: RuleSet, carries?: Carries): string {
  const given = new URLSearchParams(fragment.slice(1));
  // Elsewhere than beside an hourly pay they are those of one pay, not of each week.
  if (given.get('cycle') !== 'hourly') given.delete('hours');
  carries?.(given, rules);
  const carried = SHARED.flatMap((name) => (given.has(name) ? `${name}=${given.get(name)}` : []));
  return carried.length > 0 ? `#${carried.join('&')}` : '';
}
