import { describe, expect, test } from 'vitest';
import { jsonLdText } from '../../src/site/json-ld.ts';
import { pageStructuredData } from '../../src/site/page-structured-data.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

const site = { ...placeholderSiteConfig, url: 'https://pay.example.org' };

describe('the structured data of a page below the calculator', () => {
  const page = {
    path: '/salary/80000',
    title: '$80,000 After Tax',
    name: '$80,000 Salary',
  };
  const thing = JSON.parse(jsonLdText(pageStructuredData(page, site)));

  test('gives the page its address and title', () => {
    const { '@context': context, breadcrumb, ...rest } = thing;
    expect(context).toBe('https://schema.org');
    expect(rest).toEqual({
      '@type': 'WebPage',
      url: 'https://pay.example.org/salary/80000',
      name: page.title,
      inLanguage: 'en-AU',
    });
  });

  test('leads from the calculator, at its canonical address, to the page', () => {
    expect(thing.breadcrumb).toEqual({
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
});
