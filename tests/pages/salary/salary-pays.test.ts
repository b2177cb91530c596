/** What tax time is to the pays of a salary. The pays themselves are held by verify, on every page. */
import { expect, test } from 'vitest';
import { paysOfSalary, salaryPays } from '../../../src/pages/salary/pays.ts';
import { payCalculator } from '../../../src/pay/pay.ts';
import { RULE_SETS } from '../../support/known-law.ts';

const { legislated } = RULE_SETS;

test('by the law 26 pays and tax time make the year, and nothing is withheld where it is nothing in every period', () => {
  const payOf = (annualSalary: number) =>
    payCalculator(legislated)({ annualSalary, taxYear: legislated.defaultTaxYear });
  const paysOf = paysOfSalary(legislated);
  const taxTimeOf = (salary: number) => {
    const pay = payOf(salary);
    return salaryPays(legislated)(pay, paysOf(pay), 0).taxTime;
  };
  expect(taxTimeOf(80_000)).toEqual({
    sentence: '26 pays of $2,454.92 and about $372 back make $64,200 for the year.',
    isNothingWithheld: false,
  });
  for (let amount = 17_000; amount <= 30_000; amount += 100) {
    const pays = paysOf(payOf(amount));
    const withheld = [pays?.weekly, pays?.fortnightly, pays?.monthly].map((pay) => pay?.total);
    const isZero = withheld.every((dollars) => dollars === 0);
    expect(taxTimeOf(amount)?.isNothingWithheld, `${amount}`).toBe(isZero);
    // No page says that $0 is withheld a fortnight.
    if (!isZero) expect(withheld[1], `${amount}`).not.toBe(0);
  }
  expect(taxTimeOf(18_000)?.isNothingWithheld).toBe(true);
});
