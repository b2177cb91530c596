/**
 * The pages that are not a salary's, as far as a build has to know them before it renders any. They are apart from the pages'
 * components, which take longer to load than the rest of a build takes to start.
 */
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import {
  BONUS_PATH,
  COMPARE_PATH,
  CONTACT_PATH,
  DISCLAIMER_PATH,
  HOME_PATH,
  PRIVACY_PATH,
  TAX_RETURN_PATH,
} from './paths.ts';

export interface Route {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** The rule set whose sites alone have it. */
  readonly onlyBy?: RuleSetName;
}

/** In the order of the pages in `src/pages/routes.ts`. */
export const ROUTES: readonly Route[] = [
  { path: HOME_PATH, indexable: true },
  { path: COMPARE_PATH, indexable: true },
  { path: BONUS_PATH, indexable: true, onlyBy: 'legislated' },
  { path: TAX_RETURN_PATH, indexable: true, onlyBy: 'legislated' },
  { path: CONTACT_PATH, indexable: true },
  { path: PRIVACY_PATH, indexable: true },
  { path: DISCLAIMER_PATH, indexable: true },
  { path: '/404', indexable: false },
];

/** The routes of a site by the set `rules`. */
export function routesOf(rules: RuleSetName): Route[] {
  return ROUTES.filter(({ onlyBy }) => onlyBy === undefined || onlyBy === rules);
}
