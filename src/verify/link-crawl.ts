/** Serves a built site and follows the links of a sample of its pages with linkinator: `npm run check-links`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import pLimit from 'p-limit';
import { DEFAULT_RULES } from '../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';
import { startPreviewServer } from '../preview/preview-server.ts';
import { isSalaryAmount, SALARY_COUNT } from '../site/salary-amounts.ts';
import { UserError } from '../user-error.ts';
import { sampleSalaries } from './salary-sample.ts';
import { salaryOf } from './site-folder.ts';
import { locationsIn } from './sitemaps.ts';

export type LinkReport = Awaited<ReturnType<typeof crawlLinks>>;

/** Answered with 404.html, which has no address. */
const MISSING_PAGE = '/no-such-page';

/** A fragment that fills in a form: linkinator would look for an id. */
const FORM_ENTRIES = /#[\w-]+=/;

/** linkinator opens a connection for every link of a page at once, whatever its `concurrency` says. */
const PAGES_AT_ONCE = 4;

/**
 * Follows every link on the pages that the sitemaps in `dir` name and on their style sheets. Of salary pages it
 * reads a sample: `sample` of them, drawn with `seed`, beside those that are always read.
 * @throws UserError if `dir` holds no site.
 */
export async function crawlLinks(dir: string, sample: number, seed: number) {
  const listed = locations(dir, 'sitemap.xml').flatMap(({ pathname }) => locations(dir, pathname));
  const published = new Set(listed.map(({ pathname }) => pathname));
  const salaries = [...published].map(salaryOf).filter(isSalaryAmount);
  // Only edges between brackets are taken from it, and links do not depend on them.
  const rules = RULE_SETS[DEFAULT_RULES];
  const { amounts, description } = sampleSalaries(salaries, { rules, sample, seed });
  const isLeftOut = (path: string) =>
    salaries.length < SALARY_COUNT && isSalaryAmount(salaryOf(path)) && !published.has(path);

  const server = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
  const pathOf = (url: string) => url.replace(`${server.url}/`, '/');
  // Canonical addresses and structured data name the origin that the site will have.
  const origin = new RegExp(`^${listed[0]?.origin.replace(/[.[\]]/g, '\\$&')}(?=[/?#]|$)`);
  const answered = new Set<string>();
  const follow = async (page: string) => {
    const result = await new LinkChecker().check({
      path: server.url + page,
      cleanUrls: true,
      redirects: 'error',
      checkCss: true,
      checkFragments: true,
      urlRewriteExpressions: [{ pattern: origin, replacement: server.url }],
      async linksToSkip(url) {
        const path = pathOf(url);
        return path !== page && (!path.startsWith('/') || answered.has(path) || isLeftOut(path));
      },
    });
    const [itself, ...links] = result.links;
    if (itself?.state === LinkState.BROKEN && page !== MISSING_PAGE) {
      return [{ page: '/sitemap.xml', target: page, reason: reasonOf(itself) }];
    }
    return links.flatMap((link) => {
      const target = pathOf(link.url);
      if (link.state === LinkState.OK) answered.add(target);
      return target === page || FORM_ENTRIES.test(target)
        ? []
        : { page, target, reason: reasonOf(link) };
    });
  };

  try {
    const isRead = new Set([0, ...amounts]);
    const pages = [...published, MISSING_PAGE].filter((path) => isRead.has(salaryOf(path)));
    const limit = pLimit(PAGES_AT_ONCE);
    const links = (await limit.map(pages, follow)).flat();
    const styles = new Set(links.flatMap(({ target }) => (/\.css$/.test(target) ? target : [])));
    links.push(...(await limit.map(styles, follow)).flat());
    const targets = [...new Set(links.map(({ target }) => target))];
    return {
      /** Pages and style sheets whose links were followed. */
      read: { salaryPages: amounts.length, others: pages.length - amounts.length + styles.size },
      publishedSalaryPages: salaries.length,
      /** How the salary pages were chosen, in words. */
      sample: description,
      /** `total` counts an address once for each page that links to it. */
      links: { total: links.length, distinct: targets.length },
      /** Salaries linked to that a site built with `--only` leaves out: not fetched, not broken. */
      beyondPartialSite: targets.filter(isLeftOut).length,
      /** Addresses on other hosts: listed, never fetched. */
      external: targets.filter((target) => /^https?:/.test(target)).sort(),
      broken: links.filter(({ reason }) => reason !== ''),
    };
  } finally {
    await server.close();
  }
}

/** The addresses that a sitemap or the index of sitemaps names. */
function locations(dir: string, sitemap: string): URL[] {
  const file = join(dir, sitemap);
  if (!existsSync(file)) {
    throw new UserError(`There is no ${file}: run \`npm run gen-site\` to build a whole site.`);
  }
  return locationsIn(readFileSync(file, 'utf8')).map((address) => new URL(address));
}

function reasonOf({ state, status, failureDetails }: LinkResult): string {
  if (state !== LinkState.BROKEN) return '';
  const [failure] = failureDetails ?? [];
  if (failure instanceof Error) return failure.message;
  return status ? `answers ${status}` : 'cannot be read as an address';
}
