/** The pays of an offer that land by the law, with the tax time that makes a year of them, and beside the home page. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Compared, payslip } from '../../../src/pages/compare/calculation.ts';
import { atTaxTime, landedBonus } from '../../../src/pages/compare/cards.tsx';
import { page } from '../../../src/pages/compare/page.tsx';
import { type Home, paidOut } from '../../../src/pages/home/calculation.ts';
import { page as homePage } from '../../../src/pages/home/page.tsx';
import { PERIODS_PER_YEAR } from '../../../src/pay/periods.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { taxTimeOf } from '../../../src/pay/withholding/tax-time.ts';
import { DEFAULT_OPTIONS, optionsOn } from '../../../src/words/pay-options.ts';
import { anyOptions } from '../../pay/arbitraries.ts';
import { legislated } from '../../support/known-law.ts';
import { openedResult } from '../opened-page.tsx';

const law: RuleSet = legislated;

type Given = Readonly<Record<string, string>>;

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
  // A salary is more than a rate.
  .map((given) =>
    given.cycle === 'annually' ? { ...given, salary: `${Number(given.salary) * 100}` } : given,
  );

const resultOf = (given: Given) =>
  openedResult<Compared>(page, `#${new URLSearchParams({ ...given, 'offer-salary': '1' })}`);

test('the pays, the bonus and tax time make the take-home pay of the year, for every cycle and option', () => {
  fc.assert(
    fc.property(anyEntries, (given) => {
      const { now } = resultOf(given);
      const { period, cycle, query } = now;
      const refund = atTaxTime(now, law);
      if (refund === undefined) return;
      const isAllYear = cycle === 'annually' || cycle === 'monthly';
      const pays = (isAllYear ? 1 : now.weeksPerYear / 52) * PERIODS_PER_YEAR[period];
      const { netPay, changes } = payslip(now, period, law);
      if (changes.length > 0) return;
      const bonus = query.bonus ? (landedBonus(now, law)?.lands ?? 0) : 0;
      // Offsets that are not in the pay come with the tax return.
      const options = given.options.replace('withholdTaxOffsets', '');
      const year = resultOf({ ...given, options }).now.pay.netAnnual;
      expect(pays * netPay + bonus + refund).toBeCloseTo(year, 4);
    }),
  );
});

test('half a dollar of tax is half a dollar at tax time, whatever the sum of pay and bonus', () => {
  const { now } = resultOf({ salary: '90919', bonus: '16', options: 'nonResident' });
  expect(atTaxTime(now, law)).toBe(-32.5);
});

test('a pay lands as on the home page, and as much comes back', () => {
  fc.assert(
    fc.property(anyEntries, (given) => {
      const { salary, cycle, year, options } = given;
      if (cycle === 'daily') return;
      const own = { salary, cycle, year, options, 'other-job': given['other-job'] };
      const { now } = resultOf(own);
      const home = openedResult<Home>(homePage, `#${new URLSearchParams(own)}`);
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

// More than the usual pay comes off the bonus.
test.each([
  ['annually', 'fortnightly', 78_000, 7_800, 70_200, 20_000],
  ['hourly', 'fortnightly', 78_000, 7_800, 70_200, 20_000],
  ['weekly', 'weekly', 260_000, 15_600, 244_400, 20_000],
  ['monthly', 'monthly', 156_000, 31_200, 124_800, 20_000],
  ['fortnightly', 'fortnightly', 1_560, 3_120, 0, 18_440],
] as const)(
  'a bonus lands with %s pay, paid %s, of %d less a sacrifice of %d, as one on %d',
  (...row) => {
    const [cycle, period, annualSalary, salarySacrifice, annual, bonus] = row;
    const options = { ...DEFAULT_OPTIONS, studentLoan: true };
    for (const { label: taxYear } of law.taxYears) {
      const none = { taxYear, options, customSuperRate: undefined, otherJobPay: undefined };
      const sacrificing = { ...none, annualSalary, salarySacrifice, bonus: 20_000 };
      const landed = landedBonus({ cycle, query: sacrificing }, law);
      const plain = { ...none, annualSalary: annual, salarySacrifice: 0, bonus };
      expect(landed?.period).toBe(period);
      expect(landed?.lands, taxYear).toBeCloseTo(
        landedBonus({ cycle, query: plain }, law)?.lands ?? 0,
        6,
      );
    }
  },
);
