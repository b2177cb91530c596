/** The figures of the page on leaving a job, as it is sent: an example, worked out step by step. */
import { divide, multiply, rational, subtract } from '../reference/rational.ts';
import { referenceAssessment } from '../reference/reference-assessment.ts';
import { referencePay } from '../reference/reference-pay.ts';
import { referenceTaxWithheld } from '../reference/reference-withholding.ts';
import {
  cents,
  dollars,
  type PageFigures,
  type ReferenceSite,
  shownCents,
} from './page-figures.ts';

/** $80,000 a year for eight years: 14 weeks of redundancy pay, all of it tax-free, and 26 weeks of wages since 1 July. */
const ANNUAL = rational('80000');
const WEEKS_OF_YEAR = rational('52');
const FORTNIGHTS = rational('13');
/** 2026-27: a base, and more for each of eight years. Source: ATO. */
const TAX_FREE_LIMIT = rational('68006');
/** The income up to which a resident's tax falls ever further below the ceiling of 30% on termination payments. */
const LOW_INCOME = '45000';
const CEILING = rational('0.3');

export function leavingFigures({ taxYear, rules, years }: ReferenceSite): PageFigures {
  const redundancy = shownCents(divide(multiply(ANNUAL, rational('14')), WEEKS_OF_YEAR));
  const wages = divide(ANNUAL, rational('2'));
  const fortnight = cents(divide(ANNUAL, rational('26'))).replace(/[$,]/g, '');
  const onFortnight = referenceTaxWithheld({
    earnings: fortnight,
    period: 'fortnightly',
    taxYear,
    scale: 2,
  });
  const withheld = multiply(rational(String(onFortnight)), FORTNIGHTS);
  const { totalTax } = referencePay({ salary: cents(wages).replace(/[$,]/g, ''), taxYear, rules });
  const { grossTax } = referenceAssessment({ taxYear, jobs: [], otherIncome: LOW_INCOME }, rules);
  const paid = { Paid: cents(redundancy), Withheld: '$0', Lands: cents(redundancy) };
  const row = (label: string) =>
    Object.entries(paid).map(([column, figure]) => [
      `Your payout > ${label} > ${column}`,
      [figure],
    ]);
  return {
    cells: Object.fromEntries([...row('Tax-free'), ...row('All')]),
    prose: [
      '$0',
      taxYear,
      ...years,
      cents(redundancy),
      dollars(redundancy),
      dollars(TAX_FREE_LIMIT),
      dollars(ANNUAL),
      dollars(wages),
      dollars(withheld),
      dollars(totalTax),
      dollars(subtract(multiply(rational(LOW_INCOME), CEILING), grossTax)),
      `${dollars(subtract(withheld, totalTax))} back`,
    ],
  };
}
