/** Looks a page's links up while the page is still in memory. */

import { type Layout, pageAddress } from '../site/page-files.ts';
import { COMPARE_PATH, HOME_PATH, salaryPath } from '../site/paths.ts';
import { isSalaryAmount } from '../site/salary-amounts.ts';
import type { FilledPage } from './page-filler.ts';
import type { ShapeLinks } from './page-shape.ts';

/** Root-relative links of one page; nothing answers at the `broken` ones. */
export interface LinkFindings {
  readonly links: number;
  readonly broken: readonly string[];
}

export interface LinkChecker {
  /** Checks every `href` and `src` of `html`. */
  inHtml(html: string): LinkFindings;
  /** Checks the links of a filled page. Those that all pages of its shape have are looked up once. */
  inPage(page: Pick<FilledPage, 'links' | 'texts'>): LinkFindings;
}

/** Checks against the pages of `routes`, every salary's page, and `files`, which are root-relative addresses. */
export function linkChecker(
  routes: readonly string[],
  files: readonly string[],
  layout: Layout,
): LinkChecker {
  const addresses = new Set([...files, ...routes.map((route) => pageAddress(route, layout))]);
  const afterSalary = pageAddress('', layout);
  /** The pages that take a salary, up to its digits. */
  const entered = [HOME_PATH, COMPARE_PATH]
    .filter((route) => routes.includes(route))
    .map((route) => `${pageAddress(route, layout)}#salary=`);
  const inFixedText = new Map<ShapeLinks, LinkFindings>();

  function isBroken(target: string): boolean {
    return !(isSalary(target) || addresses.has(target) || isEntered(target));
  }

  function isSalary(target: string): boolean {
    if (!target.startsWith(SALARY) || !target.endsWith(afterSalary)) return false;
    return isSalaryAmount(amountIn(target, SALARY.length, target.length - afterSalary.length));
  }

  function isEntered(target: string): boolean {
    return entered.some(
      (start) => target.startsWith(start) && amountIn(target, start.length, target.length) > 0,
    );
  }

  function check(targets: readonly string[]): LinkFindings {
    const internal = targets.filter((target) => target.startsWith('/'));
    return { links: internal.length, broken: internal.filter(isBroken) };
  }

  function checkFixed(links: ShapeLinks): LinkFindings {
    const known = inFixedText.get(links);
    if (known !== undefined) return known;
    const findings = check(links.fixed);
    inFixedText.set(links, findings);
    return findings;
  }

  return {
    inHtml: (html) => check(Array.from(html.matchAll(LINK), ([, target = '']) => target)),

    inPage({ links, texts }) {
      const fixed = checkFixed(links);
      const filled = check(
        links.filled.map(({ before, text, after }) => before + texts[text] + after),
      );
      return {
        links: fixed.links + filled.links,
        broken: [...fixed.broken, ...filled.broken],
      };
    },
  };
}

const LINK = /\b(?:href|src)="([^"]*)"/g;

const SALARY = salaryPath('');

/** The whole dollars that `target` has from `start` to `end`; not a number if they are not written as a link has them. */
function amountIn(target: string, start: number, end: number): number {
  let amount = target.charCodeAt(start) === ZERO ? Number.NaN : 0;
  for (let index = start; index < end; index++) {
    const digit = target.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    amount = amount * 10 + digit;
  }
  return amount;
}

const ZERO = '0'.charCodeAt(0);
