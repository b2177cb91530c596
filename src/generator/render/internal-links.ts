/** Looks a page's links up while the page is still in memory. */
import { isSalaryAmount } from '../../site/salary-amounts.ts';
import { type Layout, pageAddress } from '../emit/page-files.ts';
import type { FilledPage, ShapeLinks } from './page-shape.ts';

/** Root-relative links of one page; `broken` are those that nothing answers. */
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
  const fixedFindings = new Map<ShapeLinks, LinkFindings>();

  function isBroken(target: string): boolean {
    const digits = /^\/salary\/(\d+)/.exec(target)?.[1];
    const isSalary =
      digits !== undefined &&
      target === `/salary/${digits}${afterSalary}` &&
      isSalaryDigits(digits);
    return !isSalary && !addresses.has(target.replace(ENTERED_SALARY, '$1'));
  }

  function check(targets: readonly string[]): LinkFindings {
    const internal = targets.filter((target) => target.startsWith('/'));
    return { links: internal.length, broken: internal.filter(isBroken) };
  }

  return {
    inHtml: (html) => check(Array.from(html.matchAll(LINK), ([, target = '']) => target)),

    inPage({ links, texts }) {
      let fixed = fixedFindings.get(links);
      if (fixed === undefined) {
        fixed = check(links.fixed);
        fixedFindings.set(links, fixed);
      }
      const broken = [...fixed.broken];
      for (const { before, text, after } of links.filled) {
        const filling = texts[text] ?? '';
        const isSalary = before === '/salary/' && after === afterSalary && isSalaryDigits(filling);
        if (!isSalary) broken.push(...check([before + filling + after]).broken);
      }
      return { links: fixed.links + links.filled.length, broken };
    },
  };
}

/** The calculator, or the comparison, with a salary entered. */
const ENTERED_SALARY = /^(\/(?:compare\/?)?)#salary=\d+$/;

const LINK = /\b(?:href|src)="([^"]*)"/g;

/** Whether `digits` is a salary that has a page, written the one way its address has it. Runs some 55 times a page. */
function isSalaryDigits(digits: string): boolean {
  let amount = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return false;
    amount = amount * 10 + digit;
  }
  return digits.charCodeAt(0) !== ZERO && isSalaryAmount(amount);
}

const ZERO = 48;
