/** The figures of the home page: the calculator at its default, and the links. */
import { multiply, rational, roundHalfAwayFromZero, subtract } from '../reference/rational.ts';
import type { ReferencePay } from '../reference/reference-pay.ts';
import { bracketFigures, floorOf, partIn, taxIn } from './brackets.ts';
import { formFigures } from './form.ts';
import {
  cents,
  dollars,
  type PageFigures,
  type ReferenceSite,
  share,
  whole,
} from './page-figures.ts';
import { anyPayslipsOf, landsOf, payCells, sharesOf, wholeDollars } from './pay-cells.ts';

const DEFAULT_SALARY = 80_000;

/** In thousands, and in millions, of dollars a year; see Home page in `docs/product.md`. */
const POPULAR = [
  50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
];
const HIGH_INCOME = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];

/** In dollars an hour. */
const RATES = [25, 28, 30, 32, 35, 38, 40, 45, 50, 55, 60, 70, 80, 100];

export function homeFigures(site: ReferenceSite): PageFigures {
  const pay = site.payOf(DEFAULT_SALARY);
  const income = wholeDollars(pay.taxableIncome);
  const ofNext100 = subtract(site.payOf(DEFAULT_SALARY + 100).totalTax, pay.totalTax);
  const payslips = anyPayslipsOf(site, pay);
  const lands = landsOf(pay, payslips);
  const net = dollars(pay.netAnnual);
  return {
    cells: {
      ...payCells(pay, payslips),
      'Take-Home Pay > Super annual contribution': [dollars(pay.superannuation)],
      ...bracketCells(site, pay),
      'Pay summary > Gross': [dollars(pay.grossAnnual)],
      'Pay summary > Tax': [dollars(pay.totalTax)],
      'Pay summary > Net': [net],
      'Pay summary > Weekly': [cents(lands.weekly)],
      'Pay summary > Monthly': [cents(lands.monthly)],
    },
    prose: [
      ...formFigures(site).prose,
      ...Object.values(sharesOf(pay)),
      ...bracketFigures(site.year, income),
      // The axes of the plot, and the rate on the next dollar.
      ...['$0', '$25K', '$50K', '$75K', '$100K', '0%', '30%', '60%'],
      share(roundHalfAwayFromZero(multiply(ofNext100, rational('10')))),
      // The highest super rate that can be entered.
      '50%',
      ...(site.year.law?.standardDeduction ? [whole(Number(site.year.law.standardDeduction))] : []),
    ],
    stated: { 'You take home': [net, cents(lands.fortnightly)] },
    links: {
      'Popular Salaries': POPULAR.map((thousands) => thousands * 1_000),
      'High-Income Salaries': HIGH_INCOME.map((millions) => millions * 1_000_000),
      'Hourly rates': RATES,
    },
  };
}

/** The tax in each bracket. */
function bracketCells({ year: { slices } }: ReferenceSite, pay: ReferencePay) {
  const income = wholeDollars(pay.taxableIncome);
  const rows = slices.map(({ percent }, index) => {
    const part = partIn(slices, index, income);
    const words =
      part === 0 ? `above ${whole(floorOf(slices, index))}` : `of the next ${whole(part)}`;
    const label = index === 0 ? `of the first ${whole(part)}` : words;
    return [`bracket-parts > ${percent}% ${label}`, [dollars(taxIn(slices, index, income))]];
  });
  return {
    ...Object.fromEntries(rows),
    'bracket-parts > Income Tax': [dollars(pay.incomeTax)],
  };
}
