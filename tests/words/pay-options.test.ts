import { describe, expect, test } from 'vitest';
import { PAY_OPTIONS, type PayOptions } from '../../src/pay/pay-options.ts';
import { blockingOptions, DEFAULT_OPTIONS, switchOption } from '../../src/words/pay-options.ts';

const LETTERS = [
  ['N', 'nonResident'],
  ['W', 'workingHolidayVisa'],
  ['T', 'noTaxFreeThreshold'],
  ['L', 'studentLoan'],
] as const;
const FREE_OPTIONS = [
  'includesSuperannuation',
  'noPrivateHospitalCover',
  'withholdTaxOffsets',
] as const;

function optionsOf(letters: string): PayOptions {
  const on = LETTERS.filter(([letter]) => letters.includes(letter));
  return { ...DEFAULT_OPTIONS, ...Object.fromEntries(on.map(([, option]) => [option, true])) };
}

function lettersOf(options: PayOptions): string {
  return LETTERS.map(([letter, option]) => (options[option] ? letter : '')).join('');
}

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
// turned from off to on or from on to off; and which options disable each of the four switches.
describe.each([
  ['', ['N', 'W', 'T', 'L'], ['', '', '', '']],
  ['N', ['', 'W', 'T', 'NL'], ['', 'N', 'N', '']],
  ['L', ['NL', 'W', 'TL', ''], ['', '', '', '']],
  ['NL', ['L', 'W', 'TL', 'N'], ['', 'N', 'N', '']],
  ['T', ['N', 'WT', '', 'TL'], ['T', '', '', '']],
  ['TL', ['NL', 'WT', 'L', 'T'], ['T', '', '', '']],
  ['W', ['N', '', 'W', 'W'], ['W', '', 'W', 'W']],
  ['WT', ['N', 'T', 'W', 'WT'], ['WT', '', 'W', 'W']],
])('with "%s" on', (state, after, blockers) => {
  const options = optionsOf(state);

  test(`moves of N, W, T and L lead to ${after}, and are disabled by ${blockers}`, () => {
    const moved = LETTERS.map(([, option]) => switchOption(options, option, !options[option]));
    expect(moved.map(lettersOf)).toEqual(after);
    const blocking = LETTERS.map(([, option]) =>
      blockingOptions(options, option).map((each) =>
        lettersOf({ ...DEFAULT_OPTIONS, [each]: true }),
      ),
    );
    expect(blocking).toEqual(blockers.map((letters) => [...letters]));
  });

  test('a switch that is set to what it is, and the options outside the exclusions, move no other', () => {
    for (const option of PAY_OPTIONS) {
      expect(switchOption(options, option, options[option])).toEqual(options);
    }
    for (const option of FREE_OPTIONS) {
      expect(switchOption(options, option, true)).toEqual({ ...options, [option]: true });
      expect(blockingOptions(options, option)).toEqual([]);
    }
  });
});

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
