/** The part of a bonus that lands in the pay that it is paid with: as the page on a bonus has it, and where pay is sacrificed. */
import { expect, test } from 'vitest';
import { bonusFragment, landedBonus } from '../../../src/pages/compare/each-pay.tsx';
import type { PayOptions } from '../../../src/pay/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import {
  divide,
  least,
  rational,
  subtract,
  toNumber,
} from '../../../src/verify/reference/rational.ts';
import { formatReference, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceWithheldFromBonus } from '../../../src/verify/reference/reference-withholding.ts';
import { DEFAULT_OPTIONS } from '../../../src/words/pay-options.ts';
import { bonusIn } from '../bonus/bonus-in.tsx';

const NOTHING_ELSE = { salarySacrifice: 0, customSuperRate: undefined, otherJobPay: undefined };

test.each<[string, number, string, Partial<PayOptions>]>([
  ['with Division 293 tax', 240_000, '2026-27', {}],
  ['whose offsets come at tax time', 40_000, '2021-22', { withholdTaxOffsets: true }],
  [
    'of a foreign resident who claims no threshold',
    80_000,
    '2026-27',
    { nonResident: true, noTaxFreeThreshold: true },
  ],
])('the page on a bonus says the same of one %s', (_, annual, taxYear, chosen) => {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const query = { ...NOTHING_ELSE, annualSalary: annual, taxYear, options, bonus: 10_000 };
  const entered = { cycle: 'annually', annual, query } as const;
  const { lands, back } = bonusIn(bonusFragment(entered));
  expect(back).not.toBeUndefined();
  expect(landedBonus(entered, legislated)).toMatchObject({ lands, back });
});

// Whole dollars for a whole number of pays of each period, so that no cent of a pay is rounded.
test.each([
  ['annually', 'fortnightly', '26', 78_000, 7_800],
  ['daily', 'fortnightly', '26', 78_000, 7_800],
  ['hourly', 'fortnightly', '26', 78_000, 7_800],
  ['weekly', 'weekly', '52', 260_000, 15_600],
  ['monthly', 'monthly', '12', 156_000, 31_200],
  // What is beyond the usual pay comes off the bonus.
  ['fortnightly', 'fortnightly', '26', 1_560, 3_120],
] as const)(
  'a bonus with %s pay lands with a %s one of 1/%s of %d, of which %d is sacrificed',
  (cycle, period, pays, salary, salarySacrifice) => {
    const bonus = 20_000;
    for (const { label: taxYear } of legislated.taxYears) {
      const options = { ...DEFAULT_OPTIONS, studentLoan: true };
      const query = {
        ...NOTHING_ELSE,
        annualSalary: salary,
        bonus,
        taxYear,
        options,
        salarySacrifice,
      };
      const landed = landedBonus({ cycle, query }, legislated);

      const reference = { rules: 'legislated', salary, taxYear, options, salarySacrifice } as const;
      const usual = referencePay({ ...reference, bonus: 0 });
      const withBonus = referencePay({ ...reference, bonus });
      const [usualMoney, allMoney] = [usual, withBonus].map(({ grossAnnual }) =>
        subtract(grossAnnual, least(grossAnnual, rational(`${salarySacrifice}`))),
      ) as [typeof usual.grossAnnual, typeof usual.grossAnnual];
      const paid = subtract(allMoney, usualMoney);
      const inCents = (amount: typeof paid) =>
        formatReference(amount, 'cents').replace(/[$,]/g, '');
      const withheld = referenceWithheldFromBonus({
        ...{ taxYear, period, scale: 2, studentLoan: true },
        earnings: inCents(divide(usualMoney, rational(pays))),
        bonus: inCents(paid),
      });
      const fromBonus = Number(withheld.fromBonus);
      const tax = toNumber(subtract(withBonus.totalTax, usual.totalTax));
      expect(landed?.period).toBe(period);
      expect(landed?.lands, taxYear).toBeCloseTo(toNumber(paid) - fromBonus, 4);
      expect(landed?.back, taxYear).toBeCloseTo(fromBonus - tax, 4);
    }
  },
);
