/** Finds pages by their paths. */
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { calculatorAt, folderOf } from '../site/calculators.ts';
import { routesOf } from '../site/routes.ts';
import { calculatorsPage } from './calculators.tsx';
import { contactPage } from './contact.tsx';
import { disclaimerPage } from './disclaimer.tsx';
import { notFoundPage } from './not-found.tsx';
import type { Page } from './page.ts';
import { privacyPolicyPage } from './privacy-policy.tsx';
import { taxTablePages } from './tax-table/tax-table-page.tsx';

/** The pages that are no calculators. Adding one is a file for it, a route in `src/site/routes.ts` and a line here. */
const STATIC_PAGES: readonly Page[] = [
  ...taxTablePages,
  calculatorsPage,
  contactPage,
  privacyPolicyPage,
  disclaimerPage,
  notFoundPage,
];

/**
 * The page at `path`. A calculator's page is loaded when it is first asked for.
 * @throws Error if there is none.
 */
export async function pageAtPath(path: string): Promise<Page> {
  const staticPage = STATIC_PAGES.find((each) => each.path === path);
  if (staticPage !== undefined) return staticPage;
  const { page } = await import(`./${folderOf(calculatorAt(path).path)}/page.tsx`);
  return page;
}

/** All pages of a site by the set `rules` that are not of a family. */
export function loadPages(rules: RuleSetName): Promise<Page[]> {
  return Promise.all(routesOf(rules).map(({ path }) => pageAtPath(path)));
}
