/** The figures of the page on part-time pay, as it is sent and with the entries of any link. */
import {
  answerProse,
  cellsOf,
  cents,
  dollars,
  type PageFigures,
  type ReferenceSite,
  rate,
  shownCents,
  shownDollars,
  tableCells,
} from '../../verify/figures/page-figures.ts';
import { paidOf, shareCells, taxesOf } from '../../verify/figures/pay-cells.ts';
import { type Rational, rational } from '../../verify/reference/rational.ts';
import { type ReferencePay, referencePay } from '../../verify/reference/reference-pay.ts';

/** The days of a full-time week. */
const WEEK = '5';

export function expected(
  site: ReferenceSite,
  entries = new URLSearchParams(),
): PageFigures | undefined {
  const { rules, years } = site;
  const [full, typed] = [entries.get('full') ?? '95000', entries.get('days') ?? '3'];
  const days = String(Number(typed));
  if (!(Number(full) > 0 && Number(days) > 0)) return undefined;
  const taxYear = entries.get('year') ?? site.taxYear;
  const studentLoan = entries.get('loan') === 'yes';
  const payOf = (salary: string) =>
    referencePay({ salary, taxYear, rules, options: { studentLoan } });
  const fortnightOf = (pay: ReferencePay) =>
    paidOf({ ...site, taxYear }, pay, studentLoan).Fortnightly.inAccount;
  const part = shownCents(rational(full).times(days).over(WEEK));
  const pays = [payOf(full), payOf(cents(part).replace(/[$,]/g, ''))] as const;
  const [all, worked] = pays;
  const taxes = [taxesOf(all), taxesOf(worked)] as const;
  const tax = (name: keyof ReturnType<typeof taxesOf>) =>
    taxes.some((each) => each[name].isAbove(0))
      ? compared(taxes[0][name], taxes[1][name])
      : undefined;
  const rows = {
    'Pay before tax': compared(all.grossAnnual, worked.grossAnnual),
    'Income tax': tax('incomeTax'),
    'Medicare levy': tax('medicareLevy'),
    'Student loan repayment': tax('studentLoanRepayment'),
    'Take-home pay': compared(all.netAnnual, worked.netAnnual),
    [rules === 'simplified' ? 'A fortnight' : 'Lands each fortnight']: compared(
      fortnightOf(all),
      fortnightOf(worked),
      cents,
      shownCents,
    ),
    Super: compared(all.superannuation, worked.superannuation),
  };
  const shown = Object.entries(rows).flatMap(([label, cells]) => (cells ? [[label, cells]] : []));
  const kept = worked.netAnnual.over(all.netAnnual).times(1_000).rounded();
  const asked = [days, WEEK, dollars(rational(full))];
  return {
    cells: {
      ...tableCells(
        'Full-time and part-time',
        ['Full-time', 'Part-time', 'Difference'],
        Object.fromEntries(shown),
      ),
      ...shareCells([worked]),
      ...cellsOf('field', { full, days: typed, year: taxYear }),
    },
    prose: {
      Title: site.taxYear,
      Description: site.taxYear,
      ...answerProse('For # of # days of # you take home', {
        inputs: [taxYear],
        example: [...asked, taxYear],
        heading: asked,
        sentence: [dollars(worked.netAnnual), taxYear],
        also: [
          cents(fortnightOf(worked)),
          ...[rate(rational(kept).over(1_000)), rate(rational(days).over(WEEK))],
        ],
      }),
      'Your days': WEEK,
      'Your year': years,
    },
  };
}

/** Both figures, and their difference as they are shown: no part is more than the whole. */
function compared(all: Rational, part: Rational, format = dollars, shown = shownDollars) {
  return [format(all), format(part), format(shown(part).minus(shown(all)))];
}
