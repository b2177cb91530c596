import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legislated, payCalculator, simplified } from '../../src/pay/index.ts';
import type { RuleSet, TaxYear } from '../../src/pay/rules/rule-set.ts';
import {
  packagePay,
  residentNet,
  residentOffsets,
  residentRepayment,
  residentSurcharge,
  superOn,
} from '../../src/pay/year/resident-pay.ts';
import { MADE_UP_RULES } from './made-up-rules.ts';

describe.each<RuleSet>([simplified, legislated, MADE_UP_RULES])(
  'by the figures of $name, a single figure',
  (rules) => {
    const calculatePay = payCalculator(rules);
    const year = fc.constantFrom<TaxYear>(...rules.taxYears);
    const salary = fc.oneof(
      fc.integer({ min: 0, max: 250_000 }),
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.integer({ min: 0, max: 30_000_000 }).map((cents) => cents / 100),
    );

    test('is that of the whole pay, to the last bit', () => {
      fc.assert(
        fc.property(salary, year, (annualSalary, taxYear) => {
          const pay = (options = {}) =>
            calculatePay({ annualSalary, taxYear: taxYear.label, options });
          expect(residentNet(annualSalary, taxYear)).toBe(pay().netAnnual);
          expect(residentOffsets(annualSalary, taxYear)).toBe(pay().taxOffsets);
          expect(superOn(annualSalary, taxYear)).toBe(pay().superannuation);
          expect(residentSurcharge(annualSalary, taxYear)).toBe(
            pay({ noPrivateHospitalCover: true }).medicareLevySurcharge,
          );
          expect(residentRepayment(annualSalary, taxYear)).toBe(
            pay({ studentLoan: true }).studentLoanRepayment,
          );
          // Of a package.
          const { grossAnnual, superannuation, netAnnual } = pay({ includesSuperannuation: true });
          const whole = { grossAnnual, superannuation, netAnnual };
          expect(packagePay(annualSalary, taxYear)).toEqual(whole);
        }),
        { numRuns: 500 },
      );
    });
  },
);
