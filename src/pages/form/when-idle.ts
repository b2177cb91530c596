/**
 * Until when `whenIdle` waits, in milliseconds. Without a limit Chromium may forget the wait: a page that is done, and that nobody
 * touches, is then never called idle.
 */
const IDLE_LIMIT_MS = 2_000;

/** How long a browser that cannot tell when it is idle is given, in milliseconds. */
const IDLE_FALLBACK_MS = 500;

/** Calls `act` once the page has nothing to do, or has had no rest for two seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: IDLE_LIMIT_MS });
  else setTimeout(act, IDLE_FALLBACK_MS);
}
