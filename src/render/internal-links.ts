/** Looks a page's links up while the page is still in memory. */

import { type Layout, pageAddress } from '../site/page-files.ts';
import { isSalaryAmount } from '../site/salary-amounts.ts';
import type { FilledLink, FilledPage, ShapeLinks } from './page-shape.ts';

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
  const checkedShapes = new Map<ShapeLinks, CheckedShape>();

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
      const { fixed, filled } = shapeOf(links);
      let broken = fixed.broken;
      for (const { link, isSure } of filled) {
        const { before, text, after } = link;
        const filling = texts[text] ?? '';
        if (isSure(filling)) continue;
        broken = [...broken, ...check([before + filling + after]).broken];
      }
      return { links: fixed.links + filled.length, broken };
    },
  };

  function shapeOf(links: ShapeLinks): CheckedShape {
    const known = checkedShapes.get(links);
    if (known !== undefined) return known;
    const filled = links.filled.map((link) => ({ link, isSure: surely(link) }));
    const shape = { fixed: check(links.fixed), filled };
    checkedShapes.set(links, shape);
    return shape;
  }

  function surely({ before, after }: FilledLink): (filling: string) => boolean {
    if (before === '/salary/' && after === afterSalary) return isSalaryDigits;
    const isEntered = ENTERED_SALARY.test(`${before}0${after}`) && !isBroken(`${before}0${after}`);
    return isEntered && after === '' ? isDigits : () => false;
  }
}

/** The links of a shape, looked up as far as they are the same on every page of it. */
interface CheckedShape {
  readonly fixed: LinkFindings;
  readonly filled: readonly {
    readonly link: FilledLink;
    /** Whether the link with this text leads somewhere, as far as the text alone shows that: false says nothing. */
    readonly isSure: (filling: string) => boolean;
  }[];
}

/** The calculator, or the comparison, with a salary entered. */
const ENTERED_SALARY = /^(\/(?:compare\/?)?)#salary=\d+$/;

const LINK = /\b(?:href|src)="([^"]*)"/g;

function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return false;
  }
  return text !== '';
}

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
