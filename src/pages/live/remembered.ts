/** Entries that stay on this device because the visitor has asked for it. The next visit begins with them: see `arrivalFragment`. */
import { REMEMBERED, storedText } from '../form/remembered-fragment.ts';
import { trying } from '../form/trying.ts';

/** Whether entries on this device are remembered. */
export function isRemembering(): boolean {
  return typeof storedText(REMEMBERED) === 'string';
}

/** Remembers the fragment of this page. False if the browser refuses to store it. */
export function rememberEntries(fragment: string): boolean {
  const key = REMEMBERED + location.pathname;
  trying(() => {
    localStorage?.setItem(REMEMBERED, '');
    localStorage?.setItem(key, fragment);
  });
  return storedText(key) === fragment;
}

/** Erases what is remembered of every page. */
export function forgetEntries(): void {
  trying(() => {
    for (const key of Object.keys(localStorage ?? {})) {
      if (key.startsWith(REMEMBERED)) localStorage.removeItem(key);
    }
  });
}
