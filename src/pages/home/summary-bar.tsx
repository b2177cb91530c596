import { useLayoutEffect, useRef } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import type { PayResult } from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../site/money.ts';

const HEADING_ID = 'pay-summary';

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
  const bar = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  // A hidden element loses the focus: give it back, so that the keyboard and screen readers keep their place.
  useLayoutEffect(() => {
    if (isShown || !bar.current?.contains(document.activeElement)) return;
    const heir = focusedBefore.current ?? bar.current.closest('main');
    heir?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <section className="summary" aria-labelledby={HEADING_ID} hidden={!isShown} ref={bar}>
      <h2 className="unseen" id={HEADING_ID}>
        Pay summary
      </h2>
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
      <button
        type="button"
        aria-label="Close summary"
        onClick={dismiss}
        // Not after a click or a tap: focusing the field again would open the keyboard of a phone.
        onFocus={({ currentTarget, relatedTarget }) => {
          const isByKey = currentTarget.matches(':focus-visible');
          focusedBefore.current = isByKey ? (relatedTarget as HTMLElement | null) : null;
        }}
      >
        Close
      </button>
    </section>
  );
}
