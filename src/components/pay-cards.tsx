/** The cards of figures that the home page and the salary pages share. */
import type { ReactNode } from 'react';
import type { TakeHomePayTexts, TakeHomeTexts, TaxBreakdownTexts } from '../words/pay-texts.ts';
import { type Figure, FigureList } from './figure-list.tsx';

/**
 * Lists the taxes on a year's gross pay, and the pay that is left. `medicareRate` is the rate of the levy, such as `2%`; `children` are
 * words below the figures.
 */
export function TaxBreakdown({
  gross,
  standardDeduction,
  excessContributions,
  incomeTax,
  offsets,
  medicareRate,
  medicareLevy,
  surcharge,
  studentLoan,
  totalTax,
  net,
  children,
}: TaxBreakdownTexts & { medicareRate: string; children?: ReactNode }) {
  const figures: Figure[] = [
    { label: 'Gross Annual Salary', amount: gross },
    ...(standardDeduction === undefined
      ? []
      : [
          {
            label: 'Standard Deduction',
            amount: standardDeduction.amount,
            note: `Taxable income ${standardDeduction.taxableIncome}`,
          },
        ]),
    ...(excessContributions === undefined
      ? []
      : [{ label: 'Super Above the Cap', amount: excessContributions, note: 'Taxed as income' }]),
    { label: 'Income Tax', amount: incomeTax },
    ...offsets.map(({ label, amount, isLost }) => ({
      label,
      amount,
      note: isLost
        ? 'Both jobs together have less of it: already in income tax'
        : 'Already taken off income tax',
    })),
    { label: `Medicare Levy (${medicareRate})`, amount: medicareLevy },
  ];
  if (surcharge !== undefined) {
    figures.push({ label: 'Medicare Levy Surcharge', amount: surcharge });
  }
  if (studentLoan !== undefined) {
    figures.push({ label: 'Student Loan Repayment', amount: studentLoan });
  }
  figures.push(
    { label: 'Total Tax', amount: totalTax, emphasis: 'total' },
    { label: 'Net Annual Salary', amount: net, emphasis: 'net' },
  );
  return (
    <section className="card">
      <h2>Tax Breakdown</h2>
      <FigureList figures={figures} />
      {children}
    </section>
  );
}

/** Lists the net pay of each period, and the employer's super contribution under `superLabel`; `children` are as above. */
export function TakeHomePay({
  daily,
  weekly,
  fortnightly,
  monthly,
  superannuation,
  division293,
  superLabel,
  children,
}: TakeHomePayTexts & { superLabel: string; children?: ReactNode }) {
  return (
    <section className="card">
      <h2>Take-Home Pay</h2>
      <FigureList
        figures={[
          takeHomeFigure('Daily (5-day week)', daily),
          takeHomeFigure('Weekly', weekly),
          takeHomeFigure('Fortnightly', fortnightly),
          takeHomeFigure('Monthly', monthly),
        ]}
      />
      <FigureList figures={[{ label: superLabel, amount: superannuation }]} />
      {/* A new element when its words change: see LiveText. */}
      {division293 && <p key={division293}>{division293}</p>}
      {children}
    </section>
  );
}

function takeHomeFigure(label: string, { net, tax }: TakeHomeTexts): Figure {
  return { label, amount: net, note: `Tax ${tax}` };
}
