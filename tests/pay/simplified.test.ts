/** The simplified model's charges on an income, year by year, at every edge. */
import { describe, expect, test } from 'vitest';
import { type PayOptions, type PayQuery, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const calculatePay = payCalculator(SETS.simplified);

function pay(annualSalary: number, query: Partial<PayQuery> = {}) {
  return calculatePay({ annualSalary, taxYear: '2025-26', ...query });
}

const STAGE_3 = ['2025-26', '2024-25'];
const BEFORE_STAGE_3 = ['2023-24', '2022-23', '2021-22'];
const EVERY_YEAR = [...STAGE_3, ...BEFORE_STAGE_3, '2020-21'];

/** An edge of a charge, then the charge a dollar below it, a cent below, on it, a cent above and a dollar above. */
type Edge = readonly [number, number, number, number, number, number];

function holdEdges(
  charge: 'incomeTax' | 'medicareLevy' | 'medicareLevySurcharge' | 'studentLoanRepayment',
  options: Partial<PayOptions>,
  byYears: readonly (readonly [years: readonly string[], edges: readonly Edge[]])[],
): void {
  const rows = byYears.flatMap(([years, edges]) =>
    years.flatMap((taxYear) => edges.map((edge) => [taxYear, ...edge] as const)),
  );
  test.each(rows)('of %s, around %d', (taxYear, edge, ...due) => {
    const around = [-1, -0.01, 0, 0.01, 1].map((step) => edge + step);
    expect(around.map((income) => pay(income, { taxYear, options })[charge])).toEqual(due);
  });
}

describe('the tax of a resident continues its line', () => {
  holdEdges('incomeTax', {}, [
    [
      STAGE_3,
      [
        [18_200, 0, 0, 0, 0.0016, 0.16],
        [45_000, 4_287.84, 4_287.9984, 4_288, 4_288.003, 4_288.3],
        [135_000, 31_287.7, 31_287.997, 31_288, 31_288.0037, 31_288.37],
        [190_000, 51_637.63, 51_637.9963, 51_638, 51_638.0045, 51_638.45],
      ],
    ],
    [
      BEFORE_STAGE_3,
      [
        [18_200, 0, 0, 0, 0.0019, 0.19],
        [45_000, 5_091.81, 5_091.9981, 5_092, 5_092.00325, 5_092.325],
        [120_000, 29_466.675, 29_466.99675, 29_467, 29_467.0037, 29_467.37],
        [180_000, 51_666.63, 51_666.9963, 51_667, 51_667.0045, 51_667.45],
      ],
    ],
    [
      ['2020-21'],
      [
        [18_200, 0, 0, 0, 0.0019, 0.19],
        [37_000, 3_571.81, 3_571.9981, 3_572, 3_572.00325, 3_572.325],
        [90_000, 20_796.675, 20_796.99675, 20_797, 20_797.0037, 20_797.37],
        [180_000, 54_096.63, 54_096.9963, 54_097, 54_097.0045, 54_097.45],
      ],
    ],
  ]);
});

describe('the tax without the threshold has the second rate from the first dollar', () => {
  holdEdges('incomeTax', { noTaxFreeThreshold: true }, [
    [
      STAGE_3,
      [
        [18_200, 2_911.84, 2_911.9984, 2_912, 2_912.0016, 2_912.16],
        [45_000, 7_199.84, 7_199.9984, 7_200, 7_200.003, 7_200.3],
        [190_000, 54_549.63, 54_549.9963, 54_550, 54_550.0045, 54_550.45],
      ],
    ],
    [
      BEFORE_STAGE_3,
      [
        [18_200, 3_457.81, 3_457.9981, 3_458, 3_458.0019, 3_458.19],
        [180_000, 55_124.63, 55_124.9963, 55_125, 55_125.0045, 55_125.45],
      ],
    ],
    [
      ['2020-21'],
      [
        [18_200, 3_457.81, 3_457.9981, 3_458, 3_458.0019, 3_458.19],
        [90_000, 24_254.675, 24_254.99675, 24_255, 24_255.0037, 24_255.37],
      ],
    ],
  ]);
});

describe('the tax of a non-resident has no tax-free threshold', () => {
  holdEdges('incomeTax', { nonResident: true }, [
    [
      EVERY_YEAR,
      [
        [1, 0, 0.32175, 0.325, 0.32825, 0.65],
        [120_000, 38_999.675, 38_999.99675, 39_000, 39_000.0037, 39_000.37],
        [180_000, 61_199.63, 61_199.9963, 61_200, 61_200.0045, 61_200.45],
      ],
    ],
  ]);
});

describe('the tax of a working holiday maker is paid from the first dollar', () => {
  holdEdges('incomeTax', { workingHolidayVisa: true }, [
    [
      EVERY_YEAR,
      [
        [1, 0, 0.1485, 0.15, 0.1515, 0.3],
        [45_000, 6_749.85, 6_749.9985, 6_750, 6_750.00325, 6_750.325],
        [120_000, 31_124.675, 31_124.99675, 31_125, 31_125.0037, 31_125.37],
        [180_000, 53_324.63, 53_324.9963, 53_325, 53_325.0045, 53_325.45],
      ],
    ],
  ]);
});

describe('the Medicare levy starts above its threshold, and is of the whole income', () => {
  holdEdges('medicareLevy', {}, [
    [STAGE_3, [[27_222, 0, 0, 0, 544.4402, 544.46]]],
    [['2023-24'], [[25_365, 0, 0, 0, 507.3002, 507.32]]],
    [['2022-23', '2021-22', '2020-21'], [[23_365, 0, 0, 0, 467.3002, 467.32]]],
  ]);
});

describe('the Medicare levy surcharge takes its next rate on the whole income', () => {
  holdEdges('medicareLevySurcharge', { noPrivateHospitalCover: true }, [
    [
      EVERY_YEAR,
      [
        [97_000, 0, 0, 0, 970.0001, 970.01],
        [108_000, 1_079.99, 1_079.9999, 1_080, 1_350.000125, 1_350.0125],
        [144_000, 1_799.9875, 1_799.999875, 1_800, 2_160.00015, 2_160.015],
      ],
    ],
  ]);
});

describe('the study loan is first repaid on 51,550, and a band includes its top', () => {
  holdEdges('studentLoanRepayment', { studentLoan: true }, [
    [
      EVERY_YEAR,
      [
        [51_550, 0, 0, 515.5, 515.5001, 515.51],
        [59_518, 595.17, 595.1799, 595.18, 1_190.3602, 1_190.38],
        [63_089, 1_261.76, 1_261.7798, 1_261.78, 1_577.22525, 1_577.25],
        [66_875, 1_671.85, 1_671.87475, 1_671.875, 2_006.2503, 2_006.28],
        [70_888, 2_126.61, 2_126.6397, 2_126.64, 2_481.08035, 2_481.115],
        [75_140, 2_629.865, 2_629.89965, 2_629.9, 3_005.6004, 3_005.64],
        [79_649, 3_185.92, 3_185.9596, 3_185.96, 3_584.20545, 3_584.25],
        [84_429, 3_799.26, 3_799.30455, 3_799.305, 4_221.4505, 4_221.5],
        [89_494, 4_474.65, 4_474.6995, 4_474.7, 4_922.17055, 4_922.225],
        [94_865, 5_217.52, 5_217.57445, 5_217.575, 5_691.9006, 5_691.96],
        [100_557, 6_033.36, 6_033.4194, 6_033.42, 6_536.20565, 6_536.27],
        [106_590, 6_928.285, 6_928.34935, 6_928.35, 7_461.3007, 7_461.37],
        [112_985, 7_908.88, 7_908.9493, 7_908.95, 8_473.87575, 8_473.95],
        [119_764, 8_982.225, 8_982.29925, 8_982.3, 9_581.1208, 9_581.2],
        [126_950, 10_155.92, 10_155.9992, 10_156, 10_790.75085, 10_790.835],
        [134_568, 11_438.195, 11_438.27915, 11_438.28, 12_111.1209, 12_111.21],
        [142_642, 12_837.69, 12_837.7791, 12_837.78, 13_550.99095, 13_551.085],
        [151_200, 14_363.905, 14_363.99905, 14_364, 15_120.001, 15_120.1],
      ],
    ],
  ]);
});

const VISITORS = [{ nonResident: true }, { workingHolidayVisa: true }];
const WITHOUT_COVER = { noPrivateHospitalCover: true };

test.each<[string, number, Partial<PayOptions>, Partial<ReturnType<typeof pay>>]>([
  ['an income of 45,000.50 is in the bracket of 45,001', 45_000.5, {}, { incomeTax: 4_288.15 }],
  ['the highest salary is taxed as any', 15_000_000, {}, { incomeTax: 6_716_138 }],
  ['a cent without the threshold', 0.01, { noTaxFreeThreshold: true }, { incomeTax: 0.0016 }],
  [
    'a non-resident is taxed as one whatever else is set',
    80_000,
    { nonResident: true, workingHolidayVisa: true, noTaxFreeThreshold: true },
    { incomeTax: 26_000 },
  ],
  [
    'a working holiday visa goes before the missing threshold',
    80_000,
    { workingHolidayVisa: true, noTaxFreeThreshold: true },
    { incomeTax: 18_125 },
  ],
  ...VISITORS.map(
    (visitor) =>
      [
        'a visitor pays neither levy nor surcharge',
        200_000,
        { ...visitor, ...WITHOUT_COVER },
        { medicareLevy: 0, medicareLevySurcharge: 0 },
      ] as [string, number, Partial<PayOptions>, object],
  ),
  [
    'whoever does not claim the threshold pays both',
    200_000,
    { ...WITHOUT_COVER, noTaxFreeThreshold: true },
    { medicareLevy: 4_000, medicareLevySurcharge: 3_000 },
  ],
  ['whoever has cover pays no surcharge', 200_000, {}, { medicareLevySurcharge: 0 }],
  ['nobody without a loan repays one', 80_000, {}, { studentLoanRepayment: 0 }],
  [
    'a non-resident repays a loan',
    80_000,
    { nonResident: true, studentLoan: true },
    { studentLoanRepayment: 3_600 },
  ],
  [
    'a working holiday maker repays none',
    80_000,
    { workingHolidayVisa: true, studentLoan: true },
    { studentLoanRepayment: 0 },
  ],
])('%s: %d with %o', (_, income, options, figures) => {
  expect(pay(income, { options })).toMatchObject(figures);
});

const INCLUDED = { includesSuperannuation: true };

test.each([
  ['2025-26', undefined, 9_600],
  ['2024-25', undefined, 9_600],
  ['2023-24', undefined, 9_200],
  ['2022-23', undefined, 8_400],
  ['2021-22', undefined, 8_000],
  ['2020-21', undefined, 7_600],
  ['2025-26', 0.125, 10_000],
  ['2025-26', 0.5, 40_000],
  ['2025-26', 0.001, 80],
  // What is no rate leaves that of the year.
  ...[0, -0.1, Number.NaN, Number.POSITIVE_INFINITY].map((rate) => ['2025-26', rate, 9_600]),
] as [string, number | undefined, number][])(
  'in %s at a rate of %s, 80,000 bring %d of super on top, or are left of a salary that includes it',
  (taxYear, customSuperRate, superannuation) => {
    const query = { taxYear, customSuperRate };
    const options = { studentLoan: true };
    const onTop = pay(80_000, { ...query, options });
    expect(onTop).toMatchObject({ grossAnnual: 80_000, superannuation });
    expect(onTop.netAnnual).toBe(pay(80_000, { taxYear, options }).netAnnual);
    const included = { ...query, options: { ...INCLUDED, ...options } };
    expect(pay(80_000 + superannuation, included)).toEqual(onTop);
  },
);

test('a salary that includes superannuation need not divide evenly', () => {
  const { grossAnnual, superannuation } = pay(80_000, { options: INCLUDED });
  expect(grossAnnual).toBeCloseTo(71_428.571_428_571_4, 9);
  expect(superannuation).toBeCloseTo(8_571.428_571_428_6, 9);
});

test.each([
  [57_735, 57_736, '2025-26', 'studentLoan', 'studentLoanRepayment', 0, 515.5],
  [66_362.57, 66_362.58, '2023-24', 'studentLoan', 'studentLoanRepayment', 595.18, 1_190.360_179],
  [
    ...[108_640, 108_641, '2025-26', 'noPrivateHospitalCover', 'medicareLevySurcharge'],
    ...[0, 970.008_929],
  ],
  [30_488.64, 30_488.65, '2025-26', 'studentLoan', 'medicareLevy', 0, 544.440_179],
] as [number, number, string, keyof PayOptions, 'medicareLevy', number, number][])(
  'a gross that super leaves exactly on a threshold counts as on it: of %d or %d in %s',
  (lower, higher, taxYear, option, charge, ...due) => {
    const options = { ...INCLUDED, [option]: true };
    for (const [index, salary] of [lower, higher].entries()) {
      expect(pay(salary, { taxYear, options })[charge]).toBeCloseTo(due[index] as number, 6);
    }
  },
);
