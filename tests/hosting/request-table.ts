/** The table of requests that every server must answer alike, and the operator's files that are part of it. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Layout } from '../../src/site/page-files.ts';
import {
  ASSET_CACHE_CONTROL,
  fileHeaders,
  PAGE_CACHE_CONTROL,
} from '../../src/site/response-headers.ts';
import { type Answer, ask } from './web-servers.ts';

export interface Row {
  readonly what: string;
  readonly path: string;
  readonly method?: string;
  /** Headers to send; they may follow from what the path answers without them. */
  readonly headers?: (plain: Answer) => Record<string, string>;
  /** 301 also covers 308: servers may answer either. */
  readonly status: number;
  /** Where a redirect leads. */
  readonly location?: string;
  readonly type?: RegExp;
  readonly cacheControl?: string;
  /** The methods that the server takes. */
  readonly allow?: string;
  readonly contentRange?: (plain: Answer) => string;
  /** Security headers in the place of those of other answers. */
  readonly ownHeaders?: Readonly<Record<string, string>>;
  /** Text that the body holds, or the whole body as it follows from the plain one. */
  readonly body?: string | ((plain: Answer) => Buffer);
}

/** Files of the operator's, and whether they have an address. */
const PUBLIC_FILES: Readonly<Record<string, boolean>> = {
  'ads.txt': true,
  CNAME: true,
  'data/figures.json': true,
  '.well-known/security.txt': true,
  '.well-known/acme/token': true,
  '.well-known/.secret': false,
  '.well-known/.git/config': false,
  'press/.secret': false,
  '.secret': false,
};

/** One that only a server of files can tell from that at the root. */
const NOT_WELL_KNOWN = 'press/.well-known/security.txt';

/** Makes files in `folder` that contain their names. By default these are the operator's files in the table. */
export function writeNamedFiles(
  folder: string,
  files: readonly string[] = [...Object.keys(PUBLIC_FILES), NOT_WELL_KNOWN],
): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `This is ${file}.`);
  }
}

const HTML = /^text\/html; ?charset=utf-8$/i;

