import { expect, test } from 'vitest';
import { enumerated, yearSpan } from '../../src/words/year-span.ts';

test.each([
  [[], ''],
  [['2023-24'], '2023-24'],
  [['2024-25', '2023-24'], '2023-24 and 2024-25'],
  [['2023-24', '2022-23', '2021-22', '2020-21'], '2020-21 to 2023-24'],
  [['2025-26', '2023-24', '2022-23', '2020-21'], '2020-21, 2022-23, 2023-24 and 2025-26'],
  [['2099-00', '2098-99', '2100-01', '2020-21'], '2020-21 and 2098-99 to 2100-01'],
])('the years %j are named as %s', (labels, words) => {
  expect(yearSpan(labels)).toBe(words);
});

test('items are joined by commas and an and', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  expect(lists.map(enumerated)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
