/** Every page of the site: those listed here and one for each salary. */
import { salaryPath } from '../site/paths.ts';
import { allSalaryAmounts } from '../site/salary-amounts.ts';
import { contactPage } from './contact.tsx';
import { disclaimerPage } from './disclaimer.tsx';
import { homePage } from './home/home-page.tsx';
import { notFoundPage } from './not-found.tsx';
import type { Page } from './page.ts';
import { privacyPolicyPage } from './privacy-policy.tsx';

/** The pages that are not a salary's. */
export const pages: readonly Page[] = [
  homePage,
  contactPage,
  privacyPolicyPage,
  disclaimerPage,
  notFoundPage,
];

/** The paths that search engines may list, each once: what the sitemap holds, in its order. */
export function* indexablePaths(): Generator<string, void, undefined> {
  for (const page of pages) if (page.indexable) yield page.path;
  for (const amount of allSalaryAmounts()) yield salaryPath(amount);
}
