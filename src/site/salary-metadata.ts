/** What a salary page says of itself to search engines: title, description, structured data (spec §2). */
import type { Graph, Question } from 'schema-dts';
import { DEFAULT_TAX_YEAR, type PayResult } from '../pay/index.ts';
import { fillable, gap } from './gapped-text.ts';
import { jsonLdString, jsonLdText } from './json-ld.ts';
import { formatDollars } from './money.ts';
import { HOME_PATH } from './paths.ts';
import { type Faq, salaryFaq } from './salary-content.ts';
import { PRODUCT_NAME, type SiteConfig } from './site-config.ts';

/** Text of `<title>` for the page of `amount` dollars a year: at most 60 characters, unlike any other page's. */
export function salaryTitle(amount: number): string {
  return `${formatDollars(amount)} After Tax ${DEFAULT_TAX_YEAR} | ${PRODUCT_NAME}`;
}

/** What search engines show below the title: at most 155 characters, unlike any other page's. */
export function salaryDescription(pay: PayResult): string {
  const gross = formatDollars(pay.grossAnnual);
  const net = formatDollars(pay.netAnnual);
  const tax = formatDollars(pay.totalTax);
  return `${gross} a year is ${net} after ${tax} tax in ${DEFAULT_TAX_YEAR}. See weekly, fortnightly and monthly pay, Medicare levy and super.`;
}

/** The page's breadcrumb and questions as a JSON-LD graph; `faq` is what the page shows. */
export function salaryStructuredData(
  pay: PayResult,
  site: SiteConfig,
  faq: readonly Faq[] = salaryFaq(pay),
): Graph {
  return graphOf(site, breadcrumbName(pay), faq.map(questionOf));
}

/**
 * Writes the text of {@link salaryStructuredData} for page after page. What does not depend on the salary is made
 * into text once: measured at less than half the time, on pages of which there are 149,951.
 */
export function salaryStructuredDataWriter(
  site: SiteConfig,
): (pay: PayResult, faq: readonly Faq[]) => string {
  // The gap of all questions is an item of a list, where JSON has quotes around it.
  const graph = jsonLdText(graphOf(site, gap(0), [gap(1)])).replace(`"${gap(1)}"`, gap(1));
  const fillGraph = fillable(graph);
  const fillQuestion = fillable(jsonLdText(questionOf({ question: gap(0), answer: gap(1) })));
  const sharedQuestions = new Map<Faq, string>();

  function questionText(faq: Faq): string {
    return fillQuestion([jsonLdString(faq.question), jsonLdString(faq.answer)]);
  }

  function sharedQuestionText(faq: Faq): string {
    let text = sharedQuestions.get(faq);
    if (text === undefined) {
      text = questionText(faq);
      sharedQuestions.set(faq, text);
    }
    return text;
  }

  return (pay, faq) =>
    fillGraph([
      jsonLdString(breadcrumbName(pay)),
      faq.map((asked) => (asked.isShared ? sharedQuestionText(asked) : questionText(asked))).join(),
    ]);
}

function breadcrumbName(pay: PayResult): string {
  return `${formatDollars(pay.grossAnnual)} Salary`;
}

function graphOf(site: SiteConfig, name: string, questions: readonly (Question | string)[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Calculator', item: site.url + HOME_PATH },
          // The last item is the page itself and needs no address.
          { '@type': 'ListItem', position: 2, name },
        ],
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions,
      },
    ],
  };
}

function questionOf({ question, answer }: Faq): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}
