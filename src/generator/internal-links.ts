/** Checks a finished page's links while it is still in memory. */
import { isSalaryAmount } from '../site/salary-amounts.ts';

/** What a check of one page found; `broken` holds the targets that nothing answers. */
export interface LinkFindings {
  links: number;
  broken: string[];
}

/** Says whether something in the site answers a root-relative address that is no salary page's. */
export type TargetExists = (target: string) => boolean;

const LINK = /\s(?:href|src)="(\/[^"]*)"/g;
const SALARY_TARGET = /^\/salary\/([1-9]\d*)$/;

/** Every root-relative `href` and `src` of `html`, looked up among the pages and files of the whole site. */
export function checkInternalLinks(html: string, exists: TargetExists): LinkFindings {
  const findings: LinkFindings = { links: 0, broken: [] };
  for (const [, target = ''] of html.matchAll(LINK)) {
    findings.links++;
    const amount = SALARY_TARGET.exec(target)?.[1];
    const isFound = amount === undefined ? exists(target) : isSalaryAmount(Number(amount));
    if (!isFound) findings.broken.push(target);
  }
  return findings;
}
