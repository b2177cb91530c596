/**
 * The facts that a build needs of the pages that are not of a family before it renders any. They are apart from the pages' components,
 * which take longer to load than the rest of a build takes to start.
 */
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { CALCULATORS, folderOf } from './calculators.ts';
import {
  CALCULATORS_PATH,
  CONTACT_PATH,
  DISCLAIMER_PATH,
  PRIVACY_PATH,
  taxTablePath,
} from './paths.ts';

export interface Route {
  /** Root-relative address without `.html`, such as `/contact`. */
  readonly path: string;
  /** Whether search engines may list it; if so it has a canonical address and is in the sitemap. */
  readonly indexable: boolean;
  /** The rule set whose sites alone have it. */
  readonly onlyBy?: RuleSetName;
  /** The name of the script that it needs beyond the menu. */
  readonly script?: string;
}

const ROUTES: readonly Route[] = [
  ...CALCULATORS.map(({ path, onlyBy }) => ({
    path,
    indexable: true,
    script: folderOf(path),
    ...(onlyBy && { onlyBy }),
  })),
  ...['weekly', 'fortnightly', 'monthly'].map(
    (period): Route => ({
      path: taxTablePath(period),
      indexable: true,
      onlyBy: 'legislated',
      script: 'tax-table',
    }),
  ),
  { path: CALCULATORS_PATH, indexable: true, script: 'all-calculators' },
  { path: CONTACT_PATH, indexable: true },
  { path: PRIVACY_PATH, indexable: true },
  { path: DISCLAIMER_PATH, indexable: true },
  { path: '/404', indexable: false, script: 'not-found' },
];

/** The routes of a site by the set `rules`. */
export function routesOf(rules: RuleSetName): Route[] {
  return ROUTES.filter(({ onlyBy }) => onlyBy === undefined || onlyBy === rules);
}

/** @throws Error if no route has `path`. */
export function routeAt(path: string): Route {
  const route = ROUTES.find((each) => each.path === path);
  if (route === undefined) throw new Error(`ROUTES does not list ${path}: src/site/routes.ts`);
  return route;
}
