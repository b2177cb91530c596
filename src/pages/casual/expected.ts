/** The figures of the page on casual and overtime pay, as it is sent: three weeks of different hours. */
import {
  cellsOf,
  cents,
  dollars,
  type PageFigures,
  type ReferenceSite,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { directed, PAYS_A_YEAR } from '../../verify/figures/pay-cells.ts';
import { type Rational, rational, sum, ZERO } from '../../verify/reference/rational.ts';
import { referencePay } from '../../verify/reference/reference-pay.ts';
import { referenceTaxWithheld } from '../../verify/reference/reference-withholding.ts';

/** Dollars an hour, the loading of casual work in it. */
const RATE = rational(36);
const WITHOUT_LOADING = RATE.over('1.25');
const HOURS = ['24', '38', '12'];
/** Ten hours at time and a half. */
const OVERTIME = RATE.times(15);

export function expected(site: ReferenceSite, entries?: URLSearchParams): PageFigures | undefined {
  if (entries?.size) return undefined;
  const { taxYear, rules, year, years } = site;
  const withheldFrom = (gross: Rational) =>
    rational(referenceTaxWithheld({ earnings: typed(gross), period: 'weekly', taxYear, scale: 2 }));
  /** The cells of each column. */
  const pays = HOURS.map((hours) => {
    const gross = RATE.times(hours);
    const withheld = withheldFrom(gross);
    return [gross, withheld, gross.minus(withheld), gross.percent(year.superPercent)] as const;
  });
  const all = ([0, 1, 2, 3] as const).map((column) => sum(pays.map((pay) => pay[column])));
  const [earned = ZERO, withheld = ZERO] = all;
  const count = HOURS.length;
  const evenPay = earned.over(count);
  const withheldIfEven = withheldFrom(evenPay).times(count);
  const income = evenPay.times(PAYS_A_YEAR.Weekly);
  const withheldInYear = withheld.over(count).times(PAYS_A_YEAR.Weekly);
  const { totalTax } = referencePay({ salary: typed(income), taxYear, rules });
  const [last] = pays.at(-1) as (typeof pays)[number];
  const moreWithheld = withheldFrom(last.plus(OVERTIME)).minus(withheldFrom(last));
  return {
    cells: {
      ...tableCells('Your pays', ['Before tax', 'Withheld', 'Lands', 'Super'], {
        ...Object.fromEntries(pays.map((pay, at) => [`Pay ${at + 1}`, pay.map(cents)])),
        All: all.map(cents),
      }),
      ...cellsOf('field', {
        year: taxYear,
        rate: '36',
        loading: '25',
        ...Object.fromEntries(
          HOURS.map((hours, index) => [`${index ? `pay${index + 1}-` : ''}hours`, hours]),
        ),
      }),
    },
    prose: {
      Title: taxYear,
      // The pays that the figures are for, the answer with ten hours of overtime, and the line below the table.
      Page: [
        ...['3', dollars(RATE), taxYear, '3', cents(last), cents(last.minus(withheldFrom(last)))],
        ...['10', `${cents(OVERTIME)} more`, cents(OVERTIME.minus(moreWithheld))],
        `${year.superPercent}%`,
      ],
      'Your rate': cents(WITHOUT_LOADING),
      'How you are paid: weekly, #': [taxYear, ...years],
      // Below the fields of each pay is the button that removes it.
      'Pay #': pays.flatMap((pay, at) => [
        ...[`${at + 1}`, ...pay.slice(0, 3).map(cents), `${at + 1}`],
      ]),
      'Uneven pays, and the year': [
        ...['3', cents(evenPay), dollars(withheldIfEven)],
        ...directed(withheld.minus(withheldIfEven), 'less', 'more'),
        ...[taxYear, ...[income, withheldInYear, totalTax].map(dollars)],
        ...directed(withheldInYear.minus(totalTax), 'back', 'to pay'),
      ],
    },
  };
}
