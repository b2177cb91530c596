import { describe, expect, test } from 'vitest';
import { explain } from '../../src/pay/explain/explain.ts';
import type { Explanation } from '../../src/pay/explain/explanation.ts';
import type { Facts } from '../../src/pay/facts.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import {
  isYetToStart,
  loanNone,
  offsetsNone,
  salaryWords,
  startText,
  surchargeNone,
} from '../../src/words/option-figures.ts';

const person = { taxYear: '2026-27', daysWithoutCover: 365, studentLoan: true } as const;

function reasons(facts: Partial<Facts<'2026-27'>>, pay: number) {
  const explained: Explanation = explain({ ...person, jobs: [{ pay }], ...facts }, legislated);
  const { medicareLevySurcharge, studentLoanRepayment } = explained;
  const start = (none: typeof medicareLevySurcharge.none) => isYetToStart(none) && 'starts';
  return [
    start(medicareLevySurcharge.none) || surchargeNone(medicareLevySurcharge),
    start(studentLoanRepayment.none) || loanNone(studentLoanRepayment),
  ];
}

test.each<[string, Partial<Facts<'2026-27'>>, number, string[]]>([
  ['below every threshold', {}, 25_000, ['starts', 'starts']],
  ['above them', {}, 150_000, ['', '']],
  [
    'a sole parent of six',
    { dependentChildren: 6 },
    71_000,
    ['starts', 'The family rule takes off your Medicare levy, and the repayment with it.'],
  ],
  ['a partner who earns much', { spouse: { income: 300_000 } }, 20_000, ['starts', 'starts']],
  [
    'a working holiday maker',
    { residency: 'workingHoliday' },
    150_000,
    ['Only residents pay it.', 'Working holiday makers are not asked for it.'],
  ],
  ['no loan, and cover', { daysWithoutCover: 0, studentLoan: false }, 150_000, ['', '']],
])(
  'a charge of 0 starts at another income, or says why there is none: %s',
  (_, facts, pay, said) => {
    expect(reasons(facts, pay)).toEqual(said);
  },
);

describe('a limit is in what the visitor typed', () => {
  const salary = salaryWords({ annualSalary: 0, taxYear: '' });

  test('above the last salary without the charge, or at the first one with a rate on all of it', () => {
    expect(startText({ because: 'upTo', limit: 69_528 }, 70_529, salary)).toBe(
      'It starts at a salary of $70,528.',
    );
    expect(startText({ because: 'below', limit: 54_435 }, 54_435, salary)).toBe(
      'It starts at a salary of $54,435.',
    );
  });

  test('a package has its super in it, and a second job is named', () => {
    const included = { includesSuperannuation: true };
    expect(salaryWords({ annualSalary: 0, taxYear: '', options: included })(80_000)).toBe(
      'a package of $80,000, super included',
    );
    expect(salaryWords({ annualSalary: 0, taxYear: '', otherJobPay: 1 })(80_000)).toBe(
      'a salary of $80,000 in this job',
    );
  });

  test('offsets end at a salary, or where that depends on another job at taxable income', () => {
    const { taxOffsets } = explain({ ...person, jobs: [{ pay: 90_000 }] }, legislated);
    expect(offsetsNone(taxOffsets, true, (limit) => salary(limit + 1_000))).toBe(
      'They end at a salary of $67,667.',
    );
    expect(offsetsNone(taxOffsets, true, () => '')).toBe(
      'They end at $66,667 of taxable income from both jobs.',
    );
    expect(offsetsNone(taxOffsets, false, salary)).toBe('Only residents get them.');
  });
});
