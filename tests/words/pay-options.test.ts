import { describe, expect, test } from 'vitest';
import { PAY_OPTIONS, type PayOption, type PayOptions } from '../../src/pay/index.ts';
import { blockingOptions, DEFAULT_OPTIONS, switchOption } from '../../src/words/pay-options.ts';

const LETTERS = {
  N: 'nonResident',
  W: 'workingHolidayVisa',
  T: 'noTaxFreeThreshold',
  L: 'studentLoan',
} as const;
const FREE_OPTIONS = [
  'includesSuperannuation',
  'noPrivateHospitalCover',
  'withholdTaxOffsets',
] as const;

type Letter = keyof typeof LETTERS;

function optionsOf(letters: string): PayOptions {
  const options: Record<PayOption, boolean> = { ...DEFAULT_OPTIONS };
  for (const letter of letters) options[LETTERS[letter as Letter]] = true;
  return Object.freeze(options);
}

function lettersOf(options: PayOptions): string {
  return (Object.keys(LETTERS) as Letter[]).filter((letter) => options[LETTERS[letter]]).join('');
}

test('the options are the seven of the card, in its order, and all start off', () => {
  expect(PAY_OPTIONS).toEqual([
    'includesSuperannuation',
    'noPrivateHospitalCover',
    'nonResident',
    'workingHolidayVisa',
    'noTaxFreeThreshold',
    'studentLoan',
    'withholdTaxOffsets',
  ]);
  expect(PAY_OPTIONS.map((option) => DEFAULT_OPTIONS[option])).toEqual(
    PAY_OPTIONS.map(() => false),
  );
});

// A state, then what it becomes when non-resident (N), working holiday visa (W), no tax-free threshold (T) or student
// loan (L) is turned from off to on or from on to off.
describe.each([
  { state: '', N: 'N', W: 'W', T: 'T', L: 'L' },
  { state: 'N', N: '', W: 'W', T: 'T', L: 'NL' },
  { state: 'L', N: 'NL', W: 'W', T: 'TL', L: '' },
  { state: 'NL', N: 'L', W: 'W', T: 'TL', L: 'N' },
  { state: 'T', N: 'N', W: 'WT', T: '', L: 'TL' },
  { state: 'TL', N: 'NL', W: 'WT', T: 'L', L: 'T' },
  { state: 'W', N: 'N', W: '', T: 'W', L: 'W' },
  { state: 'WT', N: 'N', W: 'T', T: 'W', L: 'WT' },
])('with "$state" on', ({ state, ...moves }) => {
  test.each(Object.entries(moves) as [Letter, string][])(
    'moving %s leads to "%s"',
    (letter, after) => {
      const options = optionsOf(state);
      const option = LETTERS[letter];
      expect(lettersOf(switchOption(options, option, !options[option]))).toBe(after);
    },
  );

  test('a switch that is set to what it is, and the options outside the exclusions, move no other', () => {
    const options = optionsOf(state);
    for (const option of PAY_OPTIONS) {
      expect(switchOption(options, option, options[option])).toEqual(options);
    }
    for (const option of FREE_OPTIONS) {
      expect(switchOption(options, option, true)).toEqual({ ...options, [option]: true });
    }
  });
});

test.each([
  { state: '', N: '', W: '', T: '', L: '' },
  { state: 'N', N: '', W: 'N', T: 'N', L: '' },
  { state: 'L', N: '', W: '', T: '', L: '' },
  { state: 'NL', N: '', W: 'N', T: 'N', L: '' },
  { state: 'T', N: 'T', W: '', T: '', L: '' },
  { state: 'TL', N: 'T', W: '', T: '', L: '' },
  { state: 'W', N: 'W', W: '', T: 'W', L: 'W' },
  { state: 'WT', N: 'WT', W: '', T: 'W', L: 'W' },
])(
  'with "$state" on, the switches N, W, T and L are disabled by "$N", "$W", "$T" and "$L"',
  (row) => {
    const { state, ...blockers } = row;
    for (const [letter, expected] of Object.entries(blockers)) {
      const blocking = blockingOptions(optionsOf(state), LETTERS[letter as Letter]);
      expect(blocking.map((option) => lettersOf({ ...DEFAULT_OPTIONS, [option]: true }))).toEqual([
        ...expected,
      ]);
    }
    for (const option of FREE_OPTIONS)
      expect(blockingOptions(optionsOf(state), option)).toEqual([]);
  },
);

test('a visitor who moves enabled switches reaches those eight states, whatever the other options', () => {
  const reached = new Map([['', DEFAULT_OPTIONS]]);
  for (const options of reached.values()) {
    for (const option of PAY_OPTIONS) {
      if (blockingOptions(options, option).length > 0) continue;
      const after = switchOption(options, option, !options[option]);
      expect(after[option]).toBe(!options[option]);
      const key = PAY_OPTIONS.filter((each) => after[each]).join();
      if (!reached.has(key)) reached.set(key, after);
    }
  }
  expect(new Set([...reached.values()].map(lettersOf))).toEqual(
    new Set(['', 'N', 'L', 'NL', 'T', 'TL', 'W', 'WT']),
  );
  expect(reached.size).toBe(8 * 2 ** FREE_OPTIONS.length);
});
