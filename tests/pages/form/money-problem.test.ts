/** The message of a field for a sum of money on its text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyProblem } from '../../../src/pages/form/field.ts';
import { moneyText } from '../../../src/words/entered-text.ts';

const CENTS = 'Cents are left out.';
const TOO_LARGE = 'Too large to calculate. Counts as $0.';
const CHARACTERS = 'Use numbers only, such as 1318.';

describe('of whole dollars', () => {
  test.each([
    ['', ''],
    ['80000', ''],
    ['$80,000 ', ''],
    ['40k', ''],
    ['$ 85.5 K', ''],
    ['1318.', CENTS],
    ['1318.40', CENTS],
    ['100000.00', CENTS],
    ['1.318.40', CENTS],
    ['1.2345k', CENTS],
    ['1.2.3k', 'Only the first dot counts.'],
    ['lots', CHARACTERS],
    ['-500', CHARACTERS],
    ['40k5', CHARACTERS],
    ['80k-100k', CHARACTERS],
    ['k40', CHARACTERS],
    ['1318.40/week', 'Use numbers only. Cents are left out.'],
    ['9007199254740992', TOO_LARGE],
    ['9007199254741k', TOO_LARGE],
  ])('%j is said to be: "%s"', (text, said) => {
    expect(moneyProblem(text)).toBe(said);
  });
});

describe('of a rate', () => {
  test.each([
    ['41.35', ''],
    ['41.', ''],
    ['41.359', 'Only two decimals count.'],
    ['4.1.3', 'Only the first dot counts.'],
    ['1.234k', ''],
    ['5%', CHARACTERS],
  ])('%j is said to be: "%s"', (text, said) => {
    expect(moneyProblem(text, 2)).toBe(said);
  });
});

test('more digits than the field takes are said to be too many', () => {
  expect(moneyProblem('1234567890123456', 0, 15)).toBe(
    'Too large. Only the first 15 digits count.',
  );
  expect(moneyProblem('123456789012345.5', 2, 15)).toBe('');
});

test('something is said of every text of which more is lost than a dollar sign, commas and spaces', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom(...'0123456789.,$ kKx'), maxLength: 20 }),
      ),
      (text) => {
        const isWhole = moneyText(text) === text.replace(/[$,\s]/g, '');
        if (!isWhole) expect(moneyProblem(text)).not.toBe('');
      },
    ),
    { numRuns: 1_000 },
  );
});
