/** Sitemaps: every indexable page once, in several files under an index (sitemaps.org, protocol 0.9). */
import { escapeHtml } from '../../render/page-shell.ts';
import { type Layout, pageAddress } from '../../site/page-files.ts';
import { salaryPath } from '../../site/paths.ts';
import { isIndexed, LOWEST_SALARY, SALARY_STEP } from '../../site/salary-amounts.ts';
import type { SiteFile } from './site-file.ts';

/**
 * Salary pages in one sitemap. The protocol allows 50,000. Search engines report by sitemap, so that smaller ones say more
 * closely which pages they leave out.
 */
const SALARIES_PER_SITEMAP = 2_500;

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
  // The addresses are made when they are wanted, since all of them together are large.
  const listing = (file: string, element: Element, paths: () => readonly string[]): SiteFile => ({
    file,
    contents: () => {
      const entries = paths().map(
        (path) => `<${element}><loc>${escapeHtml(siteUrl + path)}</loc>${date}</${element}>\n`,
      );
      const list = `<${LISTS[element]} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
      return Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?>\n${list}\n${entries.join('')}</${LISTS[element]}>\n`,
      );
    },
  });
  const sitemap = (file: string, paths: () => readonly string[]) =>
    listing(file, 'url', () => paths().map((path) => pageAddress(path, layout)));

  const groups: number[][] = [];
  for (const amount of amounts) {
    if (!isIndexed(amount, indexStep)) continue;
    const index = Math.floor((amount - LOWEST_SALARY) / SALARY_STEP / SALARIES_PER_SITEMAP);
    groups[index] ??= [];
    groups[index].push(amount);
  }
  const sitemaps = [
    sitemap('sitemaps/pages.xml', () => routes),
    // A group without an indexed salary is a hole, which is left out.
    ...groups.flatMap((group, index) => {
      const number = String(index + 1).padStart(2, '0');
      const file = sitemap(`sitemaps/salary-${number}.xml`, () => group.map(salaryPath));
      return { ...file, isDerived: true };
    }),
  ];
  const files = sitemaps.map(({ file }) => `/${file}`);
  return [listing(SITEMAP_INDEX_FILE, 'sitemap', () => files), ...sitemaps];
}

export const SITEMAP_INDEX_FILE = 'sitemap.xml';

/** The element around a list, by the element around each of its addresses. */
const LISTS = { url: 'urlset', sitemap: 'sitemapindex' } as const;
type Element = keyof typeof LISTS;
