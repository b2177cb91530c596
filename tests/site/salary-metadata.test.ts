import { describe, expect, test } from 'vitest';
import { type DescribedRuleSet, RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { standing } from '../../src/site/earnings.ts';
import { jsonLdText } from '../../src/site/json-ld.ts';
import { allSalaryAmounts, SALARY_COUNT } from '../../src/site/salary-amounts.ts';
import {
  salaryDescription,
  salaryStructuredData,
  salaryTitle,
} from '../../src/site/salary-metadata.ts';
import { salaryPagePay } from '../../src/site/salary-page-content.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

const site = { ...placeholderSiteConfig, url: 'https://pay.example.org' };

const { simplified } = RULE_SETS;
const contentOf = (rules: DescribedRuleSet) => {
  const payOf = salaryPagePay(rules);
  const standingOf = standing(rules.defaultTaxYear);
  return (amount: number) => ({
    title: salaryTitle(payOf(amount), rules.defaultTaxYear),
    description: salaryDescription(payOf(amount), rules.defaultTaxYear, standingOf(amount)),
  });
};
const metadata = contentOf(simplified);

test('the title names the salary, the tax year and the net pay', () => {
  expect(metadata(80_000).title).toBe('$80,000 After Tax 2025-26: $63,612 | Pay Calculator');
});

test.each([
  [
    5_000,
    '$5,000 a year is $5,000 after tax in 2025-26, or $96.15 a week. Fewer than 1 in 100 full-time employees earn less.',
  ],
  [
    80_000,
    '$80,000 a year is $63,612 after tax in 2025-26, or $1,223.31 a week. It is more than about 38 in 100 full-time employees earn.',
  ],
  [
    300_000,
    '$300,000 a year is $192,862 after tax in 2025-26, or $3,708.88 a week. The highest-paid 2 to 3 in 100 full-time employees earn $260,000 or more.',
  ],
])(
  'the description of %d gives gross, net and where it is among full-time earnings',
  (amount, description) => {
    expect(metadata(amount).description).toBe(description);
  },
);

test.each(Object.values(RULE_SETS))(
  'by the figures of $name every salary has a title and a description like no other, short enough for search results',
  (rules) => {
    const all = Array.from(allSalaryAmounts(), contentOf(rules));
    expect(all.filter(({ title }) => title.length > 60)).toEqual([]);
    expect(all.filter(({ description: { length } }) => length < 70 || length > 160)).toEqual([]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(SALARY_COUNT);
    expect(new Set(all.map(({ description }) => description)).size).toBe(SALARY_COUNT);
  },
);

describe('the structured data', () => {
  const page = { amount: '80000', ...metadata(80_000), name: '$80,000 Salary' };
  const thing = JSON.parse(jsonLdText(salaryStructuredData(page, site)));

  test('gives the page its address, title and description', () => {
    const { '@context': context, breadcrumb, ...rest } = thing;
    expect(context).toBe('https://schema.org');
    expect(rest).toEqual({
      '@type': 'WebPage',
      url: 'https://pay.example.org/salary/80000',
      name: page.title,
      description: page.description,
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
