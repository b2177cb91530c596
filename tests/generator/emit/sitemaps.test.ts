import { expect, test } from 'vitest';
import { SITEMAP_INDEX_FILE, sitemapFiles } from '../../../src/generator/emit/sitemaps.ts';
import { allSalaryAmounts } from '../../../src/site/salary-amounts.ts';

const siteUrl = 'https://pay.example.com';
const amounts = [...allSalaryAmounts()];

function addresses(contents: Uint8Array): string[] {
  return Array.from(
    Buffer.from(contents)
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
    ([, a]) => `${a}`,
  );
}

test('the sitemaps of the whole site list every page once, and the index every sitemap', () => {
  const { common, salaries } = sitemapFiles(siteUrl, ['/', '/contact'], amounts);
  const files = [...common, ...salaries(amounts)];
  const [index, ...sitemaps] = files;
  expect(index?.file).toBe(SITEMAP_INDEX_FILE);
  expect(addresses(index?.contents ?? new Uint8Array())).toEqual(
    sitemaps.map(({ file }) => `${siteUrl}/${file}`),
  );
  expect(sitemaps.flatMap(({ contents }) => addresses(contents))).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/contact`,
    ...amounts.map((amount) => `${siteUrl}/salary/${amount}`),
  ]);
});

test('no sitemap is larger than the protocol allows', () => {
  const { common, salaries } = sitemapFiles(siteUrl, [], amounts);
  for (const { contents } of [...common, ...salaries(amounts)]) {
    expect(addresses(contents).length).toBeLessThanOrEqual(50_000);
    expect(contents.length).toBeLessThanOrEqual(50 * 1024 * 1024);
  }
});

test('the index of a small site names only sitemaps that exist', () => {
  const { common, salaries } = sitemapFiles(siteUrl, ['/'], [80_000, 15_000_000]);
  const files = [...common, ...salaries([80_000, 15_000_000])].map(
    ({ file }) => `${siteUrl}/${file}`,
  );
  expect(addresses(common[0]?.contents ?? new Uint8Array())).toEqual(files.slice(1));
});

test('an address with characters that XML reserves is escaped', () => {
  const { common } = sitemapFiles('https://pay.example.com', ['/a&b<c>'], []);
  expect(Buffer.from(common[1]?.contents ?? []).toString()).toContain('/a&amp;b&lt;c&gt;</loc>');
});
