/** A tax return by hand: what jobs withhold, what is owed, and what comes back. */
import { expect, test } from 'vitest';
import { refundGained } from '../../src/pay/explain/refund-gained.ts';
import type { LegislatedTaxYearLabel } from '../../src/pay/rules/legislated/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { paidIn, type ReturnFacts, type ReturnJob, taxReturnOf } from '../../src/pay/tax-return.ts';
import { assess } from '../../src/pay/year/assess.ts';

const taxYear = '2026-27';

function job(pay: number, more: Partial<ReturnJob> = {}): ReturnJob {
  return { pay, period: 'fortnightly', scale: 2, loanDeclared: false, ...more };
}

type Facts = Omit<ReturnFacts<LegislatedTaxYearLabel>, 'taxYear'>;

test.each<[string, Facts, object]>([
  [
    // The rows of 1,153.99 and 384.99 a week give 187 and 69.
    'beside what every pay withheld',
    { jobs: [job(60_000), job(20_000, { scale: 1, period: 'weekly' })] },
    { withheld: 26 * 374 + 52 * 69, owed: 15_800, refund: 26 * 374 + 52 * 69 - 15_800 },
  ],
  [
    // 299 is withheld from 1,500 a week. 15% of 10,800 less an offset of 700, and 10% of the 989 above 28,011.
    'with the pays that a job paid, each as large as if it went on all year',
    { jobs: [job(30_000, { pays: 10 })] },
    {
      jobs: [{ gross: 30_000, earnings: 30_000, withheld: 5_980, scheduled: 5_980, owed: 1_018.9 }],
    },
  ],
  [
    // 4,020 and 30% of the 54,000 above 45,000; 2% of 99,000.
    'shared among jobs and other income',
    { jobs: [job(60_000), job(20_000)], otherIncome: 20_000 },
    { jobs: [{ owed: 13_320 }, { owed: 4_440 }], owedOnOtherIncome: 4_440, owed: 22_200 },
  ],
  [
    // 8,520 on 60,000, less 15% of 34,000 and 100 of low income offset; 2% of it.
    'shared with benefits and the Age Pension',
    { jobs: [], otherIncome: 9_000, benefits: 40_000, agePension: 11_000 },
    { otherIncome: 60_000, owed: 4_520, owedOnOtherIncome: 4_520 },
  ],
  ['of nothing', { jobs: [job(0)] }, { owed: 0, owedOnOtherIncome: 0 }],
  [
    'with the amount of an income statement, whatever the schedules give',
    { jobs: [job(80_000, { withheld: 0 })] },
    { jobs: [{ withheld: 0, scheduled: 16_172 }], refund: -15_800 },
  ],
  [
    'without Division 293 tax, which a later bill has',
    { jobs: [job(260_000)] },
    { assessment: { division293Tax: 4_680 }, owed: 82_420 + 5_180 },
  ],
])('a tax return is the assessment of its facts, %s', (_, asked, figures) => {
  const facts = { taxYear, ...asked } as const;
  const found = taxReturnOf(facts, legislated);
  expect(found).toMatchObject(figures);
  expect(found.assessment).toEqual(assess(facts, legislated));
});

test('a change is worth its tax, above 0 or below', () => {
  // 30% and the levy of 2%.
  const worth = (change: Partial<Facts>) =>
    refundGained({ taxYear, jobs: [job(100_000)] }, change, legislated);
  expect([{ otherDeductions: 100 }, { otherIncome: 100 }, {}].map(worth)).toEqual([32, -32, 0]);
});

test('a job has the contribution base of the quarters that it paid in, to 2025-26', () => {
  const excessOf = (pays: number) => {
    const jobs = [job(paidIn(pays, 'fortnightly', 520_000), { pays, salarySacrifice: 10_000 })];
    return taxReturnOf({ taxYear: '2025-26', jobs }, legislated).excessContributions;
  };
  // Of two quarters 12% of 125,000, and the 10,000: below the cap of 30,000. Of four 30,000, with more pays than 26 too.
  expect([13, 26, 27].map(excessOf)).toEqual([0, 10_000, 10_000]);
});
