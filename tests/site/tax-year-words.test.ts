import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { taxYearWords } from '../../src/site/tax-year-words.ts';

test('the words of the simplified set have its own figures, and those of the law beside them', () => {
  expect(taxYearWords(RULE_SETS.simplified)).toEqual({
    label: '2025-26',
    isSimplified: true,
    medicareRate: '2%',
    medicareThreshold: '$27,222',
    medicareShadeIn: undefined,
    surchargeThreshold: '$97,000',
    studentLoanThreshold: '$51,549',
    studentLoanYears: '2023-24',
    superRate: '12%',
    maxContributionBase: undefined,
    concessionalCap: undefined,
    offsets: [],
    law: {
      medicareRate: '2%',
      medicareThreshold: '$28,011',
      medicareShadeIn: '10%',
      surchargeThreshold: '$101,000',
      studentLoanThreshold: '$67,000',
      studentLoanSince: 'July 2025',
      superRate: '12%',
      maxContributionBase: '$250,000',
      contributionBaseByPeriod: '$62,500 a quarter',
      concessionalCap: '$30,000',
      standardDeduction: undefined,
      offsets: [{ name: 'low income tax offset', most: '$700', end: '$66,667' }],
    },
  });
});

test('the words of the legislated set are the law of its default year', () => {
  const { law, label, isSimplified, studentLoanYears, ...own } = taxYearWords(RULE_SETS.legislated);
  expect({ label, isSimplified, studentLoanYears }).toEqual({
    label: '2026-27',
    isSimplified: false,
    studentLoanYears: undefined,
  });
  expect(law).toMatchObject(own);
  expect(law).toMatchObject({
    medicareThreshold: '$28,011',
    maxContributionBase: '$270,830',
    contributionBaseByPeriod: '$270,830 a year',
    standardDeduction: '$1,000',
    studentLoanSince: 'July 2025',
  });
});

test('every year of a set is a year of the law that its pages quote', () => {
  for (const { taxYears, law } of Object.values(RULE_SETS)) {
    const inLaw = law.rules.taxYears.map(({ label }) => label);
    expect(inLaw).toEqual(expect.arrayContaining(taxYears.map(({ label }) => label)));
  }
});
