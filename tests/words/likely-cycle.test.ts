import { expect, test } from 'vitest';
import { likelyCycle } from '../../src/words/likely-cycle.ts';
import type { PayCycle } from '../../src/words/pay-cycles.ts';

test.each<[PayCycle, number, PayCycle | undefined]>([
  ['annually', 14, undefined],
  ['annually', 15, 'hourly'],
  ['annually', 99, 'hourly'],
  ['annually', 100, 'weekly'],
  ['annually', 1_999, 'weekly'],
  ['annually', 2_000, 'fortnightly'],
  ['annually', 3_999, 'fortnightly'],
  ['annually', 4_000, 'monthly'],
  ['annually', 4_999, 'monthly'],
  ['annually', 5_000, undefined],
  ['hourly', 199.99, undefined],
  ['hourly', 200, 'weekly'],
  ['hourly', 10_000, 'annually'],
  ['hourly', 1_000_000, 'annually'],
  ['weekly', 19_999, undefined],
  ['weekly', 20_000, 'annually'],
  ['fortnightly', 39_999, undefined],
  ['fortnightly', 40_000, 'annually'],
  ['monthly', 39_999, undefined],
  ['monthly', 40_000, 'annually'],
  ['monthly', 1_000_000, 'annually'],
])('%s %d is likelier %s', (cycle, amount, likelier) => {
  expect(likelyCycle(amount, cycle)).toBe(likelier);
});
