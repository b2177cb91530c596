/** The figures of the disclaimer: thresholds of the set and, where it departs from the law, of the law. */
import { lowIncomeOffset } from '../reference/charges.ts';
import { ZERO } from '../reference/rational.ts';
import {
  type ReferenceOptions,
  type ReferencePay,
  referencePay,
} from '../reference/reference-pay.ts';
import { type ReferenceYear, referenceYear } from '../reference/reference-years.ts';
import {
  COMPARED_ON,
  cellsOf,
  DIVISION_293,
  dollars,
  LEVY_RATES,
  type PageFigures,
  type ReferenceSite,
} from './page-figures.ts';

export function disclaimerFigures(site: ReferenceSite): PageFigures {
  const { rules, taxYear, years } = site;
  const law = referenceYear(taxYear, 'legislated');
  return {
    cells: rules === 'legislated' ? omissions(law, site) : differences(site, law),
    prose: {
      // The years of the last change, of the comparison with the law, and of the earnings; and the licence of the earnings.
      Page: '2025',
      'Where the figures come from': [
        ...[...years.slice(-1), ...years.slice(0, 1), ...COMPARED_ON, '2025', '2026', '4.0'],
      ],
      ...(rules === 'simplified' && { 'A simplified model of the year': [taxYear] }),
    },
  };
}

const [NUMBER_293, , LIMIT_293] = DIVISION_293 as [string, string, string];

/** The figures in the list of what a site by the law leaves out. */
function omissions({ law }: ReferenceYear, site: ReferenceSite): PageFigures['cells'] {
  return cellsOf('What the estimates leave out', {
    'Deductions (work costs taken off income)': [
      dollars(law?.standardDeduction ?? ''),
      site.deductionSince,
    ],
    [`Medicare levy limit of ${site.taxYear}`]: [],
    'High incomes': [LIMIT_293, NUMBER_293],
  });
}

/** The differences of a simplified site from the law: its own figures, and in the note the law's. */
function differences({ taxYear, year }: ReferenceSite, law: ReferenceYear): PageFigures['cells'] {
  const [levy] = LEVY_RATES;
  const base = law.law?.superBase;
  const quarter = base !== undefined && 'quarter' in base ? dollars(base.quarter) : '';
  const freeOfLevy = (of: ReferenceYear) => dollars(of.levyFreeUpTo);
  const freeOfSurcharge = (of: ReferenceYear) => dollars(of.surcharge[0]?.upTo ?? '');
  const example = (
    name: string,
    salary: number,
    figure: keyof ReferencePay,
    options: ReferenceOptions = {},
  ) => {
    const figureOf = (rules: 'simplified' | 'legislated') =>
      dollars(referencePay({ salary, taxYear, rules, options })[figure]);
    const label = `${name} on ${dollars(salary)}`;
    return [label, figureOf('simplified'), figureOf('legislated')] as const;
  };
  const rows = [
    ['Tax offsets (amounts taken off tax)', [], dollars(lowIncomeOffset(ZERO))],
    [
      'Medicare levy (tax for public health care)',
      [freeOfLevy(year), levy],
      [freeOfLevy(law), taxYear],
    ],
    [
      'Medicare levy surcharge (extra tax without private hospital cover)',
      freeOfSurcharge(year),
      [freeOfSurcharge(law), taxYear],
    ],
    // The first year by the law of today.
    ['Student loans', '2023-24', '2025'],
    ['Non-residents and working holiday makers', ['2020-21', '2023-24'], []],
    ['Super', [], [quarter, LIMIT_293, NUMBER_293]],
    // The years whose brackets, levy and super rates are not the law's.
    [
      'Some years',
      ['2020-21', ...['2020-21', '2022-23', '2023-24', '2025-26'], ...['2023-24', '2024-25']],
      [],
    ],
    example('Take-home pay', 35_000, 'netAnnual'),
    example('Take-home pay', 80_000, 'netAnnual'),
    example('Student loan repayment', 80_000, 'studentLoanRepayment', { studentLoan: true }),
    example('Medicare levy surcharge', 100_000, 'medicareLevySurcharge', {
      noPrivateHospitalCover: true,
    }),
    example('Tax of a non-resident', 80_000, 'incomeTax', { nonResident: true }),
    example('Super', 300_000, 'superannuation'),
  ] as const;
  const cells = rows.flatMap(([label, here, byLaw]) => [
    [label, here],
    [`${label} > note`, byLaw],
  ]);
  return cellsOf('A simplified model of the year', Object.fromEntries(cells));
}
