/** The 404 page's words on a salary. Written to be small: pages other than the calculator have 1 KB of script at most. */
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';

/** The amount that was asked for, in dollars a year, and the two nearest that have pages, rising. */
type MissingSalary = readonly [asked: bigint, lower: number, higher: number];

/**
 * The 404 page's action for `path`. For `/salary/{x}`, x read as an integer of any length (0 if it is not a number), it is the
 * path of that salary's page if there is one at another path, else what to say of the missing amount. It is undefined for any
 * other path. Accepts any path. Never throws.
 */
export function missingPage(path: string): string | MissingSalary | undefined {
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
