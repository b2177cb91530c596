/** The 404 page's words on a salary or an hourly rate. Written to be small: pages other than the calculator have 1 KB of script at most. */
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';

/** The amount that was asked for, in dollars a year or an hour, and the two nearest that have pages, rising. */
type MissingAmount = readonly [
  asked: bigint | number,
  lower: number | string,
  higher: number | string,
];

/**
 * The 404 page's action for `path`: of `/salary/{x}`, x read as an integer of any length, and `/hour/{x}`, x read as a number (0 if it is
 * none). Commas before three digits go, and a 'k' is for thousands: people type an amount as in a field. It is the path of that amount's page if there is one at another path, else what to say of the missing amount. It is undefined
 * for any other path. Accepts any path. Never throws.
 */
export function missingPage(path: string): string | MissingAmount | undefined {
  const plain = path
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(/(?:[.,](\d{1,3}))?k\/?$/i, (_, part = '') => part.padEnd(3, '0'));
  // The text after the digits does not begin with one, so that a long path takes no longer than its length.
  const salary = /^\/salary\/([+-]?\d+)?([^/\d][^/]*)?\/?$/.exec(plain);
  if (salary) return pageOf(BigInt(salary[1] ?? 0), path, SALARIES);
  const [, rate] = /^\/hour\/([^/]*)\/?$/.exec(plain) ?? [];
  if (rate === undefined) return undefined;
  const asked = Number.parseFloat(rate.replace(',', '.'));
  return pageOf(Number.isFinite(asked) ? asked : 0, path, RATES);
}

const SALARIES = ['/salary/', LOWEST_SALARY, HIGHEST_SALARY, SALARY_STEP] as const;

/** Dollars: as `src/site/hourly-rates.ts`, whose list of all rates would be as long again as this. */
const RATES = ['/hour/', 15, 150, 0.5] as const;

function pageOf(
  asked: bigint | number,
  path: string,
  [start, lowest, highest, step]: typeof SALARIES | typeof RATES,
): string | MissingAmount {
  const amount = Number(asked);
  const lower = Math.min(Math.max(lowest, Math.floor(amount / step) * step), highest - step);
  const higher = lower + step;
  const meant = start + digitsOf(amount);
  const hasPage = amount === lower || amount === higher;
  // Never redirect a path to itself: on a host that lacks the page, that is an endless loop.
  return hasPage && path !== meant ? meant : [asked, digitsOf(lower), digitsOf(higher)];
}

function digitsOf(amount: number): number | string {
  return amount % 1 ? amount.toFixed(2) : amount;
}
