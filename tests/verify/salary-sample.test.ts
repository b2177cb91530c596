import { expect, it } from 'vitest';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { sampleSalaries } from '../../src/verify/salary-sample.ts';

const ALL = [...allSalaryAmounts()];

it('a sample has both ends, both sides of every bracket edge, and as many drawn as were asked for', () => {
  const sample = sampleSalaries(ALL, { rules: simplified, sample: 200, seed: 1 });
  expect(sample.amounts).toEqual(
    expect.arrayContaining([
      5_000, 18_200, 18_300, 45_000, 45_100, 135_000, 135_100, 190_000, 190_100, 15_000_000,
    ]),
  );
  expect(new Set(sample.amounts).size).toBe(210);
  expect(sample.description).toBe(
    'both ends, both sides of 4 bracket edges, 200 drawn with seed 1',
  );
});

it('the same seed draws the same sample, whatever the order of the salaries, and another seed another', () => {
  const drawn = (seed: number, amounts = ALL) =>
    sampleSalaries(amounts, { rules: simplified, sample: 50, seed }).amounts;
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7, ALL.toReversed())).toEqual(drawn(7));
  expect(drawn(8)).not.toEqual(drawn(7));
});

it('draws reach over the whole range', () => {
  const { amounts } = sampleSalaries(ALL, { rules: simplified, sample: 1_000, seed: 1 });
  const inTopTenth = amounts.filter((amount) => amount > 13_500_000).length;
  expect(inTopTenth).toBeGreaterThan(60);
  expect(inTopTenth).toBeLessThan(140);
});

it('a site with few salaries is read whole, and edges that it lacks are left out', () => {
  for (const few of [[80_000, 80_100, 80_200], []]) {
    expect(sampleSalaries(few, { rules: simplified, sample: 5, seed: 1 }).amounts).toEqual(few);
  }
});
