/**
 * The pays of a salary by period: what lands in the account by the withholding schedules, or the year's take-home pay spread
 * evenly where a rule set has none.
 */
import {
  type PayResult,
  PERIODS_PER_YEAR,
  perHour,
  perPeriod,
  type RuleSet,
  taxYearOf,
  withheldPerPeriod,
} from '../../pay/index.ts';
import { type Payslip, payslipOf, type WithholdingPeriod } from '../../pay/withholding/index.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import type { TakeHomePayTexts } from '../../words/pay-texts.ts';
import { refundText, withheldText } from '../../words/tax-time.ts';

export interface SalaryPays {
  readonly monthly: string;
  readonly fortnightly: string;
  readonly weekly: string;
  readonly hour: HourTexts;
  /** A fortnight's pay of those who repay a student loan. */
  readonly fortnightlyWithLoan: string;
  /** Undefined where the rule set has no withholding schedule. */
  readonly withheld: WithheldTexts | undefined;
}

/** Pay of an hour: a 38th of a week's. */
export interface HourTexts {
  readonly beforeTax: string;
  readonly afterTax: string;
}

/** The amounts that an employer withholds by the schedules. */
export interface WithheldTexts {
  readonly isNothing: boolean;
  readonly weekly: string;
  readonly fortnightly: string;
  readonly monthly: string;
  /** How 26 pays compare with the year's tax, such as `about $372 back`, and as a sentence or two. */
  readonly atTaxTime: string;
  readonly yearSentence: string;
}

/**
 * By pay, of the default tax year of `rules` without options, the yearly repayment of a student loan on it, and its even shares as
 * texts.
 */
export function salaryPays(
  rules: RuleSet,
): (pay: PayResult, repayment: number, takeHome: TakeHomePayTexts) => SalaryPays {
  const taxYear = rules.defaultTaxYear;
  if (taxYearOf(rules, taxYear).withholding === undefined) return evenPays;
  return (pay) => {
    const of = (period: WithholdingPeriod) =>
      payslipOf(pay, { period, taxYear, scale: THRESHOLD_CLAIMED, studentLoan: false }, rules);
    const weekly = of('weekly');
    const fortnightly = of('fortnightly');
    const monthly = of('monthly');
    const { studentLoan } = withheldPerPeriod(
      {
        earnings: fortnightly.gross,
        period: 'fortnightly',
        taxYear,
        scale: THRESHOLD_CLAIMED,
        studentLoan: true,
      },
      rules,
    );
    return {
      monthly: formatCents(monthly.netPay),
      fortnightly: formatCents(fortnightly.netPay),
      weekly: formatCents(weekly.netPay),
      hour: hourTexts(pay, weekly.netPay * PERIODS_PER_YEAR.weekly),
      fortnightlyWithLoan: formatCents(fortnightly.netPay - studentLoan),
      withheld: withheldTexts(weekly, fortnightly, monthly),
    };
  };
}

/** The withholding scale of a resident who claims the tax-free threshold. */
const THRESHOLD_CLAIMED = 2;

function evenPays(
  pay: PayResult,
  repayment: number,
  { monthly, fortnightly, weekly }: TakeHomePayTexts,
): SalaryPays {
  return {
    monthly: monthly.net,
    fortnightly: fortnightly.net,
    weekly: weekly.net,
    hour: hourTexts(pay, pay.netAnnual),
    fortnightlyWithLoan: formatCents(perPeriod(pay.netAnnual - repayment, 'fortnightly')),
    withheld: undefined,
  };
}

/** `paidInYear` is what 52 weeks pay, in dollars. */
function hourTexts({ grossAnnual }: PayResult, paidInYear: number): HourTexts {
  return {
    beforeTax: formatCents(perHour(grossAnnual)),
    afterTax: formatCents(perHour(paidInYear)),
  };
}

function withheldTexts(weekly: Payslip, fortnightly: Payslip, monthly: Payslip): WithheldTexts {
  const refund = fortnightly.estimatedRefund;
  const yearSentence = withheldText(refund, 'over 26 pays');
  return {
    isNothing: weekly.tax + fortnightly.tax + monthly.tax === 0,
    weekly: formatDollars(weekly.tax),
    fortnightly: formatDollars(fortnightly.tax),
    monthly: formatDollars(monthly.tax),
    atTaxTime: yearSentence ? refundText(refund, 'about ') : 'nothing back or to pay',
    yearSentence: yearSentence ?? "Over 26 pays they come to the year's tax.",
  };
}
