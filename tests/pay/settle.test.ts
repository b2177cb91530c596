/** Tax time by exact arithmetic: the refund has no error of binary fractions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../../src/pay/settle.ts';
import { runs } from './arbitraries.ts';

const anyCents = fc.nat(1_000_000_000);

test('the refund is what is withheld less what is owed, to the cent', () => {
  fc.assert(
    fc.property(anyCents, anyCents, (withheld, owed) => {
      expect(settle(withheld / 100, owed / 100)).toEqual({
        withheld: withheld / 100,
        owed: owed / 100,
        refund: (withheld - owed) / 100,
      });
    }),
    runs(10_000),
  );
});

test.for([
  [16_172, 15_800, 372],
  [0, 912.3, -912.3],
  [1_000.1, 1_000.1, 0],
  [0.3, 0.1, 0.2],
] as const)('%d withheld and %d owed come to %d', ([withheld, owed, refund]) => {
  expect(settle(withheld, owed).refund).toBe(refund);
});
