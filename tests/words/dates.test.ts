import { expect, test } from 'vitest';
import { dayText, monthText } from '../../src/words/dates.ts';

test('a day and its month in words, and nothing where there is no day', () => {
  expect(dayText('2026-07-01')).toBe('1 July 2026');
  expect(dayText('1993-08-18')).toBe('18 August 1993');
  expect(dayText(undefined)).toBe('');
  expect(monthText('2025-08')).toBe('August 2025');
  expect(monthText('2026-05-31')).toBe('May 2026');
});
