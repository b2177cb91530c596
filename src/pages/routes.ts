import { page as bonusPage } from './bonus/page.tsx';
import { page as casualPage } from './casual/page.tsx';
import { page as comparePage } from './compare/page.tsx';
import { contactPage } from './contact.tsx';
import { disclaimerPage } from './disclaimer.tsx';
import { page as homePage } from './home/page.tsx';
import { page as leavingPage } from './leaving/page.tsx';
import { notFoundPage } from './not-found.tsx';
import type { Page } from './page.ts';
import { privacyPolicyPage } from './privacy-policy.tsx';
import { page as taxReturnPage } from './tax-return/page.tsx';
import { taxTablePages } from './tax-table/tax-table-page.tsx';

/** The pages that are not of a family. Adding one is a file for it, a route in `src/site/routes.ts` and a line here. */
export const pages: readonly Page[] = [
  homePage,
  comparePage,
  bonusPage,
  taxReturnPage,
  casualPage,
  leavingPage,
  ...taxTablePages,
  contactPage,
  privacyPolicyPage,
  disclaimerPage,
  notFoundPage,
];
