import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

function check() {
  return crawlLinks(dir, 10, 1);
}

it('reads every page, style sheet and sampled salary page of a sound site and finds nothing', async () => {
  const report = await check();
  expect(report.broken).toEqual([]);
  expect(report.read).toEqual({ salaryPages: 2, others: 4 });
  expect(report.publishedSalaryPages).toBe(2);
  expect(report.external).toEqual([]);
});

it('does not look for the entries of a form, as in a link to the calculator, among the ids of its page', async () => {
  await write('form.html', page('/form', ''));
  await write('index.html', page('/', '<a href="/form#salary=80000&year=2025-26">x</a>'));
  expect((await check()).broken).toEqual([]);
});

it('counts an address once for each page that links to it', async () => {
  const { links } = await check();
  // '/', '/contact', both salary pages, the style sheet and its image.
  expect(links.distinct).toBe(6);
  // Five pages link to the style sheet and to another page; the style sheet to its image.
  expect(links.total).toBe(5 * 2 + 1);
});

describe('a link is broken, and named with its page,', () => {
  const breaks: [what: string, body: string, target: string, reason: string][] = [
    ['when no page is there', '<a href="/nothing">x</a>', '/nothing', 'answers 404'],
    ['when it needs a redirect', '<a href="/contact.html">x</a>', '/contact.html', 'answers 301'],
    [
      'when the salary has no page',
      '<a href="/salary/80050">x</a>',
      '/salary/80050',
      'answers 404',
    ],
    [
      'when an image is missing',
      '<img src="/assets/no.png" alt="">',
      '/assets/no.png',
      'answers 404',
    ],
    [
      'when a script is missing',
      '<script src="/assets/no.js"></script>',
      '/assets/no.js',
      'answers 404',
    ],
    [
      'when its fragment is not on the page',
      '<a href="#nowhere">x</a>',
      '/#nowhere',
      "Fragment identifier '#nowhere' not found on page",
    ],
    [
      'when it cannot be an address',
      '<a href="https://[">x</a>',
      'https://[',
      'cannot be read as an address',
    ],
    [
      'when structured data points nowhere',
      `<script type="application/ld+json">{"@type":"WebPage","url":"${ORIGIN}/no-page"}</script>`,
      '/no-page',
      'answers 404',
    ],
  ];
  it.each(breaks)('%s', async (_, body, target, reason) => {
    await write('index.html', page('/', `<a href="/contact">Contact</a>${body}`));
    expect((await check()).broken).toEqual([{ page: '/', target, reason }]);
  });

  it('when a page was removed, once for every page that links to it and for the sitemap', async () => {
    await rm(join(dir, 'salary/80000.html'));
    expect((await check()).broken).toEqual([
      { page: '/contact', target: '/salary/80000', reason: 'answers 404' },
      { page: '/sitemap.xml', target: '/salary/80000', reason: 'answers 404' },
      { page: '/salary/80100', target: '/salary/80000', reason: 'answers 404' },
    ]);
  });

  it('when only the sitemap names it', async () => {
    await write('sitemaps/all.xml', locations('/', '/salary/80000', '/salary/80100', '/gone'));
    expect((await check()).broken).toEqual([
      { page: '/sitemap.xml', target: '/gone', reason: 'answers 404' },
    ]);
  });

  it('when it is on 404.html', async () => {
    await write('404.html', page(undefined, '<a href="/away">Home</a>'));
    expect((await check()).broken).toEqual([
      { page: '/no-such-page', target: '/away', reason: 'answers 404' },
    ]);
  });

  it('when it is in a style sheet', async () => {
    await rm(join(dir, 'assets/dots.svg'));
    expect((await check()).broken).toEqual([
      { page: '/assets/site.css', target: '/assets/dots.svg', reason: 'answers 404' },
    ]);
  });
});

it('a salary that an --only site leaves out is not broken, and is counted', async () => {
  await write('contact.html', page('/contact', '<a href="/salary/90000">$90,000</a>'));
  const report = await check();
  expect(report.broken).toEqual([]);
  expect(report.beyondPartialSite).toBe(1);
});

it('addresses on other hosts are listed and not fetched', async () => {
  await write('contact.html', page('/contact', '<a href="https://donate.example/pay">x</a>'));
  const report = await check();
  expect(report.broken).toEqual([]);
  expect(report.external).toEqual(['https://donate.example/pay']);
});

it('a folder without a site is refused in one line', async () => {
  await rm(join(dir, 'sitemap.xml'));
  await expect(check()).rejects.toThrow(/There is no .*sitemap\.xml: .*npm run gen-site/);
  await expect(check()).rejects.toBeInstanceOf(UserError);
});
