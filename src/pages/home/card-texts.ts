/** The figures and sentences that only the cards of the home page have. */
import type { Figure } from '../../components/figure-list.tsx';
import type { TaxYear } from '../../pay/basics.ts';
import {
  type PayslipScale,
  taxTimeOf,
  type WithholdingPeriod,
  type WithholdingScale,
  withholdingScale,
} from '../../pay/withholding/index.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import { onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import type { Pays } from '../../words/pay-texts.ts';
import { present } from '../../words/present.ts';
import { type Calculation, hasSchedules, hasYear, paidOut, payslip } from './calculation.ts';

/** All pays of the year, by every period; undefined where it has no schedules. */
export function paysOf(calculation: Calculation): Pays | undefined {
  if (!hasSchedules(calculation)) return undefined;
  const { query, rules } = calculation;
  const refunds = PAID_BY.flatMap((period) => taxTimeOf(query, period, rules)?.refund ?? []);
  return {
    weekly: payslip(calculation, 'weekly'),
    fortnightly: payslip(calculation, 'fortnightly'),
    monthly: payslip(calculation, 'monthly'),
    refunds: refunds.length > 0 ? refunds : undefined,
  };
}

/** Beside the super of those who may leave the country for good; undefined of all others. */
export function superOnLeaving({ query, taxYear }: Calculation): string | undefined {
  const { departure } = taxYear.superannuation;
  return departure && withholdingScale(query.options) === 'workingHoliday'
    ? `If you leave Australia for good, your super is taxed at ${formatRate(departure.rate)} when it is paid to you.`
    : undefined;
}

/** Below the table of pays: by which tables they are, and what may surprise. */
export function paysNotes({ query, taxYear, entered, pay }: Calculation, pays: Pays): string[] {
  // The last change: those before it may hold for a single pay.
  const change = pays[entered.period].changes.at(-1);
  return [
    tablesText(withholdingScale(query.options), taxYear) +
      (pays.refunds ? ' The year is after your tax return.' : ''),
    ...present([
      change &&
        `From pay ${change.pay} of the year on, ${formatDollars(change.total)} is withheld.`,
      pays.refunds &&
        pay.medicareLevySurcharge > 0 &&
        'The Medicare levy surcharge is paid at tax time: no employer takes it out.',
    ]),
  ];
}

function tablesText(scale: PayslipScale, { label, withholding }: TaxYear): string {
  const since = withholding?.regular.since;
  const tables =
    scale === 'workingHoliday'
      ? `table of ${label} for working holiday makers`
      : `tables of ${label}${since ? ` since ${since}` : ''}: scale ${scale}, for ${SCALE_WORDS[scale]}`;
  return `Your employer withholds by the ATO's ${tables}.`;
}

const SCALE_WORDS: Readonly<Record<WithholdingScale, string>> = {
  1: 'pay without the tax-free threshold',
  2: 'pay with the tax-free threshold',
  3: 'a non-resident',
};

/** Of the bar: of the year by a set without schedules, else of the period that pay is entered by, a year if that is known. */
export function summaryFigures(calculation: Calculation) {
  const { pay, entered } = calculation;
  const isPaid = hasSchedules(calculation);
  const isOfYear = !isPaid || (entered.cycle === 'annually' && hasYear(calculation));
  const note = isPaid ? onePeriod(isOfYear ? 'annually' : entered.period) : undefined;
  const paid = isOfYear ? undefined : payslip(calculation, entered.period);
  const gross = paid ? formatCents(paid.gross) : formatDollars(pay.grossAnnual);
  const net = paid ? formatCents(paid.netPay) : formatDollars(pay.netAnnual);
  const figures: Figure[] = [
    { label: 'Gross', amount: gross, note },
    { label: 'Tax', amount: formatDollars(paid ? paid.total : pay.totalTax), note },
    { label: 'Net', amount: net, note, emphasis: 'net' },
  ];
  const ofPeriod = (label: string, period: WithholdingPeriod): Figure => ({
    label,
    amount: formatCents(paidOut(calculation, period)),
    note: isPaid ? 'lands' : undefined,
  });
  return { figures, wide: [ofPeriod('Weekly', 'weekly'), ofPeriod('Monthly', 'monthly')] };
}
