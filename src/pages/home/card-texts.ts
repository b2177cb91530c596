/** The figures and sentences that only the cards of the home page have. */

import type { PayOption } from '../../pay/pay-options.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import type { Figure } from '../../words/figures.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import { optionFigure } from '../../words/option-figures.ts';
import { onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { shownTaxes } from '../../words/pay-rows.ts';
import type { Pays } from '../../words/pay-texts.ts';
import { paysNotes } from '../../words/pays-notes.ts';
import { hasSchedules, hasYear, offsetsLater, paidOut, payslip, refundOf } from './answer-texts.ts';
import type { Home } from './calculation.ts';

/** The pays of the year by every period. There are none in a year without withholding schedules. */
export function paysOf(calculation: Home): Pays | undefined {
  if (!hasSchedules(calculation)) return undefined;
  const refunds = PAID_BY.flatMap((period) => refundOf(calculation, period) ?? []);
  return {
    weekly: payslip(calculation, 'weekly'),
    fortnightly: payslip(calculation, 'fortnightly'),
    monthly: payslip(calculation, 'monthly'),
    refunds: refunds.length > 0 ? refunds : undefined,
  };
}

/** A note on the super of working holiday makers; undefined for everyone else. */
export function superOnLeaving({ query, taxYear }: Home): string | undefined {
  const { departure } = taxYear.superannuation;
  return departure && withholdingScale(query.options) === 'workingHoliday'
    ? `If you leave Australia for good, your super is taxed at ${formatRate(departure.rate)} when it is paid to you.`
    : undefined;
}

/** Notes below the table of pays. */
export function notesOf({ query, taxYear, entered, pay }: Home, pays: Pays): string[] {
  return paysNotes({
    pays,
    taxYear,
    scale: withholdingScale(query.options),
    period: entered.period,
    hasSurcharge: pay.medicareLevySurcharge > 0,
  });
}

/** The summary bar has one pay, or the whole year where the set has no schedules or the visitor entered a yearly salary. */
export function summaryFigures(calculation: Home) {
  const { pay, entered } = calculation;
  const isPaid = hasSchedules(calculation);
  const isOfYear = !isPaid || (entered.cycle === 'annually' && hasYear(calculation));
  const note = isPaid ? onePeriod(isOfYear ? 'annually' : entered.period) : undefined;
  const paid = isOfYear ? undefined : payslip(calculation, entered.period);
  const gross = paid ? formatCents(paid.gross) : formatDollars(pay.grossAnnual);
  const net = paid ? formatCents(paid.netPay) : formatDollars(pay.netAnnual);
  const figures: Figure[] = [
    { label: 'Gross', amount: gross, note },
    {
      label: 'Tax',
      amount: formatDollars(paid ? paid.total : shownTaxes(pay).totalTax),
      note,
    },
    { label: 'Net', amount: net, note, emphasis: 'net' },
  ];
  const ofPeriod = (label: string, period: WithholdingPeriod): Figure => ({
    label,
    amount: formatCents(paidOut(calculation, period)),
    note: isPaid ? 'lands' : undefined,
  });
  return { figures, wide: [ofPeriod('Weekly', 'weekly'), ofPeriod('Monthly', 'monthly')] };
}

export type OptionOf = { readonly option: PayOption; readonly result: Home };

export function optionText({ option, result }: OptionOf): string {
  const { query, pay, rules } = result;
  return optionFigure(option, {
    query,
    pay,
    rules,
    hasYear: hasYear(result),
    offsetsLater: offsetsLater(query, rules),
  });
}
