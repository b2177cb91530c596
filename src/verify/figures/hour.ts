/** The figures of the page of an hourly rate. */
import { rational } from '../reference/rational.ts';
import { besidePublished, minimumWage } from '../reference/reference-earnings.ts';
import { type ReferencePay, referencePay } from '../reference/reference-pay.ts';
import {
  cellsOf,
  cents,
  dollars,
  dollarsLess,
  type PageFigures,
  type ReferenceSite,
  shownCents,
  tableCells,
} from './page-figures.ts';
import { type Paid, paidOf, taxesOf } from './pay-cells.ts';
import { linkText, rateLinks } from './salary-links.ts';
import { figuresIn } from './shown-figures.ts';

const HOURS_OF_TABLE = [10, 20, 25, 30, 35, 37.5, 38, 40, 50];

/** On top of the rate of a permanent worker. Source: Fair Work Commission, national minimum wage order. */
const CASUAL_LOADING = '25%';

const ANSWER = 'For # an hour you take home';

/** The page of `rate` dollars an hour, for 38 hours a week. */
export function hourFigures(site: ReferenceSite, rate: number): PageFigures {
  const { rules, hasSchedules, taxYear, year, yearBefore, payOf } = site;
  // Rates are multiples of a half, so that numbers hold these products exactly.
  const payOfHours = (hours: number, weeks = 52) => payOf(rate * hours * weeks);
  const pay = payOfHours(38);
  const unpaid = payOfHours(38, 48);
  const fewerWeeks = [unpaid.grossAnnual, unpaid.netAnnual];
  const loan = payOf(rate * 1_976, { studentLoan: true });
  const paid = paidOf(site, pay);
  const own = linkText(rate);
  const [gross, net] = [dollars(pay.grossAnnual), dollars(pay.netAnnual)];
  const earlier = referencePay({ salary: rate * 1_976, taxYear: yearBefore, rules });
  const before = dollars(earlier.netAnnual);
  const week = cents(paid.Weekly.inAccount);
  const taxTime = hasSchedules ? ['52', week, ...paid.Weekly.atTaxTime, net] : [];
  const wage = minimumWage(taxYear);
  const besideWage = figuresIn(besidePublished(pay.grossAnnual, wage.year));
  const rows = payRows(site, pay, paid);
  const afterTax = hasSchedules ? 'lands' : 'after tax';
  const times = (multiple: string) => [cents(rational(rate).times(multiple))];
  const rowOf = (hours: number) => {
    const allWeeks = payOfHours(hours);
    const weeks = [rational(rate * hours), paidOf(site, allWeeks).Weekly.inAccount];
    const years = [allWeeks.netAnnual, payOfHours(hours, 48).netAnnual];
    return [...weeks.map(cents), ...years.map(dollars)];
  };
  // Without schedules, answers leave out the tax between the pay before and after it.
  const answer = (row: readonly string[]) =>
    row.filter((_, column) => hasSchedules || column !== 1);
  const superannuation = [`${year.superPercent}%`, dollars(pay.superannuation)];

  return {
    cells: {
      ...cellsOf(ANSWER, {
        Week: week,
        Fortnight: cents(paid.Fortnightly.inAccount),
        Month: cents(paid.Monthly.inAccount),
        [`Year in ${yearBefore}`]: before,
        ...(hasSchedules && { 'At tax time': taxTime }),
      }),
      ...tableCells(
        'Before and after tax',
        hasSchedules ? ['Before tax', 'Withheld', 'Lands'] : ['Before tax', 'Tax', 'After tax'],
        rows,
      ),
      ...tableCells(
        'By hours a week',
        ['Week before tax', `Week ${afterTax}`, '52 weeks after tax', '48 weeks after tax'],
        Object.fromEntries(HOURS_OF_TABLE.map((hours) => [`${hours} h`, rowOf(hours)])),
      ),
      ...cellsOf('With a study loan', {
        [`A fortnight ${afterTax}`]: cents(paidOf(site, loan, true).Fortnightly.inAccount),
        'Repaid in a year': dollars(loan.studentLoanRepayment),
        'A year after tax': dollarsLess(pay.netAnnual, loan.studentLoanRepayment),
      }),
      ...cellsOf('Casual loading and overtime', {
        '25% loading on top': times('1.25'),
        '25% loading on top > note': dollars(payOf(rate * 1.25 * 1_976).netAnnual),
        // 100 parts of 125.
        '25% loading inside: base rate': times('0.8'),
        'Time and a half': times('1.5'),
        'Double time': times('2'),
      }),
      ...cellsOf('Minimum wage and super', {
        [`Minimum wage from ${wage.from}`]: cents(wage.year.over(1_976)),
        [`Minimum wage from ${wage.from} > note`]: [own, ...besideWage],
        [`Super on top (${year.superPercent}%)`]: superannuation.slice(1),
      }),
    },
    prose: {
      Title: [own, gross, net],
      Description: [own, gross, '38', net, taxYear, before, yearBefore, week],
      Breadcrumb: own,
      // The main heading.
      Page: [own, taxYear, yearBefore],
      // The answer and the first link below it.
      [ANSWER]: [
        ...[own, net, gross],
        ...(hasSchedules ? [taxYear, '38', '52'] : ['38', '52', taxYear]),
        own,
      ],
      // The paid weeks of a year with unpaid leave.
      'By hours a week': '48',
      'How much is # an hour a year?': [own, gross, net, '38', '52'],
      'How much is # an hour a week?': [own, ...answer(rows.Week)],
      'How much is # an hour a fortnight?': [own, ...answer(rows.Fortnight)],
      'How much is # an hour a month?': [own, ...answer(rows.Month)],
      'How much tax is paid on # an hour?': [own, dollars(taxesOf(pay).totalTax)],
      'What if four weeks are unpaid?': ['48', ...fewerWeeks.map(dollars)],
      'How much is # an hour with casual loading?': [own, ...times('1.25'), CASUAL_LOADING],
      'Is super on top?': superannuation,
      'How much was # an hour after tax in #?': [own, yearBefore, before],
    },
    links: rateLinks(rate, ANSWER),
    entered: `#salary=${own.slice(1)}&cycle=hourly`,
  };
}

/** By period: the pay before tax, what is taken from it and what is left. */
function payRows({ hasSchedules }: ReferenceSite, pay: ReferencePay, paid: Paid) {
  const row = ({ gross, withheld, inAccount }: Paid['Weekly']): string[] => {
    if (hasSchedules) return [cents(gross), dollars(withheld), cents(inAccount)];
    const [before, after] = [shownCents(gross), shownCents(inAccount)];
    return [before, before.minus(after), after].map(cents);
  };
  const ofYear = [dollars(pay.grossAnnual), dollars(taxesOf(pay).totalTax), dollars(pay.netAnnual)];
  return {
    Week: row(paid.Weekly),
    Fortnight: row(paid.Fortnightly),
    Month: row(paid.Monthly),
    // A pay has what is withheld, and the year its tax: a table of pays has no year.
    ...(!hasSchedules && { Year: ofYear }),
  };
}
