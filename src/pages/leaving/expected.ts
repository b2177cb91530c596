/** The figures of the page on leaving a job, as it is sent: an example, worked out step by step. */
import {
  answerProse,
  cellsOf,
  cents,
  dollars,
  type PageFigures,
  PENSION_AGE,
  type ReferenceSite,
  shownCents,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { LEAVING } from '../../verify/reference/every-year.ts';
import { rational } from '../../verify/reference/rational.ts';
import { referenceAssessment } from '../../verify/reference/reference-assessment.ts';
import { referenceLeavingLimits } from '../../verify/reference/reference-leaving.ts';
import { referencePay } from '../../verify/reference/reference-pay.ts';
import { referenceTaxWithheld } from '../../verify/reference/reference-withholding.ts';

/** $80,000 a year for eight years: 14 weeks of redundancy pay, all of it tax-free, and 26 weeks of wages since 1 July. */
const ANNUAL = rational(80_000);
const SERVICE = '8';
const WEEKS_WORKED = '26';

export function expected(site: ReferenceSite, entries?: URLSearchParams): PageFigures | undefined {
  if (entries?.size) return undefined;
  const { taxYear, rules, years } = site;
  const { taxFree } = referenceLeavingLimits(taxYear, SERVICE);
  const redundancy = shownCents(ANNUAL.times(14).over(52));
  const wages = ANNUAL.over(2);
  const onFortnight = referenceTaxWithheld({
    earnings: typed(ANNUAL.over(26)),
    period: 'fortnightly',
    taxYear,
    scale: 2,
  });
  const withheld = rational(onFortnight).times(13);
  const { totalTax } = referencePay({ salary: typed(wages), taxYear, rules });
  // A resident's tax falls ever further below the ceiling up to the bracket that has its rate.
  const lowIncome =
    site.year.slices.findLast(({ percent }) => Number(percent) < LEAVING.ceilingPercent)?.upTo ??
    '0';
  const { grossTax } = referenceAssessment({ taxYear, jobs: [], otherIncome: lowIncome }, rules);
  const paid = cents(redundancy);
  const row = [paid, '$0', paid];
  const underCeiling = rational(lowIncome).percent(LEAVING.ceilingPercent).minus(grossTax);
  return {
    cells: {
      ...tableCells('Your payout', ['Paid', 'Withheld', 'Lands'], { 'Tax-free': row, All: row }),
      'Where it goes > Tax-free': paid,
      ...cellsOf('field', {
        year: taxYear,
        salary: '80000',
        years: SERVICE,
        age: '45',
        days: '5',
        worked: WEEKS_WORKED,
      }),
      ...cellsOf('What is left out, and where to ask', {
        'Leave from before August 1993': [],
        'A genuine redundancy': `${PENSION_AGE}`,
        Super: '293',
        'The order of the parts at tax time': [dollars(underCeiling), taxYear],
      }),
    },
    prose: {
      ...answerProse('You take home', {
        inputs: [taxYear, WEEKS_WORKED],
        example: [SERVICE, dollars(ANNUAL), taxYear],
        sentence: [paid, paid],
      }),
      // The tax-free limit of eight years.
      'Your payout': [dollars(taxFree), SERVICE, taxYear],
      // The day on which the age is asked for, and that from which wages count.
      'Your job': '30',
      'What is paid out': ['14', dollars(redundancy)],
      'Your year': ['1', dollars(wages)],
      'Tax year, residency and hospital cover: #, resident': [taxYear, ...years],
      'At tax time': [
        ...[dollars(wages), taxYear, ...[wages, withheld, totalTax].map(dollars)],
        `${dollars(withheld.minus(totalTax))} back`,
      ],
    },
  };
}
