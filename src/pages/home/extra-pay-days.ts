/** The weekdays on which a tax year has a 53rd weekly or a 27th fortnightly pay: withholding schedules count on 52 and 26. */
import { firstDay } from '../../pay/rules/index.ts';

/** A day on which a tax year's 53rd week begins. */
export interface ExtraPayDay {
  /** Pays on this day of the week are 53 in the tax year, such as `Wednesday`. */
  readonly weekday: string;
  /** Fortnightly pays from this day on are 27, such as `1 July 2026`. */
  readonly date: string;
}

/**
 * The extra pay days of the tax year under `label`: 52 weeks are a day less than a year, two days less than one with a 29 February. So its
 * first day, or its first two, come round 53 times.
 */
export function extraPayDays(label: string): readonly ExtraPayDay[] {
  const start = new Date(`${firstDay(label)} UTC`);
  const year = start.getUTCFullYear();
  const days = (Date.UTC(year + 1, JULY, 1) - start.getTime()) / DAY_MS;
  return Array.from({ length: days - 52 * 7 }, (_, index) => ({
    weekday: WEEKDAYS[(start.getUTCDay() + index) % 7] as string,
    date: `${1 + index} July ${year}`,
  }));
}

const JULY = 6;
const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
