/** Sitemaps: every indexable page once, in shards under an index (sitemaps.org, protocol 0.9). */

import { type Layout, pageAddress } from '../../site/page-files.ts';
import { salaryPath } from '../../site/paths.ts';
import { isIndexed, LOWEST_SALARY, SALARY_COUNT, SALARY_STEP } from '../../site/salary-amounts.ts';
import type { SiteFile } from './site-file.ts';

/**
 * Salary pages in one sitemap. The protocol allows 50,000. A build that is split across machines is split
 * between sitemaps, so that each machine writes whole sitemaps for the pages it makes.
 */
const SALARIES_PER_SITEMAP = 2_500;

/** How many salary sitemaps the whole site has. */
export const SALARY_SITEMAP_COUNT = Math.ceil(SALARY_COUNT / SALARIES_PER_SITEMAP);

/** The sitemaps of a site: those common to all its shards, and those of some of its salary pages. */
export interface SitemapFiles {
  /** The index, and the sitemap of the pages that are not salary pages. */
  readonly common: SiteFile[];
  /** Names of the salary sitemaps that list `amounts`. */
  salaryFiles(amounts: readonly number[]): string[];
  /** Those sitemaps, made lazily. They list no other salary. */
  salaries(amounts: readonly number[]): Iterable<SiteFile>;
}

export interface SitemapSettings {
  readonly layout: Layout;
  /** Dollars: salaries that are no multiples of it are left out. */
  readonly indexStep: number;
  /** The date that each address gets, such as `2026-07-01`; none where it is undefined. */
  readonly lastModified: string | undefined;
}

/** Lists `routes` and the salary pages of `amounts`, each once, at their addresses below `siteUrl`. */
export function sitemapFiles(
  siteUrl: string,
  routes: readonly string[],
  amounts: readonly number[],
  { layout, indexStep, lastModified }: SitemapSettings,
): SitemapFiles {
  const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  const groupBySitemap = (some: readonly number[]) =>
    groupedBySitemap(some.filter((amount) => isIndexed(amount, indexStep)));
  const paths = (listed: readonly string[]) => listed.map((route) => pageAddress(route, layout));
  const indexed = [PAGES_SITEMAP_FILE, ...groupBySitemap(amounts).keys()];
  return {
    common: [
      textFile(SITEMAP_INDEX_FILE, sitemapIndex(siteUrl, indexed, date)),
      textFile(PAGES_SITEMAP_FILE, sitemap(siteUrl, paths(routes), date)),
    ],
    salaryFiles: (some) => [...groupBySitemap(some).keys()],
    *salaries(some) {
      for (const [file, group] of groupBySitemap(some)) {
        yield textFile(file, sitemap(siteUrl, paths(group.map(salaryPath)), date));
      }
    },
  };
}

/** Index, from 0, of the sitemap that lists the page of `amount` dollars a year. */
export function sitemapOf(amount: number): number {
  return Math.floor((amount - LOWEST_SALARY) / SALARY_STEP / SALARIES_PER_SITEMAP);
}

export const SITEMAP_INDEX_FILE = 'sitemap.xml';
const PAGES_SITEMAP_FILE = 'sitemaps/pages.xml';

function groupedBySitemap(amounts: readonly number[]): Map<string, number[]> {
  const groups: number[][] = [];
  for (const amount of amounts) {
    const sitemap = sitemapOf(amount);
    const group = groups[sitemap];
    if (group === undefined) groups[sitemap] = [amount];
    else group.push(amount);
  }
  const named = new Map<string, number[]>();
  groups.forEach((group, sitemap) => {
    named.set(`sitemaps/salary-${String(sitemap + 1).padStart(2, '0')}.xml`, group);
  });
  return named;
}

/** `date` is the element for it, or empty. */
function sitemap(siteUrl: string, paths: readonly string[], date: string): string {
  const addresses = paths.map(
    (path) => `<url><loc>${escapeXml(siteUrl + path)}</loc>${date}</url>`,
  );
  return `${XML}<urlset xmlns="${NAMESPACE}">\n${addresses.join('\n')}\n</urlset>\n`;
}

function sitemapIndex(siteUrl: string, files: readonly string[], date: string): string {
  const sitemaps = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${siteUrl}/${file}`)}</loc>${date}</sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}

function textFile(file: string, text: string): SiteFile {
  return { file, contents: Buffer.from(text) };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
