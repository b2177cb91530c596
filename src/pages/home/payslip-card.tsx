import { payslipContent } from '../../words/payslip.ts';
import { hasSchedules, paidBy } from './answer-texts.ts';
import type { Calculation } from './home-form.ts';
import { Payslip } from './payslip.tsx';

/** The card 'On your payslip' for a calculation whose year has withholding schedules. */
export function PayslipCard(calculation: Calculation) {
  if (!hasSchedules(calculation)) return null;
  const { rules, payCycle, query } = calculation;
  const period = paidBy(payCycle);
  return <Payslip {...payslipContent(query, period, rules)} period={period} />;
}
