import { describe, expect, test } from 'vitest';
import { DEFAULT_TAX_YEAR, findTaxYear, TAX_YEARS } from '../../src/pay/index.ts';
import { chargeOn } from '../../src/pay/scale.ts';

test('six tax years are on offer, newest first, and 2025-26 is the default', () => {
  expect(TAX_YEARS.map(({ label }) => label)).toEqual([
    '2025-26',
    '2024-25',
    '2023-24',
    '2022-23',
    '2021-22',
    '2020-21',
  ]);
  expect(DEFAULT_TAX_YEAR).toBe('2025-26');
});

test.each([
  ['2025-26', 0.02, 27_222, 0.12],
  ['2024-25', 0.02, 27_222, 0.12],
  ['2023-24', 0.02, 25_365, 0.115],
  ['2022-23', 0.02, 23_365, 0.105],
  ['2021-22', 0.02, 23_365, 0.1],
  ['2020-21', 0.02, 23_365, 0.095],
])(
  '%s has its Medicare and superannuation figures',
  (label, medicareRate, threshold, superRate) => {
    expect(findTaxYear(label)).toMatchObject({
      label,
      medicareRate,
      medicareThreshold: threshold,
      superRate,
    });
  },
);

test('every year has a description of its own in plain ASCII', () => {
  const descriptions = TAX_YEARS.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(TAX_YEARS.length);
  for (const description of descriptions) expect(description).toMatch(/^[A-Z][\x20-\x7e]+$/);
});

test('the description of a year says when it starts and ends', () => {
  for (const { label, description } of TAX_YEARS) {
    const [start = '', end = ''] = label.split('-');
    expect(description).toContain(`from 1 July ${start} to 30 June 20${end},`);
  }
});

test('a year that is not on offer is not found', () => {
  expect(() => findTaxYear('2019-20')).toThrow(new Error('Tax year 2019-20 not found'));
});

describe.each(
  TAX_YEARS.flatMap((year) => [
    [`residents in ${year.label}`, year.taxBrackets] as const,
    [`non-residents in ${year.label}`, year.nonResidentBrackets] as const,
    [`working holiday makers in ${year.label}`, year.workingHolidayBrackets] as const,
  ]),
)('the scale of %s', (_, brackets) => {
  test('starts at the first dollar, leaves no gap and ends open', () => {
    expect(brackets.map(({ min }) => min)).toEqual([
      1,
      ...brackets.slice(0, -1).map(({ max }) => (max ?? Number.NaN) + 1),
    ]);
    expect(brackets.at(-1)?.max).toBeNull();
  });

  test('takes up in each bracket where the one below leaves off, at a higher rate', () => {
    for (const [index, bracket] of brackets.entries()) {
      const below = brackets[index - 1];
      if (below === undefined) {
        expect(bracket.baseAmount).toBe(0);
        continue;
      }
      const width = (below.max ?? Number.NaN) - below.min + 1;
      expect(bracket.baseAmount).toBe(below.baseAmount + width * below.rate);
      expect(bracket.rate).toBeGreaterThan(below.rate);
    }
  });
});

test('a band charges the whole income or the part from its first dollar up, and its base amount besides', () => {
  const bands = [
    { below: 100, rate: 0 },
    { max: 200, rate: 0.1 },
    { min: 201, max: 300, rate: 0.5, baseAmount: 20 },
    { max: null, rate: 0.25 },
  ] as const;
  expect([0, 99.99, 100, 200, 200.5, 201, 300, 300.01].map((x) => chargeOn(bands, x))).toEqual([
    0, 0, 10, 20, 20.25, 20.5, 70, 75.0025,
  ]);
});
