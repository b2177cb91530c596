/** The pays of a salary by the withholding schedules, and what only a salary page says of them. */
import type { PayResult } from '../../pay/pay.ts';
import { PERIODS_PER_YEAR, perHour, perPeriod } from '../../pay/periods.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withheldPerPeriod } from '../../pay/withholding/regular-pay.ts';
import { formatCents, shownDollars } from '../../words/money.ts';
import { PAID_BY } from '../../words/pay-cycles.ts';
import type { Pays } from '../../words/pay-texts.ts';
import { refundBeside, yearOfPaysText } from '../../words/tax-time.ts';

/** Of a resident who claims the tax-free threshold. */
const SCALE = 2;

/** By pay, of the default tax year of `rules` without options: its pays; undefined where the set has no schedules. */
export function paysOfSalary(rules: RuleSet): (pay: PayResult) => Pays | undefined {
  const taxYear = rules.defaultTaxYear;
  if (taxYearOf(rules, taxYear).withholding === undefined) return () => undefined;
  return (pay) => {
    const of = (period: WithholdingPeriod) =>
      payslipOf(pay, { period, taxYear, scale: SCALE, studentLoan: false }, rules);
    const pays = { weekly: of('weekly'), fortnightly: of('fortnightly'), monthly: of('monthly') };
    const year = shownDollars(pay.netAnnual);
    return { ...pays, refunds: PAID_BY.map((period) => refundBeside(pays[period], period, year)) };
  };
}

/** By pay, its pays, and the yearly repayment of a student loan on it. */
export function salaryPays(rules: RuleSet) {
  const taxYear = rules.defaultTaxYear;
  const fortnight = { period: 'fortnightly', taxYear, scale: SCALE, studentLoan: true } as const;
  return (pay: PayResult, pays: Pays | undefined, repayment: number) => ({
    /** Pay of an hour: a 38th of a week's. */
    hour: {
      beforeTax: formatCents(perHour(pay.grossAnnual)),
      afterTax: formatCents(
        perHour(pays ? pays.weekly.netPay * PERIODS_PER_YEAR.weekly : pay.netAnnual),
      ),
    },
    /** A fortnight's pay of those who repay a student loan. */
    fortnightlyWithLoan: formatCents(
      pays
        ? pays.fortnightly.netPay -
            withheldPerPeriod({ ...fortnight, earnings: pays.fortnightly.gross }, rules).studentLoan
        : perPeriod(pay.netAnnual - repayment, 'fortnightly'),
    ),
    /** How 26 pays become the year; undefined where the rule set has no withholding schedule. */
    taxTime: pays && {
      sentence: yearOfPaysText(pays.fortnightly, 'fortnightly', {
        refund: refundBeside(pays.fortnightly, 'fortnightly', shownDollars(pay.netAnnual)),
        year: pay.netAnnual,
      }),
      isNothingWithheld: pays.weekly.tax + pays.fortnightly.tax + pays.monthly.tax === 0,
    },
  });
}
