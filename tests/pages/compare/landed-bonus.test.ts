/** The part of a bonus that lands in the pay that it is paid with: against exact arithmetic, and beside the page on a bonus. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusFragment, landedBonus } from '../../../src/pages/compare/each-pay.tsx';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import {
  divide,
  least,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '../../../src/verify/reference/rational.ts';
import { formatReference, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceWithheldFromBonus } from '../../../src/verify/reference/reference-withholding.ts';
import { bonusIn } from '../bonus/bonus-in.tsx';

const YEARS = legislated.taxYears.flatMap(({ label, withholding }) =>
  withholding === undefined ? [] : [label],
);

/** The pays that a bonus is paid with, by what the pay is entered by, and how many a year has. */
const PAYS = {
  annually: ['fortnightly', '26'],
  monthly: ['monthly', '12'],
  fortnightly: ['fortnightly', '26'],
  weekly: ['weekly', '52'],
  daily: ['fortnightly', '26'],
  hourly: ['fortnightly', '26'],
} as const;

const anyBonus = fc.record({
  taxYear: fc.constantFrom(...YEARS),
  period: fc.constantFrom(...(Object.keys(PAYS) as (keyof typeof PAYS)[])),
  // Whole dollars for a whole number of pays of each period, so that no cent of a pay is rounded.
  salary: fc.nat(2_500).map((pays) => pays * 156),
  bonus: fc.integer({ min: 1, max: 90_000 }),
  salarySacrifice: fc.constantFrom(0, 1_560),
  options: fc.record({
    studentLoan: fc.boolean(),
    nonResident: fc.boolean(),
    noPrivateHospitalCover: fc.boolean(),
  }),
});

function inCents(amount: Rational): string {
  return formatReference(amount, 'cents').replace(/[$,]/g, '');
}

test('what is withheld is that of Schedule 5, and the rest of the tax is left for the tax return', () => {
  fc.assert(
    fc.property(anyBonus, ({ taxYear, period, salary, bonus, salarySacrifice, options }) => {
      const query = { annualSalary: salary, bonus, taxYear, options, salarySacrifice };
      const landed = landedBonus({ cycle: period, query }, legislated);

      const reference = { ...query, salary, rules: 'legislated' } as const;
      const usual = referencePay({ ...reference, bonus: 0 });
      const [payPeriod, pays] = PAYS[period];
      // A sacrifice beyond the usual pay comes off the bonus.
      const inMoney = (gross: Rational) =>
        subtract(gross, least(gross, rational(String(salarySacrifice))));
      const usualMoney = inMoney(usual.grossAnnual);
      const withBonus = referencePay(reference);
      const paid = subtract(inMoney(withBonus.grossAnnual), usualMoney);
      const earnings = divide(usualMoney, rational(pays));
      const withheld = referenceWithheldFromBonus({
        taxYear,
        period: payPeriod,
        scale: options.nonResident ? 3 : 2,
        studentLoan: options.studentLoan,
        earnings: inCents(earnings),
        bonus: inCents(paid),
      });
      const fromBonus = Number(withheld.fromBonus);
      const tax = toNumber(subtract(withBonus.totalTax, usual.totalTax));
      expect(landed?.period).toBe(payPeriod);
      expect(landed?.lands).toBeCloseTo(toNumber(paid) - fromBonus, 4);
      expect(landed?.back).toBeCloseTo(fromBonus - tax, 4);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['with Division 293 tax', { annualSalary: 240_000, bonus: 30_000, taxYear: '2026-27' }],
  [
    'whose offsets come at tax time',
    {
      annualSalary: 40_000,
      bonus: 10_000,
      taxYear: '2021-22',
      options: { withholdTaxOffsets: true },
    },
  ],
  [
    'of a foreign resident who claims no threshold',
    {
      annualSalary: 80_000,
      bonus: 10_000,
      taxYear: '2026-27',
      options: { nonResident: true, noTaxFreeThreshold: true },
    },
  ],
])('the page on a bonus says the same of one %s', (_, query) => {
  const { annualSalary: annual, bonus } = query;
  const entered = { cycle: 'annually', annual, bonus, query } as const;
  const { lands, back } = bonusIn(bonusFragment(entered));
  expect(back).not.toBeUndefined();
  expect(landedBonus(entered, legislated)).toMatchObject({ lands, back });
});
