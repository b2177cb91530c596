/** Readers who add up what the page of leaving a job shows come to what it shows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Leaving } from '../../../src/pages/leaving/calculator.ts';
import { page } from '../../../src/pages/leaving/page.tsx';
import { cardsByTitle, openedResult } from '../opened-page.tsx';
import {
  amountIn,
  amountsIn,
  cents,
  dollars,
  drawnFragments,
  RUNS,
  refundIn,
  rowsOf,
  total,
  yearOf,
  yesOrNo,
} from '../shown-amounts.ts';

const fragments = drawnFragments(
  {
    salary: dollars(250_000),
    reason: fc.constantFrom('redundancy', 'other', 'invalidity'),
    ...{ redundancy: cents(200_000), notice: cents(60_000), leave: dollars(60) },
    unit: fc.constantFrom('dollars', 'hours', 'days'),
    ...{ worked: dollars(53), wages: cents(120_000), later: cents(60_000) },
    ...{ years: dollars(30), age: dollars(70), year: yearOf('legislated'), loan: yesOrNo },
  },
  ['salary'],
);

test('a payout adds up', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fragments, (fragment) => {
      const result = openedResult<Leaving>(page, fragment);
      const cards = cardsByTitle(page, result);
      const { table } = cards.get('Your payout') ?? {};
      const rows = rowsOf({ table });
      for (const [paid = 0, withheld = 0, lands] of rows) expect(paid - withheld).toBe(lands);
      const [payout = 0] = rows.at(-1) ?? [];
      if (payout > 0) {
        const { lead, more = '' } = page.calculator.answer(result);
        const [said, lands = 0] = amountsIn(lead);
        expect(said).toBe(payout);
        expect(payout - (amountsIn(more).at(-1) ?? 0), lead).toBe(lands);
      }
      const [incomes = '', outcome = ''] = (cards.get('At tax time')?.list ?? []) as string[];
      const wages = amountsIn(incomes);
      const income = wages.pop() ?? 0;
      const taxFree = table?.rows.find(({ label }) => label === 'Tax-free')?.cells[0];
      expect(total(wages) + payout - amountIn(taxFree), incomes).toBe(income);
      const [withheld = 0, tax = 0] = amountsIn(outcome.replace('Nothing', '$0'));
      expect(refundIn(outcome), outcome).toBe(withheld - tax);
    }),
    RUNS,
  );
});