/** The table for the site in the folder `site`, whose page for 80,000 shows `net`. */
export function requestTable(site: string, layout: Layout, net = '$63,612'): Row[] {
  const assets = readdirSync(path.join(site, 'assets'));
  const asset = (name: RegExp) => `/assets/${assets.find((file) => name.test(file))}`;
  const script = asset(/^home-.*js$/);
  const page = (route: string) => (layout === 'file' ? route : `${route}/`);
  const otherSpelling = (route: string) => (layout === 'file' ? `${route}/` : route);
  const salary = page('/salary/80000');
  return [
    found('the home page', '/', 'Gross Annual Salary'),
    found('a text page', page('/contact'), 'General inquiries'),
    found('a page with a dash in its name', page('/privacy-policy'), 'Cookies and storage'),
    found('a salary page', salary, net),
    found('a page with a query', `${salary}?from=mail`, net),

    moved('a page by its file', '/salary/80000.html', salary),
    moved('a page by its file, with a query', '/salary/80000.html?a=1&b=2', `${salary}?a=1&b=2`),
    moved('a page with or without a slash', otherSpelling('/salary/80000'), salary),
    moved('a text page with or without a slash', otherSpelling('/contact'), page('/contact')),
    moved('a page by its index', '/contact/index.html', page('/contact')),
    moved('the home page by its file', '/index.html', '/'),
    moved('the home page by its name', '/index?a=1', '/?a=1'),
    moved('a file after two slashes, on this host', '//contact.html', page('/contact')),

    ...[
      ...['/no-such-page', '/no-such-page/', '/no-such-page.html', '/404', '/404.html'],
      // Salaries without a page, and folders.
      ...['/salary/4900', '/salary/%3Cimg%20src=x%3E', '/salary', '/salary/', '/assets/'],
      // An asset of another build.
      '/assets/home-00000000.js',
      ...HOST_FILES,
      // Out of the site, and a null byte.
      ...['/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/contact%00.html'],
      // Longer than any path that Linux takes, and than any name in it.
      ...[`/${'a/'.repeat(2_040)}a`, `/${'a/'.repeat(2_040)}a.html`],
      ...[`/${'a'.repeat(300)}`, `/${'%E2%82%AC'.repeat(190)}`],
      // Names that some file systems read as others.
      ...HOST_FILES.map((path) => `/%5c${path.slice(1)}`),
      ...['/%5c404', '/%5ccontact', '/%5ccontact.html', '/%5c/contact.html', '/salary%5c80000'],
      // Compressed copies.
      ...[salary.replace(/\/?$/, layout === 'file' ? '.html' : '/index.html'), script]
        .concat('/index.html', '/404.html', '/robots.txt')
        .flatMap((path) => [`${path}.br`, `${path}.gz`]),
    ].map(missing),

    kept('a script', script, /^(text|application)\/javascript/, ASSET_CACHE_CONTROL),
    kept('the style sheet', asset(/css$/), /^text\/css/, ASSET_CACHE_CONTROL),
    kept('robots.txt', '/robots.txt', /^text\/plain/),
    kept('the notices of licences', '/licences.txt', /^text\/plain/),
    kept('the sitemap index', '/sitemap.xml', /^(text|application)\/xml/),
    kept('a sitemap', '/sitemaps/pages.xml', /^(text|application)\/xml/),
    kept('the icon', '/favicon.ico', /^image\//),
    kept('the drawn icon', '/favicon.svg', /^image\/svg\+xml/),
    kept('the manifest', '/site.webmanifest', /^application\/manifest\+json/),
    existsSync(path.join(site, 'sw.js'))
      ? {
          ...kept('the service worker', '/sw.js', /^(text|application)\/javascript/),
          ownHeaders: fileHeaders('/sw.js', true),
        }
      : missing('/sw.js'),

    { ...kept('the head of a page', salary, HTML), method: 'HEAD', body: () => Buffer.alloc(0) },
    ...Object.entries(PUBLIC_FILES).map(([file, hasAddress]) =>
      hasAddress ? publicFile(file) : missing(`/${file}`),
    ),

    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) => [
      refused(method, salary),
      refused(method, '/no-such-page'),
    ]),
    // nginx would redirect this one.
    refused('POST', '/salary/80000.html'),

    {
      what: 'a page that the visitor has, by its tag',
      path: salary,
      headers: ({ headers }) => ({ 'If-None-Match': `"other", ${headers.etag}` }),
      status: 304,
      cacheControl: PAGE_CACHE_CONTROL,
      body: () => Buffer.alloc(0),
    },
    {
      ...found('a page of which the visitor has another', salary, net),
      headers: () => ({ 'If-None-Match': '"other"' }),
    },
  ];
}

/** Further requests that servers of files answer: by the time of a page's file, or for a part of its bytes. */
export function fileRequestTable(layout: Layout, net: string): Row[] {
  const salary = layout === 'file' ? '/salary/80000' : '/salary/80000/';
  return [
    missing(`/${NOT_WELL_KNOWN}`),
    {
      what: 'a page that the visitor has, by its time',
      path: salary,
      headers: ({ headers }) => ({ 'If-Modified-Since': `${headers['last-modified']}` }),
      status: 304,
    },
    {
      what: 'a page that the visitor asked for later than it changed',
      path: salary,
      headers: () => ({ 'If-Modified-Since': new Date('2100-01-01').toUTCString() }),
      status: 304,
    },
    {
      ...found('a page that has changed since', salary, net),
      headers: () => ({ 'If-Modified-Since': new Date('2020-01-01').toUTCString() }),
    },

    part('the first bytes', salary, 'bytes=0-99', 0, 100),
    part('bytes from the middle', salary, 'bytes=500-599', 500, 600),
    part('the last bytes', salary, 'bytes=-100', -100),
    part('all but the first bytes', salary, 'bytes=100-', 100),
    {
      what: 'bytes past the end',
      path: salary,
      headers: () => ({ Range: 'bytes=1000000-' }),
      status: 416,
      contentRange: ({ body }) => `bytes */${body.length}`,
    },
    {
      ...found('bytes of a page that has changed', salary, net),
      headers: () => ({ Range: 'bytes=0-9', 'If-Range': '"other"' }),
    },
  ];
}

