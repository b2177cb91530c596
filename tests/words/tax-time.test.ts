import { describe, expect, test } from 'vitest';
import type { Payslip } from '../../src/pay/withholding/payslip.ts';
import { refundText, yearOfPaysText } from '../../src/words/tax-time.ts';

test.each([
  [371.6, 'about $372 back'],
  [-88.2, 'about $88 to pay'],
  [0.4, 'nothing to pay'],
  [-0.4, 'nothing to pay'],
])('a refund of %d is %s', (refund, words) => {
  expect(refundText(refund, 'about ')).toBe(words);
});

describe('pays and tax time make the year', () => {
  const pay = { netPay: 2_454.923, total: 622, changes: [], withheldInYear: 16_172 } as const;
  const text = (refund: number, payslip: Partial<Payslip> = {}, rest = '') =>
    yearOfPaysText({ ...(pay as unknown as Payslip), ...payslip }, 'fortnightly', {
      refund,
      year: 64_200,
      rest,
    });

  test.each([
    [372, '26 pays of $2,454.92 and about $372 back make $64,200 for the year.'],
    [-88, '26 pays of $2,454.92, less about $88 to pay, make $64,200 for the year.'],
    [0, '26 pays of $2,454.92 make $64,200 for the year.'],
  ])('with a refund of %d', (refund, sentence) => {
    expect(text(refund)).toBe(sentence);
  });

  test('pays that change within the year are added up', () => {
    // 26 times $3,076.92 before tax.
    const payslip = { changes: [{ pay: 16, total: 923 }], withheldInYear: 17_068 };
    expect(text(-182, payslip)).toBe(
      '26 pays of $62,932 in all, less about $182 to pay, make $64,200 for the year.',
    );
  });

  test('a clause may end it', () => {
    expect(text(0, {}, ', tax offsets included')).toMatch(/ for the year, tax offsets included\.$/);
  });
});
