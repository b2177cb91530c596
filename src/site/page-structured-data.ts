/** A page one step below the calculator as its structured data describes it to search engines. */
import type { WebPage, WithContext } from 'schema-dts';
import { HOME_PATH } from './paths.ts';
import type { SiteConfig } from './site-config.ts';

export interface DescribedPage {
  /** Root-relative address. */
  readonly path: string;
  readonly title: string;
  /** The last step of the breadcrumb. */
  readonly name: string;
}

/** The page and its breadcrumb in JSON-LD. */
export function pageStructuredData(
  { path, title, name }: DescribedPage,
  site: SiteConfig,
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: site.url + path,
    name: title,
    inLanguage: 'en-AU',
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Calculator', item: site.url + HOME_PATH },
        // The last item is the page itself and needs no address.
        { '@type': 'ListItem', position: 2, name },
      ],
    },
  };
}
