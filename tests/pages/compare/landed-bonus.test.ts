/** The part of a bonus that lands in the pay that it is paid with, where pay is sacrificed: beside exact arithmetic. */
import { expect, test } from 'vitest';
import { landedBonus } from '../../../src/pages/compare/each-pay.tsx';
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

// Whole dollars for a whole number of pays of each period, so that no cent of a pay is rounded.
test.each([
  ['annually', 'fortnightly', '26', 78_000, 7_800],
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
      const drawn = { taxYear, options, salarySacrifice };
      const none = { customSuperRate: undefined, otherJobPay: undefined };
      const query = { ...drawn, ...none, annualSalary: salary, bonus };
      const landed = landedBonus({ cycle, query }, legislated);

      const reference = { ...drawn, rules: 'legislated', salary } as const;
      const usual = referencePay({ ...reference, bonus: 0 });
      const withBonus = referencePay({ ...reference, bonus });
      const moneyOf = ({ grossAnnual }: typeof usual) =>
        subtract(grossAnnual, least(grossAnnual, rational(`${salarySacrifice}`)));
      const usualMoney = moneyOf(usual);
      const paid = subtract(moneyOf(withBonus), usualMoney);
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
