/** How long a browser that cannot tell when it is idle has to finish the start of the page. */
const IDLE_FALLBACK_MS = 500;

/** Calls `act` once the page has nothing to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, IDLE_FALLBACK_MS);
}
