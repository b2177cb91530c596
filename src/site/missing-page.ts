import { salaryPath } from './paths.ts';
import { isSalaryAmount } from './salary-amounts.ts';

/**
 * What the 404 page does for `path`. For `/salary/{x}`, x read as an integer (0 if it is not a number or beyond a
 * safe integer), it is the path of that salary's page if there is one at another path, else the amount that is not
 * available, in dollars a year. It is undefined for any other path. Accepts any path. Never throws.
 */
export function missingPage(path: string): string | number | undefined {
  const asked = /^\/salary\/([^/]*)\/?$/.exec(path)?.[1];
  if (asked === undefined) return undefined;
  const parsed = Number.parseInt(asked, 10);
  // Adding 0 turns -0 into 0.
  const amount = Number.isSafeInteger(parsed) ? parsed + 0 : 0;
  const meant = salaryPath(amount);
  // Never redirect a path to itself: on a host that lacks the page, that is an endless loop.
  return isSalaryAmount(amount) && path !== meant ? meant : amount;
}
