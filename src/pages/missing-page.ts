/** The 404 page's words on a salary or an hourly rate. Written to be small: pages other than the calculator have 1 KB of script at most. */
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';

/** The amount that was asked for, in dollars a year or an hour, and the two nearest that have pages, rising. */
type MissingAmount = readonly [
  asked: bigint | number,
  lower: number | string,
  higher: number | string,
];

/** The 404 page's action for `path`: see {@link missingSalary}, and the same of `/hour/{x}`, x read as a number. */
export function missingPage(path: string): string | MissingAmount | undefined {
  return missingSalary(path) ?? missingRate(path);
}

/**
 * For `/salary/{x}`, x read as an integer of any length (0 if it is not a number), it is the
 * path of that salary's page if there is one at another path, else what to say of the missing amount. It is undefined for any
 * other path. Accepts any path. Never throws.
 */
function missingSalary(path: string): string | MissingAmount | undefined {
  // The text after the digits does not begin with one, so that a long path takes no longer than its length.
  const found = /^\/salary\/([+-]?\d+)?([^/\d][^/]*)?\/?$/.exec(path);
  if (!found) return undefined;
  const asked = BigInt(found[1] ?? 0);
  const amount = Number(asked);
  const lower = Math.min(
    Math.max(LOWEST_SALARY, Math.floor(amount / SALARY_STEP) * SALARY_STEP),
    HIGHEST_SALARY - SALARY_STEP,
  );
  const higher = lower + SALARY_STEP;
  const meant = `/salary/${amount}`;
  const hasPage = amount === lower || amount === higher;
  // Never redirect a path to itself: on a host that lacks the page, that is an endless loop.
  return hasPage && path !== meant ? meant : [asked, lower, higher];
}

function missingRate(path: string): string | MissingAmount | undefined {
  const [, text] = /^\/hour\/([^/]*)\/?$/.exec(path) ?? [];
  if (text === undefined) return undefined;
  const asked = Number.parseFloat(text);
  const rate = Number.isFinite(asked) ? asked : 0;
  const lower = Math.min(Math.max(LOWEST_RATE, Math.floor(rate * 2) / 2), HIGHEST_RATE - STEP);
  const nearest = [lower, lower + STEP];
  const [below = '', above = ''] = nearest.map((dollars) =>
    dollars % 1 ? dollars.toFixed(2) : `${dollars}`,
  );
  const meant = `/hour/${rate === lower ? below : above}`;
  return nearest.includes(rate) && path !== meant ? meant : [rate, below, above];
}

/** Dollars: as `src/site/hourly-rates.ts`, whose list of all rates would be as long again as this. */
const LOWEST_RATE = 15;
const HIGHEST_RATE = 150;
const STEP = 0.5;
