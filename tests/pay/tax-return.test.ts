import { describe, expect, test } from 'vitest';
import { refundGained } from '../../src/pay/explain/refund-gained.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { paidIn, type ReturnJob, taxReturnOf } from '../../src/pay/tax-return.ts';
import { withheldPerPeriod } from '../../src/pay/withholding/regular-pay.ts';
import { assess } from '../../src/pay/year/assess.ts';

const taxYear = '2026-27';

function job(pay: number, more: Partial<ReturnJob> = {}): ReturnJob {
  return { pay, period: 'fortnightly', scale: 2, loanDeclared: false, ...more };
}

describe('a tax return', () => {
  test('is the assessment of its facts, beside what every pay withheld', () => {
    const jobs = [job(60_000), job(20_000, { scale: 1, period: 'weekly' })];
    const { assessment, withheld, owed, refund } = taxReturnOf({ taxYear, jobs }, legislated);
    expect(assessment).toEqual(assess({ taxYear, jobs }, legislated));
    // The rows of 1,153.99 and 384.99 a week give 187 and 69.
    expect(withheld).toBe(26 * 374 + 52 * 69);
    expect(owed).toBe(15_800);
    expect(refund).toBe(withheld - 15_800);
  });

  test('counts the pays that a job paid, each as large as if it went on all year', () => {
    const pay = paidIn(10, 'fortnightly', 78_000);
    expect(pay).toBe(30_000);
    const { jobs } = taxReturnOf({ taxYear, jobs: [job(pay, { pays: 10 })] }, legislated);
    const each = withheldPerPeriod(
      { earnings: 3_000, period: 'fortnightly', taxYear, scale: 2, studentLoan: false },
      legislated,
    );
    const withheld = each.total * 10;
    expect(jobs).toEqual([
      // 15% of 10,800 less an offset of 700, and 10% of the 989 above 28,011.
      { gross: 30_000, earnings: 30_000, withheld, scheduled: withheld, owed: 1_018.9 },
    ]);
  });

  test('shares the tax among jobs and other income', () => {
    const { jobs, owedOnOtherIncome, owed } = taxReturnOf(
      { taxYear, jobs: [job(60_000), job(20_000)], otherIncome: 20_000 },
      legislated,
    );
    // 4,020 and 30% of the 54,000 above 45,000; 2% of 99,000.
    expect(owed).toBe(22_200);
    expect([...jobs.map((each) => each.owed), owedOnOtherIncome]).toEqual([13_320, 4_440, 4_440]);
    expect(taxReturnOf({ taxYear, jobs: [job(0)] }, legislated).owedOnOtherIncome).toBe(0);
  });

  test('says what a change is worth, above 0 or below', () => {
    // 30% and the levy of 2%.
    const facts = { taxYear, jobs: [job(100_000)] } as const;
    expect(refundGained(facts, { otherDeductions: 100 }, legislated)).toBe(32);
    expect(refundGained(facts, { otherIncome: 100 }, legislated)).toBe(-32);
    expect(refundGained(facts, {}, legislated)).toBe(0);
  });

  test('takes the amount of an income statement as it is, whatever the schedules give', () => {
    const { jobs, refund } = taxReturnOf(
      { taxYear, jobs: [job(80_000, { withheld: 0 })] },
      legislated,
    );
    expect(jobs[0]).toMatchObject({ withheld: 0, scheduled: 16_172 });
    expect(refund).toBe(-15_800);
  });

  test('leaves Division 293 tax to a later bill', () => {
    const { assessment, owed } = taxReturnOf({ taxYear, jobs: [job(260_000)] }, legislated);
    expect(assessment.division293Tax).toBe(4_680);
    expect(owed).toBe(82_420 + 5_180);
  });

  test('has the contribution base of the quarters that a job paid in, to 2025-26', () => {
    const excessOf = (pays: number) => {
      const pay = paidIn(pays, 'fortnightly', 520_000);
      const jobs = [job(pay, { pays, salarySacrifice: 10_000 })];
      return taxReturnOf({ taxYear: '2025-26', jobs }, legislated).excessContributions;
    };
    // Of two quarters 12% of 125,000, and the 10,000: below the cap of 30,000. Of four 30,000, with more pays than 26 too.
    expect([13, 26, 27].map(excessOf)).toEqual([0, 10_000, 10_000]);
  });
});
