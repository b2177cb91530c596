/** Keeps the dismissal of the summary bar for the visit, until the page is reloaded (docs/product.md, ruling 18). */
const KEY = 'summary-dismissed';

export function isSummaryDismissed(): boolean {
  return (
    withStorage((storage) => {
      const [navigation] = performance.getEntriesByType('navigation');
      if ((navigation as PerformanceNavigationTiming).type === 'reload') storage.removeItem(KEY);
      return storage.getItem(KEY) !== null;
    }) ?? false
  );
}

export function keepSummaryDismissed(): void {
  withStorage((storage) => storage.setItem(KEY, ''));
}

/** What `act` returns; undefined where the visitor's browser refuses storage: reading the property throws. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
