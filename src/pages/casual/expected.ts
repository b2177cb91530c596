/** The figures of the page on casual and overtime pay, as it is sent and with the ordinary hours of any pays. */
import {
  answerProse,
  cellsOf,
  cents,
  dollars,
  money,
  type PageFigures,
  type ReferenceSite,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { directed, PAYS_A_YEAR } from '../../verify/figures/pay-cells.ts';
import { type Rational, rational, sum, ZERO } from '../../verify/reference/rational.ts';
import { referencePay } from '../../verify/reference/reference-pay.ts';
import { referenceTaxWithheld } from '../../verify/reference/reference-withholding.ts';

/** The periods of the pays, with the pays of a year. */
const PERIODS = { weekly: PAYS_A_YEAR.Weekly, fortnightly: PAYS_A_YEAR.Fortnightly } as const;

/** A casual worker's rate has the loading in it: 125 parts of the rate without. */
const LOADED = '1.25';

/** Ten hours at time and a half, as hours at the rate. */
const OVERTIME_HOURS = 15;

export function expected(
  site: ReferenceSite,
  entries = new URLSearchParams(),
): PageFigures | undefined {
  const asked = askedIn(entries);
  if (asked === undefined) return undefined;
  const { taxYear, rules, year, years } = site;
  const { rate, period, hours } = asked;
  const withheldFrom = (gross: Rational) =>
    rational(referenceTaxWithheld({ earnings: typed(gross), period, taxYear, scale: 2 }));
  /** The cells of each column. */
  const pays = Object.values(hours).map((worked) => {
    const gross = rate.times(worked);
    const withheld = withheldFrom(gross);
    return [gross, withheld, gross.minus(withheld), gross.percent(year.superPercent)] as const;
  });
  const all = ([0, 1, 2, 3] as const).map((column) => sum(pays.map((pay) => pay[column])));
  const [earned = ZERO, withheld = ZERO, landed = ZERO] = all;
  // Words stand for the figures of a tax that is nothing.
  if (!withheld.isAbove(0)) return undefined;
  const count = pays.length;
  const evenPay = earned.over(count);
  const withheldIfEven = withheldFrom(evenPay).times(count);
  const income = evenPay.times(PERIODS[period]);
  const withheldInYear = withheld.over(count).times(PERIODS[period]);
  const { totalTax } = referencePay({ salary: typed(income), taxYear, rules });
  const [last = ZERO] = pays.at(-1) ?? [];
  const overtime = rate.times(OVERTIME_HOURS);
  const moreWithheld = withheldFrom(last.plus(overtime)).minus(withheldFrom(last));
  return {
    cells: {
      ...tableCells('Your pays', ['Before tax', 'Withheld', 'Lands', 'Super'], {
        ...Object.fromEntries(pays.map((pay, at) => [`Pay ${at + 1}`, pay.map(cents)])),
        ...(count > 1 && { All: all.map(cents) }),
      }),
      ...cellsOf('Where it goes', { 'In your account': money(landed), Withheld: money(withheld) }),
      ...cellsOf('field', { year: taxYear, rate: typed(rate), loading: '25', ...hours }),
    },
    prose: {
      Title: taxYear,
      ...answerProse('You take home', {
        // Several pays have their numbers in the names of their sections.
        inputs: [...(count > 1 ? pays.map((_, at) => `${at + 1}`) : []), taxYear],
        example: [...(count > 1 ? [`${count}`] : []), money(rate), taxYear],
        sentence: [cents(landed), cents(earned), ...(count > 1 ? [`${count}`] : [])],
        // Ten hours of overtime in the last pay.
        also: ['10', `${cents(overtime)} more`, cents(overtime.minus(moreWithheld))],
      }),
      'Your rate': cents(rate.over(LOADED)),
      'About you': years,
      ...(count > 1
        ? // Below the fields of each pay is the button that removes it.
          Object.fromEntries(
            pays.map((pay, at) => [
              `Pay ${at + 1}`,
              [`${at + 1}`, ...pay.slice(0, 3).map(cents), `${at + 1}`],
            ]),
          )
        : { 'Your hours': pays.flatMap((pay) => pay.slice(0, 3).map(cents)) }),
      'Your pays': `${year.superPercent}%`,
      [count > 1 ? 'Uneven pays, and the year' : 'At tax time']: [
        ...(count > 1
          ? [
              ...[`${count}`, cents(evenPay), dollars(withheldIfEven)],
              ...directed(withheld.minus(withheldIfEven), 'less', 'more'),
            ]
          : []),
        ...[taxYear, ...[income, withheldInYear, totalTax].map(dollars)],
        ...directed(withheldInYear.minus(totalTax), 'back', 'to pay'),
      ],
    },
  };
}

/** The rate in dollars, the period, and the hours of each pay by the name of their field; undefined if there are other entries. */
function askedIn(entries: URLSearchParams) {
  const { rate = '36', period = 'weekly', pays, ...given } = Object.fromEntries(entries);
  const hours = { hours: '24', ...given };
  const count = Object.keys(hours).length;
  if (Number(pays ?? count) !== count) return undefined;
  if (!Object.keys(hours).every((name) => /^(pay\d+-)?hours$/.test(name))) return undefined;
  if (period !== 'weekly' && period !== 'fortnightly') return undefined;
  return { rate: rational(rate), period, hours } as const;
}
