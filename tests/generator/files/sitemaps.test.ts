/** That the sitemaps list every page once, and keep within the limits of the protocol, `verify` proves of each site. */
import { expect, test } from 'vitest';
import { type SitemapSettings, sitemapFiles } from '../../../src/generator/files/sitemaps.ts';
import { allSalaryAmounts, SALARY_STEP } from '../../../src/site/salary-amounts.ts';

const siteUrl = 'https://pay.example.com';
const amounts = [...allSalaryAmounts()];
const every = { layout: 'file', indexStep: SALARY_STEP, lastModified: undefined } as const;

function addresses(text: string): string[] {
  return Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => `${address}`);
}

/** The text of each sitemap by its file, that of the index first. */
function sitemaps(
  routes: readonly string[],
  salaries: readonly number[],
  settings: SitemapSettings = every,
): [file: string, text: string][] {
  return sitemapFiles(siteUrl, routes, salaries, settings).map(({ file, contents }) => [
    file,
    Buffer.from(contents()).toString(),
  ]);
}

test('the whole site has several sitemaps of at most 50,000 addresses, in the index', () => {
  const [index = ['', ''], ...listed] = sitemaps(['/', '/contact'], amounts);
  expect(addresses(index[1])).toEqual(listed.map(([file]) => `${siteUrl}/${file}`));
  const sizes = listed.map(([, text]) => addresses(text).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(2 + amounts.length);
});

test('an address with characters that XML reserves is escaped', () => {
  const [, pages] = sitemaps(['/a&b<c>'], []);
  expect(pages?.[1]).toContain('/a&amp;b&lt;c&gt;</loc>');
});

test('a site that lists each 1,000 dollars alone lists no other salary, and no empty sitemap', () => {
  const settings = { ...every, indexStep: 1_000 };
  const [, , ...ofSalaries] = sitemaps(['/'], [80_000, 80_100, 81_000], settings);
  expect(ofSalaries.flatMap(([, text]) => addresses(text))).toEqual(
    [80_000, 81_000].map((amount) => `${siteUrl}/salary/${amount}`),
  );
  const files = sitemaps(['/'], [80_100, 80_200], settings).map(([file]) => file);
  expect(files).toEqual(['sitemap.xml', 'sitemaps/pages.xml']);
});

test('the date of the last change is that of the settings, on every address and every sitemap, or none', () => {
  for (const [, text] of sitemaps(['/'], [80_000], { ...every, lastModified: '2026-07-01' })) {
    const dates = text.match(/<lastmod>2026-07-01<\/lastmod>/g) ?? [];
    expect(dates).toHaveLength(addresses(text).length);
  }
  for (const [, text] of sitemaps(['/'], [80_000])) expect(text).not.toContain('lastmod');
});
