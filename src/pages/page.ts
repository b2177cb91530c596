/** The description of a page; `routes.ts` lists the pages. */
import type { ComponentType } from 'react';
import type { DescribedRuleSet } from '../pay/rules/index.ts';
import { type Route, routeAt } from '../site/routes.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** The site that a page is made for. */
export interface PageContext {
  readonly site: SiteConfig;
  /** The figures that the site is built by. */
  readonly rules: DescribedRuleSet;
}

export interface Page extends Route {
  /** Text of `<title>`, whole, the site's name included where it belongs. */
  title(context: PageContext): string;
  /** Text of the description that search engines show. */
  description(context: PageContext): string;
  /** Whether the 'Help Keep This Free' block is shown above the footer. */
  readonly hasDonationBlock: boolean | 'hidden';
  readonly hasFooter: boolean;
  /** Schema.org description of the page, as one JSON-LD graph or thing. */
  structuredData?(context: PageContext): object;
  /** Content of `<main>`. */
  readonly Main: ComponentType<PageContext>;
}

/**
 * The page at `path`, with the donation block and the footer unless `page` says otherwise.
 * @throws Error if no route has `path`.
 */
export function pageAt(
  path: string,
  page: Pick<Page, 'title' | 'description' | 'Main'> & Partial<Page>,
): Page {
  return { ...routeAt(path), hasDonationBlock: true, hasFooter: true, ...page };
}
