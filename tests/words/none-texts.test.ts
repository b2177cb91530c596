import { expect, test } from 'vitest';
import { type Explanation, explain } from '../../src/pay/explain/index.ts';
import { type Facts, legislated } from '../../src/pay/index.ts';
import { levyNone, loanNone, surchargeNone } from '../../src/words/none-texts.ts';

const person = { taxYear: '2026-27', daysWithoutCover: 365, studentLoan: true } as const;

function said(facts: Partial<Facts<'2026-27'>>, pay: number) {
  const explained: Explanation = explain({ ...person, jobs: [{ pay }], ...facts }, legislated);
  return [
    levyNone(explained.medicareLevy),
    surchargeNone(explained.medicareLevySurcharge),
    loanNone(explained.studentLoanRepayment),
  ];
}

test.each<[string, Partial<Facts<'2026-27'>>, number, string[]]>([
  [
    'below every threshold',
    {},
    25_000,
    [
      'You start paying above $28,011.',
      'You start paying above $105,000.',
      'You start paying above $69,528.',
    ],
  ],
  ['above them', {}, 150_000, ['', '', '']],
  [
    'a sole parent of six',
    { dependentChildren: 6 },
    71_000,
    [
      'Families start paying above $73,266.',
      // 210,000 and five times 1,500.
      'Families start paying above $217,500.',
      'The family rule takes off your Medicare levy, and the repayment with it.',
    ],
  ],
  [
    'a partner who earns little',
    { spouse: { income: 300_000 } },
    20_000,
    [
      'You start paying above $28,011.',
      'Your own income is not above $28,011.',
      'You start paying above $69,528.',
    ],
  ],
  [
    'a working holiday maker',
    { residency: 'workingHoliday' },
    150_000,
    [
      'Only residents pay it.',
      'Only residents pay it.',
      'Working holiday makers are not asked for it.',
    ],
  ],
  ['no loan, and cover', { daysWithoutCover: 0, studentLoan: false }, 150_000, ['', '', '']],
])('a figure of 0 says why: %s', (_title, facts, pay, texts) => {
  expect(said(facts, pay)).toEqual(texts);
});

test('of the whole income, from the first that pays', () => {
  const { studentLoanRepayment } = explain(
    { taxYear: '2024-25', jobs: [{ pay: 50_000 }], studentLoan: true },
    legislated,
  );
  expect(loanNone(studentLoanRepayment)).toBe('You start paying at $54,435.');
});
