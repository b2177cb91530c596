/** Every figure of the page against exact arithmetic, over drawn persons. */
import { expect, test } from 'vitest';
import { drawnReturns, fragmentOf } from './drawn-returns.ts';
import { referenceReturn } from './reference-return.ts';
import { figuresOf } from './returned-page.tsx';

const COUNT = process.env.LONG_TESTS === '1' ? 5_000 : 200;

test(`${COUNT} persons have the figures of exact arithmetic`, () => {
  const wrong = drawnReturns(COUNT, 7).flatMap((person) => {
    const shown = figuresOf(fragmentOf(person));
    const expected = referenceReturn(person);
    return JSON.stringify(shown) === JSON.stringify(expected) ? [] : [{ person, shown, expected }];
  });
  expect(wrong.slice(0, 1)).toEqual([]);
});
