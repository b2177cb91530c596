/** Keeps the dismissal of the summary bar for the visit, until the page is reloaded (docs/product.md, ruling 18). */

const KEY = 'summary-dismissed';

export function isSummaryDismissed(): boolean {
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

export function keepSummaryDismissed(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // As above. The dismissal lasts as long as the page.
  }
}
