import type { WebApplication, WithContext } from 'schema-dts';
import { HOME_PATH } from '../../site/paths.ts';
import type { SiteConfig } from '../../site/site-config.ts';

/** The home page's description for search engines, at most 155 characters. */
export const HOME_DESCRIPTION =
  'Free Australian pay calculator: work out income tax, Medicare levy, student loan repayments, take-home pay and super for any salary, in your browser.';

/** The home page as a free web application, in JSON-LD. */
export function homeStructuredData(site: SiteConfig): WithContext<WebApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.name,
    url: site.url + HOME_PATH,
    description: HOME_DESCRIPTION,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  };
}
