import { expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { payBarContent } from '../../src/words/pay-bar.ts';
import { payShares } from '../../src/words/pay-shares.ts';

const pay = {
  ...calculatePay({ annualSalary: 80_000, taxYear: '2025-26' }),
  netAnnual: 79_000,
  incomeTax: 500,
  medicareLevy: 300,
  medicareLevySurcharge: 200,
  studentLoanRepayment: 0,
};
const shares = {
  net: 980,
  incomeTax: 15,
  medicareLevy: 3,
  surcharge: 2,
  studentLoan: 0,
  totalTax: 20,
  sacrificed: 0,
};

test('each part is its share long, less a gap that is left free after all but the last', () => {
  expect(payBarContent(pay, shares)).toEqual({
    net: { line: 'M0 1H976', share: '98.0%' },
    incomeTax: { line: 'M980 1H991', share: '1.5%' },
    // Shorter than the gap.
    medicareLevy: { line: 'M995 1H995', share: '0.3%' },
    surcharge: { line: 'M998 1H1000', share: '0.2%' },
    studentLoan: undefined,
  });
});

test('a part of less than half a thousandth has no line', () => {
  const content = payBarContent({ ...pay, studentLoanRepayment: 1 }, shares);
  expect(content.studentLoan).toBeUndefined();
});

test('no pay has no parts', () => {
  const none = calculatePay({ annualSalary: 0, taxYear: '2025-26' });
  expect(Object.values(payBarContent(none, shares))).toEqual(Array(5).fill(undefined));
});

test('the parts follow each other without overlap to the end of the bar, for any pay', () => {
  for (const annualSalary of [1, 18_201, 45_000, 51_550, 97_001, 151_201, 190_001, 15_000_000]) {
    const options = { noPrivateHospitalCover: true, studentLoan: true };
    const any = calculatePay({ annualSalary, taxYear: '2025-26', options });
    const lines = Object.values(payBarContent(any, payShares(any))).flatMap(
      (part) => part?.line ?? [],
    );
    const places =
      lines
        .join(' ')
        .match(/\d+(?= |$)/g)
        ?.map(Number) ?? [];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect([places[0], places.at(-1)]).toEqual([0, 1000]);
  }
});
