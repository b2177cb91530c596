import { InvalidArgumentError } from 'commander';
import { describe, expect, test } from 'vitest';
import { parseAmounts } from '../../src/generator/amount-selection.ts';

describe('--only', () => {
  test('takes salaries and ranges, in any order, each once', () => {
    expect(parseAmounts('100000-100200, 80000,100100')).toEqual([
      80_000, 100_000, 100_100, 100_200,
    ]);
  });

  test.each([
    ['80050', 'steps of $100'],
    ['4900', 'from $5,000'],
    ['15000100', 'to $15,000,000'],
    ['abc', "'abc' is none"],
    ['', "'' is none"],
    ['80000,', "'' is none"],
    ['-80000', "'-80000' is none"],
    ['80000-', "'80000-' is none"],
    ['8e4', "'8e4' is none"],
    ['90000-80000', "'90000-80000' is none"],
    ['80000-90050', "'80000-90050' is none"],
  ])('%j is refused, with a hint: %s', (text, hint) => {
    expect(() => parseAmounts(text)).toThrow(hint);
    expect(() => parseAmounts(text)).toThrow(InvalidArgumentError);
  });
});
