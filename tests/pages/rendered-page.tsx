/** Renders and parses pages, and finds what is on them by role and text. */
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import type { Page, PageContext } from '../../src/pages/page.ts';
import { pages } from '../../src/pages/routes.ts';
import { SalaryPage } from '../../src/pages/salary/salary-page.tsx';
import { salaryPageContent, salaryPagePay } from '../../src/pages/salary/salary-page-content.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { taxYearWords } from '../../src/words/tax-year-words.ts';

/** A site whose settings are placeholders, by the simplified rule set. */
export const PLAIN_SITE: PageContext = {
  site: placeholderSiteConfig,
  rules: RULE_SETS.simplified,
};

/** The pages that a site by `rules` has. */
export function pagesOf({ name }: DescribedRuleSet): Page[] {
  return pages.filter(({ onlyBy }) => onlyBy === undefined || onlyBy === name);
}

/** The content of `<main>` on `page`. */
export function renderedMain({ Main }: Page, context: Partial<PageContext> = {}): HTMLElement {
  return parse(renderToString(<Main {...PLAIN_SITE} {...context} />));
}

/** The content of `<main>` on the page of `amount` dollars a year. */
export function renderedSalaryPage(
  amount: number,
  rules: DescribedRuleSet = RULE_SETS.simplified,
): HTMLElement {
  const content = salaryPageContent(rules)(salaryPagePay(rules)(amount));
  return parse(renderToString(<SalaryPage {...content} year={taxYearWords(rules)} />));
}

/** The text of `element`, each run of white space as one space. */
export function wordsOf(element: HTMLElement | null): string {
  return (element?.structuredText ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The headings in the order of the page: level and text. */
export function headingsOf(element: HTMLElement): { level: number; words: string }[] {
  return element
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), words: wordsOf(heading) }));
}

/** The section that begins with this heading. */
export function sectionUnder(element: HTMLElement, heading: string): HTMLElement {
  const section = element
    .querySelectorAll('section')
    .find((candidate) => headingsOf(candidate)[0]?.words === heading);
  if (section === undefined) throw new Error(`No section is headed '${heading}'`);
  return section;
}

/** The only link with this text. */
export function linkNamed(element: HTMLElement, name: string): HTMLElement {
  const links = element.querySelectorAll('a').filter((link) => wordsOf(link) === name);
  const [link] = links;
  if (link === undefined || links.length > 1) {
    throw new Error(`${links.length} links are named '${name}'`);
  }
  return link;
}
