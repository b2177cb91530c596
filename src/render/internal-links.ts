/** Looks a page's links up while the page is still in memory. */

import { type Layout, pageAddress } from '../site/page-files.ts';
import { DISCLAIMER_PATH, SIMPLIFIED_MODEL_ID, salaryPath } from '../site/paths.ts';
import { isSalaryAmount } from '../site/salary-amounts.ts';
import type { FilledPage } from './page-filler.ts';
import { type FilledLink, linkTargets, type ShapeLinks } from './page-shape.ts';

/** Root-relative links of one page; nothing answers at the `broken` ones. */
export interface LinkFindings {
  readonly links: number;
  readonly broken: readonly string[];
}

export interface LinkChecker {
  /** Checks every `href` and `src` of `html`. */
  inHtml(html: string): LinkFindings;
  /** Checks the links of a filled page. Links in the fixed text of its shape are looked up once a shape. */
  inPage(page: Pick<FilledPage, 'links' | 'texts'>): LinkFindings;
  /** Says why a link to `target` is broken, in words that end a sentence, such as `which does not exist`. */
  faultOf(target: string): string;
}

/** Links may lead to these pages and files, and to every salary's page. All addresses are root-relative. */
export interface LinkedSite {
  readonly routes: readonly string[];
  /** The routes of calculators, which read a pay from the fragment of a link. */
  readonly calculators: readonly string[];
  readonly files: readonly string[];
  readonly layout: Layout;
}

export function linkChecker({ routes, calculators, files, layout }: LinkedSite): LinkChecker {
  const addresses = new Set([...files, ...routes.map((route) => pageAddress(route, layout))]);
  if (routes.includes(DISCLAIMER_PATH)) {
    addresses.add(`${pageAddress(DISCLAIMER_PATH, layout)}#${SIMPLIFIED_MODEL_ID}`);
  }
  const afterSalary = pageAddress('', layout);
  /** Links to calculators begin with these, and then have the digits of a salary. */
  const entered = calculators.map((route) => `${pageAddress(route, layout)}#salary=`);
  const shapes = new Map<ShapeLinks, ShapeCheck>();

  function isAnswered(target: string): boolean {
    if (addresses.has(target)) return true;
    const start = entered.find((each) => target.startsWith(each));
    if (start !== undefined) return ENTRIES.test(target.slice(start.length));
    const digits = target.slice(SALARY.length, target.length - afterSalary.length);
    return target === SALARY + digits + afterSalary && isSalary(digits);
  }

  function check(targets: readonly string[]): LinkFindings {
    const internal = targets.filter((target) => target.startsWith('/'));
    return { links: internal.length, broken: internal.filter((target) => !isAnswered(target)) };
  }

  /** Tells by the text of a link whether it is answered. For nearly all links, no address is put together. */
  function checkOfText({ before, after }: FilledLink): (text: string) => boolean {
    if (before === SALARY && after === afterSalary) return isSalary;
    if (entered.includes(before) && after === '') return isAmount;
    return (text) => check([before + text + after]).broken.length === 0;
  }

  function checkOf(links: ShapeLinks): ShapeCheck {
    const known = shapes.get(links);
    if (known !== undefined) return known;
    const filled = links.filled.map((link) => ({ link, isAnsweredWith: checkOfText(link) }));
    const made = { fixed: check(links.fixed), filled };
    shapes.set(links, made);
    return made;
  }

  return {
    inHtml: (html) => check(linkTargets(html)),

    inPage({ links, texts }) {
      const { fixed, filled } = checkOf(links);
      const broken = [...fixed.broken];
      for (const { link, isAnsweredWith } of filled) {
        const text = texts[link.text] ?? '';
        if (!isAnsweredWith(text)) broken.push(link.before + text + link.after);
      }
      return { links: fixed.links + filled.length, broken };
    },

    faultOf(target) {
      const [address = '', fragment] = target.split('#');
      if (fragment === undefined || !addresses.has(address)) return 'which does not exist';
      return entered.some((each) => each.startsWith(`${address}#`))
        ? `and the page there does not take the entries #${fragment}`
        : `and the page there has no place #${fragment}`;
    },
  };
}

/** The links of a shape, and how those that have a text in them are looked up. */
interface ShapeCheck {
  readonly fixed: LinkFindings;
  readonly filled: readonly {
    readonly link: FilledLink;
    readonly isAnsweredWith: (text: string) => boolean;
  }[];
}

const SALARY = salaryPath('');

/** Dollars a year, or an hour; the latter with cents or without. */
const ENTRIES = /^[1-9]\d*((\.\d\d)?&amp;cycle=hourly)?$/;

const isSalary = (digits: string) => isSalaryAmount(amountIn(digits));
const isAmount = (digits: string) => amountIn(digits) > 0;

/** The whole dollars that `digits` are, without a zero in front; -1 if they are anything else. */
function amountIn(digits: string): number {
  if (digits.charCodeAt(0) === ZERO) return -1;
  let amount = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    amount = amount * 10 + digit;
  }
  return amount;
}

const ZERO = '0'.charCodeAt(0);
