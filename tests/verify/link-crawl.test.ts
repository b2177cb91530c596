import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UserError } from '../../src/user-error.ts';
import { crawlLinks } from '../../src/verify/link-crawl.ts';

const ORIGIN = 'https://pay.example.com';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'link-crawl-'));
  await write('index.html', page('/', '<a href="/contact">Contact</a>'));
  await write('contact.html', page('/contact', '<a href="/salary/80000">$80,000</a>'));
  await write('404.html', page(undefined, '<a href="/">Return to Home</a>'));
  await write('salary/80000.html', page('/salary/80000', '<a href="/salary/80100">Next</a>'));
  await write('salary/80100.html', page('/salary/80100', '<a href="/salary/80000">Previous</a>'));
  await write('assets/site.css', 'body { background: url(dots.svg) }');
  await write('assets/dots.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('sitemap.xml', locations('/sitemaps/all.xml'));
  await write('sitemaps/all.xml', locations('/', '/contact', '/salary/80000', '/salary/80100'));
});
afterEach(() => rm(dir, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), content);
}

function page(path: string | undefined, body: string): string {
  const canonical = path === undefined ? '' : `<link rel="canonical" href="${ORIGIN}${path}">`;
  return `<!doctype html><html><head>${canonical}<link rel="stylesheet" href="/assets/site.css"></head>
    <body><a href="#main">Skip</a><main id="main">${body}</main></body></html>`;
}

function locations(...paths: string[]): string {
  return paths.map((path) => `<loc>${ORIGIN}${path}</loc>`).join('\n');
}

const check = () => crawlLinks(dir, 10, 1);

it('reads every page, style sheet and sampled salary page of a sound site, and counts an address once for each page with it', async () => {
  expect(await check()).toMatchObject({
    broken: [],
    external: [],
    read: { salaryPages: 2, others: 4 },
    publishedSalaryPages: 2,
    // '/', '/contact', both salary pages, the style sheet and its image. Five pages link to the style sheet and to another
    // page; the style sheet to its image.
    links: { distinct: 6, total: 5 * 2 + 1 },
  });
});

const home = (body: string) => () =>
  write('index.html', page('/', `<a href="/contact">Contact</a>${body}`));

// biome-ignore format: one broken link a line
it.each<[when: string, edit: () => Promise<void>, target: string, reason: string, ...pages: string[]]>([
  ['no page is there', home('<a href="/nothing">'), '/nothing', 'answers 404', '/'],
  ['it needs a redirect', home('<a href="/contact.html">'), '/contact.html', 'answers 301', '/'],
  ['the salary has no page', home('<a href="/salary/80050">'), '/salary/80050', 'answers 404', '/'],
  ['an image is missing', home('<img src="/assets/no.png">'), '/assets/no.png', 'answers 404', '/'],
  ['its fragment is not on the page', home('<a href="#nowhere">'), '/#nowhere', "Fragment identifier '#nowhere' not found on page", '/'],
  ['it is no address', home('<a href="https://[">'), 'https://[', 'cannot be read as an address', '/'],
  ['structured data points nowhere', home(`<script type="application/ld+json">{"@type":"WebPage","url":"${ORIGIN}/no-page"}</script>`), '/no-page', 'answers 404', '/'],
  ['a page was removed, once for every page that links to it and for the sitemap', () => rm(join(dir, 'salary/80000.html')), '/salary/80000', 'answers 404', '/contact', '/sitemap.xml', '/salary/80100'],
  ['only the sitemap names it', () => write('sitemaps/all.xml', locations('/', '/salary/80000', '/salary/80100', '/gone')), '/gone', 'answers 404', '/sitemap.xml'],
  ['it is on 404.html', () => write('404.html', page(undefined, '<a href="/away">Home</a>')), '/away', 'answers 404', '/no-such-page'],
  ['it is in a style sheet', () => rm(join(dir, 'assets/dots.svg')), '/assets/dots.svg', 'answers 404', '/assets/site.css'],
])('a link is broken, and named with its page, when %s', async (_, edit, target, reason, ...pages) => {
  await edit();
  expect((await check()).broken).toEqual(pages.map((page) => ({ page, target, reason })));
});

it('a form’s entries, a salary that an --only site leaves out and other hosts are not looked up', async () => {
  await write('form.html', page('/form', ''));
  await write('index.html', page('/', '<a href="/form#salary=80000&year=2025-26">x</a>'));
  const links = '<a href="/salary/90000">$90,000</a><a href="https://donate.example/pay">x</a>';
  await write('contact.html', page('/contact', links));
  expect(await check()).toMatchObject({
    broken: [],
    beyondPartialSite: 1,
    external: ['https://donate.example/pay'],
  });
});

it('a folder without a site is refused in one line', async () => {
  await rm(join(dir, 'sitemap.xml'));
  await expect(check()).rejects.toThrow(/There is no .*sitemap\.xml: .*npm run gen-site/);
  await expect(check()).rejects.toBeInstanceOf(UserError);
});
