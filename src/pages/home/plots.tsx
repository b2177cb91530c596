import { memo } from 'react';
import { BracketParts } from '../../components/plots/bracket-parts.tsx';
import { taxYearOf } from '../../pay/index.ts';
import type { Calculation } from './home-form.ts';
import { IncomeCurve } from './income-curve.tsx';

export interface PlotsProps {
  readonly calculation: Calculation;
}

export const Plots = memo(function Plots({
  calculation: { rules, entries, query, pay },
}: PlotsProps) {
  return (
    <>
      <section className="card">
        <h2>Income Tax by Bracket</h2>
        <BracketParts pay={pay} taxYear={taxYearOf(rules, query.taxYear)} options={query.options} />
      </section>
      <div className="card">
        <IncomeCurve
          rules={rules}
          income={pay.grossAnnual}
          taxYear={query.taxYear}
          options={entries.options}
        />
      </div>
    </>
  );
});
