/** The description of a page; `routes.ts` lists the pages. */
import type { ComponentType } from 'react';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** The site that a page is made for. */
export interface PageContext {
  readonly site: SiteConfig;
  /** The figures that the site is built by. */
  readonly rules: DescribedRuleSet;
}

/** An entry of `src/browser`. */
export type ScriptName = 'home' | 'compare' | 'bonus' | 'tax-return' | 'not-found';

export interface Page {
  /** Root-relative address without `.html`, such as `/contact`. */
  readonly path: string;
  /** Text of `<title>`, whole, the site's name included where it belongs. */
  title(context: PageContext): string;
  /** Text of the description that search engines show. */
  description(context: PageContext): string;
  /** Whether search engines may list it; if so it has a canonical address and is in the sitemap. */
  readonly indexable: boolean;
  /** The rule set whose sites alone have it. */
  readonly onlyBy?: RuleSetName;
  /** Whether the 'Help Keep This Free' block is shown above the footer. */
  readonly hasDonationBlock: boolean | 'hidden';
  readonly hasFooter: boolean;
  /** Script this page needs beyond the menu, by its entry's name in `src/browser`. */
  readonly script?: ScriptName;
  /** Schema.org description of the page, as one JSON-LD graph or thing. */
  structuredData?(context: PageContext): object;
  /** Content of `<main>`. */
  readonly Main: ComponentType<PageContext>;
}
