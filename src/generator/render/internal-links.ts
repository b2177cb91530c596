/** Checks a finished page's links while it is still in memory. */
import { isSalaryAmount } from '../../site/salary-amounts.ts';

/** What a check of one page found; `broken` holds the targets that nothing answers. */
export interface LinkFindings {
  links: number;
  broken: string[];
}

/** Says whether something in the site answers a root-relative address that is no salary page's. */
export type TargetExists = (target: string) => boolean;

/**
 * Looks every root-relative `href` and `src` of `html` up among the pages and files of the whole site.
 *
 * A page has some eighty links, so they are found by their rarest few characters, and a salary is read digit
 * by digit where it stands: a pattern that finds and takes links apart was measured to take twice as long.
 */
export function checkInternalLinks(html: string, exists: TargetExists): LinkFindings {
  const findings: LinkFindings = { links: 0, broken: [] };
  for (let at = html.indexOf(LINK); at !== -1; at = html.indexOf(LINK, at + 1)) {
    if (!html.endsWith('href', at) && !html.endsWith('src', at)) continue;
    const start = at + LINK.length - 1;
    findings.links++;
    if (isSalaryLink(html, start)) continue;
    const target = html.slice(start, html.indexOf('"', start));
    if (!exists(target)) findings.broken.push(target);
  }
  return findings;
}

const LINK = '="/';
const SALARY_FOLDER = '/salary/';
const ZERO = 48;
const QUOTE = 34;

/** Whether the address that begins at `start` is that of a salary page, written the one way it is served. */
function isSalaryLink(html: string, start: number): boolean {
  if (!html.startsWith(SALARY_FOLDER, start)) return false;
  const first = start + SALARY_FOLDER.length;
  let amount = 0;
  let at = first;
  for (let digit = html.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; ) {
    amount = amount * 10 + digit;
    at++;
    digit = html.charCodeAt(at) - ZERO;
  }
  const hasLeadingZero = html.charCodeAt(first) === ZERO;
  return html.charCodeAt(at) === QUOTE && !hasLeadingZero && isSalaryAmount(amount);
}
