import { FigureList } from '../../components/figure-list.tsx';
import type { PayResult } from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../site/money.ts';

/** The summary shows when the page is scrolled further than this, in CSS pixels. */
export const SUMMARY_SCROLL_THRESHOLD = 400;

/**
 * The figures that matter most, at the bottom of the window. `hidden` removes it for screen readers and the keyboard
 * as well. `.wide` holds what only large screens show.
 */
export function SummaryBar({
  pay,
  isShown,
  dismiss,
}: {
  pay: PayResult;
  isShown: boolean;
  dismiss: () => void;
}) {
  return (
    <section className="summary" aria-label="Pay summary" hidden={!isShown}>
      <FigureList
        figures={[
          { label: 'Gross', amount: formatDollars(pay.grossAnnual) },
          { label: 'Tax', amount: formatDollars(pay.totalTax) },
          { label: 'Net', amount: formatDollars(pay.netAnnual), emphasis: 'net' },
        ]}
      />
      <div className="wide">
        <FigureList
          figures={[
            { label: 'Weekly', amount: formatCents(pay.weekly) },
            { label: 'Monthly', amount: formatCents(pay.monthly) },
          ]}
        />
      </div>
      <button type="button" aria-label="Close summary" onClick={dismiss}>
        Close
      </button>
    </section>
  );
}
