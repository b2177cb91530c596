/** The figures of the disclaimer: thresholds of the set and, where it departs from the law, of the law. */
import { lowIncomeOffset } from '../reference/charges.ts';
import { rational, ZERO } from '../reference/rational.ts';
import { referencePay } from '../reference/reference-pay.ts';
import { type ReferenceYear, referenceYear } from '../reference/reference-years.ts';
import {
  DIVISION_293,
  dollars,
  LEVY_RATES,
  type PageFigures,
  type ReferenceSite,
  whole,
} from './page-figures.ts';

export function disclaimerFigures({ rules, taxYear, year, years }: ReferenceSite): PageFigures {
  const law = referenceYear(taxYear, 'legislated');
  const ofLaw = law.law?.standardDeduction;
  return {
    cells: {},
    prose: [
      ...years,
      ...DIVISION_293,
      ...(ofLaw === undefined ? [] : [whole(Number(ofLaw))]),
      ...(rules === 'legislated'
        ? []
        : [...thresholds(year), ...thresholds(law), ...examples(taxYear)]),
    ],
  };
}

function thresholds({ levyFreeUpTo, surcharge, law }: ReferenceYear): string[] {
  const base = law?.superBase;
  return [
    ...LEVY_RATES,
    dollars(rational(levyFreeUpTo)),
    dollars(rational(surcharge[0]?.upTo ?? '')),
    ...(law === undefined ? [] : [dollars(lowIncomeOffset(ZERO))]),
    ...(base !== undefined && 'quarter' in base ? [dollars(rational(base.quarter))] : []),
  ];
}

/** Pays by both sets. */
function examples(taxYear: string): string[] {
  return (['simplified', 'legislated'] as const).flatMap((rules) => {
    const payOf = (salary: number, options = {}) =>
      referencePay({ salary, taxYear, rules, options });
    return [
      ...[35_000, 80_000, 100_000, 300_000].map(whole),
      dollars(payOf(35_000).netAnnual),
      dollars(payOf(80_000).netAnnual),
      dollars(payOf(80_000, { studentLoan: true }).studentLoanRepayment),
      dollars(payOf(100_000, { noPrivateHospitalCover: true }).medicareLevySurcharge),
      dollars(payOf(80_000, { nonResident: true }).incomeTax),
      dollars(payOf(300_000).superannuation),
    ];
  });
}
