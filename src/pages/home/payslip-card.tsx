import { taxYearOf } from '../../pay/index.ts';
import { BONUS_PATH, TAX_RETURN_PATH } from '../../site/paths.ts';
import { paidBy } from '../../words/pay-cycles.ts';
import { payslipContent } from '../../words/payslip.ts';
import type { Calculation } from './home-form.ts';
import { Payslip } from './payslip.tsx';

/** The card 'On your payslip' for a calculation whose year has withholding schedules. */
export function PayslipCard({ rules, fragment, payCycle, query }: Calculation) {
  if (taxYearOf(rules, query.taxYear).withholding === undefined) return null;
  const period = paidBy(payCycle);
  return (
    <Payslip {...payslipContent(query, period, rules)} period={period}>
      <p>
        <a href={BONUS_PATH + fragment}>See what lands of a bonus</a>
      </p>
      <p>
        <a href={TAX_RETURN_PATH + fragment}>Work out your tax return</a>
      </p>
    </Payslip>
  );
}
