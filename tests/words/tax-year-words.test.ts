/** Words on tax years, days and months. */
import { expect, test } from 'vitest';
import { marginal, whole } from '../../src/pay/charge.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import type { IsoDate } from '../../src/pay/rules/sourced.ts';
import { dayText, monthText } from '../../src/words/dates.ts';
import { earningsWords } from '../../src/words/earnings.ts';
import { freeIncome, standardDeductionText, taxYearWords } from '../../src/words/tax-year-words.ts';
import { enumerated, yearSpan } from '../../src/words/year-span.ts';
import { RULE_SETS } from '../support/known-law.ts';

const { legislated, simplified } = RULE_SETS;

test('the words of the simplified set have its own figures, and those of the law beside them', () => {
  expect(taxYearWords(simplified)).toEqual({
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
    earnings: earningsWords(taxYearOf(simplified, '2025-26')),
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
  const { law, label, isSimplified, rules, earnings, ...own } = taxYearWords(legislated);
  expect([label, isSimplified, rules]).toEqual(['2026-27', false, 'legislated']);
  expect(earnings.minimumWageFrom).toBe('1 July 2026');
  expect(law).toMatchObject({
    ...own,
    medicareThreshold: '$28,011',
    maxContributionBase: '$270,830',
    contributionBaseByPeriod: '$270,830 a year',
    studentLoanSince: 'July 2025',
  });
});

test('the words of an older year name each offset with its most, and date its student loans from the oldest year', () => {
  expect(taxYearWords({ ...legislated, defaultTaxYear: '2021-22' })).toMatchObject({
    offsets: [
      { name: 'low income tax offset', most: '$700' },
      { name: 'low and middle income tax offset', most: '$1,500' },
    ],
    law: { studentLoanSince: 'July 2020' },
  });
});

test.each([
  [
    '$200',
    [
      [0, 0, 200],
      [9_000, 0, 50],
    ],
  ],
  [
    '$200',
    [
      [0, 0, 200],
      [9_000, 0.01],
    ],
  ],
  ['$0', [[0, 0, 0]]],
] as const)('an offset that never ends is %s at most: %j', (most, bands) => {
  const source = { cite: 'made up', confirmed: 0, status: 'provisional' } as const;
  const offsets = [{ code: 'lowIncome', amount: marginal(bands), source }] as const;
  const rules = { ...legislated, taxYears: [{ ...taxYearOf(legislated, '2026-27'), offsets }] };
  const words = taxYearWords({ ...rules, law: { ...legislated.law, rules } });
  expect(words.offsets).toEqual([{ name: 'low income tax offset', most }]);
});

test('the deduction has the first year that has it', () => {
  expect(standardDeductionText(legislated)).toBe(
    'the standard deduction of $1,000 for work expenses, from 2026-27',
  );
});

test('the highest income without a charge is below its first edge, or that where the edge is free', () => {
  for (const edge of [{ from: 97_001 }, { above: 97_000 }, { from: 97_000.5 }]) {
    expect(freeIncome(whole([{ ...edge, rate: 0.01 }]))).toBe(97_000);
  }
});

test.each([
  [[], ''],
  [['2023-24'], '2023-24'],
  [['2024-25', '2023-24'], '2023-24 and 2024-25'],
  [['2023-24', '2022-23', '2021-22', '2020-21'], '2020-21 to 2023-24'],
  [['2025-26', '2023-24', '2022-23', '2020-21'], '2020-21, 2022-23, 2023-24 and 2025-26'],
  [['2099-00', '2098-99', '2100-01', '2020-21'], '2020-21 and 2098-99 to 2100-01'],
])('the years %j are named as %s', (labels, words) => {
  expect(yearSpan(labels)).toBe(words);
});

test('items are joined by commas and an and; days and months have their names', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  expect(lists.map(enumerated)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  const days = (['2026-07-01', '1993-08-18', undefined] as const).map(dayText);
  expect(days).toEqual(['1 July 2026', '18 August 1993', '']);
  const months = (['2025-08', '2026-05-31'] as const).map(monthText);
  expect(months).toEqual(['August 2025', 'May 2026']);
});

test('the days of a leap year are in words as Intl has them', () => {
  for (let day = 1; day <= 366; day++) {
    const date = new Date(Date.UTC(2028, 0, day));
    const inWords = date.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
    expect(dayText(date.toISOString().slice(0, 10) as IsoDate)).toBe(inWords);
  }
});
