import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { salaryPays } from '../../../src/pages/salary/salary-pays.ts';
import { payCalculator } from '../../../src/pay/index.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../../src/pay/rules/index.ts';
import { divide, type Rational, rational } from '../../../src/verify/reference/rational.ts';
import { formatReference, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referencePayslip } from '../../../src/verify/reference/reference-withholding.ts';
import { takeHomePayTexts } from '../../../src/words/pay-texts.ts';

const { simplified, legislated } = RULE_SETS;

const cents = (value: Rational) => formatReference(value, 'cents');

function paysBy(rules: DescribedRuleSet) {
  const paysOf = salaryPays(rules);
  const calculatePay = payCalculator(rules);
  const taxYear = rules.defaultTaxYear;
  return (annualSalary: number) => {
    const withLoan = calculatePay({ annualSalary, taxYear, options: { studentLoan: true } });
    const pay = calculatePay({ annualSalary, taxYear });
    return paysOf(pay, withLoan.studentLoanRepayment, takeHomePayTexts(pay));
  };
}

const salaries = fc.integer({ min: 50, max: 150_000 }).map((hundreds) => hundreds * 100);

test('by a set without schedules pays are even shares of the year', () => {
  const paysOf = paysBy(simplified);
  const year = (salary: number, options = {}) =>
    referencePay({ salary, taxYear: '2025-26', rules: 'simplified', options });
  fc.assert(
    fc.property(salaries, (salary) => {
      const pay = year(salary);
      expect(paysOf(salary)).toEqual({
        monthly: cents(pay.monthly),
        fortnightly: cents(pay.fortnightly),
        weekly: cents(pay.weekly),
        hour: {
          beforeTax: cents(divide(pay.grossAnnual, rational('1976'))),
          afterTax: cents(divide(pay.netAnnual, rational('1976'))),
        },
        fortnightlyWithLoan: cents(year(salary, { studentLoan: true }).fortnightly),
        withheld: undefined,
      });
    }),
  );
});

test('by the law pays are what lands in the account by the schedules, and an hour is a 38th of a week', () => {
  const paysOf = paysBy(legislated);
  fc.assert(
    fc.property(salaries, (salary) => {
      const annual = rational(`${salary}`);
      const inAccount = (period: 'weekly' | 'fortnightly' | 'monthly', studentLoan = false) =>
        referencePayslip(
          { annual, tax: rational('0') },
          { period, taxYear: '2026-27', scale: 2, studentLoan },
        ).inAccount;
      expect(paysOf(salary)).toMatchObject({
        monthly: cents(inAccount('monthly')),
        fortnightly: cents(inAccount('fortnightly')),
        weekly: cents(inAccount('weekly')),
        hour: {
          beforeTax: cents(divide(annual, rational('1976'))),
          afterTax: cents(divide(inAccount('weekly'), rational('38'))),
        },
        fortnightlyWithLoan: cents(inAccount('fortnightly', true)),
      });
    }),
  );
});

describe('what employers withhold', () => {
  const withheldOf = (salary: number) => paysBy(legislated)(salary).withheld;

  test('is given for each period, with what comes back', () => {
    expect(withheldOf(80_000)).toEqual({
      isNothing: false,
      weekly: '$311',
      fortnightly: '$622',
      monthly: '$1,348',
      atTaxTime: 'about $372 back',
      yearSentence:
        'About $372 extra is taken over 26 pays. Expect it back if this is your only income.',
    });
  });

  test('may leave tax to pay, or none', () => {
    const all = Array.from({ length: 3_000 }, (_, index) => withheldOf(5_000 + index * 100));
    const toPay = all.find((withheld) => withheld?.atTaxTime.endsWith('to pay'));
    expect(toPay).toMatchObject({
      atTaxTime: expect.stringMatching(/^about \$[1-9]\d* to pay$|^nothing back or to pay$/),
    });
    expect(withheldOf(5_000)?.atTaxTime).toBe('nothing back or to pay');
  });

  test('is nothing where it is nothing in every period', () => {
    for (let amount = 17_000; amount <= 30_000; amount += 100) {
      const { isNothing, weekly, fortnightly, monthly } = withheldOf(amount) ?? {};
      const isZero = [weekly, fortnightly, monthly].every((dollars) => dollars === '$0');
      expect(isNothing, `${amount}`).toBe(isZero);
      // No page says that $0 is withheld a fortnight.
      if (!isNothing) expect(fortnightly, `${amount}`).not.toBe('$0');
    }
    expect(withheldOf(18_000)?.isNothing).toBe(true);
  });
});
