/** Keeps the entries of a form in the fragment of the address, so that a link or a reload brings them back. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { annualEarnings, PERIODS_PER_YEAR } from '../../pay/basics.ts';
import type { Entries, Form, Links } from './form.ts';

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const PAUSE_MS = 150;

/** Milliseconds until an update that the browser refused is tried again: Safari allows 100 in 30 seconds. */
const RETRY_MS = 5_000;

/**
 * Keeps `fragment` in the address, and lets one that comes from elsewhere, such as a link, replace the entries. The address is written
 * once typing rests and the page is idle: writing it takes as long as drawing an answer.
 */
export function useAddress<F extends Form>(
  fragment: string,
  { entriesIn }: Links<F>,
  replace: (entries: Entries<F>) => void,
): void {
  // At build time there is no address. It is read once: that takes as long as rendering a field.
  const [knownFragment] = useState(() => ({ current: globalThis.location?.hash }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepIn = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => whenIdle(keep), delay);
  };
  const keep = useEffectEvent(() => {
    // A fragment that is not known yet is about to be followed: its hashchange event is on the way.
    if (location.hash !== knownFragment.current) return;
    const address = addressOf(fragment);
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
  }, [fragment]);

  const carry = useEffectEvent(({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(
      '.calculators a, a.carries-entries',
    );
    // The link to the page itself keeps all of it.
    if (link)
      link.hash = link.pathname === location.pathname ? fragment : carriedFragment(fragment);
  });
  useLayoutEffect(() => listen(['hashchange'], follow), []);
  // Links to other calculators take the entries along: once one is used, as the address may be older.
  useLayoutEffect(() => listen(['pointerdown', 'click'], carry), []);
  // The browser may end a page that is left or hidden without waiting for its timers.
  useLayoutEffect(() => listen(['pagehide', 'visibilitychange'], keep), []);
}

/** Calls `act` once the page has nothing to do, or has had no rest for two seconds. */
export function whenIdle(act: () => void): void {
  // Without a limit Chromium may forget the wait: a page that is done, and that nobody touches, is then never called idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2_000 });
  // A browser that cannot tell when it is idle.
  else setTimeout(act, 500);
}

/** The address of this page with `fragment`. */
function addressOf(fragment: string): string {
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
export function listen(types: readonly string[], hear: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, hear, true);
  return () => {
    for (const type of types) removeEventListener(type, hear, true);
  };
}

/** Copies the address with `fragment`. Returns the outcome, in words. */
export async function copyLink(fragment: string): Promise<string> {
  try {
    // Where the page is not sent securely, browsers have no clipboard: that throws too.
    await navigator.clipboard.writeText(addressOf(fragment));
    return 'Link copied';
  } catch {
    return 'Your browser did not allow that. Copy the address of this page instead.';
  }
}

/** Entries that mean the same wherever a page has them. */
const SHARED = [
  ...['salary', 'cycle', 'hours', 'super', 'year'],
  ...['other-job', 'other-job-cycle', 'family', 'partner', 'children'],
];

/** The options of the calculator that entries of other pages stand for. */
const OPTIONS = {
  'loan=yes': 'studentLoan',
  'residency=foreign': 'nonResident',
  'residency=workingHoliday': 'workingHolidayVisa',
  'cover=no': 'noPrivateHospitalCover',
  'cover=none': 'noPrivateHospitalCover',
  'threshold=no': 'noTaxFreeThreshold',
  'included=yes': 'includesSuperannuation',
};

/** Of `fragment`, that of a live page, what means the same on others, as the calculator says it. */
export function carriedFragment(fragment: string): string {
  const given = new URLSearchParams(fragment.slice(1));
  // Elsewhere than beside an hourly pay they are those of one pay, not of each week.
  if (given.get('cycle') !== 'hourly') given.delete('hours');
  const rate = given.get('rate');
  if (rate !== null) {
    given.set('salary', rate);
    given.set('cycle', 'hourly');
  }
  // Only the comparison takes a pay by the day.
  if (given.get('cycle') === 'daily') {
    const week = annualEarnings(Number(given.get('salary')), 'daily') / PERIODS_PER_YEAR.weekly;
    given.set('salary', `${week}`);
    given.set('cycle', 'weekly');
  }
  const options = new Set(given.get('options')?.split(','));
  for (const [entry, option] of Object.entries(OPTIONS)) {
    const [name = '', text] = entry.split('=');
    if (given.get(name) === text) options.add(option);
  }
  if (given.get('couple') === 'yes') given.set('family', 'yes');
  const carried = SHARED.flatMap((name) => (given.has(name) ? `${name}=${given.get(name)}` : []));
  if (options.size > 0) carried.push(`options=${[...options]}`);
  return carried.length > 0 ? `#${carried.join('&')}` : '';
}
