import { describe, expect, test } from 'vitest';
import { type PayQuery, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const calculatePay = payCalculator(SETS.simplified);

const INCLUDED = { includesSuperannuation: true };

function pay(annualSalary: number, query: Partial<PayQuery> = {}) {
  return calculatePay({ annualSalary, taxYear: '2025-26', ...query });
}

describe.each([
  ['2025-26', 9_600, 89_600],
  ['2024-25', 9_600, 89_600],
  ['2023-24', 9_200, 89_200],
  ['2022-23', 8_400, 88_400],
  ['2021-22', 8_000, 88_000],
  ['2020-21', 7_600, 87_600],
])('in %s', (taxYear, contribution, whole) => {
  test(`a gross of 80,000 brings ${contribution} on top`, () => {
    const { grossAnnual, superannuation } = pay(80_000, { taxYear });
    expect([grossAnnual, superannuation]).toEqual([80_000, contribution]);
  });

  test(`a salary of ${whole} that includes superannuation is a gross of 80,000`, () => {
    const { grossAnnual, superannuation } = pay(whole, { taxYear, options: INCLUDED });
    expect([grossAnnual, superannuation]).toEqual([80_000, contribution]);
  });
});

test('all tax is on the gross that is left when superannuation is taken out', () => {
  const options = { ...INCLUDED, studentLoan: true };
  expect(pay(89_600, { options })).toEqual(pay(80_000, { options: { studentLoan: true } }));
});

test('a salary that includes superannuation need not divide evenly', () => {
  const { grossAnnual, superannuation } = pay(80_000, { options: INCLUDED });
  expect(grossAnnual).toBeCloseTo(71_428.571_428_571_4, 9);
  expect(superannuation).toBeCloseTo(8_571.428_571_428_6, 9);
});

test('superannuation is not taken out of net pay', () => {
  expect(pay(80_000).netAnnual).toBe(63_612);
  expect(pay(80_000, { customSuperRate: 0.5 }).netAnnual).toBe(63_612);
});

describe('a custom rate', () => {
  test('takes the place of the rate of the year', () => {
    expect(pay(80_000, { customSuperRate: 0.125 }).superannuation).toBe(10_000);
    expect(pay(80_000, { customSuperRate: 0.5 }).superannuation).toBe(40_000);
    expect(pay(80_000, { customSuperRate: 0.001 }).superannuation).toBe(80);
  });

  test('applies to a salary that includes superannuation', () => {
    const { grossAnnual, superannuation } = pay(90_000, {
      options: INCLUDED,
      customSuperRate: 0.125,
    });
    expect([grossAnnual, superannuation]).toEqual([80_000, 10_000]);
  });

  test.each([undefined, 0, -0.1, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %s leaves the rate of the year',
    (customSuperRate) => {
      expect(pay(80_000, { customSuperRate })).toEqual(pay(80_000));
    },
  );
});

describe('a gross that superannuation leaves exactly on a threshold counts as on it', () => {
  test('57,736 at 12% is 51,550, which repays a student loan; a dollar less does not', () => {
    const options = { ...INCLUDED, studentLoan: true };
    expect(pay(57_736, { options }).grossAnnual).toBe(51_550);
    expect(pay(57_736, { options }).studentLoanRepayment).toBe(515.5);
    expect(pay(57_735, { options }).studentLoanRepayment).toBe(0);
  });

  test('108,640 at 12% is 97,000, which pays no surcharge; a dollar more does', () => {
    const options = { ...INCLUDED, noPrivateHospitalCover: true };
    expect(pay(108_640, { options }).medicareLevySurcharge).toBe(0);
    expect(pay(108_641, { options }).medicareLevySurcharge).toBeCloseTo(970.008_928_571_4, 9);
  });

  test('30,488.64 at 12% is 27,222, which pays no Medicare levy; a cent more does', () => {
    expect(pay(30_488.64, { options: INCLUDED }).medicareLevy).toBe(0);
    expect(pay(30_488.65, { options: INCLUDED }).medicareLevy).toBeCloseTo(544.440_178_571_4, 9);
  });

  test('66,362.57 at 11.5% is 59,518, the top of the 1% band of the student loan', () => {
    const options = { ...INCLUDED, studentLoan: true };
    const { grossAnnual, studentLoanRepayment } = pay(66_362.57, { taxYear: '2023-24', options });
    expect([grossAnnual, studentLoanRepayment]).toEqual([59_518, 595.18]);
  });
});
