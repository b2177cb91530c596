/** Looks every link of a page up among the files of the site. */
import type { Element } from 'domhandler';
import { addFault, type FaultTally } from './faults.ts';
import { attribute, type HtmlPage, wordsOf } from './html-page.ts';
import { hasPage } from './reference-figures.ts';

/** What answers on the site. */
export interface KnownAddresses {
  /** Root-relative addresses of its pages and files. */
  readonly addresses: ReadonlySet<string>;
  /** Whether salaries may lack their pages, as on a site built with `--only`. */
  readonly isPartial: boolean;
}

export interface LinkCount {
  /** Links to this site, each once for every page it stands on. */
  internal: number;
  /** Links to salaries that a partial site leaves out. */
  beyondPartialSite: number;
}

/** Notes each link, image, script and style sheet of `page` that nothing answers. */
export function lookUpLinks(
  page: HtmlPage,
  { addresses, isPartial }: KnownAddresses,
  faults: FaultTally,
): LinkCount {
  const count: LinkCount = { internal: 0, beyondPartialSite: 0 };
  const ids = new Set(page.elements.map((element) => attribute(element, 'id')));
  for (const element of page.elements) {
    for (const name of ['href', 'src']) {
      const target = attribute(element, name);
      if (target === undefined || /^https?:\/\//.test(target)) continue;
      count.internal++;
      const isAnswered = target.startsWith('#') ? ids.has(target.slice(1)) : addresses.has(target);
      if (isAnswered) continue;
      if (isPartial && hasPage(salaryOf(target))) {
        count.beyondPartialSite++;
        continue;
      }
      addFault(faults, {
        page: page.address,
        label: describeLink(element),
        shown: target,
        expected: 'the address of a page or file',
      });
    }
  }
  return count;
}

/** The salary, in dollars a year, whose page `address` is; 0 for any other address. */
export function salaryOf(address: string): number {
  return Number(/^\/salary\/([1-9]\d*)\/?$/.exec(address)?.[1] ?? 0);
}

function describeLink(element: Element): string {
  return element.name === 'a' ? `link '${wordsOf(element)}'` : `<${element.name}>`;
}
