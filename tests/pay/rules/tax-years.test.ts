import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

const SIMPLIFIED_YEARS = ['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'];

test('the simplified set has six tax years, newest first, and opens with 2025-26', () => {
  expect(simplified.taxYears.map(({ label }) => label)).toEqual(SIMPLIFIED_YEARS);
  expect(simplified.defaultTaxYear).toBe('2025-26');
});

test('the legislated set goes on from there without a gap, and opens with one of its last two years', () => {
  const labels: string[] = legislated.taxYears.map(({ label }) => label);
  expect(labels.slice(-SIMPLIFIED_YEARS.length)).toEqual(SIMPLIFIED_YEARS);
  const newest = 2019 + labels.length;
  expect(labels).toEqual(labels.map((_, age) => `${newest - age}-${(newest - age + 1) % 100}`));
  expect(labels.slice(0, 2)).toContain(legislated.defaultTaxYear);
});

test.each([simplified, legislated])('every file of a year is in the $name set', (rules) => {
  const files = readdirSync(`src/pay/rules/${rules.name}`).filter((file) => /^\d/.test(file));
  expect(files).toEqual(rules.taxYears.map(({ label }) => `${label}.ts`).sort());
});

test('the simplified set knows no families, seniors, offsets, caps and phase-in', () => {
  for (const year of simplified.taxYears) {
    expect(year.offsets).toEqual([]);
    expect(Object.keys(year).sort()).toEqual([
      ...['casualLoading', 'contributionsTax', 'description', 'earnings', 'incomeTax', 'label'],
      ...[
        'medicareLevy',
        'medicareLevySurcharge',
        'offsets',
        'studentLoan',
        'superannuation',
        'withoutTaxFreeThreshold',
      ],
    ]);
    expect(Object.keys(year.medicareLevy)).toEqual(['rate', 'threshold', 'source']);
    expect(Object.keys(year.medicareLevySurcharge)).toEqual(['single', 'source']);
    expect(Object.keys(year.superannuation)).toEqual(['guarantee']);
  }
});

test('the standard deduction is in the law from 2026-27, the contribution base by the year from then on', () => {
  for (const { label, standardDeduction, superannuation } of legislated.taxYears) {
    expect(standardDeduction?.amount).toBe(label >= '2026-27' ? 1_000 : undefined);
    const period = label >= '2026-27' ? 'perYear' : 'perQuarter';
    expect(superannuation.contributionBase).toHaveProperty(period);
  }
});
