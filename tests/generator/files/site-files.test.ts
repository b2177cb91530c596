/** The files of a site that are no pages: sitemaps, the manifest and the open figures, and compressed copies. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openData } from '../../../src/generator/files/open-data.ts';
import { compressedFiles, compressFile } from '../../../src/generator/files/precompress.ts';
import { textFile } from '../../../src/generator/files/site-file.ts';
import { type SitemapSettings, sitemapFiles } from '../../../src/generator/files/sitemaps.ts';
import { staticFiles } from '../../../src/generator/files/static-files.ts';
import { calculatorsOf } from '../../../src/site/calculators.ts';
import { ENCODINGS } from '../../../src/site/files-without-address.ts';
import { allSalaryAmounts, SALARY_STEP } from '../../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

const textOf = ({ contents }: { contents: () => Uint8Array }) => Buffer.from(contents()).toString();

const SITE_URL = 'https://pay.example.com';

/** Addresses and dates in each sitemap, keyed by its file, with the index first. `verify` proves that every page is in one. */
function sitemaps(
  routes: readonly string[],
  salaries: readonly number[],
  settings: Partial<SitemapSettings> = {},
) {
  const every = { layout: 'file', indexStep: SALARY_STEP, lastModified: undefined } as const;
  return sitemapFiles(SITE_URL, routes, salaries, { ...every, ...settings }).map((sitemap) => {
    const [addresses, dates] = [/<loc>(.*?)<\/loc>/g, /<lastmod>(.*?)<\/lastmod>/g].map((tag) =>
      Array.from(textOf(sitemap).matchAll(tag), ([, text = '']) => text),
    );
    return { file: sitemap.file, addresses: addresses ?? [], dates };
  });
}

test('the whole site has several sitemaps of at most 50,000 addresses, in the index', () => {
  const amounts = [...allSalaryAmounts()];
  const [index, ...listed] = sitemaps(['/', '/contact'], amounts);
  expect(index?.addresses).toEqual(listed.map(({ file }) => `${SITE_URL}/${file}`));
  const sizes = listed.map(({ addresses }) => addresses.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(2 + amounts.length);
});

test('an address with characters that XML reserves is escaped', () => {
  expect(sitemaps(['/a&b<c>'], [])[1]?.addresses).toEqual([`${SITE_URL}/a&amp;b&lt;c&gt;`]);
});

test('a site that lists each 1,000 dollars alone lists no other salary, and no empty sitemap', () => {
  const [, , ...ofSalaries] = sitemaps(['/'], [80_000, 80_100, 81_000], { indexStep: 1_000 });
  expect(ofSalaries.flatMap(({ addresses }) => addresses)).toEqual(
    [80_000, 81_000].map((amount) => `${SITE_URL}/salary/${amount}`),
  );
  const files = sitemaps(['/'], [80_100, 80_200], { indexStep: 1_000 }).map(({ file }) => file);
  expect(files).toEqual(['sitemap.xml', 'sitemaps/pages.xml']);
});

test('the date of the last change is that of the settings, on every address and every sitemap, or none', () => {
  const lastModified = '2026-07-01';
  for (const { addresses, dates } of sitemaps(['/'], [80_000], { lastModified })) {
    expect(dates).toEqual(addresses.map(() => lastModified));
  }
  expect(sitemaps(['/'], [80_000]).flatMap(({ dates }) => dates)).toEqual([]);
});

test.each([
  ['Australian Pay Calculator', 'Pay Calculator'],
  ['Pay "Down Under" \\ & Co', 'Pay "Down Under" \\ & Co'],
])(
  'the manifest calls the site %s, and %s below its icon, which is a file of the site',
  (name, short) => {
    const files = staticFiles({ ...placeholderSiteConfig, name }, 'simplified', 'file');
    const manifest = files.find(({ file }) => file === 'site.webmanifest');
    const { icons, ...names } = JSON.parse(manifest ? textOf(manifest) : '');
    expect(names).toMatchObject({ name, short_name: short });
    expect(icons.length).toBeGreaterThan(0);
    const addresses = files.map(({ file }) => `/${file}`);
    for (const { src } of icons) expect(addresses).toContain(src);
  },
);

test('the manifest of a site that works offline has all that an installed app needs, and shortcuts to calculators', () => {
  const files = staticFiles(placeholderSiteConfig, 'legislated', 'directory');
  const manifest = files.find(({ file }) => file === 'site.webmanifest');
  const { icons, shortcuts, ...members } = JSON.parse(manifest ? textOf(manifest) : '');
  expect(members).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'en-AU', dir: 'ltr' });
  for (const member of ['description', 'display', 'categories', 'theme_color']) {
    expect(members, member).toHaveProperty(member);
  }
  const ofPng = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(ofPng.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'maskable']);
  for (const { src, sizes } of ofPng) {
    const bytes = files.find(({ file }) => `/${file}` === src)?.contents();
    const header = Buffer.from(bytes ?? []);
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(shortcuts).toHaveLength(4);
  const [, { path = '', name = '', question = '' } = {}] = calculatorsOf('legislated');
  expect(shortcuts[0]).toEqual({ name, description: question, url: `${path}/` });
});

