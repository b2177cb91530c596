/** Days and months of the data in words. Setting up `Intl` for them would take a phone longer than the rest of the first answer. */
import type { IsoDate, IsoMonth } from '../pay/rules/sourced.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2026-07-01` as `1 July 2026`; empty where there is no day. */
export function dayText(date: IsoDate | undefined): string {
  return date ? `${Number(date.slice(8))} ${monthText(date)}` : '';
}

/** `2025-08`, or a day in it, as `August 2025`. */
export function monthText(date: IsoDate | IsoMonth): string {
  const [year, month] = date.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
