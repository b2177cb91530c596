/** Drawn casual and overtime pays have the amounts of exact arithmetic. */
import { expect, test } from 'vitest';
import type { Casual } from '../../../src/pages/casual/calculator.ts';
import { page } from '../../../src/pages/casual/page.tsx';
import { formatCents } from '../../../src/words/money.ts';
import { drawsFrom } from '../../verify/reference/drawn-persons.ts';
import { openedResult } from '../opened-page.tsx';
import { drawnPays } from './drawn-pays.ts';

const COUNT = process.env.LONG_TESTS ? 5_000 : 200;

test(`${COUNT} drawn sets of pays have the amounts of the reference`, () => {
  const draws = drawsFrom(45);
  for (let drawn = 0; drawn < COUNT; drawn++) {
    const { fields, pays } = drawnPays(draws);
    const found = openedResult<Casual>(page, `#${new URLSearchParams(fields)}`);
    const amounts = found.pays.map(({ gross, withheld, superannuation }) =>
      [gross, withheld, superannuation].map(formatCents),
    );
    expect(amounts, JSON.stringify(fields)).toEqual(pays);
  }
});