test('a colour of the style is typed in the style alone, and the manifest and the icon have it', () => {
  const style = readFileSync('src/styles/tokens.css', 'utf8');
  const [accent, net] = ['accent', 'net'].map((name) => style.match(`--${name}: (.*);`)?.[1]);
  const files = staticFiles(placeholderSiteConfig, 'simplified', 'file');
  const text = (name: string) =>
    files
      .find(({ file }) => file === name)
      ?.contents()
      .toString();
  expect(JSON.parse(text('site.webmanifest') ?? '').theme_color).toBe(accent);
  expect(text('favicon.svg')).toContain(`fill="${net}"`);
  const drawings = readdirSync('templates/images').map((file) => `images/${file}`);
  for (const file of ['page.html', 'site.webmanifest', ...drawings]) {
    expect(readFileSync(`templates/${file}`, 'utf8'), file).not.toMatch(/#[\da-f]{3,8}\b/i);
  }
});

test('a site by the law has the open figures below /data/, and a simplified site has none', () => {
  const { name, url } = placeholderSiteConfig;
  const texts = openData({ publisher: name, address: `${url}/data/` });
  expect(texts.size).toBeGreaterThan(2);
  const figures = (rules: 'legislated' | 'simplified') =>
    staticFiles(placeholderSiteConfig, rules, 'file').flatMap((file) =>
      file.file.startsWith('data/') ? [[file.file, textOf(file)]] : [],
    );
  expect(figures('legislated')).toEqual(
    Array.from(texts, ([file, text]) => [`data/${file}`, text]),
  );
  expect(figures('simplified')).toEqual([]);
});

test('a compressed copy has neither the time nor the operating system of the build in it', () => {
  const [gz] = compressFile(textFile('salary/80000.html', '<p>Income tax</p>'), ['gzip']);
  const bytes = gz?.contents() ?? [];
  expect([...bytes.slice(4, 8), bytes[9]]).toEqual([0, 0, 0, 0, 255]);
});

test('a copy is compressed better for a file that all visitors load than for a salary page', () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `${index * 7919} dollars,`).join('');
  const sizeOf = (file: string) =>
    compressFile(textFile(file, text), ['br'])[0]?.contents().length ?? 0;
  expect(sizeOf('assets/home.js')).toBeLessThan(sizeOf('salary/80000.html'));
});

test.each([
  ['index.html', 2],
  ['assets/a.js', 2],
  ['assets/a.css', 2],
  ['sitemap.xml', 2],
  ['favicon.svg', 2],
  // Images, and what only hosts read.
  ['icon-192.png', 0],
  ['favicon.ico', 0],
  ['_headers', 0],
  ['.nojekyll', 0],
  ['hosting/nginx.conf', 0],
  ['hosting/bucket/exclude.txt', 0],
])('%s has %d compressed copies', (file, count) => {
  expect(compressedFiles(file, ENCODINGS)).toHaveLength(count);
  expect(compressFile(textFile(file, '<p>Net pay</p>'.repeat(200)), ENCODINGS)).toHaveLength(count);
});
