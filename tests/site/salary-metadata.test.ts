import { describe, expect, test } from 'vitest';
import { calculatePay, type PayResult } from '../../src/pay/index.ts';
import { jsonLdText } from '../../src/site/json-ld.ts';
import { allSalaryAmounts, SALARY_COUNT } from '../../src/site/salary-amounts.ts';
import {
  salaryDescription,
  salaryStructuredData,
  salaryTitle,
} from '../../src/site/salary-metadata.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

const site = { ...placeholderSiteConfig, url: 'https://pay.example.org' };

const YEAR = '2025-26';

const payOf = (amount: number): PayResult => calculatePay({ annualSalary: amount, taxYear: YEAR });

describe('the title', () => {
  test('names the salary and the tax year', () => {
    expect(salaryTitle(80_000, YEAR)).toBe('$80,000 After Tax 2025-26 | Australian Pay Calculator');
  });

  test('fits in search results and is different for each salary', () => {
    const titles = Array.from(allSalaryAmounts(), (amount) => salaryTitle(amount, YEAR));
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(new Set(titles).size).toBe(SALARY_COUNT);
  });
});

describe('the description', () => {
  test('gives gross, net and tax', () => {
    const description = salaryDescription(payOf(80_000), YEAR);
    expect(description).toContain('$80,000 a year is $63,612 after $16,388 tax in 2025-26.');
  });

  test('fits in search results and is different for each salary', () => {
    const descriptions = Array.from(allSalaryAmounts(), (amount) =>
      salaryDescription(payOf(amount), YEAR),
    );
    expect(descriptions.filter(({ length }) => length < 70 || length > 155)).toEqual([]);
    expect(new Set(descriptions).size).toBe(SALARY_COUNT);
  });
});

describe('the structured data', () => {
  const page = {
    amount: '80000',
    title: salaryTitle(80_000, YEAR),
    description: salaryDescription(payOf(80_000), YEAR),
    name: '$80,000 Salary',
  };
  const graph = JSON.parse(jsonLdText(salaryStructuredData(page, site)));
  const url = 'https://pay.example.org/salary/80000';

  test('is a schema.org graph of breadcrumb and page', () => {
    expect(graph['@context']).toBe('https://schema.org');
    expect(graph['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
      'BreadcrumbList',
      'WebPage',
    ]);
  });

  test('leads from the calculator, at its canonical address, to the page', () => {
    expect(graph['@graph'][0].itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Calculator',
        item: 'https://pay.example.org/',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: '$80,000 Salary',
      },
    ]);
  });

  test('gives the page its address, title and description, and names its breadcrumb', () => {
    expect(graph['@graph'][1]).toEqual({
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: 'en-AU',
      breadcrumb: { '@id': graph['@graph'][0]['@id'] },
    });
    expect(graph['@graph'][0]['@id']).toBe(`${url}#breadcrumb`);
  });
});
