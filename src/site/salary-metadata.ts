/** What a salary page says of itself to search engines: title, description, structured data. */
import type { Graph } from 'schema-dts';
import type { PayResult } from '../pay/index.ts';
import { formatDollars } from './money.ts';
import { HOME_PATH, salaryPath } from './paths.ts';
import { PRODUCT_NAME, type SiteConfig } from './site-config.ts';

/** Text of `<title>` for the page of `amount` dollars in `taxYear`: at most 60 characters, unlike any other page's. */
export function salaryTitle(amount: number, taxYear: string): string {
  return `${formatDollars(amount)} After Tax ${taxYear} | ${PRODUCT_NAME}`;
}

/** What search engines show below the title: at most 155 characters, unlike any other page's. */
export function salaryDescription(pay: PayResult, taxYear: string): string {
  const gross = formatDollars(pay.grossAnnual);
  const net = formatDollars(pay.netAnnual);
  const tax = formatDollars(pay.totalTax);
  return `${gross} a year is ${net} after ${tax} tax in ${taxYear}. See weekly, fortnightly and monthly pay, Medicare levy and super.`;
}

/** A salary page as its structured data describes it. */
export interface DescribedSalaryPage {
  /** The salary's digits, as the page's address has them. */
  readonly amount: string;
  readonly title: string;
  readonly description: string;
  /** The last step of the breadcrumb. */
  readonly name: string;
}

/** The page and its breadcrumb as a JSON-LD graph. */
export function salaryStructuredData(
  { amount, title, description, name }: DescribedSalaryPage,
  site: SiteConfig,
): Graph {
  const url = site.url + salaryPath(amount);
  const breadcrumb = `${url}#breadcrumb`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        '@id': breadcrumb,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Calculator', item: site.url + HOME_PATH },
          // The last item is the page itself and needs no address.
          { '@type': 'ListItem', position: 2, name },
        ],
      },
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name: title,
        description,
        inLanguage: 'en-AU',
        breadcrumb: { '@id': breadcrumb },
      },
    ],
  };
}
