/** The card 'On your payslip' with the withholding schedules: a chunk that loads after the page has started. */
import './shared-chunk.ts';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Calculation } from '../pages/home/home-form.ts';
import { PayslipCard } from '../pages/home/payslip-card.tsx';
import { type RuleSet, taxYearOf } from '../pay/index.ts';
import { schedules } from './schedules.ts';

export function ScheduledPayslip({
  rules,
  entries,
  payCycle,
  hoursPerWeek,
  query,
  pay,
}: Calculation) {
  const calculation = useMemo(
    () => ({
      rules: withSchedules(rules, query.taxYear),
      entries,
      payCycle,
      hoursPerWeek,
      query,
      pay,
    }),
    [rules, entries, payCycle, hoursPerWeek, query, pay],
  );
  // Typing does not wait for it.
  return <Card {...useDeferredValue(calculation)} />;
}

const Card = memo(PayslipCard);

/** `rules` of one tax year alone, with what employers withhold in it. */
function withSchedules(rules: RuleSet, taxYear: string): RuleSet {
  const year = taxYearOf(rules, taxYear);
  const withholding = schedules[taxYear];
  return { ...rules, taxYears: withholding === undefined ? [year] : [{ ...year, withholding }] };
}
