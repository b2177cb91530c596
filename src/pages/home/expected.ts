/** The figures of the home page: the calculator at its default, and the links. */

import { bracketOf, floorOf, partIn, partTaxed, taxIn } from '../../verify/figures/brackets.ts';
import { chosenYear, superOf, taxYearOptions } from '../../verify/figures/form.ts';
import {
  cents,
  deductionSince,
  dollars,
  type PageFigures,
  type ReferenceSite,
  share,
} from '../../verify/figures/page-figures.ts';
import {
  anyPayslipsOf,
  atTaxTime,
  landsOf,
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

const headings = {
  'You take home': 'answer',
  'bracket-parts': 'bracket parts',
  'Take-home pay and tax rates by income': 'income curve',
  'Pay summary': 'summary',
};

export function expected(site: ReferenceSite): PageFigures {
  const { taxYear } = site;
  const start = Number.parseInt(taxYear, 10);
  const pay = site.payOf(DEFAULT_SALARY);
  const income = wholeDollars(pay.taxableIncome);
  const ofNext100 = site.payOf(DEFAULT_SALARY + 100).totalTax.minus(pay.totalTax);
  const { slices } = site.year;
  const rates = slices
    .slice(0, bracketOf(site.year, income).own + 1)
    .map(({ percent }) => `${percent}%`);
  const payslips = anyPayslipsOf(site, pay);
  const lands = landsOf(pay, payslips);
  const [gross, net] = [dollars(pay.grossAnnual), dollars(pay.netAnnual)];
  const fortnight = cents(lands.fortnightly);
  const back = payslips ? atTaxTime(payslips.Fortnightly) : [];
  const deduction = site.year.law?.standardDeduction;
  return {
    headings,
    cells: {
      ...payCells(site, pay, payslips),
      'Take-Home Pay > Super annual contribution': dollars(pay.superannuation),
      ...bracketCells(site, pay),
      ...shareCells([pay]),
      'income curve > Take-home pay': [net, gross],
      'income curve > Effective tax rate': sharesOf(pay).totalTax,
      'income curve > Marginal tax rate': share(ofNext100.times(10).rounded()),
      ...chosenYear(site),
      'field > salary': '80000',
      'field > super > assumed': superOf(site),
      'field > range': '80000',
      'Part-time, overtime, packaging or redundancy > Part-time': '0.6',
      'summary > Gross': dollars(pay.grossAnnual),
      'summary > Tax': dollars(pay.totalTax),
      'summary > Net': net,
      'summary > Weekly': cents(lands.weekly),
      'summary > Monthly': cents(lands.monthly),
    },
    prose: {
      Title: taxYear,
      // The year's days, the super rate that may be entered at most, and what the table is worked out by.
      Page: [
        ...[taxYear, '1', `${start}`, '30', `${start + 1}`, lastTaxCut(site)],
        ...taxYearOptions(site),
        ...[taxYear, '50%'],
        ...(payslips ? [taxYear, '2'] : []),
      ],
      'pay field': gross,
      answer: [
        ...[gross, taxYear, net, taxYear, fortnight],
        ...(payslips ? ['26', fortnight, ...back, net, ...back] : []),
      ],
      'bracket parts': [...partTaxed(site.year, income), ...rates],
      'income curve': [
        ...['$0', '$25K', '$50K', '$75K', '$100K', '$0', '0%', '$50K', '30%', '$100K', '60%'],
        ...[gross, net],
      ],
      ...(deduction && { Disclaimer: [dollars(Number(deduction)), deductionSince(site)] }),
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
  const cut = until.findIndex((label, at) => bracketsOf(label) !== bracketsOf(until[at + 1]));
  return `${Number.parseInt(until[cut] ?? '', 10)}`;
}

/** The tax in each bracket. */
function bracketCells({ year: { slices } }: ReferenceSite, pay: ReferencePay) {
  const income = wholeDollars(pay.taxableIncome);
  const rows = slices.map(({ percent }, index) => {
    const part = partIn(slices, index, income);
    const words =
      part === 0 ? `above ${dollars(floorOf(slices, index))}` : `of the next ${dollars(part)}`;
    const label = index === 0 ? `of the first ${dollars(part)}` : words;
    return [`bracket parts > ${percent}% ${label}`, [dollars(taxIn(slices, index, income))]];
  });
  return {
    ...Object.fromEntries(rows),
    'bracket parts > Income Tax': dollars(pay.incomeTax),
  };
}
