import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/pay.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { formatTenths, payShares } from '../../src/words/pay-shares.ts';

const switches = fc.record({
  noPrivateHospitalCover: fc.boolean(),
  nonResident: fc.boolean(),
  studentLoan: fc.boolean(),
  noTaxFreeThreshold: fc.boolean(),
});

describe.each([simplified, legislated])('by the figures of $name, the shares of a pay', (rules) => {
  const calculatePay = payCalculator(rules);
  const pays = fc
    .record({
      annualSalary: fc.integer({ min: 1, max: 20_000_000 }),
      salarySacrifice: fc.oneof(fc.constant(0), fc.nat(200_000)),
      options: switches,
    })
    .map((query) => calculatePay({ ...query, taxYear: rules.defaultTaxYear }))
    .filter(({ netAnnual }) => netAnnual >= 0);

  test('add up to 100.0%, the taxes to the effective rate, and each is less than a tenth of a percent off', () => {
    fc.assert(
      fc.property(pays, (pay) => {
        const shares = payShares(pay);
        const { net, incomeTax, medicareLevy, surcharge, studentLoan, totalTax } = shares;
        expect(net + totalTax + shares.sacrificed).toBe(1_000);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
        expect(incomeTax + medicareLevy + surcharge + studentLoan).toBe(totalTax);
        const off = (share: number, amount: number) =>
          Math.abs(share - (amount / pay.grossAnnual) * 1_000);
        // The effective rate and the net pay are not more than half of that off.
        expect(off(totalTax, pay.totalTax)).toBeLessThanOrEqual(0.5 + 1e-8);
        expect(off(net, pay.netAnnual)).toBeLessThanOrEqual(0.5 + 1e-8);
        const sacrificed = pay.grossAnnual - pay.netAnnual - pay.totalTax;
        expect(off(shares.sacrificed, sacrificed)).toBeLessThanOrEqual(1);
        expect(off(incomeTax, pay.incomeTax)).toBeLessThanOrEqual(1);
        expect(off(surcharge, pay.medicareLevySurcharge)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('half a tenth of tax goes up, and its net down', () => {
  // 2,005 of 100,000 is 20.05%.
  const pay = payCalculator(simplified)({ annualSalary: 100_000, taxYear: '2025-26' });
  const tie = { ...pay, medicareLevy: 50, incomeTax: 20_000, totalTax: 20_050, netAnnual: 79_950 };
  expect(payShares(tie)).toMatchObject({ totalTax: 201, net: 799 });
});

test('no pay has no shares', () => {
  const pay = payCalculator(simplified)({ annualSalary: 0, taxYear: '2025-26' });
  expect(Object.values(payShares(pay))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a share is shown with one decimal', () => {
  expect([0, 7, 205, 1_000].map(formatTenths)).toEqual(['0.0%', '0.7%', '20.5%', '100.0%']);
});
