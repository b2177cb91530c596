/** The figures of the page on casual and overtime pay, as it is sent: three weeks of different hours. */

import {
  cents,
  dollars,
  type PageFigures,
  type ReferenceSite,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { PAYS_A_YEAR } from '../../verify/figures/pay-cells.ts';
import { type Rational, rational, sum, ZERO } from '../../verify/reference/rational.ts';
import { referencePay } from '../../verify/reference/reference-pay.ts';
import { referenceTaxWithheld } from '../../verify/reference/reference-withholding.ts';

/** Dollars an hour, the loading of casual work in it. */
const RATE = rational(36);
const WITHOUT_LOADING = RATE.over('1.25');
const HOURS = ['24', '38', '12'];
/** Ten hours at time and a half. */
const OVERTIME = RATE.times(15);

const FULL_TIME = rational(95_000);
const DAYS = rational('0.6');

const headings = {
  'Your rate': 'rate field',
  'How you are paid: weekly, #': 'year field',
  'Pay #': 'pay fields',
  'The year, and part-time': 'year fields',
  'Uneven pays, and the year': 'year',
  'Part-time': 'part-time',
  'Your pays': 'pays',
};

export function expected({ taxYear, rules, year, years }: ReferenceSite): PageFigures {
  const withheldFrom = (gross: Rational) =>
    rational(referenceTaxWithheld({ earnings: typed(gross), period: 'weekly', taxYear, scale: 2 }));
  const superRate = rational(year.superPercent).over(100);
  const pays = HOURS.map((hours, index) => {
    const gross = RATE.times(hours);
    const withheld = withheldFrom(gross);
    return {
      name: `Pay ${index + 1}`,
      gross,
      withheld,
      lands: gross.minus(withheld),
      superannuation: gross.times(superRate),
    };
  });
  const total = (part: Exclude<keyof (typeof pays)[number], 'name'>) =>
    sum(pays.map((pay) => pay[part]));
  const all = {
    name: 'All',
    gross: total('gross'),
    withheld: total('withheld'),
    lands: total('lands'),
    superannuation: total('superannuation'),
  };
  const count = rational(HOURS.length);
  const evenPay = all.gross.over(count);
  const withheldIfEven = withheldFrom(evenPay).times(count);
  const inYear = (part: Rational) => part.over(count).times(PAYS_A_YEAR.Weekly);
  const [income, withheld] = [inYear(all.gross), inYear(all.withheld)];
  const { totalTax } = referencePay({ salary: typed(income), taxYear, rules });
  const last = RATE.times(HOURS.at(-1) ?? '');
  const moreWithheld = withheldFrom(last.plus(OVERTIME)).minus(withheldFrom(last));
  const days = FULL_TIME.times(DAYS);
  const superPercent = `${year.superPercent}%`;
  const partTime = [FULL_TIME, days].map(dollars);
  const evenAndYear = [
    cents(evenPay),
    dollars(withheldIfEven),
    directed(all.withheld.minus(withheldIfEven), ['less', 'more']),
    taxYear,
    dollars(income),
    dollars(withheld),
    dollars(totalTax),
    directed(withheld.minus(totalTax), ['back', 'to pay']),
  ];
  const answer = [
    cents(last),
    cents(last.minus(withheldFrom(last))),
    '10',
    `${cents(OVERTIME)} more`,
    cents(OVERTIME.minus(moreWithheld)),
  ];
  return {
    headings,
    cells: {
      ...tableCells(
        'pays',
        ['Before tax', 'Withheld', 'Lands', 'Super'],
        Object.fromEntries(
          [...pays, all].map(({ name, ...figures }) => [name, Object.values(figures).map(cents)]),
        ),
      ),
      'field > year': taxYear,
      'field > rate': '36',
      'field > loading': '25',
      ...Object.fromEntries(
        HOURS.map((hours, index) => [`field > ${index ? `pay${index + 1}-` : ''}hours`, [hours]]),
      ),
      'field > full': '95000',
      'field > days': '3',
    },
    prose: {
      Title: taxYear,
      // The pays that the figures are for, the answer with ten hours of overtime, and the line below the table.
      Page: ['3', dollars(RATE), taxYear, '3', ...answer, superPercent],
      'rate field': cents(WITHOUT_LOADING),
      'year field': [taxYear, ...years],
      // Below the fields of each pay is the button that removes it.
      'pay fields': pays.flatMap(({ gross, withheld: from, lands }, index) => [
        ...[`${index + 1}`, cents(gross), cents(from), cents(lands), `${index + 1}`],
      ]),
      'year fields': '5',
      year: ['3', ...evenAndYear],
      'part-time': ['3', '5', ...partTime],
    },
    entered: `#salary=${typed(days)}`,
  };
}

/** A whole number of dollars as its direction says, the first of them above 0. */
function directed(difference: Rational, [above, below]: readonly [string, string]): string {
  return difference.isBelow(ZERO)
    ? `${dollars(difference.negated())} ${below}`
    : `${dollars(difference)} ${above}`;
}
