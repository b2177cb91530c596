import { salaryPath } from './paths.ts';
import { isSalaryAmount } from './salary-amounts.ts';

/**
 * What to make of `path`, an address that has no page. A path `/salary/{x}` asks for a salary, x read as an
 * integer, and 0 where it is none or beyond a safe integer: the result is the path of the page it means if
 * that is another one, else the amount that is not available, in dollars a year. Any other path is
 * undefined: a page that never was. Takes whatever stands in the address bar and never throws.
 */
export function missingPage(path: string): string | number | undefined {
  const asked = /^\/salary\/([^/]*)\/?$/.exec(path)?.[1];
  if (asked === undefined) return undefined;
  const parsed = Number.parseInt(asked, 10);
  // Adding 0 turns -0 into 0.
  const amount = Number.isSafeInteger(parsed) ? parsed + 0 : 0;
  const meant = salaryPath(amount);
  // Never from a page's own path to itself: on a host that lacks the page, that would go round for ever.
  return isSalaryAmount(amount) && path !== meant ? meant : amount;
}
