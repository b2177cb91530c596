/** Drawn casual and overtime pays have the amounts of exact arithmetic. */
import { expect, test } from 'vitest';
import { calculated } from '../../../src/pages/casual/calculation.ts';
import { casualForm } from '../../../src/pages/casual/form.ts';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { formatCents } from '../../../src/words/money.ts';
import { drawsFrom } from '../../verify/reference/drawn-persons.ts';
import { drawnPays } from './drawn-pays.ts';

const COUNT = process.env.LONG_TESTS ? 5_000 : 200;

const form = casualForm(legislated);

test(`${COUNT} drawn sets of pays have the amounts of the reference`, () => {
  const draws = drawsFrom(45);
  for (let drawn = 0; drawn < COUNT; drawn++) {
    const { fields, pays } = drawnPays(draws);
    const found = calculated(
      countingEntries(form, { ...initialEntries(form), ...fields }),
      legislated,
    );
    const amounts = found.pays.map(({ gross, withheld, superannuation }) =>
      [gross, withheld, superannuation].map(formatCents),
    );
    expect(amounts, JSON.stringify(fields)).toEqual(pays);
  }
});
