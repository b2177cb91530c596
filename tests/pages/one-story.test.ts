/** By the law's figures, a week, a fortnight and a month are pays wherever they stand, and with tax time they make the year. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Home } from '../../src/pages/home/calculation.ts';
import { paysOf } from '../../src/pages/home/cards.tsx';
import { page } from '../../src/pages/home/page.tsx';
import { PAY_OPTIONS } from '../../src/pay/pay-options.ts';
import { PERIODS_PER_YEAR } from '../../src/pay/periods.ts';
import { formatCents, shownDollars } from '../../src/words/money.ts';
import { PAID_BY, PAY_CYCLES } from '../../src/words/pay-cycles.ts';
import { type Pays, payTableTexts } from '../../src/words/pay-texts.ts';
import { legislated } from '../support/known-law.ts';
import { wordsOf } from '../support/parsed-html.ts';
import { openedMain, openedResult } from './opened-page.tsx';

/** Of each statement; many more in a long run. */
const RUNS = { numRuns: process.env.LONG_TESTS ? 500 : 80 };

/** Amounts that the pay cycles are likely for, in dollars. */
const MOST = {
  hourly: 150,
  weekly: 6_000,
  fortnightly: 12_000,
  monthly: 25_000,
  annually: 400_000,
};

const links = fc
  .record({
    cycle: fc.constantFrom(...PAY_CYCLES),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    year: fc.constantFrom(...legislated.taxYears.map(({ label }) => label)),
    names: fc.subarray([...PAY_OPTIONS]),
    otherJob: fc.option(fc.integer({ min: 1_000, max: 200_000 }), { nil: undefined }),
    isFamily: fc.boolean(),
  })
  .map(({ cycle, share, year, names, otherJob, isFamily }) => {
    const salary = MOST[cycle] * share;
    const entered = new URLSearchParams({
      salary: cycle === 'annually' ? String(Math.round(salary)) : salary.toFixed(2),
      ...{ cycle, year, options: names.join() },
      ...(otherJob !== undefined && { 'other-job': String(otherJob) }),
      ...(isFamily && { family: 'yes', children: '2' }),
    });
    return `#${entered}`;
  });

const opened = (link: string) => openedResult<Home>(page, link);

const number = (text = '0') => Number(text.replaceAll(/[$,]/g, ''));

/** How far the dollars that texts give may be off: half a cent a pay, and half a dollar each of tax time and the year. */
const tolerance = (pays: number) => pays * 0.005 + 1.0001;

describe('pays and tax time make the year', () => {
  test('in the table, by each period', () => {
    fc.assert(
      fc.property(links, (link) => {
        const result = opened(link);
        const pays = paysOf(result) as Pays;
        const { rows, taxTime } = payTableTexts(result.pay, { pays });
        fc.pre(taxTime !== undefined && !result.query.otherJobPay);
        const year = number(rows.netAnnual?.[3]) + shownDollars(result.offsetsLater);
        for (const [column, period] of PAID_BY.entries()) {
          if (pays[period].changes.length > 0) continue;
          const count = PERIODS_PER_YEAR[period];
          const settled = taxTime?.[column] ?? '';
          const refund = number(/\$[\d,]+/.exec(settled)?.[0]) * (/back/.test(settled) ? 1 : -1);
          const off = count * number(rows.netAnnual?.[column]) + refund - year;
          expect(Math.abs(off), period).toBeLessThanOrEqual(tolerance(count));
        }
      }),
      RUNS,
    );
  });
});

test('on the home page no 52nd, 26th or 12th of the year stands for a pay, unless a pay or a charge comes to the same', () => {
  fc.assert(
    fc.property(links, (link) => {
      const result = opened(link);
      const { totalTax, netAnnual, ...year } = result.pay;
      const { incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment } = year;
      const pays = paysOf(result) as Pays;
      const ofPays = PAID_BY.flatMap((period) => {
        const { gross, total, studentLoan, netPay, superannuation } = pays[period];
        return [gross, total, studentLoan, netPay, superannuation].map(formatCents);
      });
      const shares = PAID_BY.flatMap((period) =>
        [totalTax, netAnnual].map((annual) => formatCents(annual / PERIODS_PER_YEAR[period])),
      );
      const figures = wordsOf(openedMain(page, link)).match(/\$[\d,]+\.\d\d/g) ?? [];
      // Where 48% is taxed, a 26th of the rest is the levy of 2%; where 35% is, it is a loan's 2.5%.
      const ofYear = [incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment];
      const same = [...ofPays, ...ofYear.map(formatCents)];
      const isWrong = (figure: string) => shares.includes(figure) && !same.includes(figure);
      expect(figures.filter(isWrong)).toEqual([]);
    }),
    RUNS,
  );
});
