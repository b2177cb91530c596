import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLdString, jsonLdText } from '../../src/site/json-ld.ts';
import { pageStructuredData } from '../../src/site/page-structured-data.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

test('no text can end the script element or open a comment in it', () => {
  expect(jsonLdText({ name: '</script><!-- <SCRIPT' })).not.toContain('<');
});

test('what was written is what a JSON parser reads back, and a string alone is written as it is in the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (texts) => {
      expect(JSON.parse(jsonLdText(texts))).toEqual(texts);
      expect(`[${texts.map((text) => `"${jsonLdString(text)}"`).join()}]`).toBe(jsonLdText(texts));
    }),
  );
});

test('the structured data of a page leads from the calculator, at its canonical address, to the page', () => {
  const site = { ...placeholderSiteConfig, url: 'https://pay.example.org' };
  const item = 'https://pay.example.org/';
  expect(JSON.parse(jsonLdText(pageStructuredData('$80,000 Salary', site)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Calculator', item },
      { '@type': 'ListItem', position: 2, name: '$80,000 Salary' },
    ],
  });
});
