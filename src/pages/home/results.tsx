import { memo } from 'react';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { formatRate } from '../../words/money.ts';
import { payTableTexts, takeHomePayTexts, taxBreakdownTexts } from '../../words/pay-texts.ts';
import { ComprehensiveBreakdown } from './comprehensive-breakdown.tsx';
import type { Calculation } from './home-form.ts';
import { LowIncomeNote } from './low-income-note.tsx';

/** The cards of figures below the answer. */
export const Results = memo(function Results({
  calculation: { rules, query, pay },
  notes,
}: {
  calculation: Calculation;
  notes: ControlNotes;
}) {
  const taxYear = taxYearOf(rules, query.taxYear);
  return (
    <>
      <TaxBreakdown
        {...taxBreakdownTexts(pay, taxYear)}
        medicareRate={formatRate(taxYear.medicareLevy.rate)}
      >
        <LowIncomeNote offset={notes.lowIncomeOffset} pay={pay} options={query.options} />
      </TaxBreakdown>
      <TakeHomePay {...takeHomePayTexts(pay)} superLabel="Super annual contribution" />
      <ComprehensiveBreakdown {...payTableTexts(pay)} />
    </>
  );
});
