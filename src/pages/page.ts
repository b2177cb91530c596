/** The description of a page; `routes.ts` finds pages by their paths. */
import type { ComponentType } from 'react';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { type Route, routeAt } from '../site/routes.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { TaxYearWords } from '../words/tax-year-words.ts';

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
  /** The keyboard of a phone makes the page lower, where it would cover the answer. */
  readonly isLowerWithKeyboard?: boolean;
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

/**
 * What one page of a family shows: texts, and what its components may branch on: booleans, undefined, and how many items a list has.
 * Every name is always there, since pages of one shape have the same names.
 */
export interface FamilyContent {
  /** At most 60 characters, unlike any other page's. */
  readonly title: string;
  /** At most 160 characters, unlike any other page's. */
  readonly description: string;
  /** The directive for search engines; undefined where they may list every page of the family. */
  readonly robots: string | undefined;
}

/** The content of a page, and the words that are the same on every page of its family. */
export type FamilyProps<Content> = Content & { readonly year: TaxYearWords };

/** Pages that are alike, such as those of all salaries. A member is its number: dollars a year, or cents an hour. */
export interface PageFamily<Content extends FamilyContent> {
  /** Content of `<main>`: places texts, and computes on none. */
  readonly Main: ComponentType<FamilyProps<Content>>;
  /** By member: its page's content. Search engines may list the salary pages of the multiples of `indexStep` dollars. */
  contentOf(rules: DescribedRuleSet, indexStep: number): (member: number) => Content;
  /** The address, and the name in the breadcrumb; each has one text of the content in it. */
  pathOf(content: Content): string;
  nameOf(content: Content): string;
}
