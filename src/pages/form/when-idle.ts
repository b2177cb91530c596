/** Calls `act` once the page has nothing to do, or has had no rest for two seconds. */
export function whenIdle(act: () => void): void {
  // Without a limit Chromium may forget the wait: a page that is done, and that nobody touches, is then never called idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2_000 });
  // A browser that cannot tell when it is idle.
  else setTimeout(act, 500);
}
