/** The figures of the tax return: its example, a year of one job. */
import { rational, subtract } from '../reference/rational.ts';
import { bracketFigures } from './brackets.ts';
import { formFigures } from './form.ts';
import {
  cents,
  dollars,
  LEVY_RATES,
  type PageFigures,
  type ReferenceSite,
  whole,
} from './page-figures.ts';
import { atTaxTime, ifAny, payslipsOf, wholeDollars } from './pay-cells.ts';

const SALARY = 80_000;

/** Dollars of deductions that the page asks the worth of. */
const MORE_DEDUCTIONS = 100;

export function taxReturnFigures(site: ReferenceSite): PageFigures {
  const { year } = site;
  const pay = site.payOf(SALARY);
  const payslip = payslipsOf(site, pay).Fortnightly;
  const withFewer = site.payOf(SALARY - MORE_DEDUCTIONS);
  const line = (label: string, figures: readonly string[]) => ({
    [`Your assessment > ${label}`]: figures,
  });
  const back = atTaxTime(payslip);
  return {
    cells: {
      ...line('Pay', [cents(pay.grossAnnual)]),
      ...line('Less standard deduction', [cents(pay.standardDeduction)]),
      ...line('Taxable income', [cents(pay.taxableIncome)]),
      ...line('Tax on taxable income', [cents(pay.incomeTax)]),
      ...line('Medicare levy', [cents(pay.medicareLevy)]),
      ...line('Total tax', [cents(pay.totalTax)]),
      ...line('Less tax withheld', [cents(payslip.inYear)]),
      ...line('Amount refundable', [cents(payslip.aboveTax)]),
    },
    prose: [
      ...formFigures(site).prose,
      ...bracketFigures(year, wholeDollars(pay.taxableIncome)),
      ...LEVY_RATES,
      `${Number(year.superPercent)}%`,
      whole(Number(year.levyFreeUpTo)),
      ...back,
      ...[pay.grossAnnual, pay.totalTax, payslip.inYear].map(dollars),
      ...ifAny(pay.standardDeduction),
      dollars(rational(String(MORE_DEDUCTIONS))),
      cents(subtract(pay.totalTax, withFewer.totalTax)),
    ],
    stated: { Page: back },
  };
}
