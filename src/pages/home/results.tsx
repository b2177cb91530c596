import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { taxYearOf } from '../../pay/index.ts';
import { withholdingScale } from '../../pay/withholding/index.ts';
import { formatRate } from '../../words/money.ts';
import { paidBy } from '../../words/pay-cycles.ts';
import { payTableTexts, takeHomePayTexts, taxBreakdownTexts } from '../../words/pay-texts.ts';
import { hasSchedules } from './answer-texts.ts';
import { ComprehensiveBreakdown } from './comprehensive-breakdown.tsx';
import type { Calculation } from './home-form.ts';

/** The cards of figures below the answer. */
export const Results = memo(function Results({ calculation }: { calculation: Calculation }) {
  const { rules, payCycle, query, pay } = calculation;
  const taxYear = taxYearOf(rules, query.taxYear);
  // The pay that lands in the account is another figure.
  const spread = hasSchedules(calculation) && (
    <p className="hint">The year's tax, spread evenly.</p>
  );
  return (
    <>
      <TaxBreakdown
        {...taxBreakdownTexts(pay)}
        medicareRate={formatRate(taxYear.medicareLevy.rate)}
      >
        <p className="hint">The Medicare levy helps to pay for public health care.</p>
        {withholdingScale(query.options) === 1 && hasSchedules(calculation) && (
          <p className="hint">
            <LiveText>
              {query.otherJobPay
                ? "This is this pay's part of the tax on both jobs."
                : 'This is the tax if this is your only job.'}
            </LiveText>
          </p>
        )}
      </TaxBreakdown>
      <TakeHomePay {...takeHomePayTexts(pay)} superLabel="Super annual contribution">
        {spread}
      </TakeHomePay>
      <ComprehensiveBreakdown
        {...payTableTexts(pay)}
        cycle={payCycle === 'annually' ? payCycle : paidBy(payCycle)}
      >
        {spread}
      </ComprehensiveBreakdown>
    </>
  );
});
