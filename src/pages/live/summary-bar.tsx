/** A line at the bottom of the window with the figures that matter most. It loads after the answer. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import type { Figure } from '../../words/figures.ts';

/** The bar shows when the page is scrolled further than this, in CSS pixels. */
const SCROLL_THRESHOLD = 400;

interface SummaryBarProps {
  readonly figures: readonly Figure[];
  /** Figures that only large screens show. */
  readonly wide: readonly Figure[];
}

/** Shows once the page is scrolled, until it is dismissed. `hidden` removes it for screen readers and the keyboard as well. */
export function SummaryBar({ figures, wide }: SummaryBarProps) {
  const [isPast, setPast] = useState(false);
  const [isDismissed, setDismissed] = useState(isSummaryDismissed);
  const bar = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const isShown = isPast && !isDismissed;

  useEffect(() => {
    const compare = () => setPast(scrollY > SCROLL_THRESHOLD);
    compare();
    addEventListener('scroll', compare, { passive: true });
    return () => removeEventListener('scroll', compare);
  }, []);

  // A hidden element loses the focus: give it back, so that the keyboard and screen readers keep their place.
  useLayoutEffect(() => {
    if (isShown || !bar.current?.contains(document.activeElement)) return;
    const focusTarget = focusedBefore.current ?? bar.current.closest('main');
    focusTarget?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <section className="summary" aria-labelledby="pay-summary" hidden={!isShown} ref={bar}>
      <h2 className="unseen" id="pay-summary">
        Pay summary
      </h2>
      <FigureList inRow figures={figures} />
      <div className="wide">
        <FigureList inRow figures={wide} />
      </div>
      <button
        type="button"
        aria-label="Close summary"
        onClick={() => {
          setDismissed(true);
          keepSummaryDismissed();
        }}
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

/** Where the dismissal of the bar is kept for the visit, until the page is reloaded (docs/product.md, ruling 18). */
const KEY = 'summary-dismissed';

function isSummaryDismissed(): boolean {
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    if ((navigation as PerformanceNavigationTiming).type === 'reload') {
      sessionStorage.removeItem(KEY);
    }
    return KEY in sessionStorage;
  } catch {
    // The visitor's browser refuses storage: reading the property throws. At build time there is none.
    return false;
  }
}

function keepSummaryDismissed(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // As above. The dismissal lasts as long as the page.
  }
}
