/** Cards, links, and figures in lists, tables and plots. */
import type { ReactNode } from 'react';
import { AmountLinks } from '../../../src/components/amount-links.tsx';
import { FigureList } from '../../../src/components/figure-list.tsx';
import { FigureTable } from '../../../src/components/figure-table.tsx';
import { Breadcrumb } from '../../../src/components/navigation.tsx';
import { PayBar, payBarParts } from '../../../src/components/plots/pay-bar.tsx';
import { RateBlocks } from '../../../src/components/plots/rate-blocks.tsx';
import { calculatePay } from '../../../src/pay/index.ts';
import { taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { salaryLink } from '../../../src/words/amount-links.ts';
import { payBarContent } from '../../../src/words/pay-bar.ts';
import { DEFAULT_OPTIONS } from '../../../src/words/pay-options.ts';
import { payShares } from '../../../src/words/pay-shares.ts';
import { taxByBracket } from '../../../src/words/tax-by-bracket.ts';

const TAX_YEAR = '2025-26';
const pay = calculatePay({
  annualSalary: 180_000,
  taxYear: TAX_YEAR,
  options: { studentLoan: true, noPrivateHospitalCover: true },
});

const PERIODS = ['Weekly', 'Fortnightly', 'Monthly', 'Annually'];

export const FIGURE_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'A card, and actions': (
    <div className="card">
      <p>A card is a block of a page.</p>
      <p className="hint">A hint is the quietest text.</p>
      <p className="actions">
        <a className="button main" href="/">
          The one thing to do
        </a>
        <button type="button">Copy link</button>
        <a href="/">A link that is all of a line</a>
      </p>
    </div>
  ),
  'The way to a page': <Breadcrumb current="$80,000 Salary" />,
  'A row of links': (
    <>
      <AmountLinks links={[79_900, 80_000, 15_000_000].map(salaryLink)} own={1} />
      <h3>More</h3>
      <AmountLinks links={[20_000, 30_000, 40_000, 50_000, 60_000].map(salaryLink)} />
    </>
  ),
  'A list of figures': (
    <div className="card">
      <FigureList
        figures={[
          { label: 'Gross Annual Salary', amount: '$80,000' },
          { label: 'Weekly', amount: '$1,223.31', note: 'Tax $315.15' },
          { label: 'Medicare Levy Surcharge', amount: '$0', emphasis: 'nothing' },
          { label: 'Total Tax', amount: '$16,388', emphasis: 'total' },
          { label: 'Net Annual Salary', amount: '$63,612', emphasis: 'net' },
        ]}
      />
      <FigureList figures={[{ label: 'Super annual contribution', amount: '$9,600' }]} />
    </div>
  ),
  'Figures in a row': (
    <div className="card">
      <FigureList
        inRow
        figures={[
          { label: 'Gross', amount: '$80,000' },
          { label: 'Net', amount: '$63,612', emphasis: 'net' },
        ]}
      />
    </div>
  ),
  'A table of periods': (
    <section className="card">
      <FigureTable
        title="Every period"
        columns={PERIODS}
        setOff="fortnightly"
        rows={[
          { label: 'Gross Income', cells: ['$1,538.46', '$3,076.92', '$6,666.67', '$80,000.00'] },
          { label: 'Student Loan', cells: PERIODS.map(() => '$0.00'), emphasis: 'nothing' },
          {
            label: 'Total Tax',
            cells: ['$315.15', '$630.31', '$1,365.67', '$16,388.00'],
            emphasis: 'total',
          },
          { label: 'Take Home Pay', cells: ['$1,223.31', '$2,446.62', '$5,301.00', '$63,612.00'] },
        ]}
        rest={[{ label: 'Super', cells: ['$184.62', '$369.23', '$800.00', '$9,600.00'] }]}
      />
    </section>
  ),
  'Two pays in a table': (
    <section className="card">
      <FigureTable
        kind="compared"
        title="Side by side"
        columns={['Now', 'Offer', 'Difference']}
        rows={[
          { label: 'Pay before tax', cells: ['$80,000', '$95,000', '+$15,000'] },
          { label: 'Take-home pay', cells: ['$63,612', '$73,812', '+$10,200'] },
        ]}
        rest={[{ label: 'Super', cells: ['$9,600', '$11,400', '+$1,800'] }]}
      />
    </section>
  ),
  'Two pays in a table, with long figures': (
    <section className="card">
      <FigureTable
        kind="compared"
        title="Side by side, in cents"
        columns={['The longest of all names', 'Offer', 'Difference']}
        rows={[
          {
            label: 'Pay before tax',
            cells: ['$15,000,000.00', '$150,000.00', '-$14,850,000.00'],
          },
          { label: 'Take-home pay', cells: ['$7,994,262.00', '$107,762.00', '-$7,886,500.00'] },
        ]}
      />
    </section>
  ),
  'The answer': (
    <section className="card answer">
      <h3>You take home</h3>
      <p>
        <strong>$2,446.62</strong> a fortnight after tax
      </p>
      <p className="also">$63,612 a year</p>
      <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />
    </section>
  ),
  'An answer that asks': (
    <section className="card answer">
      <h3>You take home</h3>
      <div className="asked">
        $80,000 a week?
        <p className="actions">
          <button type="button">Switch to annually</button>
          <button type="button">Keep $80,000 a week</button>
        </p>
      </div>
      <p>
        <strong>$43,051.19</strong> a week after tax
      </p>
    </section>
  ),
  'The brackets of a pay': (
    <section className="card">
      <RateBlocks
        {...taxByBracket(pay, taxYearOf(simplified, TAX_YEAR), DEFAULT_OPTIONS)}
        height={220}
        labelLength={100}
      />
    </section>
  ),
  'Words that fold away': (
    <>
      <details>
        <summary>Closed</summary>
        <p>Not seen.</p>
      </details>
      <details open>
        <summary>Open</summary>
        <p>What it folds away.</p>
      </details>
    </>
  ),
};
