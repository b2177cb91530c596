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
  const { taxYear, options, otherJobPay, spouse, dependentChildren } = query;
  return (
    <>
      {/* Beside another job, the brackets are not those of this pay alone. */}
      {otherJobPay ? null : (
        <section className="card">
          <h2>Income tax by bracket</h2>
          <BracketParts pay={pay} taxYear={taxYearOf(rules, taxYear)} options={options} />
        </section>
      )}
      <div className="card">
        <IncomeCurve
          rules={rules}
          income={pay.grossAnnual}
          taxYear={taxYear}
          options={entries.options}
          household={JSON.stringify({ otherJobPay, spouse, dependentChildren })}
        />
      </div>
    </>
  );
});
