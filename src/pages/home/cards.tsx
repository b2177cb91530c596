import { memo } from 'react';
import type { Calculation } from './home-form.ts';
import { PayslipCard } from './payslip-card.tsx';
import { Plots } from './plots.tsx';
import { Results } from './results.tsx';

export interface CalculationProps {
  readonly calculation: Calculation;
}

/** All cards below the answer. */
export const Cards = memo(function Cards({ calculation }: CalculationProps) {
  return (
    <>
      <Results calculation={calculation} />
      <PayslipCard {...calculation} />
      <div className="plots">
        <Plots calculation={calculation} />
      </div>
    </>
  );
});
