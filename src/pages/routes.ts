import { bonusPage } from './bonus/bonus-page.tsx';
import { casualPage } from './casual/casual-page.tsx';
import { comparePage } from './compare/compare-page.tsx';
import { contactPage } from './contact.tsx';
import { disclaimerPage } from './disclaimer.tsx';
import { homePage } from './home/home-page.tsx';
import { leavingPage } from './leaving/leaving-page.tsx';
import { notFoundPage } from './not-found.tsx';
import type { Page } from './page.ts';
import { privacyPolicyPage } from './privacy-policy.tsx';
import { taxReturnPage } from './tax-return/tax-return-page.tsx';
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
