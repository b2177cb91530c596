/** Days and months of the data in words. */
import type { IsoDate, IsoMonth } from '../pay/rules/sourced.ts';

/** `2026-07-01` as `1 July 2026`; empty where there is no day. */
export function dayText(date: IsoDate | undefined): string {
  return date ? inWords(date, { dateStyle: 'long' }) : '';
}

/** `2025-08`, or a day in it, as `August 2025`. */
export function monthText(date: IsoDate | IsoMonth): string {
  return inWords(date, { month: 'long', year: 'numeric' });
}

/** Texts of former calls: `Intl` takes a phone longer than the rest of an answer. */
const known = new Map<string, string>();

function inWords(date: string, form: Intl.DateTimeFormatOptions): string {
  const key = date + form.dateStyle;
  const text =
    known.get(key) ?? new Date(date).toLocaleDateString('en-AU', { ...form, timeZone: 'UTC' });
  known.set(key, text);
  return text;
}
