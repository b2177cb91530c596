/** Follows the links of a built site as it is served, with linkinator. */
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import pLimit from 'p-limit';
import { startPreviewServer } from '../preview/preview-server.ts';
import { isSalaryAmount, SALARY_COUNT } from '../site/salary-amounts.ts';
import { type PublishedPages, readPublishedPages, salaryOf } from './published-pages.ts';
import { sampleSalaries } from './salary-sample.ts';

export interface LinkCheckSettings {
  /** Output folder of `gen-site`. */
  readonly dir: string;
  /** Salary pages drawn at random, beside those that are always read. */
  readonly sample: number;
  readonly seed: number;
}

export interface LinkReport {
  /** Pages, and style sheets, whose links were followed. */
  readonly read: { readonly salaryPages: number; readonly others: number };
  readonly publishedSalaryPages: number;
  /** How the salary pages were chosen, in words. */
  readonly sample: string;
  /** `total` counts an address once for each page that links to it. */
  readonly links: { readonly total: number; readonly distinct: number };
  /** Salaries linked to that a site built with `--only` does not have: not fetched, not broken. */
  readonly beyondPartialSite: number;
  /** Addresses on other hosts: their form is checked, and they are never fetched. */
  readonly external: readonly string[];
  readonly broken: readonly BrokenLink[];
}

export interface BrokenLink {
  /** Address of the page that has the link; the sitemap where no page that was read does. */
  readonly page: string;
  readonly target: string;
  /** What came back instead. */
  readonly reason: string;
}

/**
 * Reads all pages but the salary pages, found by following links from `/`, and a sample of the salary
 * pages, and fetches every link on any of them.
 * @throws UserError if `dir` holds no whole site.
 */
export async function checkLinks(settings: LinkCheckSettings): Promise<LinkReport> {
  const published = await readPublishedPages(settings.dir);
  const sample = sampleSalaries([...published.salaryPaths.keys()], {
    size: settings.sample,
    seed: settings.seed,
  });
  const samplePaths = sample.amounts.flatMap((amount) => published.salaryPaths.get(amount) ?? []);
  const server = await startPreviewServer({ dir: settings.dir, port: 0, host: '127.0.0.1' });
  try {
    const crawl = startCrawl(server.url, published);
    await crawl.read(['/', MISSING_PATH, ...published.otherPaths, ...samplePaths]);
    return {
      publishedSalaryPages: published.salaryPaths.size,
      sample: sample.description,
      ...crawl.report(),
    };
  } finally {
    await server.close();
  }
}

/** Answered with 404.html, whose links are then followed as any other page's are. */
const MISSING_PATH = '/no-such-page';

/** Each page asks for its hundred links at once. */
const PAGES_AT_ONCE = 4;

function startCrawl(serverUrl: string, { origin, salaryPaths }: PublishedPages) {
  const isPartial = salaryPaths.size < SALARY_COUNT;
  const readPages = new Set<string>();
  const fetched = new Set<string>();
  const beyondPartialSite = new Set<string>();
  const external = new Set<string>();
  /** The pages that link to an address, by that address. */
  const linkingPages = new Map<string, Set<string>>();
  /** What is wrong with an address, by that address. */
  const faults = new Map<string, string>();
  const limit = pLimit(PAGES_AT_ONCE);
  // Canonical addresses and structured data name the origin that the site is to have.
  const originPattern = new RegExp(`^${origin.replace(/[.[\]]/g, '\\$&')}(?=[/?#]|$)`);

  /** Reads `paths`, then whatever they link to that is not a salary page, until nothing is new. */
  async function read(paths: readonly string[]): Promise<void> {
    let wave = new Set(paths);
    while (wave.size > 0) {
      for (const path of wave) {
        readPages.add(path);
        fetched.add(path);
      }
      await Promise.all(Array.from(wave, (path) => limit(readPage, path)));
      wave = new Set([...linkingPages.keys()].filter(isToBeRead));
    }
  }

  function isToBeRead(target: string): boolean {
    const hasLinks = /^\/([^.]*|.*\.css)$/.test(target);
    const isNew = !readPages.has(target) && !faults.has(target);
    return hasLinks && isNew && salaryOf(target) === undefined;
  }

  async function readPage(page: string): Promise<void> {
    let isPageItself = true;
    const result = await new LinkChecker().check({
      path: serverUrl + page,
      cleanUrls: true,
      redirects: 'error',
      checkCss: true,
      checkFragments: true,
      urlRewriteExpressions: [{ pattern: originPattern, replacement: serverUrl }],
      linksToSkip: async (address) => {
        const isSkipped = !isPageItself && !isToBeFetched(ownPath(address));
        isPageItself = false;
        return isSkipped;
      },
    });
    const [itself, ...links] = result.links;
    if (itself?.state === LinkState.BROKEN && page !== MISSING_PATH) {
      // What came back is 404.html, whose links are not this page's.
      faults.set(page, faultOf(itself));
      return;
    }
    if (itself?.state === LinkState.OK && page === MISSING_PATH) {
      faults.set(page, `answers ${itself.status}, and not 404`);
    }
    for (const link of links) note(page, link);
  }

  function isToBeFetched(path: string | undefined): boolean {
    if (path === undefined || fetched.has(path)) return false;
    const amount = salaryOf(path);
    if (isPartial && amount !== undefined && isSalaryAmount(amount) && !salaryPaths.has(amount)) {
      beyondPartialSite.add(path);
      return false;
    }
    fetched.add(path);
    return true;
  }

  function note(page: string, link: LinkResult): void {
    const path = ownPath(link.url);
    if (path === MISSING_PATH) return;
    const target = path ?? link.url;
    linkingPages.set(target, (linkingPages.get(target) ?? new Set()).add(page));
    if (link.state === LinkState.BROKEN) {
      faults.set(target, faultOf(link));
    } else if (path === undefined) {
      external.add(target);
      const fault = externalFault(target);
      if (fault !== undefined) faults.set(target, fault);
    }
  }

  /** The root-relative form of an address that is on this site. */
  function ownPath(address: string): string | undefined {
    return address.startsWith(`${serverUrl}/`) ? address.slice(serverUrl.length) : undefined;
  }

  function report() {
    const salaryPages = [...readPages].filter((path) => salaryOf(path) !== undefined).length;
    const pageCounts = Array.from(linkingPages.values(), (linking) => linking.size);
    return {
      read: { salaryPages, others: readPages.size - salaryPages },
      links: {
        total: pageCounts.reduce((total, count) => total + count, 0),
        distinct: linkingPages.size,
      },
      beyondPartialSite: beyondPartialSite.size,
      external: [...external].sort(),
      broken: [...faults].flatMap(([target, reason]) =>
        Array.from(linkingPages.get(target) ?? ['/sitemap.xml'], (page) => ({
          page,
          target,
          reason,
        })),
      ),
    };
  }

  return { read, report };
}

function faultOf({ status, failureDetails }: LinkResult): string {
  const [failure] = failureDetails ?? [];
  if (failure instanceof Error) return failure.message;
  return status ? `answers ${status}` : 'cannot be read as an address';
}

function externalFault(address: string): string | undefined {
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return 'is not a web address';
  if (!hostname.includes('.')) return 'has no full host name';
  return username || password ? 'holds a user name or password' : undefined;
}
