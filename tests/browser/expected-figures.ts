import { type PayQuery, payCalculator, perPeriod, taxYearOf } from '../../src/pay/index.ts';
import type { RuleSetName } from '../../src/pay/rules/index.ts';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import {
  payslipOf,
  type WithholdingPeriod,
  withholdingScale,
} from '../../src/pay/withholding/index.ts';
import { offsetTexts } from '../../src/words/offset-texts.ts';
import type { ShownFigures } from './calculator-page.ts';

/** The figures that the page must show for `query` (docs/product.md, Home page): the figures of the rule set, formatted by `Intl`. */
export function expectedFigures(query: PayQuery, rules: RuleSetName = 'simplified'): ShownFigures {
  const pay = payCalculator(RULE_SETS[rules])(query);
  const offsets = offsetTexts(pay);
  const row = (annual: number) => [
    cents(perPeriod(annual, 'weekly')),
    cents(perPeriod(annual, 'fortnightly')),
    cents(perPeriod(annual, 'monthly')),
    cents(annual),
  ];
  const hasSchedules = taxYearOf(RULE_SETS[rules], query.taxYear).withholding !== undefined;
  /** The pay that lands in the account: by the schedules where the set has them. */
  const paidOut = (period: WithholdingPeriod) => {
    const { taxYear, options = {} } = query;
    const employee = {
      period,
      taxYear,
      scale: withholdingScale(options),
      studentLoan: options.studentLoan === true,
    };
    return hasSchedules
      ? payslipOf(pay, employee, RULE_SETS[rules]).netPay
      : perPeriod(pay.netAnnual, period);
  };
  return {
    taxBreakdown: {
      'Gross Annual Salary': dollars(pay.grossAnnual),
      ...(pay.standardDeduction > 0 && {
        'Standard Deduction': `${dollars(pay.standardDeduction)}, Taxable income ${dollars(pay.taxableIncome)}`,
      }),
      'Income Tax': dollars(pay.incomeTax),
      ...Object.fromEntries(
        offsets.map(({ label, amount }) => [label, `${amount}, Already taken off income tax`]),
      ),
      'Medicare Levy (2%)': dollars(pay.medicareLevy),
      ...(pay.medicareLevySurcharge > 0 && {
        'Medicare Levy Surcharge': dollars(pay.medicareLevySurcharge),
      }),
      ...(pay.studentLoanRepayment > 0 && {
        'Student Loan Repayment': dollars(pay.studentLoanRepayment),
      }),
      'Total Tax': dollars(pay.totalTax),
      'Net Annual Salary': dollars(pay.netAnnual),
    },
    takeHomePay: {
      'Daily (5-day week)': `${cents(pay.daily)}, Tax ${cents(pay.dailyTax)}`,
      Weekly: `${cents(pay.weekly)}, Tax ${cents(pay.weeklyTax)}`,
      Fortnightly: `${cents(pay.fortnightly)}, Tax ${cents(pay.fortnightlyTax)}`,
      Monthly: `${cents(pay.monthly)}, Tax ${cents(pay.monthlyTax)}`,
      'Super annual contribution': dollars(pay.superannuation),
    },
    comprehensive: {
      'Gross Income': row(pay.grossAnnual),
      ...(pay.standardDeduction > 0 && { 'Standard Deduction': row(pay.standardDeduction) }),
      Superannuation: row(pay.superannuation),
      'Total Tax': row(pay.totalTax),
      'Income Tax': row(pay.incomeTax),
      'Medicare Levy': row(pay.medicareLevy),
      'Medicare Levy Surcharge': row(pay.medicareLevySurcharge),
      ...(pay.studentLoanRepayment > 0 && {
        'Student Loan Repayment': row(pay.studentLoanRepayment),
      }),
      'Take Home Pay': row(pay.takeHome),
    },
    summary: {
      Gross: dollars(pay.grossAnnual),
      Tax: dollars(pay.totalTax),
      Net: dollars(pay.netAnnual),
      Weekly: cents(paidOut('weekly')),
      Monthly: cents(paidOut('monthly')),
    },
  };
}

const wholeDollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Adding 0 turns -0 into 0. */
function dollars(amount: number): string {
  return wholeDollars.format(amount + 0);
}

function cents(amount: number): string {
  return dollarsAndCents.format(amount + 0);
}
