import { describe, expect, test } from 'vitest';
import { marginal, whole } from '../../src/pay/charge.ts';
import { type TaxYear, taxYearOf } from '../../src/pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../src/pay/rules/rule-sets.ts';
import { earningsWords } from '../../src/words/earnings.ts';
import { freeIncome, standardDeductionText, taxYearWords } from '../../src/words/tax-year-words.ts';
import { RULE_SETS } from '../support/known-law.ts';

test('the words of the simplified set have its own figures, and those of the law beside them', () => {
  expect(taxYearWords(RULE_SETS.simplified)).toEqual({
    label: '2025-26',
    isSimplified: true,
    rules: 'simplified',
    medicareRate: '2%',
    medicareThreshold: '$27,222',
    medicarePhaseInRate: undefined,
    surchargeThreshold: '$97,000',
    superRate: '12%',
    casualLoading: '25%',
    maxContributionBase: undefined,
    division293: undefined,
    offsets: [],
    earnings: earningsWords(taxYearOf(RULE_SETS.simplified, '2025-26')),
    law: {
      medicareRate: '2%',
      medicareThreshold: '$28,011',
      medicarePhaseInRate: '10%',
      surchargeThreshold: '$101,000',
      studentLoanSince: 'July 2025',
      superRate: '12%',
      casualLoading: '25%',
      maxContributionBase: '$250,000',
      contributionBaseByPeriod: '$62,500 a quarter',
      division293: { threshold: '$250,000', rate: '15%' },
      offsets: [{ name: 'low income tax offset', most: '$700' }],
    },
  });
});

test('the words of the legislated set are the law of its default year', () => {
  const { law, label, isSimplified, rules, earnings, ...own } = taxYearWords(RULE_SETS.legislated);
  expect([label, isSimplified, rules]).toEqual(['2026-27', false, 'legislated']);
  expect(earnings.minimumWageFrom).toBe('1 July 2026');
  expect(law).toMatchObject(own);
  expect(law).toMatchObject({
    medicareThreshold: '$28,011',
    maxContributionBase: '$270,830',
    contributionBaseByPeriod: '$270,830 a year',
    studentLoanSince: 'July 2025',
  });
});

describe('the words of a legislated set', () => {
  const { legislated } = RULE_SETS;
  const wordsOf = (taxYear: string) => taxYearWords({ ...legislated, defaultTaxYear: taxYear });
  /** With figures of 2026-27 changed. */
  const changedWords = (change: Partial<TaxYear>) => {
    const changed = { ...taxYearOf(legislated, '2026-27'), ...change };
    const rules: DescribedRuleSet = { ...legislated, taxYears: [changed] };
    return taxYearWords({ ...rules, law: { ...legislated.law, rules } });
  };

  test('of a year before 2025-26 date its student loans, of the whole income, from the oldest year', () => {
    expect(wordsOf('2024-25').law.studentLoanSince).toBe('July 2020');
  });

  test('of 2021-22 name both offsets, each with its most', () => {
    expect(wordsOf('2021-22').offsets).toEqual([
      { name: 'low income tax offset', most: '$700' },
      { name: 'low and middle income tax offset', most: '$1,500' },
    ]);
  });

  test.each([
    [
      marginal([
        [0, 0, 200],
        [9_000, 0, 50],
      ]),
      '$200',
    ],
    [
      marginal([
        [0, 0, 200],
        [9_000, 0.01],
      ]),
      '$200',
    ],
    [marginal([[0, 0, 0]]), '$0'],
  ])('have the most of an offset that never ends: %j', (amount, most) => {
    const source = { cite: 'made up', confirmed: 0, status: 'provisional' } as const;
    const words = changedWords({ offsets: [{ code: 'lowIncome', amount, source }] });
    expect(words.offsets).toEqual([{ name: 'low income tax offset', most }]);
  });

  test('name the deduction with the first year that has it', () => {
    expect(standardDeductionText(legislated)).toBe(
      'the standard deduction of $1,000 for work expenses, from 2026-27',
    );
  });
});

test('the highest income without a charge is below its first edge, or that where the edge is free', () => {
  expect(freeIncome(whole([{ from: 97_001, rate: 0.01 }]))).toBe(97_000);
  expect(freeIncome(whole([{ above: 97_000, rate: 0.01 }]))).toBe(97_000);
  expect(freeIncome(whole([{ from: 97_000.5, rate: 0.01 }]))).toBe(97_000);
});
