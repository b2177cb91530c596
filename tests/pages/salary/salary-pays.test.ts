import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paysOfSalary, salaryPays } from '../../../src/pages/salary/pays.ts';
import { payCalculator } from '../../../src/pay/index.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../../src/pay/rules/index.ts';
import { divide, type Rational, rational } from '../../../src/verify/reference/rational.ts';
import { formatReference, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referencePayslip } from '../../../src/verify/reference/reference-withholding.ts';
import { takeHomePayTexts } from '../../../src/words/pay-texts.ts';

const { simplified, legislated } = RULE_SETS;

const cents = (value: Rational) => formatReference(value, 'cents');

function paysBy(rules: DescribedRuleSet) {
  const paysOf = paysOfSalary(rules);
  const textsOf = salaryPays(rules);
  const calculatePay = payCalculator(rules);
  const taxYear = rules.defaultTaxYear;
  return (annualSalary: number) => {
    const withLoan = calculatePay({ annualSalary, taxYear, options: { studentLoan: true } });
    const pay = calculatePay({ annualSalary, taxYear });
    const pays = paysOf(pay);
    const { monthly, fortnightly, weekly } = takeHomePayTexts(pay, pays);
    return {
      monthly: monthly.net,
      fortnightly: fortnightly.net,
      weekly: weekly.net,
      ...textsOf(pay, pays, withLoan.studentLoanRepayment),
    };
  };
}

const RUNS = { numRuns: process.env.LONG_TESTS ? 1_000 : 60 };

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
        taxTime: undefined,
      });
    }),
    RUNS,
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
    RUNS,
  );
});

test('by the law 26 pays and tax time make the year, and nothing is withheld where it is nothing in every period', () => {
  const taxTimeOf = (salary: number) => paysBy(legislated)(salary).taxTime;
  expect(taxTimeOf(80_000)).toEqual({
    sentence: '26 pays of $2,454.92 and about $372 back make $64,200 for the year.',
    isNothingWithheld: false,
  });
  for (let amount = 17_000; amount <= 30_000; amount += 100) {
    const pays = paysOfSalary(legislated)(
      payCalculator(legislated)({ annualSalary: amount, taxYear: legislated.defaultTaxYear }),
    );
    const withheld = [pays?.weekly, pays?.fortnightly, pays?.monthly].map((pay) => pay?.total);
    const isZero = withheld.every((dollars) => dollars === 0);
    expect(taxTimeOf(amount)?.isNothingWithheld, `${amount}`).toBe(isZero);
    // No page says that $0 is withheld a fortnight.
    if (!isZero) expect(withheld[1], `${amount}`).not.toBe(0);
  }
  expect(taxTimeOf(18_000)?.isNothingWithheld).toBe(true);
});
