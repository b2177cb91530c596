import { expect, test } from 'vitest';
import { paysOfSalary, salaryPays } from '../../../src/pages/salary/pays.ts';
import { payCalculator } from '../../../src/pay/index.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../../src/pay/rules/index.ts';
import { takeHomePayTexts } from '../../../src/words/pay-texts.ts';

const { simplified, legislated } = RULE_SETS;

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

// Those of every page are held by verify.
test('by a set without schedules pays are even shares of the year', () => {
  expect(paysBy(simplified)(120_000)).toEqual({
    // A 12th, a 26th and a 52nd of 90,812.
    monthly: '$7,567.67',
    fortnightly: '$3,492.77',
    weekly: '$1,746.38',
    // In 1,976 hours; and a 26th of what a loan of 9,600 leaves.
    hour: { beforeTax: '$60.73', afterTax: '$45.96' },
    fortnightlyWithLoan: '$3,123.54',
    taxTime: undefined,
  });
});

test('by the law pays are what lands by the schedules, and an hour is a 38th of a week', () => {
  // A week of 2,307.69 bears 557 by the tables, a fortnight 1,114 and 292 more with a loan, a month 2,414.
  expect(paysBy(legislated)(120_000)).toMatchObject({
    monthly: '$7,586.00',
    fortnightly: '$3,501.38',
    weekly: '$1,750.69',
    hour: { beforeTax: '$60.73', afterTax: '$46.07' },
    fortnightlyWithLoan: '$3,209.38',
  });
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
