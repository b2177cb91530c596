/** The card 'On your payslip' with the withholding schedules: a chunk that loads after the page has started. */
import './shared-chunk.ts';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Calculation } from '../pages/home/home-form.ts';
import { PayslipCard } from '../pages/home/payslip-card.tsx';

import { withSchedules } from './with-schedules.ts';

export function ScheduledPayslip({ rules, entries, payCycle, query, pay }: Calculation) {
  const calculation = useMemo(
    () => ({ rules: withSchedules(rules, query.taxYear), entries, payCycle, query, pay }),
    [rules, entries, payCycle, query, pay],
  );
  // Typing does not wait for it.
  return <Card {...useDeferredValue(calculation)} />;
}

const Card = memo(PayslipCard);
