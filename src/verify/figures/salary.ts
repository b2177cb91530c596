/** The figures of a salary page. */
import { divide, type Rational, rational, subtract } from '../reference/rational.ts';
import {
  besidePublished,
  EARNINGS,
  hundredthsBelow,
  minimumWage,
} from '../reference/reference-earnings.ts';
import { referencePay } from '../reference/reference-pay.ts';
import { bracketFigures, thresholdsAbove } from './brackets.ts';
import {
  cents,
  DIVISION_293,
  dollars,
  dollarsLess,
  LEVY_RATES,
  type PageFigures,
  type ReferenceSite,
  rate,
} from './page-figures.ts';
import {
  anyPayslipsOf,
  atTaxTime,
  ifAny,
  landsOf,
  payCells,
  rowBy,
  sharesOf,
  wholeDollars,
} from './pay-cells.ts';
import { drawnGroups, fixedLinks } from './salary-links.ts';
import { figuresIn } from './shown-figures.ts';

/** Of a year of 52 weeks of 38 hours, and of a week. */
const HOURS_OF_YEAR = rational('1976');
const HOURS_OF_WEEK = rational('38');

/** The page of `amount` dollars a year. */
export function salaryFigures(site: ReferenceSite, amount: number): PageFigures {
  const { taxYear, year, years, yearBefore, payOf } = site;
  const pay = payOf(amount);
  const loan = payOf(amount, { studentLoan: true });
  const uncovered = payOf(amount, { noPrivateHospitalCover: true });
  const packaged = payOf(amount, { includesSuperannuation: true });
  const payslips = anyPayslipsOf(site, pay);
  const lands = landsOf(pay, payslips);
  const withLoan = landsOf(loan, anyPayslipsOf(site, loan, true));
  const gross = dollars(pay.grossAnnual);
  const net = dollars(pay.netAnnual);
  const week = cents(lands.weekly);
  const hour = [cents(divide(lands.weekly, HOURS_OF_WEEK))];
  const income = wholeDollars(pay.taxableIncome);
  const place = placeAmongEarnings(amount);
  const netIn = (label: string) =>
    referencePay({ salary: amount, taxYear: label, rules: site.rules }).netAnnual;
  const before = dollars(netIn(yearBefore));
  const title = [gross, taxYear, net, yearBefore, before];
  const description = [gross, net, taxYear, before, yearBefore, week, ...place];

  const cells = {
    'Page > Month': [cents(lands.monthly)],
    'Page > Fortnight': [cents(lands.fortnightly)],
    'Page > Week': [week],
    [`Page > ${payslips ? 'Average hour' : 'Hour'} (38 a week)`]: hour,
    ...(payslips && {
      'Page > At tax time': [
        cents(lands.fortnightly),
        ...atTaxTime(payslips.Fortnightly),
        dollars(pay.netAnnual),
      ],
    }),
    'With a student loan > Take-home pay': [dollarsLess(pay.netAnnual, loan.studentLoanRepayment)],
    'With a student loan > Each fortnight': [cents(withLoan.fortnightly)],
    'If super is included > Salary': [dollars(packaged.grossAnnual)],
    'If super is included > Super': [dollarsLess(pay.grossAnnual, packaged.grossAnnual)],
    'If super is included > Take-home pay': [dollars(packaged.netAnnual)],
    'Per hour > Before tax': [cents(divide(pay.grossAnnual, HOURS_OF_YEAR))],
    [`Per hour > After tax${payslips ? ', on average' : ''}`]: hour,
    ...payCells(pay, payslips),
    ...rowBy(payslips)('Tax Offsets', pay.taxOffsets),
    [`Take-Home Pay > Super annual contribution (${year.superPercent}%)`]: [
      dollars(pay.superannuation),
    ],
    ...earningsCells(taxYear, pay.grossAnnual),
    ...Object.fromEntries(
      years.map((label) => [`Take-home pay by tax year > ${label}`, [dollars(netIn(label))]]),
    ),
  };
  return {
    cells,
    prose: [
      ...[taxYear, yearBefore],
      ...Object.values(sharesOf(pay)),
      // The part of the next $1,000 that is kept, and the part of the next dollar that tax takes.
      ...['$1,000', dollars(subtract(payOf(amount + 1_000).netAnnual, pay.netAnnual))],
      rate(subtract(payOf(amount + 1).totalTax, pay.totalTax)),
      ...bracketFigures(year, income),
      ...thresholdsAbove(site, income),
      ...LEVY_RATES,
      dollars(rational(year.levyFreeUpTo)),
      `${year.superPercent}%`,
      ...superLimit(site),
      ...DIVISION_293,
      ...ifAny(pay.division293Tax),
      ...ifAny(loan.studentLoanRepayment),
      ...ifAny(uncovered.medicareLevySurcharge),
      dollarsLess(pay.netAnnual, uncovered.medicareLevySurcharge),
      ...byLaw(site, amount),
      ...['$0', '$130,000', '$260,000+'],
      ...place,
    ],
    stated: {
      Title: title,
      Description: description,
      'Shared title': title,
      'Shared description': description,
      Breadcrumb: [gross],
      'Take-Home Pay': ifAny(pay.division293Tax),
      // The main heading and the answer below it.
      Page: [gross, taxYear, yearBefore, net],
    },
    links: fixedLinks(amount),
    drawn: drawnGroups(amount),
    // In the row of calculators, and below the answer.
    entered: (site.rules === 'legislated'
      ? ['/', '/compare', '/bonus', '/casual', '/leaving', '/tax-return', '/', '/compare', '/bonus']
      : ['/', '/compare', '/', '/compare']
    ).map((path) => `${path}#salary=${amount}`),
  };
}

function earningsCells(taxYear: string, gross: Rational): Record<string, string[]> {
  const wage = minimumWage(taxYear);
  const published = {
    'Full-time median, August 2025': EARNINGS.median,
    'Full-time average, May 2026': EARNINGS.average,
    [`Minimum wage from ${wage.from}`]: wage.year,
  };
  return Object.fromEntries(
    Object.entries(published).flatMap(([label, amount]) => [
      [`How # compares > ${label}`, [dollars(amount)]],
      [
        `How # compares > ${label} > note`,
        [dollars(gross), ...figuresIn(besidePublished(gross, amount))],
      ],
    ]),
  );
}

/** Where `salary` is among full-time earnings. */
function placeAmongEarnings(salary: number): string[] {
  const below = hundredthsBelow(salary);
  if (below === undefined) return ['2 to 3 in 100', '$260,000'];
  return [below === 0n ? '1 in 100' : `${below} in 100`];
}

/** The pay of a year that super is compulsory on at most. */
function superLimit({ year }: ReferenceSite): string[] {
  const base = year.law?.superBase;
  return base !== undefined && 'year' in base ? [dollars(rational(base.year))] : [];
}

/** Of a simplified site: what the page says that the law has otherwise. */
function byLaw({ rules, taxYear }: ReferenceSite, salary: number): string[] {
  if (rules === 'legislated') return [];
  const payOf = (options = {}) => referencePay({ salary, taxYear, rules: 'legislated', options });
  return [
    dollars(payOf().netAnnual),
    dollars(payOf().superannuation),
    dollars(payOf({ studentLoan: true }).studentLoanRepayment),
    dollars(payOf({ noPrivateHospitalCover: true }).medicareLevySurcharge),
  ];
}