const HOST_FILES = [
  '/.gen-site.json',
  '/.nojekyll',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/hosting/nginx.conf',
  '/hosting/Caddyfile',
];

/** The file `file` of the operator's, which says its name. */
export function publicFile(file: string, path = `/${file}`): Row {
  return { what: file, path, status: 200, body: `This is ${file}.` };
}

function found(what: string, path: string, body: string): Row {
  return { what, path, status: 200, type: HTML, cacheControl: PAGE_CACHE_CONTROL, body };
}

export function moved(what: string, path: string, location: string): Row {
  return { what, path, status: 301, location, cacheControl: PAGE_CACHE_CONTROL };
}

export function missing(path: string): Row {
  const what = `nothing at ${path.slice(0, 80)}`;
  const body = 'Oops! Page not found';
  return { what, path, status: 404, type: HTML, cacheControl: PAGE_CACHE_CONTROL, body };
}

function refused(method: string, path: string): Row {
  return {
    ...{ what: `${method} ${path}`, path, method, status: 405, allow: 'GET, HEAD' },
    cacheControl: PAGE_CACHE_CONTROL,
    body: () => Buffer.alloc(0),
  };
}

function kept(what: string, path: string, type: RegExp, cacheControl = PAGE_CACHE_CONTROL): Row {
  return { what, path, status: 200, type, cacheControl };
}

function part(what: string, path: string, range: string, start: number, end?: number): Row {
  return {
    what,
    path,
    headers: () => ({ Range: range }),
    status: 206,
    type: HTML,
    contentRange({ body: { length } }) {
      const first = start < 0 ? length + start : start;
      return `bytes ${first}-${(end ?? length) - 1}/${length}`;
    },
    body: ({ body }) => body.subarray(start, end),
  };
}

/** Every answer of the server at `url` is as its row says, and has each of `headers` once. */
export async function expectAnswers(
  url: string,
  rows: readonly Row[],
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const row of rows) {
    const plain = await ask(url, row.path);
    const answer = await ask(url, row.path, { ...row, headers: row.headers?.(plain) });
    expect.soft(summary(answer, row), row.what).toEqual({
      status: row.status,
      location: row.location,
      type: row.type,
      cacheControl: row.cacheControl,
      allow: row.allow,
      contentRange: row.contentRange?.(plain),
      body: typeof row.body === 'function' ? row.body(plain) : row.body,
      // Scripts of any site may read the figures, and no other file.
      readers: row.path.startsWith('/data/') ? '*' : undefined,
    });
    for (const [name, value] of Object.entries({ ...headers, ...row.ownHeaders })) {
      expect.soft(answer.values[name.toLowerCase()], `${row.what}: ${name}`).toEqual([value]);
    }
  }
}

/** The parts of `answer` that `row` has an expectation for. */
function summary({ status, headers, body }: Answer, row: Row) {
  const type = headers['content-type'] ?? '';
  return {
    status: status === 308 ? 301 : status,
    location: row.location && headers.location,
    type: row.type && (row.type.test(type) ? row.type : type),
    cacheControl: row.cacheControl && headers['cache-control'],
    allow: headers.allow,
    contentRange: row.contentRange && headers['content-range'],
    body: typeof row.body === 'string' ? has(body.toString(), row.body) : row.body && body,
    readers: headers['access-control-allow-origin'],
  };
}

/** `part` where `text` has it, else the start of what it has instead. */
function has(text: string, part: string): string {
  return text.includes(part) ? part : text.slice(0, 80);
}
