import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeOn } from '../../src/pay/charge.ts';
import { levyCharge } from '../../src/pay/charge-lines.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { levyAlone, levyThreshold } from '../../src/pay/year/medicare-levy.ts';
import { anyYearOfASet, runs } from './arbitraries.ts';

test('the levy of a person without a family is that of its charge, to the last bit', () => {
  fc.assert(
    fc.property(
      anyYearOfASet,
      fc.boolean(),
      fc.oneof(fc.nat(20_000_000), fc.integer({ min: -200, max: 1_000_000 })),
      ([rules, taxYear], isSenior, cents) => {
        const { medicareLevy } = taxYearOf(rules, taxYear);
        const near = levyThreshold(medicareLevy, isSenior) + cents / 100;
        for (const income of [Math.max(0, cents / 100), near]) {
          const charged = chargeOn(levyCharge(medicareLevy, isSenior), income);
          expect(levyAlone(medicareLevy, income, isSenior)).toBe(charged);
        }
      },
    ),
    runs(2_000),
  );
});
