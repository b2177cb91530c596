/** Checks a finished page's links while it is still in memory. */
import { isSalaryAmount } from '../site/salary-amounts.ts';

/** What a check of one page found; `broken` holds the targets that nothing answers. */
export interface LinkFindings {
  links: number;
  broken: string[];
}

/** Says whether something in the site answers a root-relative address that is no salary page's. */
export type TargetExists = (target: string) => boolean;

const SALARY_FOLDER = '/salary/';

/**
 * Looks every root-relative `href` and `src` of `html` up among the pages and files of the whole site. A
 * search for one fixed text after another: a page has some eighty links, and one pattern that finds and
 * takes them apart was measured to take five times as long.
 */
export function checkInternalLinks(html: string, exists: TargetExists): LinkFindings {
  const findings: LinkFindings = { links: 0, broken: [] };
  for (const attribute of [' href="/', ' src="/']) {
    let found = html.indexOf(attribute);
    while (found !== -1) {
      const start = found + attribute.length - 1;
      const end = html.indexOf('"', start);
      const target = html.slice(start, end);
      findings.links++;
      if (!isAnswered(target, exists)) findings.broken.push(target);
      found = html.indexOf(attribute, end);
    }
  }
  return findings;
}

function isAnswered(target: string, exists: TargetExists): boolean {
  if (!target.startsWith(SALARY_FOLDER)) return exists(target);
  const digits = target.slice(SALARY_FOLDER.length);
  const amount = Number(digits);
  // `080000` and `8e4` are other addresses for a number that has a page, and no file answers them.
  return isSalaryAmount(amount) && `${amount}` === digits;
}
