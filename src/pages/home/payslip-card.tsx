import { payslipContent } from '../../words/payslip.ts';
import type { Calculation } from './home-form.ts';
import { Payslip } from './payslip.tsx';

/** The card 'On your payslip' for a calculation whose rules have withholding schedules. */
export function PayslipCard({ rules, payCycle, query }: Calculation) {
  return <Payslip {...payslipContent({ ...query, payCycle }, rules)} />;
}
