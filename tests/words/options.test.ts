/** The switches of the options card: which exclude each other, and what is said below them. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/pay/explain/explain.ts';
import type { Facts } from '../../src/pay/facts.ts';
import { PAY_OPTIONS, type PayOptions } from '../../src/pay/pay-options.ts';
import { controlNotes } from '../../src/words/control-notes.ts';
import {
  isYetToStart,
  loanNone,
  offsetsNone,
  salaryWords,
  startText,
  surchargeNone,
} from '../../src/words/option-figures.ts';
import { blockingOptions, DEFAULT_OPTIONS, switchOption } from '../../src/words/pay-options.ts';
import { RULE_SETS } from '../support/known-law.ts';

const { legislated, simplified } = RULE_SETS;

test('the options are the seven of the card, in its order, and all start off', () => {
  expect(Object.entries(DEFAULT_OPTIONS)).toEqual(PAY_OPTIONS.map((option) => [option, false]));
  expect(PAY_OPTIONS).toEqual([
    'includesSuperannuation',
    'noPrivateHospitalCover',
    'nonResident',
    'workingHolidayVisa',
    'noTaxFreeThreshold',
    'studentLoan',
    'withholdTaxOffsets',
  ]);
});

// A state; what it becomes when non-resident (N), working holiday visa (W), no tax-free threshold (T) or student loan (L) is
// turned from off to on or from on to off; and which options disable each of the four switches. No move leads to another state.
test.each([
  ['', ['N', 'W', 'T', 'L'], ['', '', '', '']],
  ['N', ['', 'W', 'T', 'NL'], ['', 'N', 'N', '']],
  ['L', ['NL', 'W', 'TL', ''], ['', '', '', '']],
  ['NL', ['L', 'W', 'TL', 'N'], ['', 'N', 'N', '']],
  ['T', ['N', 'WT', '', 'TL'], ['T', '', '', '']],
  ['TL', ['NL', 'WT', 'L', 'T'], ['T', '', '', '']],
  ['W', ['N', '', 'W', 'W'], ['W', '', 'W', 'W']],
  ['WT', ['N', 'T', 'W', 'WT'], ['WT', '', 'W', 'W']],
])('with "%s" on, moves of N, W, T and L lead to %j, and are disabled by %j', (...row) => {
  const [state, after, blockers] = row;
  const LETTERS = new Map<string, keyof PayOptions>([
    ['N', 'nonResident'],
    ['W', 'workingHolidayVisa'],
    ['T', 'noTaxFreeThreshold'],
    ['L', 'studentLoan'],
  ]);
  const optionsOf = (letters: string): PayOptions => {
    const on = [...letters].map((letter) => [LETTERS.get(letter), true]);
    return { ...DEFAULT_OPTIONS, ...Object.fromEntries(on) };
  };
  const options = optionsOf(state);
  const moved = Array.from(LETTERS.values(), (each) => switchOption(options, each, !options[each]));
  expect(moved).toEqual(after.map(optionsOf));
  const blocking = Array.from(LETTERS.values(), (each) => blockingOptions(options, each));
  expect(blocking).toEqual(blockers.map((by) => [...by].map((letter) => LETTERS.get(letter))));
  // A switch that doesn't change, or that excludes no other, moves no other switch.
  for (const option of PAY_OPTIONS) {
    expect(switchOption(options, option, options[option])).toEqual(options);
    if ([...LETTERS.values()].includes(option)) continue;
    expect(switchOption(options, option, true)).toEqual({ ...options, [option]: true });
    expect(blockingOptions(options, option)).toEqual([]);
  }
});

test.each([
  [
    simplified,
    {
      model: 'A simplified model of the year.',
      options: {
        noPrivateHospitalCover: 'Out-of-date limits for singles. Families differ.',
        nonResident: 'Uses 2020-21 to 2023-24 rates; others differ.',
        workingHolidayVisa: 'Uses 2020-21 to 2023-24 rates; others differ.',
        noTaxFreeThreshold: 'Your other job changes this tax. It is not counted.',
        studentLoan: 'Uses 2023-24 rates; others differ.',
        withholdTaxOffsets: 'Changes nothing here: tax offsets are left out.',
      },
    },
  ],
  [
    legislated,
    {
      model: undefined,
      options: {
        noPrivateHospitalCover: 'Higher incomes then pay a surcharge.',
        noTaxFreeThreshold: 'For a second job.',
        studentLoan: 'HECS-HELP and others.',
        withholdTaxOffsets: 'You get your tax offsets at tax time.',
      },
    },
  ],
])('the words below the options of the set $name', (rules, notes) => {
  expect(controlNotes(rules)).toStrictEqual(notes);
});

test('a simplified set whose loan rates are those of the law says nothing of them', () => {
  const { taxYears } = simplified.law.rules;
  const notes = controlNotes({ ...simplified, taxYears: taxYears.map((year) => ({ ...year })) });
  expect(notes.options.studentLoan).toBeUndefined();
});

describe('an option that costs nothing', () => {
  const person = { taxYear: '2026-27', daysWithoutCover: 365, studentLoan: true } as const;
  const explained = (pay: number, facts: Partial<Facts<'2026-27'>> = {}) =>
    explain({ ...person, jobs: [{ pay }], ...facts }, legislated);
  const visitor = { residency: 'workingHoliday' } as const;
  const NOT_ASKED = 'Working holiday makers are not asked for it.';
  const FAMILY = 'The family rule takes off your Medicare levy, and the repayment with it.';

  test.each<[string, number, Partial<Facts<'2026-27'>>, string, string]>([
    ['below every threshold', 25_000, {}, 'starts', 'starts'],
    ['above them', 150_000, {}, '', ''],
    ['a sole parent of six', 71_000, { dependentChildren: 6 }, 'starts', FAMILY],
    ['a partner who earns much', 20_000, { spouse: { income: 300_000 } }, 'starts', 'starts'],
    ['a working holiday maker', 150_000, visitor, 'Only residents pay it.', NOT_ASKED],
    ['no loan, and cover', 150_000, { daysWithoutCover: 0, studentLoan: false }, '', ''],
  ])('starts at another income, or says why there is none: %s', (_, pay, facts, ...said) => {
    const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = explained(pay, facts);
    expect([
      isYetToStart(surcharge.none) ? 'starts' : surchargeNone(surcharge),
      isYetToStart(loan.none) ? 'starts' : loanNone(loan),
    ]).toEqual(said);
  });

  const query = { annualSalary: 0, taxYear: '' };
  const salary = salaryWords(query);
  const { taxOffsets } = explained(90_000);

  test.each([
    // Above the last salary without the charge, or at the first one with a rate on all of it.
    [
      startText({ because: 'upTo', limit: 69_528 }, 70_529, salary),
      'It starts at a salary of $70,528.',
    ],
    [
      startText({ because: 'below', limit: 54_435 }, 54_435, salary),
      'It starts at a salary of $54,435.',
    ],
    [
      salaryWords({ ...query, options: { includesSuperannuation: true } })(80_000),
      'a package of $80,000, super included',
    ],
    [salaryWords({ ...query, otherJobPay: 1 })(80_000), 'a salary of $80,000 in this job'],
    [
      offsetsNone(taxOffsets, true, (limit) => salary(limit + 1_000)),
      'They end at a salary of $67,667.',
    ],
    // The salary also depends on the other job's pay.
    [
      offsetsNone(taxOffsets, true, () => ''),
      'They end at $66,667 of taxable income from both jobs.',
    ],
    [offsetsNone(taxOffsets, false, salary), 'Only residents get them.'],
  ])('has its limit in what the visitor typed: %s', (words, expected) => {
    expect(words).toBe(expected);
  });
});
