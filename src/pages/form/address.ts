/** Keeps the entries of a form in the fragment of the address, so that a link or a reload brings them back. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Texts } from './field.ts';
import { rememberedFragment } from './remembered-fragment.ts';
import { trying } from './trying.ts';

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const PAUSE_MS = 150;

/** Milliseconds until an update that the browser refused is tried again: Safari allows 100 in 30 seconds. */
const RETRY_MS = 5_000;

/** Milliseconds that a reload may wait for the server, while the page goes on updating its address. */
const RELOAD_MS = 10_000;

/**
 * Keeps the fragment of the `entered` texts in the address, and lets one that comes from elsewhere, such as a link, replace the entries. The
 * address is written once typing rests and the page is idle: writing it takes as long as drawing an answer.
 */
export function useAddress(
  fragmentNow: () => string,
  entered: object,
  { entriesIn }: { readonly entriesIn: (fragment: string) => Texts | undefined },
  replace: (entries: Texts) => void,
): void {
  const [known] = useState({ fragment: '', writtenAt: -RELOAD_MS });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepIn = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => whenIdle(keep), delay);
  };
  const keep = useEffectEvent((event?: object) => {
    const isLeft = event instanceof PageTransitionEvent;
    // The page may be one that Back has brought, and what it left then is out of date.
    if (isLeft) trying(() => sessionStorage?.removeItem(KEY));
    // A fragment that is not known yet is about to be followed: its hashchange event is on the way.
    if (location.hash !== known.fragment) return;
    const fragment = fragmentNow();
    const address = addressOf(fragment);
    const now = performance.now();
    if (address !== location.href) {
      known.writtenAt = now;
      if (!replaceAddress(address)) keepIn(RETRY_MS);
    }
    // A reload asks for the address that the page had when it began, whatever the page has written since.
    if (isLeft && now < known.writtenAt + RELOAD_MS)
      trying(() => sessionStorage?.setItem(KEY, `${addressOf('')} ${fragment}`));
    known.fragment = location.hash;
  });
  const follow = useEffectEvent(() => {
    known.fragment = location.hash;
    const shared = entriesIn(location.hash);
    if (shared === undefined) keep();
    else replace(shared);
  });

  // A layout effect runs with the change; for another kind React would start a task at each key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with each change of the entries
  useLayoutEffect(() => {
    keepIn(PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [entered]);

  useLayoutEffect(() => {
    known.fragment = location.hash;
    return listen(['hashchange'], follow);
  }, [known]);
  // A link may take the entries along, and the browser may end a page that is left or hidden without waiting for its timers.
  useLayoutEffect(() => listen(['pointerdown', 'click', 'pagehide', 'visibilitychange'], keep), []);
}

/** The key in `sessionStorage` of the page that was left and its fragment, which the address of a reload may lack. */
const KEY = 'left';

/**
 * The fragment to begin with. After a reload it is the one that the page left, and otherwise that of the address. If that has no entries, it is
 * the one that is remembered.
 */
export function arrivalFragment(entriesIn: (fragment: string) => Texts | undefined): string {
  const [from, left = ''] = leftForReload().split(' ');
  if (from) trying(() => sessionStorage?.removeItem(KEY));
  const fragment = from === addressOf('') ? left : location.hash;
  return (fragment && entriesIn(fragment) && fragment) || rememberedFragment();
}

/** True where the fragment to begin with may name a tax year. */
export function mayNameYear(): boolean {
  return `${location.hash}${leftForReload()}${rememberedFragment()}`.includes('year=');
}

/** The text under `KEY`, which only a reload reads: opening the storage can take a phone as long as drawing an answer. */
function leftForReload(): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let left: string | null | undefined;
  if (navigation?.type === 'reload')
    trying(() => {
      left = sessionStorage?.getItem(KEY);
    });
  return left ?? '';
}

/** Calls `act` once the page has nothing to do, or has had no rest for two seconds. */
export function whenIdle(act: () => void): void {
  // Without a limit Chromium may forget the wait: a page that is done, and that nobody touches, is then never called idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2_000 });
  // A browser that cannot tell when it is idle.
  else setTimeout(act, 500);
}

/** The address of this page with `fragment`. */
export function addressOf(fragment: string): string {
  return location.origin + location.pathname + location.search + fragment;
}

/** Whether the browser allows it. After too many updates Safari and Firefox throw, and Chromium does nothing. */
function replaceAddress(address: string): boolean {
  trying(() => history.replaceState(history.state, '', address));
  return location.href === address;
}

/** Calls `hear` for each event of `types`. Returns a function that ends this. */
export function listen(types: readonly string[], hear: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, hear, true);
  return () => {
    for (const type of types) removeEventListener(type, hear, true);
  };
}
