/** The cards of figures that the home page and the salary pages share. */

import type { ReactNode } from 'react';
import { DAYS_PER_WEEK } from '../pay/rules/every-year.ts';
import type { Figure } from '../words/figures.ts';
import { PAY_ROWS, type PayRowKey } from '../words/pay-rows.ts';
import type { TakeHomePayTexts, TaxBreakdownTexts } from '../words/pay-texts.ts';
import { FigureList, FigureSection } from './figure-list.tsx';
import { LiveText } from './live-text.tsx';

/**
 * Lists the taxes on a year's gross pay, and the pay that is left. `medicareRate` is the rate of the levy, such as `2%`; `children` are
 * words below the figures.
 */
export function TaxBreakdown({
  medicareRate,
  children,
  ...texts
}: TaxBreakdownTexts & { medicareRate: string; children?: ReactNode }) {
  const { standardDeduction, totalTax, net } = texts;
  const figures: Figure[] = [
    { label: 'Gross Annual Salary', amount: texts.gross },
    ...ifAny(
      'standardDeduction',
      standardDeduction?.amount,
      `Taxable income ${standardDeduction?.taxableIncome}`,
    ),
    ...ifAny('excessContributions', texts.excessContributions, 'Taxed as income'),
    ...ifAny('incomeTax', texts.incomeTax),
    ...texts.offsets.map(({ label, amount, isLost }) => ({
      label,
      amount,
      note: isLost
        ? 'Both jobs together have less of it: already in income tax'
        : 'Already taken off income tax',
    })),
    { label: `${PAY_ROWS.medicareLevy.label} (${medicareRate})`, amount: texts.medicareLevy },
    ...ifAny('medicareLevySurcharge', texts.surcharge),
    ...ifAny('studentLoanRepayment', texts.studentLoan),
    { label: PAY_ROWS.totalTax.label, amount: totalTax, emphasis: 'total' },
    { label: 'Net Annual Salary', amount: net, emphasis: 'net' },
  ];
  return (
    <FigureSection className="card" title="Tax Breakdown" figures={figures}>
      {children}
    </FigureSection>
  );
}

function ifAny(key: PayRowKey, amount: string | undefined, note?: string): Figure[] {
  return amount === undefined ? [] : [{ label: PAY_ROWS[key].label, amount, note }];
}

/** Lists the net pay of each period, and the employer's super contribution under `superLabel`; `children` are as above. */
export function TakeHomePay({
  superLabel,
  children,
  ...texts
}: TakeHomePayTexts & { superLabel: string; children?: ReactNode }) {
  const { isPaid, superannuation, division293 } = texts;
  return (
    <section className="card">
      <h2>Take-Home Pay</h2>
      <FigureList
        figures={[
          ...PERIODS.map(([period, label]) => {
            const { net, taken } = texts[period];
            const note =
              taken === undefined ? 'Average' : `${isPaid ? 'Withheld' : 'Tax'} ${taken}`;
            return { label, amount: net, note };
          }),
          { label: superLabel, amount: superannuation },
        ]}
      />
      {division293 && (
        <p>
          <LiveText>{division293}</LiveText>
        </p>
      )}
      {children}
    </section>
  );
}

const PERIODS = [
  ['daily', `Daily (${DAYS_PER_WEEK}-day week)`],
  ['weekly', 'Weekly'],
  ['fortnightly', 'Fortnightly'],
  ['monthly', 'Monthly'],
] as const;
