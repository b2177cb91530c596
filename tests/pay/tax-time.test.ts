import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayQuery } from '../../src/pay/index.ts';
import { PERIODS_PER_YEAR } from '../../src/pay/periods.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import type { WithholdingPeriod } from '../../src/pay/withholding/regular-pay.ts';
import { taxTimeOf } from '../../src/pay/withholding/tax-time.ts';

import { referenceAssessment } from '../../src/verify/reference/reference-assessment.ts';
import {
  referenceLoanWithheld,
  referenceTaxWithheld,
} from '../../src/verify/reference/reference-withholding.ts';
import { runs } from './arbitraries.ts';
import { PERIODS } from './withholding/queries.ts';

/** Years that have schedules. */
const YEARS = legislated.taxYears.flatMap(({ label, withholding }) => (withholding ? [label] : []));

const anyQuery = fc.record(
  {
    annualSalary: fc.oneof(fc.nat(120_000), fc.nat(500_000)),
    taxYear: fc.constantFrom(...YEARS),
    options: fc.record(
      {
        noPrivateHospitalCover: fc.boolean(),
        noTaxFreeThreshold: fc.boolean(),
        studentLoan: fc.boolean(),
        withholdTaxOffsets: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    salarySacrifice: fc.nat(15_000),
    otherJobPay: fc.integer({ min: 1, max: 150_000 }),
    spouse: fc.record({ income: fc.oneof(fc.constant(0), fc.nat(40_000), fc.nat(300_000)) }),
    dependentChildren: fc.nat(5),
  },
  { requiredKeys: ['annualSalary', 'taxYear', 'options', 'otherJobPay'] },
);

type Query = PayQuery<(typeof YEARS)[number]>;

/** Dollars as the schedules take them: text with cents. */
function earningsOf(annual: number, period: WithholdingPeriod): string {
  return (Math.round((annual / PERIODS_PER_YEAR[period]) * 100 + 1e-7) / 100).toFixed(2);
}

function referenceWithheld(
  annual: number,
  query: Query,
  period: WithholdingPeriod,
  scale: 1 | 2 | 3,
) {
  const each = { earnings: earningsOf(annual, period), period, taxYear: query.taxYear, scale };
  const loan = query.options?.studentLoan ? referenceLoanWithheld(each) : 0n;
  return Number(referenceTaxWithheld(each) + loan) * PERIODS_PER_YEAR[period];
}

test('a year of jobs is withheld from and assessed as by the reference, whatever the family', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...PERIODS), (query: Query, period) => {
      const { annualSalary, options = {}, taxYear, spouse, dependentChildren } = query;
      const { noPrivateHospitalCover, noTaxFreeThreshold, studentLoan } = options;
      const salarySacrifice = Math.min(annualSalary, query.salarySacrifice ?? 0);
      const otherPay = noTaxFreeThreshold ? (query.otherJobPay ?? 0) : undefined;
      const otherJobs = otherPay === undefined ? [] : [{ pay: otherPay }];
      const jobs = [{ pay: annualSalary, salarySacrifice }, ...otherJobs];
      const daysWithoutCover = noPrivateHospitalCover ? 366 : 0;
      const facts = { taxYear, jobs, spouse, dependentChildren, daysWithoutCover, studentLoan };
      const own = annualSalary - salarySacrifice;
      const withheld =
        otherPay === undefined
          ? referenceWithheld(own, query, period, 2)
          : referenceWithheld(own, query, period, 1) +
            referenceWithheld(otherPay, query, period, 2);
      const owed = referenceAssessment(facts, 'legislated').totalTax.toNumber();
      const found = taxTimeOf(query, period, legislated);
      expect(found?.withheld).toBe(withheld);
      expect(found?.owed).toBeCloseTo(owed, 4);
      expect(found?.refund).toBeCloseTo(withheld - owed, 4);
    }),
    runs(3_000),
  );
});

test('a working holiday maker is withheld from by Schedule 15', () => {
  const options = { workingHolidayVisa: true };
  const query = { annualSalary: 52_000, taxYear: '2025-26', options } as const;
  // 150 from each of the 46 weeks that start with up to 45,000 paid, and 300 from the others.
  expect(taxTimeOf(query, 'weekly', legislated)?.withheld).toBe(46 * 150 + 6 * 300);
});

test('a second job is compared with nothing while the other job is not known', () => {
  const options = { noTaxFreeThreshold: true };
  const query = { annualSalary: 20_000, taxYear: '2026-27', options } as const;
  expect(taxTimeOf(query, 'weekly', legislated)).toBeUndefined();
});
