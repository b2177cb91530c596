import { expect, test } from 'vitest';
import { jsonLdText } from '../../src/site/json-ld.ts';
import { pageStructuredData } from '../../src/site/page-structured-data.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

const site = { ...placeholderSiteConfig, url: 'https://pay.example.org' };

test('the structured data of a page leads from the calculator, at its canonical address, to the page', () => {
  expect(JSON.parse(jsonLdText(pageStructuredData('$80,000 Salary', site)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Calculator',
        item: 'https://pay.example.org/',
      },
      { '@type': 'ListItem', position: 2, name: '$80,000 Salary' },
    ],
  });
});
