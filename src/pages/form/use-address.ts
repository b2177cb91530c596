/** Keeps the entries of a form in the fragment of the address, so that a link or a reload brings them back. */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Entries, Form, Links } from './form.ts';

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const PAUSE_MS = 150;

/** Milliseconds until an update that the browser refused is tried again: Safari allows 100 in 30 seconds. */
const RETRY_MS = 5_000;

/** Keeps `entries` in the address, and lets a fragment that comes from elsewhere, such as a link, replace them. */
export function useAddress<F extends Form>(
  entries: Entries<F>,
  { fragmentOf, entriesIn }: Links<F>,
  replace: (entries: Entries<F>) => void,
): void {
  // At build time there is no address.
  const knownFragment = useRef(globalThis.location?.hash);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepIn = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, delay);
  };
  const keep = useEffectEvent(() => {
    // A fragment that is not known yet is about to be followed: its hashchange event is on the way.
    if (location.hash !== knownFragment.current) return;
    const address = addressOf(fragmentOf(entries));
    if (address !== location.href && !replaceAddress(address)) keepIn(RETRY_MS);
    knownFragment.current = location.hash;
  });
  const follow = useEffectEvent(() => {
    knownFragment.current = location.hash;
    const shared = entriesIn(location.hash);
    if (shared === undefined) keep();
    else replace(shared);
  });

  // A layout effect runs with the change; for another kind React would start a task at each key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with each change of the entries
  useLayoutEffect(() => {
    keepIn(PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [entries]);

  useLayoutEffect(() => listen(['hashchange'], () => follow()), []);
  // The browser may end a page that is left or hidden without waiting for its timers.
  useLayoutEffect(() => listen(['pagehide', 'visibilitychange'], () => keep()), []);
}

/** The address of this page with `fragment`. */
export function addressOf(fragment: string): string {
  return location.origin + location.pathname + location.search + fragment;
}

/** Whether the browser allows it. After too many updates Safari and Firefox throw, and Chromium does nothing. */
function replaceAddress(address: string): boolean {
  try {
    history.replaceState(history.state, '', address);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return location.href === address;
}

/** Calls `hear` for each event of `types`. Returns a function that ends this. */
function listen(types: readonly string[], hear: () => void): () => void {
  for (const type of types) addEventListener(type, hear, true);
  return () => {
    for (const type of types) removeEventListener(type, hear, true);
  };
}
