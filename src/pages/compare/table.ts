/** The table of the page that compares two pays, as texts. */
import type { FigureRow } from '../../components/figure-table.tsx';
import {
  CONTRIBUTIONS_TAX_RATE,
  type PayComparison,
  type PayResult,
  perHour,
  type WorkingTime,
} from '../../pay/index.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import type { EnteredCycle } from '../../words/pay-cycles.ts';
import { isBorne, PAY_ROWS, type PayRow, payRows } from '../../words/pay-rows.ts';
import { isSameSacrifice, isShort, NOT_COVERED, paidIntoSuper, superAfterTax } from './texts.ts';

/**
 * The rows of a year, which come to its take-home pay, so that no tax is left out that either pay bears; then those of what
 * follows from that. A row has both pays, and the offer less now with its sign.
 */
export interface ComparisonTableTexts {
  readonly year: readonly FigureRow[];
  readonly rest: readonly FigureRow[];
}

type FigureOf = (pay: PayResult, time: WorkingTime) => number;

const TAXES = payRows([
  'incomeTax',
  'medicareLevy',
  'medicareLevySurcharge',
  'studentLoanRepayment',
]);

/** `cycles` are those that the pays are entered by. */
export function comparisonTable(
  { now, offer }: Pick<PayComparison, 'now' | 'offer'>,
  nowTime: WorkingTime,
  offerTime: WorkingTime,
  cycles: readonly EnteredCycle[],
): ComparisonTableTexts {
  const row = (label: string, figureOf: FigureOf, format = formatDollars): FigureRow => {
    const figures = [figureOf(now, nowTime), figureOf(offer, offerTime)] as const;
    const change = figures[1] - figures[0];
    const text = format(change);
    const difference = change > 0 && /[1-9]/.test(text) ? `+${text}` : text;
    return { label, cells: [...figures.map((figure) => format(figure)), difference] };
  };
  const netRow = (label: string, figureOf: FigureOf, format = formatDollars): FigureRow => {
    const { cells } = row(label, figureOf, format);
    const [ofNow = '', ofOffer = '', difference = ''] = cells;
    return {
      label,
      cells: [
        isShort(now) ? NOT_COVERED : ofNow,
        isShort(offer) ? NOT_COVERED : ofOffer,
        isShort(now) || isShort(offer) ? '–' : difference,
      ],
    };
  };
  const borne = (each: PayRow) =>
    isBorne(each, now, offer) ? [row(each.plain, (pay) => each.of(pay))] : [];
  const differing = (label: string, figureOf: FigureOf) => {
    const made = row(label, figureOf);
    return made.cells[0] === made.cells[1] ? [] : [made];
  };
  const { grossAnnual, sacrificed, standardDeduction, netAnnual, division293Tax } = PAY_ROWS;
  // Sacrificed pay stands for pay after tax, so that super counts after its own.
  const [superLabel, intoSuper] = isSameSacrifice({ now, offer })
    ? [PAY_ROWS.superannuation.plain, paidIntoSuper]
    : [`Super after its ${formatRate(CONTRIBUTIONS_TAX_RATE)} tax`, superAfterTax];
  return {
    year: [
      row(grossAnnual.plain, (pay) => grossAnnual.of(pay)),
      ...borne(sacrificed),
      ...differing(standardDeduction.plain, (pay) => standardDeduction.of(pay)),
      ...TAXES.flatMap(borne),
      netRow(netAnnual.plain, (pay) => netAnnual.of(pay)),
    ],
    rest: [
      ...(cycles.includes('monthly') ? [netRow('A month', (pay) => pay.monthly)] : []),
      netRow('A fortnight', (pay) => pay.fortnightly),
      netRow('A week', (pay) => pay.weekly),
      ...(cycles.includes('hourly')
        ? [netRow('An hour', (pay, time) => perHour(pay.netAnnual, time), formatCents)]
        : []),
      ...differing(superLabel, intoSuper),
      ...borne(division293Tax),
      ...(isShort(now) || isShort(offer)
        ? []
        : differing('Take-home pay and super', (pay) => pay.netAnnual + intoSuper(pay))),
    ],
  };
}
