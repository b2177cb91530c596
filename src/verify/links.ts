/** The links proof: looks up every link of a page among the site's files, and checks the form of links to other hosts. */
import type { Element } from 'domhandler';
import { addFault, type FaultTally } from './faults.ts';
import { hasPage } from './figures/salary-links.ts';
import { attribute, type HtmlPage, wordsOf } from './html-page.ts';
import { salaryOf } from './site-folder.ts';

/** The addresses that the site answers. */
export interface KnownAddresses {
  /** Root-relative addresses of its pages and files. */
  readonly addresses: ReadonlySet<string>;
  /** Whether salaries may lack their pages, as on a site built with `--only`. */
  readonly isPartial: boolean;
}

/**
 * Notes each link, image, script and style sheet of `page` that no file answers, and each address on another host that
 * cannot be right.
 * @returns the links to this site, each once for every page that has it, and those to salaries that a partial site leaves out.
 */
export function lookUpLinks(
  page: HtmlPage,
  { addresses, isPartial }: KnownAddresses,
  faults: FaultTally,
) {
  const count = { internal: 0, beyondPartialSite: 0 };
  const ids = new Set(page.elements.map((element) => attribute(element, 'id')));
  for (const element of page.elements) {
    for (const name of ['href', 'src']) {
      const target = attribute(element, name);
      if (target === undefined) continue;
      const note = (expected: string) => {
        const label = element.name === 'a' ? `link '${wordsOf(element)}'` : `<${element.name}>`;
        addFault(faults, { page: page.address, label, shown: target, expected });
      };
      if (/^https?:\/\//.test(target)) {
        if (!mayLeaveSite(element)) note('the address of a file of this site');
        else if (!isPublicAddress(target)) {
          note('a web address with a full host name and no user name');
        }
        continue;
      }
      count.internal++;
      const address = target.replace(FRAGMENT, '');
      if (target.startsWith('#') ? ids.has(target.slice(1)) : addresses.has(address)) continue;
      if (isPartial && hasPage(salaryOf(target))) count.beyondPartialSite++;
      else note('the address of a page or file');
    }
  }
  return count;
}

/** A fragment that fills in a form, or leads to the disclaimer's list of how the simplified model differs from the law. */
const FRAGMENT = /#(?:[\w-]+=.*|simplified)$/;

/** The Content-Security-Policy keeps scripts, styles and images to this host. */
function mayLeaveSite(element: Element): boolean {
  return element.name === 'a' || attribute(element, 'rel') === 'canonical';
}

function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && username === '' && password === '';
}
