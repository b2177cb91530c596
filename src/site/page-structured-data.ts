/** A page one step below the calculator as its structured data describes it to search engines: its place on the site. */
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { HOME_PATH } from './paths.ts';
import type { SiteConfig } from './site-config.ts';

/** The breadcrumb of the page called `name` in JSON-LD. The page's head has its title, description and address. */
export function pageStructuredData(name: string, site: SiteConfig): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Calculator', item: site.url + HOME_PATH },
      // The last item is the page itself and needs no address.
      { '@type': 'ListItem', position: 2, name },
    ],
  };
}
