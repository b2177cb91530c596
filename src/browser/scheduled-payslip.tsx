/** The card 'On your payslip' with the withholding schedules: a chunk that loads after the page has started. */
// Only so that all of React is in one chunk: see `radix-select.tsx`.
import 'react-dom/client';
import { useMemo } from 'react';
import type { PayslipProps } from '../pages/home/calculator.tsx';
import { Payslip } from '../pages/home/payslip.tsx';
import type { RuleSet } from '../pay/index.ts';
import { payslipContent } from '../site/payslip.ts';
import { schedules } from './schedules.ts';

export function ScheduledPayslip({ rules, inputs, pay }: PayslipProps) {
  const scheduled = useMemo(() => withSchedules(rules), [rules]);
  return <Payslip {...payslipContent({ ...inputs, pay }, scheduled)} />;
}

function withSchedules(rules: RuleSet): RuleSet {
  return {
    ...rules,
    taxYears: rules.taxYears.map((year) => ({ ...year, ...schedules[year.label] })),
  };
}
