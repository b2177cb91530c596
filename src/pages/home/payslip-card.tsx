import { taxYearOf } from '../../pay/index.ts';
import { paidBy } from '../../words/pay-cycles.ts';
import { payslipContent } from '../../words/payslip.ts';
import { type Calculation, homeForm, homeLinks } from './home-form.ts';
import { Payslip } from './payslip.tsx';

/** The card 'On your payslip' for a calculation whose year has withholding schedules. */
export function PayslipCard({ rules, payCycle, query, entries }: Calculation) {
  if (taxYearOf(rules, query.taxYear).withholding === undefined) return null;
  const period = paidBy(payCycle);
  const { fragmentOf } = homeLinks(homeForm(rules), rules);
  return (
    <Payslip
      {...payslipContent(query, period, rules)}
      period={period}
      fragment={fragmentOf(entries)}
    />
  );
}
