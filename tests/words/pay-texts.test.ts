/** The figures of a pay that have a text. tests/verify/examples.test.ts holds the figures themselves. */
import { describe, expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { type PayQuery, payCalculator } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import type { Payslip } from '../../src/pay/withholding/payslip.ts';
import { payslipOf } from '../../src/pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../src/pay/withholding/regular-pay.ts';
import { offsetTexts } from '../../src/words/offset-texts.ts';
import {
  type Pays,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../src/words/pay-texts.ts';
import { refundText, yearOfPaysText } from '../../src/words/tax-time.ts';
import { legislated } from '../support/known-law.ts';

const lawful = payCalculator(legislated);
const payOf = (annualSalary: number, options: Partial<PayOptions> = {}) =>
  calculatePay({ annualSalary, taxYear: '2025-26', options });

test('surcharge and student loan are in the breakdown only where whole dollars show them', () => {
  const { surcharge, studentLoan } = taxBreakdownTexts(payOf(80_000));
  expect([surcharge, studentLoan]).toEqual([undefined, undefined]);
  const charged = { medicareLevySurcharge: 0.4, studentLoanRepayment: 9_600 };
  const texts = taxBreakdownTexts({ ...payOf(120_000), ...charged });
  expect([texts.surcharge, texts.studentLoan]).toEqual([undefined, '$9,600']);
});

test.each<[string, PayQuery, object[]]>([
  [
    'each that is above 0, as running text and as a row have it',
    { annualSalary: 40_000, taxYear: '2021-22' },
    [
      { name: 'low income tax offset', amount: '$575' },
      {
        name: 'low and middle income tax offset',
        label: 'Low and middle income tax offset',
        amount: '$900',
        isLost: false,
      },
    ],
  ],
  ['none of a high pay', { annualSalary: 150_000, taxYear: '2021-22' }, []],
  [
    'what it takes away from those of another job',
    {
      ...{ annualSalary: 20_000, taxYear: '2026-27', otherJobPay: 60_000 },
      options: { noTaxFreeThreshold: true },
    },
    [{ name: 'low income tax offset', amount: '-$115', isLost: true }],
  ],
])('the offsets of a pay are %s', (_, query, offsets) => {
  expect(offsetTexts(lawful(query))).toMatchObject(offsets);
  expect(offsetTexts(lawful(query))).toHaveLength(offsets.length);
});

test('the comprehensive table has no figures of less than half a cent, offsets if asked for, and is long from 200,000 on', () => {
  const pay = { ...payOf(80_000), studentLoanRepayment: 0.004, superannuation: 52, taxOffsets: 52 };
  const { rows } = payTableTexts(pay);
  const superannuation = ['$1.00', '$2.00', '$4.33', '$52.00'];
  expect(rows).toMatchObject({ studentLoanRepayment: undefined, superannuation });
  expect(rows).not.toHaveProperty('taxOffsets');
  expect(payTableTexts(pay, { withOffsets: true }).rows.taxOffsets?.at(-1)).toBe('$52.00');
  const isLong = (amount: number) => payTableTexts(payOf(amount)).isLong;
  expect([199_900, 200_000].map(isLong)).toEqual([false, true]);
});

describe('by withholding schedules', () => {
  function paid(annualSalary: number) {
    const query = { annualSalary, taxYear: '2026-27' };
    const pay = lawful(query);
    const of = (period: WithholdingPeriod) =>
      payslipOf(pay, { period, taxYear: '2026-27', scale: 2, studentLoan: false }, legislated);
    const [weekly, fortnightly, monthly] = [of('weekly'), of('fortnightly'), of('monthly')];
    const pays: Pays = { weekly, fortnightly, monthly, refunds: [372, 372, -88] };
    return { pay, pays };
  }

  test('the table has what only a year has in its column alone, no row of zeros, and what is left at tax time', () => {
    const { pay, pays } = paid(80_000);
    const { rows, ...table } = payTableTexts(pay, { pays, withOffsets: true });
    expect(
      Object.entries(rows).flatMap(([key, cells]) => (cells ? [[key, cells[0]]] : [])),
    ).toEqual([
      ['grossAnnual', '$1,538.46'],
      ['standardDeduction', '-'],
      ['superannuation', '$184.62'],
      ['totalTax', '$311.00'],
      ['incomeTax', '-'],
      ['medicareLevy', '-'],
      ['netAnnual', '$1,227.46'],
    ]);
    const taxTime = ['$372 back', '$372 back', '$88 to pay', '-'];
    expect(table).toEqual({ taxTime, isPaid: true, hasYear: true, isLong: false });
    // A day is an average of a week: a fifth of $1,227.46.
    expect(takeHomePayTexts(pay, pays).daily).toEqual({ net: '$245.49', taken: undefined });
  });

  test('a pay whose year is not known has no column of the year, nothing at tax time, and no bill of the year', () => {
    const { pay, pays } = paid(270_900);
    const unknown = { ...pays, refunds: undefined };
    const { rows, taxTime, hasYear } = payTableTexts(pay, { pays: unknown });
    const filled = Object.entries(rows).flatMap(([key, cells]) => (cells ? [key] : []));
    expect(filled.join()).toBe('grossAnnual,superannuation,totalTax,netAnnual');
    expect(rows.grossAnnual).toHaveLength(3);
    expect([taxTime, hasYear]).toEqual([undefined, false]);
    // 15% of the 32,500 within the cap.
    const bill = 'Division 293 tax, billed later: $4,875. Your super can pay it.';
    const bills = [undefined, pays, unknown].map(
      (known) => takeHomePayTexts(pay, known).division293,
    );
    expect(bills).toEqual([bill, bill, undefined]);
    expect(takeHomePayTexts(pay).superannuation).toBe('$32,500');
  });
});

test.each([
  [371.6, 'about $372 back'],
  [-88.2, 'about $88 to pay'],
  [0.4, 'nothing to pay'],
  [-0.4, 'nothing to pay'],
])('a refund of %d is %s', (refund, words) => {
  expect(refundText(refund, 'about ')).toBe(words);
});

// 26 times $3,076.92 before tax.
const RISING = { changes: [{ pay: 16, total: 923 }], withheldInYear: 17_068 };

test.each<[number, Partial<Payslip>, string, string]>([
  [372, {}, '', '26 pays of $2,454.92 and about $372 back make $64,200 for the year.'],
  [-88, {}, '', '26 pays of $2,454.92, less about $88 to pay, make $64,200 for the year.'],
  [
    0,
    {},
    ', offsets included',
    '26 pays of $2,454.92 make $64,200 for the year, offsets included.',
  ],
  [0, RISING, '', '26 pays of $62,932 in all make $64,200 for the year.'],
])('pays and a refund of %d make the year: %j %s', (refund, change, rest, sentence) => {
  const pay = { netPay: 2_454.923, total: 622, changes: [], withheldInYear: 16_172 } as const;
  const payslip = { ...(pay as unknown as Payslip), ...change };
  expect(yearOfPaysText(payslip, 'fortnightly', { refund, year: 64_200, rest })).toBe(sentence);
});
