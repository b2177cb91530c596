/** The figures of the home page: the calculator at its default, and the links. */
import { bracketOf, floorOf, partIn, partTaxed, taxIn } from '../../verify/figures/brackets.ts';
import {
  cellsOf,
  cents,
  dollars,
  type PageFigures,
  type ReferenceSite,
  share,
} from '../../verify/figures/page-figures.ts';
import {
  paidOf,
  payCells,
  shareCells,
  sharesOf,
  wholeDollars,
} from '../../verify/figures/pay-cells.ts';
import type { ReferencePay } from '../../verify/reference/reference-pay.ts';
import { referenceYear } from '../../verify/reference/reference-years.ts';

const DEFAULT_SALARY = 80_000;

/** In thousands, and in millions, of dollars a year; see Home page in `docs/product.md`. */
const POPULAR = [
  50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
];
const HIGH_INCOME = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];

/** In dollars an hour. */
const RATES = [25, 28, 30, 32, 35, 38, 40, 45, 50, 55, 60, 70, 80, 100];

const CURVE = 'Take-home pay and tax rates by income';

export function expected(site: ReferenceSite, entries?: URLSearchParams): PageFigures | undefined {
  if (entries?.size) return undefined;
  const { taxYear, year, hasSchedules } = site;
  const start = Number.parseInt(taxYear, 10);
  const pay = site.payOf(DEFAULT_SALARY);
  const income = wholeDollars(pay.taxableIncome);
  const ofNext100 = site.payOf(DEFAULT_SALARY + 100).totalTax.minus(pay.totalTax);
  const rates = year.slices.slice(0, bracketOf(year, income).own + 1);
  const paid = paidOf(site, pay);
  const [gross, net] = [dollars(pay.grossAnnual), dollars(pay.netAnnual)];
  const fortnight = cents(paid.Fortnightly.inAccount);
  const back = paid.Fortnightly.atTaxTime;
  const deduction = year.law?.standardDeduction;
  return {
    cells: {
      ...payCells(site, pay, paid),
      'Take-Home Pay > Super annual contribution': dollars(pay.superannuation),
      ...bracketCells(site, pay),
      ...shareCells([pay]),
      ...cellsOf(CURVE, {
        'Take-home pay': [net, gross],
        'Effective tax rate': sharesOf(pay).totalTax,
        'Marginal tax rate': share(ofNext100.times(10).rounded()),
      }),
      ...cellsOf('field', {
        year: site.chosenYear,
        salary: '80000',
        'super > assumed': site.superRate,
        range: '80000',
      }),
      ...cellsOf('Pay summary', {
        Gross: gross,
        Tax: dollars(pay.totalTax),
        Net: net,
        Weekly: cents(paid.Weekly.inAccount),
        Monthly: cents(paid.Monthly.inAccount),
      }),
    },
    prose: {
      Title: taxYear,
      // The year's days, the super rate that may be entered at most, and the first day beside the one that is asked for.
      Page: [
        ...[taxYear, '1', `${start}`, '30', `${start + 1}`, lastTaxCut(site)],
        ...[...site.taxYearOptions, taxYear, '50%'],
        ...(hasSchedules ? ['1'] : []),
      ],
      // The tax tables that it is worked out by, and their scale.
      'Comprehensive Breakdown': hasSchedules ? [taxYear, '2'] : [],
      'Gross Annual Salary (AUD)': gross,
      'You take home': [
        ...[gross, taxYear, net, taxYear],
        ...(hasSchedules ? ['26', fortnight, ...back, net] : [fortnight]),
      ],
      'bracket-parts': [...partTaxed(year, income), ...rates.map(({ percent }) => `${percent}%`)],
      [CURVE]: [
        ...['$0', '$25K', '$50K', '$75K', '$100K', '$0', '0%', '$50K', '30%', '$100K', '60%'],
        ...[gross, net],
      ],
      ...(deduction && { Disclaimer: [dollars(deduction), site.deductionSince] }),
    },
    links: {
      'Popular Salaries': POPULAR.map((thousands) => thousands * 1_000),
      'High-Income Salaries': HIGH_INCOME.map((millions) => millions * 1_000_000),
      'Hourly rates': RATES,
    },
  };
}

/** The year in which the brackets last changed, which the description of the tax year names. */
function lastTaxCut({ rules, taxYear, years }: ReferenceSite): string {
  const bracketsOf = (label = '') => JSON.stringify(referenceYear(label, rules).slices);
  const until = years.slice(years.indexOf(taxYear));
  const cut = until.find((label, at) => bracketsOf(label) !== bracketsOf(until[at + 1]));
  return `${Number.parseInt(cut ?? '', 10)}`;
}

/** The tax in each bracket. */
function bracketCells({ year: { slices } }: ReferenceSite, pay: ReferencePay) {
  const income = wholeDollars(pay.taxableIncome);
  const rows = slices.map(({ percent }, index) => {
    const part = partIn(slices, index, income);
    const words =
      part === 0 ? `above ${dollars(floorOf(slices, index))}` : `of the next ${dollars(part)}`;
    const label = index === 0 ? `of the first ${dollars(part)}` : words;
    return [`${percent}% ${label}`, [dollars(taxIn(slices, index, income))]];
  });
  const all = { ...Object.fromEntries(rows), 'Income Tax': dollars(pay.incomeTax) };
  return cellsOf('bracket-parts', all);
}
