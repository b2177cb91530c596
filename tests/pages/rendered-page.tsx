/** Renders and parses pages, and finds what is on them by role and text. */
import type { Element, ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../../src/components/layout.tsx';
import type { Page, PageContext } from '../../src/pages/page.ts';
import { salaryFamily } from '../../src/pages/salary/salary-page.tsx';
import { type DescribedRuleSet, RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { SALARY_STEP } from '../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { taxYearWords } from '../../src/words/tax-year-words.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

/** A site whose settings are placeholders, by the simplified rule set. */
export const PLAIN_SITE: PageContext = {
  site: placeholderSiteConfig,
  rules: RULE_SETS.simplified,
};

/** The content of `<main>` on `page`. */
export function renderedMain({ Main }: Page, context: Partial<PageContext> = {}): ParentNode {
  return parsedHtml(renderToString(<Main {...PLAIN_SITE} {...context} />));
}

/** The content of `<main>` on the page of `amount` dollars a year. */
export function renderedSalaryPage(
  amount: number,
  rules: DescribedRuleSet = RULE_SETS.simplified,
): ParentNode {
  const content = salaryFamily.contentOf(rules, SALARY_STEP)(amount);
  return parsedHtml(renderToString(<salaryFamily.Main {...content} year={taxYearWords(rules)} />));
}

/** The HTML around the content of a page. */
export function layoutHtml(rules: DescribedRuleSet): string {
  const { site } = PLAIN_SITE;
  return renderToString(
    <>
      <SiteHeader current="salary" site={site} />
      <DonationBlock site={site} rules={rules.name} />
      <SiteFooter site={site} rules={rules} />
    </>,
  );
}

/** The headings in the order of the page: level and text. */
export function headingsOf(element: ParentNode): { level: number; words: string }[] {
  return all(element, 'h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    words: wordsOf(heading),
  }));
}

/** The section that begins with this heading. */
export function sectionUnder(element: ParentNode, heading: string): Element {
  const section = all(element, 'section').find(
    (candidate) => headingsOf(candidate)[0]?.words === heading,
  );
  if (section === undefined) throw new Error(`No section is headed '${heading}'`);
  return section;
}

/** The cells of the row of a table that has this label. */
export function rowIn(cards: ParentNode, label: string): string[] | undefined {
  const found = all(cards, 'tbody tr').find((row) => wordsOf(first(row, 'th')) === label);
  return found && all(found, 'td').map(wordsOf);
}

/** The only link with this text. */
export function linkNamed(element: ParentNode, name: string): Element {
  const links = all(element, 'a').filter((link) => wordsOf(link) === name);
  const [link] = links;
  if (link === undefined || links.length > 1) {
    throw new Error(`${links.length} links are named '${name}'`);
  }
  return link;
}
