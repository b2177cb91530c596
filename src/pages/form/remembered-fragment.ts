/** The entries that a visitor has asked to remember on this device. `usedMemory` empties this module in the scripts of sites that don't offer it. */
import { trying } from './trying.ts';

/** What the keys in `localStorage` of remembered entries begin with: a fragment for each page, and an empty one for all. */
export const REMEMBERED = 'remembered';

/** The text that the browser stores under `key`. Nothing if it has none or refuses to tell. */
export function storedText(key: string): string | null | undefined {
  let text: string | null | undefined;
  trying(() => {
    // Apps that show pages may have no storage: it is null.
    text = localStorage?.getItem(key);
  });
  return text;
}

/** The fragment of this page that its visitor has asked to remember, or empty. */
export function rememberedFragment(): string {
  return storedText(REMEMBERED + location.pathname) ?? '';
}
