/** The table of the page that compares two pays, as texts. */
import {
  CONTRIBUTIONS_TAX_RATE,
  type PayComparison,
  type PayResult,
  perHour,
  type WorkingTime,
} from '../../pay/index.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import {
  type EnteredPeriod,
  isSameSacrifice,
  isShort,
  NOT_COVERED,
  paidIntoSuper,
  superAfterTax,
} from './comparison-texts.ts';

/** A row of the table: both pays, and the offer less now with its sign. */
export interface ComparisonRow {
  readonly label: string;
  readonly now: string;
  readonly offer: string;
  readonly difference: string;
}

/**
 * The rows of a year, which come to its take-home pay, so that no tax is left out that either pay bears; then those of what
 * follows from that.
 */
export interface ComparisonTableTexts {
  readonly year: readonly ComparisonRow[];
  readonly rest: readonly ComparisonRow[];
}

/** `periods` are those that the pays are entered by. */
export function comparisonTable(
  { now, offer }: Pick<PayComparison, 'now' | 'offer'>,
  nowTime: WorkingTime,
  offerTime: WorkingTime,
  periods: readonly EnteredPeriod[],
): ComparisonTableTexts {
  const row = (
    label: string,
    figureOf: (pay: PayResult, time: WorkingTime) => number,
    format = formatDollars,
  ): ComparisonRow => {
    const figures = [figureOf(now, nowTime), figureOf(offer, offerTime)] as const;
    const change = figures[1] - figures[0];
    const text = format(change);
    return {
      label,
      now: format(figures[0]),
      offer: format(figures[1]),
      difference: change > 0 && /[1-9]/.test(text) ? `+${text}` : text,
    };
  };
  const netRow: typeof row = (...terms) => ({
    ...row(...terms),
    ...(isShort(now) && { now: NOT_COVERED, difference: '–' }),
    ...(isShort(offer) && { offer: NOT_COVERED, difference: '–' }),
  });
  const borne = (label: string, figureOf: (pay: PayResult) => number) =>
    figureOf(now) > 0 || figureOf(offer) > 0 ? [row(label, figureOf)] : [];
  const differing = (...terms: Parameters<typeof row>) => {
    const made = row(...terms);
    return made.now === made.offer ? [] : [made];
  };
  // Sacrificed pay stands for pay after tax, so that super counts after its own.
  const [superLabel, intoSuper] = isSameSacrifice({ now, offer })
    ? ['Super', paidIntoSuper]
    : [`Super after its ${formatRate(CONTRIBUTIONS_TAX_RATE)} tax`, superAfterTax];
  return {
    year: [
      row('Pay before tax', (pay) => pay.grossAnnual),
      ...borne('Salary sacrifice', ({ sacrificed }) => sacrificed),
      ...differing('Standard deduction', (pay) => pay.standardDeduction),
      ...borne('Income tax', (pay) => pay.incomeTax),
      ...borne('Medicare levy', (pay) => pay.medicareLevy),
      ...borne('Medicare levy surcharge', (pay) => pay.medicareLevySurcharge),
      ...borne('Student loan repayment', (pay) => pay.studentLoanRepayment),
      netRow('Take-home pay', (pay) => pay.netAnnual),
    ],
    rest: [
      ...(periods.includes('monthly') ? [netRow('A month', (pay) => pay.monthly)] : []),
      netRow('A fortnight', (pay) => pay.fortnightly),
      netRow('A week', (pay) => pay.weekly),
      ...(periods.includes('hourly')
        ? [netRow('An hour', (pay, time) => perHour(pay.netAnnual, time), formatCents)]
        : []),
      ...differing(superLabel, intoSuper),
      ...borne('Division 293 tax, billed later', (pay) => pay.division293Tax),
      ...(isShort(now) || isShort(offer)
        ? []
        : differing('Take-home pay and super', (pay) => pay.netAnnual + intoSuper(pay))),
    ],
  };
}
