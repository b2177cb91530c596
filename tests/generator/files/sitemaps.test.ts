import { expect, test } from 'vitest';
import {
  SITEMAP_INDEX_FILE,
  type SitemapSettings,
  sitemapFiles,
} from '../../../src/generator/files/sitemaps.ts';
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

test.each([
  ['the whole site', amounts],
  ['a small site', [80_000, 15_000_000]],
])('the sitemaps of %s list every page once, and the index every sitemap', (_, salaries) => {
  const [index = ['', ''], ...listed] = sitemaps(['/', '/contact'], salaries);
  expect(index[0]).toBe(SITEMAP_INDEX_FILE);
  expect(addresses(index[1])).toEqual(listed.map(([file]) => `${siteUrl}/${file}`));
  expect(listed.flatMap(([, text]) => addresses(text))).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/contact`,
    ...salaries.map((amount) => `${siteUrl}/salary/${amount}`),
  ]);
});

test('no sitemap is larger than the protocol allows', () => {
  for (const [, text] of sitemaps([], amounts)) {
    expect(addresses(text).length).toBeLessThanOrEqual(50_000);
    expect(text.length).toBeLessThanOrEqual(50 * 1024 * 1024);
  }
});

test('an address with characters that XML reserves is escaped', () => {
  const [, pages] = sitemaps(['/a&b<c>'], []);
  expect(pages?.[1]).toContain('/a&amp;b&lt;c&gt;</loc>');
});

test('a site that lists each 1,000 dollars alone lists no other salary, and no empty sitemap', () => {
  const settings = { ...every, indexStep: 1_000 };
  const [, , ...ofSalaries] = sitemaps(['/'], amounts, settings);
  const listed = ofSalaries.flatMap(([, text]) => addresses(text));
  expect(listed).toEqual(
    amounts.filter((amount) => amount % 1_000 === 0).map((amount) => `${siteUrl}/salary/${amount}`),
  );
  expect(listed).toHaveLength(14_996);
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
