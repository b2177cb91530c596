/** The pays of an offer that land by the law, and the tax time that makes a year of them: beside exact arithmetic, and beside the home page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compared, payslip } from '../../../src/pages/compare/calculation.ts';
import { atTaxTime } from '../../../src/pages/compare/card-texts.ts';
import { landedBonus } from '../../../src/pages/compare/each-pay.tsx';
import { type CompareEntries, compareForm } from '../../../src/pages/compare/form.ts';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { calculated, paidOut } from '../../../src/pages/home/calculation.ts';
import { homeForm } from '../../../src/pages/home/form.ts';
import { PERIODS_PER_YEAR, type RuleSet } from '../../../src/pay/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { taxTimeOf } from '../../../src/pay/withholding/index.ts';
import { optionsOn } from '../../../src/words/pay-options.ts';
import { anyOptions } from '../../pay/arbitraries.ts';
import { answerIn, cardsOf, neededFor, row } from './compared-page.tsx';

const law: RuleSet = legislated;
const FORM = compareForm(law);
const INITIAL = initialEntries(FORM);

const anyEntries = fc
  .record({
    year: fc.constantFrom(...law.taxYears.map(({ label }) => label)),
    salary: fc.integer({ min: 1, max: 4_000 }).map(String),
    cycle: fc.constantFrom('annually', 'monthly', 'fortnightly', 'weekly', 'daily', 'hourly'),
    included: fc.constantFrom('', 'yes'),
    weeks: fc.constantFrom('52', '48', '26.5'),
    bonus: fc.constantFrom('', '1', '20000'),
    sacrifice: fc.constantFrom('', '5000'),
    'other-job': fc.constantFrom('', '30000'),
    options: anyOptions.map((options) =>
      optionsOn({ ...options, includesSuperannuation: false }).join(),
    ),
  })
  .map(
    (given): CompareEntries =>
      countingEntries(FORM, {
        ...INITIAL,
        ...given,
        // A salary, which is more than a rate.
        salary: given.cycle === 'annually' ? `${Number(given.salary) * 100}` : given.salary,
      }),
  );

test('the pays, the bonus and tax time make the take-home pay of the year, for every cycle and option', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const { now } = compared(entries, law);
      const { period, cycle, query } = now;
      const refund = atTaxTime(now, law);
      if (refund === undefined) return;
      const isAllYear = cycle === 'annually' || cycle === 'monthly';
      const pays = (isAllYear ? 1 : now.weeksPerYear / 52) * PERIODS_PER_YEAR[period];
      const { netPay, changes } = payslip(now, period, law);
      if (changes.length > 0) return;
      const bonus = query.bonus ? (landedBonus(now, law)?.lands ?? 0) : 0;
      // Offsets that are not in the pay come with the tax return.
      const options = { ...entries, options: entries.options.replace('withholdTaxOffsets', '') };
      const year = compared(options, law).now.pay.netAnnual;
      expect(pays * netPay + bonus + refund).toBeCloseTo(year, 4);
    }),
  );
});

describe('beside the home page', () => {
  const homeOf = (entries: CompareEntries) => {
    const { salary, cycle, year, options } = entries;
    const form = homeForm(law);
    const own = { salary, cycle, year, options, 'other-job': entries['other-job'] } as const;
    return calculated(countingEntries(form, { ...initialEntries(form), ...own }), law);
  };

  test('a pay lands the same, and as much comes back', () => {
    fc.assert(
      fc.property(anyEntries, (given) => {
        if (given.cycle === 'daily') return;
        const entries = { ...given, weeks: '52', bonus: '', sacrifice: '', included: '' };
        const { now } = compared(entries, law);
        const home = homeOf(entries);
        const { period } = home.entered;
        expect(now.period).toBe(period);
        expect(payslip(now, period, law).netPay).toBeCloseTo(paidOut(home, period), 6);
        // Of two jobs, the home page says what both lead to.
        if (home.query.otherJobPay) return;
        const refund = taxTimeOf(home.query, period, law)?.refund;
        if (refund !== undefined) expect(atTaxTime(now, law)).toBeCloseTo(refund, 6);
      }),
    );
  });

  test.each([
    ['monthly', 5_000, 74_352],
    ['weekly', 1_500, 100_828],
  ] as const)(
    'the salary for a wanted %s pay lands it there, and a dollar less does not',
    (cycle, wanted, known) => {
      const needed = neededFor(
        `#offer-salary=1&want-salary=${wanted}&want-cycle=${cycle}`,
        'legislated',
      );
      const salary = Number(needed.match(/need to earn \$([\d,]+) a year/)?.[1]?.replace(',', ''));
      expect(salary).toBe(known);
      const lands = (annual: number) =>
        paidOut(homeOf({ ...INITIAL, salary: `${annual}`, cycle: 'annually' }), cycle);
      expect(lands(salary)).toBeGreaterThanOrEqual(wanted);
      expect(lands(salary - 1)).toBeLessThan(wanted);
    },
  );
});

describe('a wanted pay', () => {
  const needed = (fragment: string) => neededFor(`#offer-salary=1&${fragment}`, 'legislated');

  test('of a year is what is left of it, and of an hour or a day its average', () => {
    expect(needed('want-salary=64200&want-cycle=annually')).toBe(
      'To take home $64,200 a year, you need to earn $80,000 a year.',
    );
    // 64,200 ÷ 1,976 is 32.49.
    expect(needed('want-salary=32.48&want-cycle=hourly')).toContain('an hour on average');
    expect(needed('want-salary=240&want-cycle=daily')).toContain('a day on average');
  });

  test('of a second job lands by the rate of one, and for a year depends on the other', () => {
    const second = '&options=noTaxFreeThreshold';
    expect(needed(`want-salary=500&want-cycle=weekly${second}`)).toMatch(
      /^For \$500 each week to land/,
    );
    expect(needed(`want-salary=30000&want-cycle=annually${second}`)).toMatch(
      /^The tax on a second job depends on the other one\./,
    );
  });
});

describe('a second job', () => {
  const entered = '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold';

  test('asks for the pay of the other job, and compares nothing without it', () => {
    expect(answerIn(entered, 'legislated')).toBe(
      'Enter the pay of your other job, under Tax year and options, to see which pay leaves you more.',
    );
    expect(row(cardsOf(entered, 'legislated'), 'Take-home pay')).toBeUndefined();
    // By the simplified set the tax on a pay does not depend on another one.
    expect(answerIn(entered)).toContain('With Offer B you take home');
  });

  test('bears its part of the tax on both', () => {
    // 30% of tax and 2% of levy on all of it, and the low income offset of 265 that 50,000 alone has.
    const cards = cardsOf(`${entered}&other-job=50000`, 'legislated');
    expect(row(cards, 'Take-home pay')).toEqual(['$13,335', '$16,735', '+$3,400']);
  });
});
