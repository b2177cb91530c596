/** The figures of the page on leaving a job, as it is sent: an example, worked out step by step. */

import {
  cents,
  dollars,
  type PageFigures,
  PENSION_AGE,
  type ReferenceSite,
  shownCents,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { rational } from '../../verify/reference/rational.ts';
import { referenceAssessment } from '../../verify/reference/reference-assessment.ts';
import { referenceLeavingLimits } from '../../verify/reference/reference-leaving.ts';
import { referencePay } from '../../verify/reference/reference-pay.ts';
import { referenceTaxWithheld } from '../../verify/reference/reference-withholding.ts';

/** $80,000 a year for eight years: 14 weeks of redundancy pay, all of it tax-free, and 26 weeks of wages since 1 July. */
const ANNUAL = rational(80_000);
const YEARS_OF_SERVICE = '8';
/** The income up to which a resident's tax falls ever further below the ceiling of 30% on termination payments. */
const LOW_INCOME = '45000';
const CEILING = rational('0.3');

const headings = {
  'What is paid out': 'payout fields',
  'Tax year, residency and hospital cover: #, resident': 'year field',
  'At tax time': 'year',
  'Your payout': 'payout',
  'What is left out, and where to ask': 'limits',
};

export function expected({ taxYear, rules, years }: ReferenceSite): PageFigures {
  const { taxFree } = referenceLeavingLimits(taxYear, YEARS_OF_SERVICE);
  const redundancy = shownCents(ANNUAL.times(14).over(52));
  const wages = ANNUAL.over(2);
  const fortnight = typed(ANNUAL.over(26));
  const onFortnight = referenceTaxWithheld({
    earnings: fortnight,
    period: 'fortnightly',
    taxYear,
    scale: 2,
  });
  const withheld = rational(onFortnight).times(13);
  const { totalTax } = referencePay({ salary: typed(wages), taxYear, rules });
  const { grossTax } = referenceAssessment({ taxYear, jobs: [], otherIncome: LOW_INCOME }, rules);
  const row = [cents(redundancy), '$0', cents(redundancy)];
  const back = `${dollars(withheld.minus(totalTax))} back`;
  const underCeiling = rational(LOW_INCOME).times(CEILING).minus(grossTax);
  return {
    headings,
    cells: {
      ...tableCells('payout', ['Paid', 'Withheld', 'Lands'], { 'Tax-free': row, All: row }),
      'field > year': taxYear,
      'field > salary': '80000',
      'field > years': YEARS_OF_SERVICE,
      'field > age': '45',
      'field > redundancy > assumed': [dollars(redundancy).replace(/[$,]/g, '')],
      'field > days': '5',
      'field > worked': '26',
      'field > wages > assumed': typed(wages),
      'limits > Leave from before August 1993': [],
      'limits > A genuine redundancy': `${PENSION_AGE}`,
      'limits > Super': '293',
      'limits > The order of the parts at tax time': [dollars(underCeiling), taxYear],
    },
    prose: {
      // The job that the figures are for, the answer, and the tax-free limit of eight years.
      Page: [
        ...[YEARS_OF_SERVICE, dollars(ANNUAL), taxYear],
        ...[cents(redundancy), cents(redundancy), cents(redundancy), '$0'],
        ...[dollars(taxFree), YEARS_OF_SERVICE, taxYear],
      ],
      // The day on which the age is asked for, and that from which wages count.
      'job fields': '30',
      'payout fields': ['14', dollars(redundancy)],
      'year fields': ['1', dollars(wages)],
      'year field': [taxYear, ...years],
      year: [dollars(wages), taxYear, ...[wages, withheld, totalTax].map(dollars), back],
    },
  };
}
