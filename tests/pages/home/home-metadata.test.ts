import { expect, test } from 'vitest';
import { HOME_DESCRIPTION, homeStructuredData } from '../../../src/pages/home/home-page.tsx';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

test('the description of the home page fits in search results', () => {
  expect(HOME_DESCRIPTION.length).toBeLessThanOrEqual(155);
});

test('the home page is a free web application, priced in Australian dollars, at its canonical address', () => {
  const site = { ...placeholderSiteConfig, name: 'Pay Calc', url: 'https://pay.example.org' };
  expect(homeStructuredData(site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Pay Calc',
    url: 'https://pay.example.org/',
    description: HOME_DESCRIPTION,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  });
});
