import { expect, test } from 'vitest';
import { SITEMAP_INDEX_FILE, sitemapFiles } from '../../../src/generator/files/sitemaps.ts';
import { allSalaryAmounts, SALARY_STEP } from '../../../src/site/salary-amounts.ts';

const siteUrl = 'https://pay.example.com';
const amounts = [...allSalaryAmounts()];
const every = { layout: 'file', indexStep: SALARY_STEP, lastModified: undefined } as const;

function addresses(contents: Uint8Array): string[] {
  return Array.from(
    Buffer.from(contents)
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
    ([, a]) => `${a}`,
  );
}

test('the sitemaps of the whole site list every page once, and the index every sitemap', () => {
  const { common, salaries } = sitemapFiles(siteUrl, ['/', '/contact'], amounts, every);
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
  const { common, salaries } = sitemapFiles(siteUrl, [], amounts, every);
  for (const { contents } of [...common, ...salaries(amounts)]) {
    expect(addresses(contents).length).toBeLessThanOrEqual(50_000);
    expect(contents.length).toBeLessThanOrEqual(50 * 1024 * 1024);
  }
});

test('the index of a small site names only sitemaps that exist', () => {
  const { common, salaries } = sitemapFiles(siteUrl, ['/'], [80_000, 15_000_000], every);
  const files = [...common, ...salaries([80_000, 15_000_000])].map(
    ({ file }) => `${siteUrl}/${file}`,
  );
  expect(addresses(common[0]?.contents ?? new Uint8Array())).toEqual(files.slice(1));
});

test('an address with characters that XML reserves is escaped', () => {
  const { common } = sitemapFiles('https://pay.example.com', ['/a&b<c>'], [], every);
  expect(Buffer.from(common[1]?.contents ?? []).toString()).toContain('/a&amp;b&lt;c&gt;</loc>');
});

test('a site that lists each 1,000 dollars alone lists no other salary, and no empty sitemap', () => {
  const settings = { ...every, indexStep: 1_000 };
  const { common, salaries, salaryFiles } = sitemapFiles(siteUrl, ['/'], amounts, settings);
  const listed = [...salaries(amounts)].flatMap(({ contents }) => addresses(contents));
  expect(listed).toEqual(
    amounts.filter((amount) => amount % 1_000 === 0).map((amount) => `${siteUrl}/salary/${amount}`),
  );
  expect(listed).toHaveLength(14_996);
  expect(salaryFiles([80_100, 80_200])).toEqual([]);
  expect(salaryFiles([80_100, 81_000])).toEqual(['sitemaps/salary-01.xml']);
  const few = sitemapFiles(siteUrl, ['/'], [80_100], settings);
  expect(addresses(few.common[0]?.contents ?? new Uint8Array())).toEqual([
    `${siteUrl}/sitemaps/pages.xml`,
  ]);
  expect(common).toHaveLength(2);
});

test('the date of the last change is that of the settings, on every address and every sitemap, or none', () => {
  const text = (contents?: Uint8Array) => Buffer.from(contents ?? []).toString();
  const dated = sitemapFiles(siteUrl, ['/'], [80_000], { ...every, lastModified: '2026-07-01' });
  for (const { contents } of [...dated.common, ...dated.salaries([80_000])]) {
    const dates = text(contents).match(/<lastmod>2026-07-01<\/lastmod>/g) ?? [];
    expect(dates).toHaveLength(addresses(contents).length);
  }
  const plain = sitemapFiles(siteUrl, ['/'], [80_000], every);
  for (const { contents } of [...plain.common, ...plain.salaries([80_000])]) {
    expect(text(contents)).not.toContain('lastmod');
  }
});
