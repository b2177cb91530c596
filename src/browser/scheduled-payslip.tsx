/** The card 'On your payslip' with the withholding schedules: a chunk that loads after the page has started. */
import type { Answered } from '../pages/home/answer.tsx';
import { Payslip } from '../pages/home/payslip.tsx';
import { type RuleSet, taxYearOf } from '../pay/index.ts';
import { payslipContent } from '../site/payslip.ts';
import { schedules } from './schedules.ts';
import './shared-chunk.ts';

export function ScheduledPayslip({ rules, inputs: { payCycle, taxYear }, query }: Answered) {
  return <Payslip {...payslipContent({ ...query, payCycle }, withSchedules(rules, taxYear))} />;
}

/** `rules` of one tax year alone, with what employers withhold in it. */
function withSchedules(rules: RuleSet, taxYear: string): RuleSet {
  const year = taxYearOf(rules, taxYear);
  const withholding = schedules[taxYear];
  return { ...rules, taxYears: withholding === undefined ? [year] : [{ ...year, withholding }] };
}
