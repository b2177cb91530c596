/** Sitemaps: every indexable page once, in shards under an index (sitemaps.org, protocol 0.9). */

import { type Layout, pageAddress } from '../../site/page-files.ts';
import { salaryPath } from '../../site/paths.ts';
import { isIndexed, LOWEST_SALARY, SALARY_COUNT, SALARY_STEP } from '../../site/salary-amounts.ts';
import { type SiteFile, textFile } from './site-file.ts';

/**
 * Salary pages in one sitemap. The protocol allows 50,000. A build that is split across machines is split
 * between sitemaps, so that each machine writes whole sitemaps for the pages it makes.
 */
const SALARIES_PER_SITEMAP = 2_500;

/** How many salary sitemaps the whole site has. */
export const SALARY_SITEMAP_COUNT = Math.ceil(SALARY_COUNT / SALARIES_PER_SITEMAP);

export interface SitemapSettings {
  readonly layout: Layout;
  /** Dollars: salaries that are no multiples of it are left out. */
  readonly indexStep: number;
  /** The date that each address gets, such as `2026-07-01`; none where it is undefined. */
  readonly lastModified: string | undefined;
}

/** The index, and the sitemaps of `routes` and of the salary pages of `amounts`, each page once, at its address below `siteUrl`. */
export function sitemapFiles(
  siteUrl: string,
  routes: readonly string[],
  amounts: readonly number[],
  { layout, indexStep, lastModified }: SitemapSettings,
): SiteFile[] {
  const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  const listing = (file: string, paths: () => readonly string[]): SiteFile => ({
    file,
    contents: () =>
      Buffer.from(
        sitemap(
          siteUrl,
          paths().map((path) => pageAddress(path, layout)),
          date,
        ),
      ),
  });
  const indexed = amounts.filter((amount) => isIndexed(amount, indexStep));
  const sitemaps = [
    listing(PAGES_SITEMAP_FILE, () => routes),
    ...Array.from(groupedBySitemap(indexed), ([sitemap, group]) =>
      listing(salarySitemapFile(sitemap), () => group.map(salaryPath)),
    ),
  ];
  const names = sitemaps.map(({ file }) => file);
  return [textFile(SITEMAP_INDEX_FILE, sitemapIndex(siteUrl, names, date)), ...sitemaps];
}

/** Index, from 0, of the sitemap that lists the page of `amount` dollars a year. */
export function sitemapOf(amount: number): number {
  return Math.floor((amount - LOWEST_SALARY) / SALARY_STEP / SALARIES_PER_SITEMAP);
}

/** The file of the salary sitemap with this index. */
export function salarySitemapFile(sitemap: number): string {
  return `sitemaps/salary-${String(sitemap + 1).padStart(2, '0')}.xml`;
}

export const SITEMAP_INDEX_FILE = 'sitemap.xml';
const PAGES_SITEMAP_FILE = 'sitemaps/pages.xml';

/** The amounts of each sitemap that has any, by its index. */
function groupedBySitemap(amounts: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const amount of amounts) {
    const sitemap = sitemapOf(amount);
    const group = groups.get(sitemap);
    if (group === undefined) groups.set(sitemap, [amount]);
    else group.push(amount);
  }
  return groups;
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

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
