import { taxYearOf } from '../../pay/index.ts';
import { paidBy } from '../../words/pay-cycles.ts';
import { payslipContent } from '../../words/payslip.ts';
import type { Calculation } from './home-form.ts';
import { Payslip } from './payslip.tsx';

/** The card 'On your payslip' for a calculation whose year has withholding schedules. */
export function PayslipCard({ rules, payCycle, query, fragment }: Calculation) {
  if (taxYearOf(rules, query.taxYear).withholding === undefined) return null;
  const period = paidBy(payCycle);
  return <Payslip {...payslipContent(query, period, rules)} period={period} fragment={fragment} />;
}
