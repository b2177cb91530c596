import { expect, test } from 'vitest';
import { PayError, type PayErrorCode } from '../../src/pay/pay-error.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { type RuleSet, taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { withheldPerPeriod } from '../../src/pay/withholding/regular-pay.ts';

const WEEK = { earnings: 1_000, period: 'weekly', scale: 2, studentLoan: false } as const;

const withoutRows: RuleSet = {
  ...legislated,
  taxYears: legislated.taxYears.map((year) => {
    const { withholding } = year;
    if (withholding === undefined) return year;
    const regular = { ...withholding.regular, scales: { 1: [], 2: [], 3: [] } };
    return { ...year, withholding: { ...withholding, regular } };
  }),
};

test.each<[PayErrorCode, string, () => unknown]>([
  ['unknownTaxYear', 'Tax year 2019-20 not found', () => taxYearOf(legislated, '2019-20')],
  [
    'noSchedule',
    'The simplified rule set has no withholding schedule for 2025-26',
    () => withheldPerPeriod({ ...WEEK, taxYear: '2025-26' }, simplified),
  ],
  [
    'brokenRules',
    'The last row of a withholding scale must be open',
    () => withheldPerPeriod({ ...WEEK, taxYear: '2026-27' }, withoutRows),
  ],
])('an error with the code %s says %s', (code, message, calculate) => {
  expect(calculate).toThrow(expect.objectContaining({ name: 'PayError', code, message }));
  expect(calculate).toThrow(PayError);
});
