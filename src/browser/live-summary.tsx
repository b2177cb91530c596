import { useEffect, useState } from 'react';
import { SummaryBar } from '../pages/home/summary-bar.tsx';
import type { PayResult } from '../pay/index.ts';

/** The bar shows when the page is scrolled further than this, in CSS pixels. */
const SCROLL_THRESHOLD = 400;

/** Where the dismissal is kept for the visit, until the page is reloaded (docs/product.md, ruling 18). */
const KEY = 'summary-dismissed';

/** The summary bar in the browser: there once the page is scrolled, until it is dismissed. */
export function LiveSummary({ pay }: { pay: PayResult }) {
  const [isPast, setPast] = useState(false);
  const [isDismissed, setDismissed] = useState(isSummaryDismissed);

  useEffect(() => {
    const compare = () => setPast(scrollY > SCROLL_THRESHOLD);
    compare();
    addEventListener('scroll', compare, { passive: true });
    return () => removeEventListener('scroll', compare);
  }, []);

  return (
    <SummaryBar
      pay={pay}
      isShown={isPast && !isDismissed}
      dismiss={() => {
        setDismissed(true);
        keepSummaryDismissed();
      }}
    />
  );
}

function isSummaryDismissed(): boolean {
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    if ((navigation as PerformanceNavigationTiming).type === 'reload') {
      sessionStorage.removeItem(KEY);
    }
    return KEY in sessionStorage;
  } catch {
    // The visitor's browser refuses storage: reading the property throws.
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
