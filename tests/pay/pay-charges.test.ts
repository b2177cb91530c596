import { expect, test } from 'vitest';
import { payEdges } from '../../src/pay/pay-charges.ts';
import type { PayOption } from '../../src/pay/pay-options.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';

const RESIDENT = [18_200, 27_222, 45_000, 135_000, 190_000];

test.each<[Partial<typeof DEFAULT_OPTIONS>, number[]]>([
  [{}, RESIDENT],
  [{ noPrivateHospitalCover: true }, [...RESIDENT, 97_000, 108_000, 144_000]],
  [{ nonResident: true, noPrivateHospitalCover: true }, [120_000, 180_000]],
  [{ workingHolidayVisa: true, studentLoan: true }, [45_000, 120_000, 180_000]],
])(
  'with %j the edges are those of the charges that the options bring, and no others',
  (options, ends) => {
    const query = { taxYear: '2025-26', options: { ...DEFAULT_OPTIONS, ...options } };
    expect(new Set(payEdges(query, RULE_SETS.simplified))).toEqual(new Set(ends));
  },
);

test('by the law edges are of gross income, less what is earned beside it', () => {
  const edgesOf = (option?: PayOption, household = {}) => {
    const options = option ? { ...DEFAULT_OPTIONS, [option]: true } : DEFAULT_OPTIONS;
    return payEdges({ ...household, taxYear: '2026-27', options }, RULE_SETS.legislated);
  };
  // The standard deduction is of residents.
  expect(edgesOf()).toContain(136_000);
  expect(edgesOf('nonResident')).toEqual([135_000, 190_000]);
  expect(edgesOf('noTaxFreeThreshold', { otherJobPay: 60_000 })).toContain(76_000);
  const family = { spouse: { income: 50_000 }, dependentChildren: 3 };
  // 210,000 and 1,500 for each child after the first, less the partner's income.
  expect(edgesOf('noPrivateHospitalCover', family)).toContain(164_000);
});
