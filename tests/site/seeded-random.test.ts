import { expect, test } from 'vitest';
import { seededRandom } from '../../src/site/seeded-random.ts';

test('the numbers are those of mulberry32, so that no page changes its links from one version to the next', () => {
  expect(take(3, 1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(take(1, 80_000)).toEqual([3_784_199_659 / 2 ** 32]);
});

test('numbers are at least 0, below 1, and evenly spread', () => {
  const numbers = take(100_000, 1);
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((n) => Math.floor(n * 10) === tenth).length / numbers.length;
    expect(share).toBeCloseTo(0.1, 2);
  }
});

function take(count: number, seed: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
}
