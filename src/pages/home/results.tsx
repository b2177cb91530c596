/** The figures of the calculator, in whole dollars where they head a year and in cents for each period. */
import { type Figure, figureList } from '../../components/figure-list.tsx';
import { type PayTableRow, payTable } from '../../components/pay-table.tsx';
import { elementOf } from '../../components/templated.tsx';
import type { PayResult, TaxYear } from '../../pay/index.ts';
import { formatCents, formatPercent } from '../../site/money.ts';

/** What is taken out of a year's gross pay, and what is left. */
export function TaxBreakdown({ pay, taxYear }: { pay: PayResult; taxYear: TaxYear }) {
  const figures: Figure[] = [
    { label: 'Gross Annual Salary', amount: pay.grossAnnual },
    { label: 'Income Tax', amount: pay.incomeTax },
    {
      label: `Medicare Levy (${formatPercent(taxYear.medicareRate, 0)})`,
      amount: pay.medicareLevy,
    },
    ...ifCharged({ label: 'Medicare Levy Surcharge', amount: pay.medicareLevySurcharge }),
    ...ifCharged({ label: 'Student Loan Repayment', amount: pay.studentLoanRepayment }),
    { label: 'Total Tax', amount: pay.totalTax, emphasis: 'total' },
    { label: 'Net Annual Salary', amount: pay.netAnnual, emphasis: 'net' },
  ];
  return (
    <section className="card">
      <h2>Tax Breakdown</h2>
      {elementOf(figureList('dollars', figures))}
    </section>
  );
}

/** What reaches the bank account each period, and what the employer pays into super. */
export function TakeHomePay({ pay }: { pay: PayResult }) {
  const figures: Figure[] = [
    { label: 'Daily (5-day week)', amount: pay.daily, note: taxNote(pay.dailyTax) },
    { label: 'Weekly', amount: pay.weekly, note: taxNote(pay.weeklyTax) },
    { label: 'Fortnightly', amount: pay.fortnightly, note: taxNote(pay.fortnightlyTax) },
    { label: 'Monthly', amount: pay.monthly, note: taxNote(pay.monthlyTax) },
  ];
  return (
    <section className="card">
      <h2>Take-Home Pay</h2>
      {elementOf(figureList('cents', figures))}
      {elementOf(
        figureList('dollars', [{ label: 'Super annual contribution', amount: pay.superannuation }]),
      )}
    </section>
  );
}

/** Every amount for every period. */
export function ComprehensiveBreakdown({ pay }: { pay: PayResult }) {
  const rows: PayTableRow[] = [
    { label: 'Gross Income', annual: pay.grossAnnual },
    { label: 'Superannuation', annual: pay.superannuation },
    { label: 'Total Tax', annual: pay.totalTax },
    { label: 'Income Tax', annual: pay.incomeTax },
    { label: 'Medicare Levy', annual: pay.medicareLevy },
    { label: 'Medicare Levy Surcharge', annual: pay.medicareLevySurcharge },
    ...(pay.studentLoanRepayment > 0
      ? [{ label: 'Student Loan Repayment', annual: pay.studentLoanRepayment }]
      : []),
    { label: 'Take Home Pay', annual: pay.takeHome },
  ];
  return <section className="card comprehensive">{elementOf(payTable(rows))}</section>;
}

function ifCharged(figure: Figure): Figure[] {
  return figure.amount > 0 ? [figure] : [];
}

function taxNote(tax: number): string {
  return `Tax ${formatCents(tax)}`;
}
