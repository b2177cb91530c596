/** What a salary page says of itself to search engines: title, description, structured data (spec §2). */
import type { Graph, Question } from 'schema-dts';
import { DEFAULT_TAX_YEAR, type PayResult } from '../pay/index.ts';
import { jsonLdText } from './json-ld.ts';
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
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Calculator', item: site.url + HOME_PATH },
          // The last item is the page itself and needs no address.
          { '@type': 'ListItem', position: 2, name: `${formatDollars(pay.grossAnnual)} Salary` },
        ],
      },
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(structuredQuestion),
      },
    ],
  };
}

function structuredQuestion({ question, answer }: Faq): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

/**
 * The text of {@link salaryStructuredData}, with what many pages share turned into text only once: half
 * of the time, on pages of which there are 149,951.
 */
export function salaryStructuredDataText(
  pay: PayResult,
  site: SiteConfig,
  faq: readonly Faq[],
): string {
  const questions = faq.map(questionText).join();
  return jsonLdText(salaryStructuredData(pay, site, [])).replace(
    '"mainEntity":[]',
    () => `"mainEntity":[${questions}]`,
  );
}

const knownQuestions = new WeakMap<Faq, string>();

function questionText(faq: Faq): string {
  let text = knownQuestions.get(faq);
  if (text === undefined) {
    text = jsonLdText(structuredQuestion(faq) as object);
    knownQuestions.set(faq, text);
  }
  return text;
}
