/** Entries that stay on this device because the visitor has asked for it. The next visit begins with them: see `arrivalFragment`. */
import { REMEMBERED, trying } from '../form/address.ts';

/** Whether entries on this device are remembered. */
export function isRemembering(): boolean {
  let isOn = false;
  trying(() => {
    isOn = REMEMBERED in localStorage;
  });
  return isOn;
}

/** Remembers the fragment of this page. False if the browser refuses to store it. */
export function rememberEntries(fragment: string): boolean {
  let isKept = false;
  trying(() => {
    localStorage.setItem(REMEMBERED, '');
    localStorage.setItem(REMEMBERED + location.pathname, fragment);
    isKept = true;
  });
  return isKept;
}

/** Erases what is remembered of every page. */
export function forgetEntries(): void {
  trying(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(REMEMBERED)) localStorage.removeItem(key);
    }
  });
}
