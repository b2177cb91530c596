/** The card 'On your payslip': a chunk that loads after the page has started. */
import './shared-chunk.ts';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Calculation } from '../pages/home/home-form.ts';
import { PayslipCard } from '../pages/home/payslip-card.tsx';

export function ScheduledPayslip({
  rules,
  entries,
  payCycle,
  hoursPerWeek,
  query,
  pay,
}: Calculation) {
  const calculation = useMemo(
    () => ({ rules, entries, payCycle, hoursPerWeek, query, pay }),
    [rules, entries, payCycle, hoursPerWeek, query, pay],
  );
  // Typing does not wait for it.
  return <Card {...useDeferredValue(calculation)} />;
}

const Card = memo(PayslipCard);
