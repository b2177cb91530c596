/** The figures of the tax return: its example, a year of one job. */
import { bracketOf } from '../../verify/figures/brackets.ts';
import { chosenYear, superOf, taxYearOptions } from '../../verify/figures/form.ts';
import {
  cents,
  dollars,
  LEVY_RATES,
  type PageFigures,
  PENSION_AGE,
  type ReferenceSite,
} from '../../verify/figures/page-figures.ts';
import { atTaxTime, ifAny, payslipsOf, wholeDollars } from '../../verify/figures/pay-cells.ts';

const SALARY = 80_000;

/** Dollars of deductions that the page asks the worth of. */
const MORE_DEDUCTIONS = 100;

const headings = {
  'Tax year: #': 'year field',
  'More about this job: # super': 'super field',
  'Deductions: standard #': 'deductions',
  'Were you born before # July #?': 'birthday field',
  withheld: 'withheld beside tax',
  'Your assessment': 'assessment',
  'What would change it': 'changes',
};

export function expected(site: ReferenceSite): PageFigures {
  const { year, taxYear } = site;
  const pay = site.payOf(SALARY);
  const payslip = payslipsOf(site, pay).Fortnightly;
  const withFewer = site.payOf(SALARY - MORE_DEDUCTIONS);
  const line = (label: string, figures: readonly string[]) => ({
    [`assessment > ${label}`]: figures,
  });
  const back = atTaxTime(payslip);
  const [gross, withheld, tax] = [pay.grossAnnual, payslip.inYear, pay.totalTax].map(dollars) as [
    string,
    string,
    string,
  ];
  const deduction = ifAny(pay.standardDeduction);
  const { percent, floor, below } = bracketOf(year, wholeDollars(pay.taxableIncome));
  const end = Number.parseInt(taxYear, 10) + 1;
  return {
    headings,
    cells: {
      ...line('Pay', [cents(pay.grossAnnual)]),
      ...line('Less standard deduction', [cents(pay.standardDeduction)]),
      ...line('Taxable income', [cents(pay.taxableIncome)]),
      ...line('Tax on taxable income', [cents(pay.incomeTax)]),
      ...line('Medicare levy', [cents(pay.medicareLevy)]),
      ...line('Total tax', [cents(pay.totalTax)]),
      ...line('Less tax withheld', [cents(payslip.inYear)]),
      ...line('Amount refundable', [cents(payslip.aboveTax)]),
      ...line('Tax on taxable income > note', [...ifAny(below), `${percent}%`, dollars(floor)]),
      ...line('Medicare levy > note', [LEVY_RATES[0], dollars(Number(year.levyFreeUpTo))]),
      'field > salary': `${SALARY}`,
      ...chosenYear(site),
      'field > pays > assumed': '26',
      'field > withheld > assumed': [withheld.replace(/[$,]/g, '')],
      'field > super > assumed': superOf(site),
      'field > months > assumed': '12',
    },
    prose: {
      // The job that the figures are for, and the answer.
      Page: [gross, taxYear, ...back, withheld, tax, ...deduction],
      'job fields': [gross, '26', withheld],
      'super field': `${Number(year.superPercent)}%`,
      'year field': taxYearOptions(site),
      deductions: deduction,
      'birthday field': ['1', `${end - PENSION_AGE}`],
      'withheld beside tax': ['1', withheld, tax],
      changes: [dollars(MORE_DEDUCTIONS), cents(pay.totalTax.minus(withFewer.totalTax))],
    },
  };
}
