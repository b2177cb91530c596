/** An amount that is negative or not finite counts as 0, in each function that takes one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annualEarnings,
  bonusKept,
  comparePay,
  grossFor,
  type PayPeriod,
  type PayQuery,
  PERIODS_PER_YEAR,
  payCalculator,
  perHour,
  sacrifice,
  withheldPerPeriod,
} from '../../src/pay/index.ts';
import { payslipOf } from '../../src/pay/withholding/index.ts';
import { anyOptions, anyYearOfASet, figuresOf, runs, SETS } from './arbitraries.ts';
import { anyTerms } from './withholding/queries.ts';

const { legislated } = SETS;

const anyUnusable = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0),
  fc.double({ max: -1e-9, noNaN: true }),
);

/** An amount as it is given, and as it counts. */
const anyAmount = (max: number) =>
  fc.oneof(
    { weight: 1, arbitrary: anyUnusable.map((given) => ({ given, counts: 0 })) },
    { weight: 2, arbitrary: fc.nat(max).map((amount) => ({ given: amount, counts: amount })) },
  );
const anyRate = anyAmount(50).map(({ given, counts }) => ({
  given: given / 100,
  counts: counts / 100,
}));

const anyPeriod = fc.constantFrom(...(Object.keys(PERIODS_PER_YEAR) as PayPeriod[]));

/** A rule set, and a query with its amounts as they are given and as they count. */
const anyQueries = fc
  .record({
    ruled: anyYearOfASet,
    options: anyOptions,
    salary: anyAmount(300_000),
    sacrificed: anyAmount(60_000),
    superRate: anyRate,
  })
  .map(({ ruled: [rules, taxYear], options, salary, sacrificed, superRate }) => {
    const query = (which: 'given' | 'counts'): PayQuery => ({
      annualSalary: salary[which],
      salarySacrifice: sacrificed[which],
      customSuperRate: superRate[which],
      taxYear,
      options,
    });
    return { rules, given: query('given'), counts: query('counts') };
  });

/** Expects figures that are finite, and below 0 only under the names in `signed`. */
function expectAmounts(result: object, signed: readonly string[] = []): void {
  for (const [name, figure] of Object.entries(result)) {
    expect([name, Number.isFinite(figure)]).toEqual([name, true]);
    if (!signed.includes(name)) expect([name, figure >= 0]).toEqual([name, true]);
  }
}

/** Below 0 where a sacrifice leaves less than the tax. */
const LEFT_OF_PAY = ['netAnnual', 'takeHome', 'daily', 'weekly', 'fortnightly', 'monthly'];

describe('amounts that are negative or not finite count as 0', () => {
  test('in a pay', () => {
    fc.assert(
      fc.property(anyQueries, ({ rules, given, counts }) => {
        const calculate = payCalculator(rules);
        const pay = calculate(given);
        expect(pay).toEqual(calculate(counts));
        expectAmounts(figuresOf(pay), counts.salarySacrifice ? LEFT_OF_PAY : []);
      }),
      runs(500),
    );
  });

  test('in two pays', () => {
    fc.assert(
      fc.property(anyQueries, anyAmount(300_000), ({ rules, given, counts }, salary) => {
        const compared = (now: PayQuery, annualSalary: number) =>
          comparePay({ now, offer: { ...now, annualSalary } }, rules);
        expect(compared(given, salary.given)).toEqual(compared(counts, salary.counts));
      }),
    );
  });

  test('in a bonus', () => {
    fc.assert(
      fc.property(anyQueries, anyAmount(100_000), ({ rules, given, counts }, bonus) => {
        const kept = bonusKept({ ...given, bonus: bonus.given }, rules);
        expect(kept).toEqual(bonusKept({ ...counts, bonus: bonus.counts }, rules));
        expectAmounts(kept, ['kept', 'share', 'tax']);
      }),
      runs(500),
    );
  });

  test('in a salary sacrifice', () => {
    fc.assert(
      fc.property(anyQueries, ({ rules, given, counts }) => {
        const worth = sacrifice(given, rules);
        expect(worth).toEqual(sacrifice(counts, rules));
        expectAmounts({ ...worth, overCap: worth.overCap ?? 0 }, ['takeHomeGivenUp']);
      }),
    );
  });

  test('where a take-home pay is wanted, but no salary gives an infinite one, or one that is no number', () => {
    fc.assert(
      fc.property(
        anyQueries,
        anyAmount(100_000),
        anyPeriod,
        ({ rules, ...asked }, wanted, period) => {
          const salary = (which: 'given' | 'counts') =>
            grossFor({ ...asked[which], takeHome: wanted[which], period }, rules);
          expect(salary('given')).toBe(
            wanted.given < Number.POSITIVE_INFINITY ? salary('counts') : undefined,
          );
          expect(salary('counts') ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
      runs(200),
    );
  });

  test('in earnings of a period', () => {
    fc.assert(
      fc.property(
        anyAmount(100_000),
        fc.constantFrom('hourly' as const, ...(Object.keys(PERIODS_PER_YEAR) as PayPeriod[])),
        anyAmount(168),
        anyAmount(52),
        (amount, period, hours, weeks) => {
          const time = (which: 'given' | 'counts') => ({
            hoursPerWeek: hours[which],
            weeksPerYear: weeks[which],
          });
          const annual = annualEarnings(amount.given, period, time('given'));
          expect(annual).toBe(annualEarnings(amount.counts, period, time('counts')));
          const hourly = perHour(amount.given, time('given'));
          expect(hourly).toBe(perHour(amount.counts, time('counts')));
          expectAmounts({ annual, hourly });
        },
      ),
    );
  });

  test('in what is withheld, and on a payslip', () => {
    fc.assert(
      fc.property(anyQueries, anyTerms, fc.boolean(), ({ given, counts }, terms, isVisitor) => {
        const withheld = (earnings: number) =>
          withheldPerPeriod({ ...terms, earnings }, legislated);
        expect(withheld(given.annualSalary)).toEqual(withheld(counts.annualSalary));
        const asked = { ...terms, scale: isVisitor ? ('workingHoliday' as const) : terms.scale };
        const payslip = (query: PayQuery) =>
          payslipOf(
            payCalculator(legislated)({ ...query, taxYear: terms.taxYear }),
            asked,
            legislated,
          );
        expect(payslip(given)).toEqual(payslip(counts));
        const { changes: _, ...amounts } = payslip(given);
        expectAmounts(amounts, ['estimatedRefund']);
      }),
    );
  });
});

test('a bonus that is no number, on a salary of 80,000, leaves that salary as it is', () => {
  for (const bonus of [Number.NaN, Number.POSITIVE_INFINITY, -80_000]) {
    const query = { annualSalary: 80_000, taxYear: '2026-27', bonus };
    expect(bonusKept(query, legislated)).toEqual({ kept: 0, tax: 0, superannuation: 0, share: 0 });
  }
});
