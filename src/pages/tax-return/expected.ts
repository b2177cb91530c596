/** The figures of the tax return: its example, a year of one job. */
import { bracketOf } from '../../verify/figures/brackets.ts';
import {
  answerProse,
  cellsOf,
  cents,
  dollars,
  LEVY_RATES,
  type PageFigures,
  PENSION_AGE,
  type ReferenceSite,
} from '../../verify/figures/page-figures.ts';
import { ifAny, paidOf, wholeDollars } from '../../verify/figures/pay-cells.ts';

const SALARY = 80_000;

/** Dollars of deductions that the page asks the worth of. */
const MORE_DEDUCTIONS = 100;

export function expected(site: ReferenceSite, entries?: URLSearchParams): PageFigures | undefined {
  if (entries?.size) return undefined;
  const { year, taxYear } = site;
  const pay = site.payOf(SALARY);
  const payslip = paidOf(site, pay).Fortnightly;
  const saved = pay.totalTax.minus(site.payOf(SALARY - MORE_DEDUCTIONS).totalTax);
  const gross = dollars(pay.grossAnnual);
  const [withheld, tax] = [dollars(payslip.inYear), dollars(pay.totalTax)];
  const deduction = ifAny(pay.standardDeduction);
  const { percent, floor, below } = bracketOf(year, wholeDollars(pay.taxableIncome));
  const superRate = `${Number(year.superPercent)}%`;
  const end = Number.parseInt(taxYear, 10) + 1;
  return {
    cells: {
      ...cellsOf('Your assessment', {
        Pay: cents(pay.grossAnnual),
        'Less standard deduction': cents(pay.standardDeduction),
        'Taxable income': cents(pay.taxableIncome),
        'Tax on taxable income': cents(pay.incomeTax),
        'Tax on taxable income > note': [...ifAny(below), `${percent}%`, dollars(floor)],
        'Medicare levy': cents(pay.medicareLevy),
        'Medicare levy > note': [LEVY_RATES[0], dollars(year.levyFreeUpTo)],
        'Total tax': cents(pay.totalTax),
        'Less tax withheld': cents(payslip.inYear),
        'Amount refundable': cents(payslip.aboveTax),
      }),
      ...cellsOf('field', {
        salary: `${SALARY}`,
        year: site.chosenYear,
      }),
    },
    prose: {
      ...answerProse('At tax time, about', {
        inputs: [taxYear],
        example: [gross, taxYear],
        sentence: [...payslip.atTaxTime, taxYear],
        also: [withheld, tax, ...deduction],
      }),
      // The first day of the tax year is beside the one that is asked for.
      'Your job': [gross, '1', withheld],
      'More about this job: # super': [superRate, '26', superRate],
      'Tax year: #': site.taxYearOptions,
      'Deductions: standard #': deduction,
      'Were you born before # July #?': ['1', `${end - PENSION_AGE}`],
      // The months of a resident for all of the year.
      'Residency: resident': '12',
      // The plot has figures too.
      withheld: ['1', withheld, tax],
      'What would change it': [dollars(MORE_DEDUCTIONS), cents(saved)],
    },
  };
}
