import { describe, expect, test } from 'vitest';
import { type PayOptions, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const calculatePay = payCalculator(SETS.simplified);

function incomeTax(income: number, taxYear: string, options: Partial<PayOptions> = {}): number {
  return calculatePay({ annualSalary: income, taxYear, options }).incomeTax;
}

const EVERY_YEAR = ['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'];

/** The top of a bracket, then the tax a dollar below it, a cent below, on it, a cent above and a dollar above. */
type Edge = readonly [number, number, number, number, number, number];

const STAGE_3_EDGES: Edge[] = [
  [18_200, 0, 0, 0, 0.0016, 0.16],
  [45_000, 4_287.84, 4_287.9984, 4_288, 4_288.003, 4_288.3],
  [135_000, 31_287.7, 31_287.997, 31_288, 31_288.0037, 31_288.37],
  [190_000, 51_637.63, 51_637.9963, 51_638, 51_638.0045, 51_638.45],
];
const BEFORE_STAGE_3_EDGES: Edge[] = [
  [18_200, 0, 0, 0, 0.0019, 0.19],
  [45_000, 5_091.81, 5_091.9981, 5_092, 5_092.00325, 5_092.325],
  [120_000, 29_466.675, 29_466.99675, 29_467, 29_467.0037, 29_467.37],
  [180_000, 51_666.63, 51_666.9963, 51_667, 51_667.0045, 51_667.45],
];
const EDGES_OF_2020: Edge[] = [
  [18_200, 0, 0, 0, 0.0019, 0.19],
  [37_000, 3_571.81, 3_571.9981, 3_572, 3_572.00325, 3_572.325],
  [90_000, 20_796.675, 20_796.99675, 20_797, 20_797.0037, 20_797.37],
  [180_000, 54_096.63, 54_096.9963, 54_097, 54_097.0045, 54_097.45],
];

describe.each([
  ['2025-26', STAGE_3_EDGES],
  ['2024-25', STAGE_3_EDGES],
  ['2023-24', BEFORE_STAGE_3_EDGES],
  ['2022-23', BEFORE_STAGE_3_EDGES],
  ['2021-22', BEFORE_STAGE_3_EDGES],
  ['2020-21', EDGES_OF_2020],
] as const)('a resident in %s', (taxYear, edges) => {
  test.each(edges)('is taxed without a jump around the edge at %d', (edge, ...taxes) => {
    expect(
      [edge - 1, edge - 0.01, edge, edge + 0.01, edge + 1].map((income) =>
        incomeTax(income, taxYear),
      ),
    ).toEqual(taxes);
  });

  test('pays nothing on nothing', () => {
    expect(incomeTax(0, taxYear)).toBe(0);
  });
});

test.each([
  ['2025-26', 250_000, 78_638],
  ['2025-26', 15_000_000, 6_716_138],
  ['2024-25', 80_000, 14_788],
  ['2023-24', 80_000, 16_467],
  ['2022-23', 150_000, 40_567],
  ['2021-22', 200_000, 60_667],
  ['2020-21', 80_000, 17_547],
  ['2020-21', 200_000, 63_097],
])('a resident in %s is taxed inside a bracket: %d a year owes %d', (taxYear, income, tax) => {
  expect(incomeTax(income, taxYear)).toBe(tax);
});

test('45,000.50 falls in the bracket that starts at 45,001 and its tax continues the line', () => {
  expect(incomeTax(45_000.5, '2025-26')).toBe(4_288.15);
  expect(incomeTax(45_000.5, '2023-24')).toBe(5_092.1625);
});

describe('without the tax-free threshold', () => {
  const stage3: Edge[] = [
    [18_200, 2_911.84, 2_911.9984, 2_912, 2_912.0016, 2_912.16],
    [45_000, 7_199.84, 7_199.9984, 7_200, 7_200.003, 7_200.3],
    [135_000, 34_199.7, 34_199.997, 34_200, 34_200.0037, 34_200.37],
    [190_000, 54_549.63, 54_549.9963, 54_550, 54_550.0045, 54_550.45],
  ];
  const beforeStage3: Edge[] = [
    [18_200, 3_457.81, 3_457.9981, 3_458, 3_458.0019, 3_458.19],
    [45_000, 8_549.81, 8_549.9981, 8_550, 8_550.00325, 8_550.325],
    [120_000, 32_924.675, 32_924.99675, 32_925, 32_925.0037, 32_925.37],
    [180_000, 55_124.63, 55_124.9963, 55_125, 55_125.0045, 55_125.45],
  ];
  const of2020: Edge[] = [
    [18_200, 3_457.81, 3_457.9981, 3_458, 3_458.0019, 3_458.19],
    [37_000, 7_029.81, 7_029.9981, 7_030, 7_030.00325, 7_030.325],
    [90_000, 24_254.675, 24_254.99675, 24_255, 24_255.0037, 24_255.37],
    [180_000, 57_554.63, 57_554.9963, 57_555, 57_555.0045, 57_555.45],
  ];

  describe.each([
    ['2025-26', stage3],
    ['2024-25', stage3],
    ['2023-24', beforeStage3],
    ['2022-23', beforeStage3],
    ['2021-22', beforeStage3],
    ['2020-21', of2020],
  ] as const)('a resident in %s', (taxYear, edges) => {
    test.each(edges)(
      'pays the second bracket from the first dollar on, around %d',
      (edge, ...taxes) => {
        expect(
          [edge - 1, edge - 0.01, edge, edge + 0.01, edge + 1].map((income) =>
            incomeTax(income, taxYear, { noTaxFreeThreshold: true }),
          ),
        ).toEqual(taxes);
      },
    );
  });

  test.each([
    [0, 0],
    [0.01, 0.0016],
    [1, 0.16],
    [10_000, 1_600],
    [80_000, 17_700],
  ])('an income of %d in 2025-26 owes %d', (income, tax) => {
    expect(incomeTax(income, '2025-26', { noTaxFreeThreshold: true })).toBe(tax);
  });
});

describe.each(EVERY_YEAR)('in %s', (taxYear) => {
  test.each([
    [120_000, 38_999.675, 38_999.99675, 39_000, 39_000.0037, 39_000.37],
    [180_000, 61_199.63, 61_199.9963, 61_200, 61_200.0045, 61_200.45],
  ])('a non-resident is taxed without a jump around the edge at %d', (edge, ...taxes) => {
    expect(
      [edge - 1, edge - 0.01, edge, edge + 0.01, edge + 1].map((income) =>
        incomeTax(income, taxYear, { nonResident: true }),
      ),
    ).toEqual(taxes);
  });

  test.each([
    [0, 0],
    [0.01, 0.00325],
    [1, 0.325],
    [18_200, 5_915],
    [80_000, 26_000],
    [1_000_000, 430_200],
  ])('a non-resident has no tax-free threshold: %d a year owes %d', (income, tax) => {
    expect(incomeTax(income, taxYear, { nonResident: true })).toBe(tax);
  });

  test.each([
    [45_000, 6_749.85, 6_749.9985, 6_750, 6_750.00325, 6_750.325],
    [120_000, 31_124.675, 31_124.99675, 31_125, 31_125.0037, 31_125.37],
    [180_000, 53_324.63, 53_324.9963, 53_325, 53_325.0045, 53_325.45],
  ])('a working holiday maker is taxed without a jump around the edge at %d', (edge, ...taxes) => {
    expect(
      [edge - 1, edge - 0.01, edge, edge + 0.01, edge + 1].map((income) =>
        incomeTax(income, taxYear, { workingHolidayVisa: true }),
      ),
    ).toEqual(taxes);
  });

  test.each([
    [0, 0],
    [0.01, 0.0015],
    [1, 0.15],
    [18_200, 2_730],
    [80_000, 18_125],
    [1_000_000, 422_325],
  ])('a working holiday maker pays from the first dollar: %d a year owes %d', (income, tax) => {
    expect(incomeTax(income, taxYear, { workingHolidayVisa: true })).toBe(tax);
  });
});

describe('when a caller sets several scales at once', () => {
  const both = { nonResident: true, workingHolidayVisa: true, noTaxFreeThreshold: true };

  test('a non-resident is taxed as one whatever else is set', () => {
    expect(incomeTax(80_000, '2025-26', both)).toBe(26_000);
    expect(incomeTax(80_000, '2025-26', { ...both, workingHolidayVisa: false })).toBe(26_000);
    expect(incomeTax(80_000, '2025-26', { ...both, noTaxFreeThreshold: false })).toBe(26_000);
  });

  test('a working holiday visa goes before the missing tax-free threshold', () => {
    expect(incomeTax(80_000, '2025-26', { ...both, nonResident: false })).toBe(18_125);
  });
});
