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
  referenceWithheldFromWorkingHolidayMaker,
} from '../../src/verify/reference/reference-withholding.ts';
import { runs } from './arbitraries.ts';

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
    fc.property(
      anyQuery,
      fc.constantFrom('weekly', 'fortnightly', 'monthly'),
      (query: Query, period) => {
        const { annualSalary, options = {}, taxYear, spouse, dependentChildren } = query;
        const sacrifice = Math.min(annualSalary, query.salarySacrifice ?? 0);
        const isBeside = options.noTaxFreeThreshold === true;
        const otherJobs = isBeside ? [{ pay: query.otherJobPay as number }] : [];
        const assessed = referenceAssessment(
          {
            taxYear,
            jobs: [{ pay: annualSalary, salarySacrifice: sacrifice }, ...otherJobs],
            spouse,
            dependentChildren,
            daysWithoutCover: options.noPrivateHospitalCover ? 366 : 0,
            studentLoan: options.studentLoan,
          },
          'legislated',
        );
        const own = referenceWithheld(annualSalary - sacrifice, query, period, isBeside ? 1 : 2);
        const other = isBeside
          ? referenceWithheld(query.otherJobPay as number, query, period, 2)
          : 0;
        const owed = assessed.totalTax.toNumber();
        const found = taxTimeOf(query, period, legislated);
        expect(found?.withheld).toBe(own + other);
        expect(found?.owed).toBeCloseTo(owed, 4);
        expect(found?.refund).toBeCloseTo(own + other - owed, 4);
      },
    ),
    runs(3_000),
  );
});

test('a working holiday maker is withheld from by Schedule 15', () => {
  const found = taxTimeOf(
    { annualSalary: 52_000, taxYear: '2025-26', options: { workingHolidayVisa: true } },
    'weekly',
    legislated,
  );
  let withheld = 0n;
  for (let week = 0; week < 52; week++) {
    const pay = { earnings: '1000', paidBefore: String(week * 1_000), taxYear: '2025-26' };
    withheld += referenceWithheldFromWorkingHolidayMaker(pay);
  }
  expect(found?.withheld).toBe(Number(withheld));
});

test('a second job is compared with nothing while the other job is not known', () => {
  const options = { noTaxFreeThreshold: true };
  const query = { annualSalary: 20_000, taxYear: '2026-27', options } as const;
  expect(taxTimeOf(query, 'weekly', legislated)).toBeUndefined();
});
