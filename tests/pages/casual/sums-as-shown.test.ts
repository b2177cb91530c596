/** Readers who add up what the page of casual pay shows come to what it shows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Casual } from '../../../src/pages/casual/calculator.ts';
import { page } from '../../../src/pages/casual/page.tsx';
import { cardsByTitle, openedResult } from '../opened-page.tsx';
import {
  amountsIn,
  cents,
  drawnFragments,
  RUNS,
  refundIn,
  rowsOf,
  yearOf,
  yesOrNo,
} from '../shown-amounts.ts';

const hours = fc.integer({ min: 0, max: 5_000 }).map((each) => (each / 100).toFixed(2));

const fragments = drawnFragments(
  {
    ...{ rate: cents(90), hours, half: hours, 'pay2-hours': hours, 'pay3-hours': hours },
    period: fc.constantFrom('weekly', 'fortnightly', 'daily'),
    pays: fc.constantFrom('1', '2', '3'),
    rest: fc.constantFrom('alike', 'none'),
    threshold: fc.constantFrom('yes', 'no'),
    ...{ loan: yesOrNo, year: yearOf('legislated') },
  },
  ['rate'],
);

test('casual pay adds up, and comes back only where there is a refund', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fragments, (fragment) => {
      const cards = cardsByTitle(page, openedResult<Casual>(page, fragment));
      const rows = rowsOf(cards.get('Your pays') ?? {});
      for (const [gross = 0, withheld = 0, lands] of rows) expect(gross - withheld).toBe(lands);
      const [even, yearSaid] = cards.get('Uneven pays, and the year')?.say ?? [];
      const year = (yearSaid || '').replace('Nothing', '$0');
      const [, withheld = 0, tax = 0] = amountsIn(year);
      expect(refundIn(year), year).toBe(withheld - tax);
      if (!even) return;
      const [, ifEven = 0, difference = 0] = amountsIn(even);
      expect(Math.abs((rows.at(-1)?.[1] ?? 0) - ifEven)).toBe(difference);
      if (even.includes('comes back')) expect(refundIn(year)).toBeGreaterThanOrEqual(difference);
    }),
    RUNS,
  );
});
