import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import { type PreviewServer, startPreviewServer } from '../../src/preview/preview-server.ts';
import { verifyServed } from '../../src/verify/served-site.ts';
import { proxiedSite } from '../support/proxied-site.ts';
import { type BuiltSite, buildSite } from './built-site.ts';

/** Drawn from all of them: those beside both ends. */
const SALARIES = Array.from({ length: 41 }, (_, index) => 60_000 + index * 100);

let site: BuiltSite;
let preview: PreviewServer;
const closing: (() => void)[] = [];

beforeAll(async () => {
  site = await buildSite('simplified', SALARIES);
  preview = await startPreviewServer({ dir: site.dir, port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

afterAll(async () => {
  await preview.close();
  site.remove();
});

function verify(url: string) {
  return verifyServed({ url, dir: site.dir, sample: 10, seed: 1 }, quietReporter);
}

/** The deployment behind a proxy that answers in another way where `alter` says so; `asked` has every path. */
async function proxied(alter: (path: string) => RequestListener | undefined) {
  const asked: string[] = [];
  const { url, close } = await proxiedSite(preview.url, (address) => {
    asked.push(address);
    return alter(address);
  });
  closing.push(close);
  return { url, asked };
}

test('a deployment that answers with the files of the folder has no fault', async () => {
  const { url, asked } = await proxied(() => undefined);
  const { faults, counts, summary } = await verify(url);
  expect(faults).toEqual({ count: 0, first: [] });
  // Both ends and ten that are drawn.
  expect(counts.salaryPages).toBe(12);
  expect(asked.filter((path) => path.startsWith('/salary/'))).toHaveLength(12);
  expect(summary).toContain('10 drawn with seed 1');
  expect(asked).toEqual(
    expect.arrayContaining([
      ...['/', '/compare', '/salary/60000', '/salary/64000', '/no-such-page'],
      ...['/robots.txt', '/sitemap.xml', '/sitemaps/salary-01.xml', '/favicon.svg'],
    ]),
  );
  expect(asked).not.toContain('/_headers');
});

test('a deployment at an https address has to keep browsers to HTTPS', async () => {
  const url = 'https://pay.example.com';
  const overHttp = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    overHttp(address.replace(url, preview.url), init),
  );
  try {
    const { faults, counts } = await verify(url);
    expect(faults.count).toBe(counts.addresses);
    expect(faults.first[0]).toMatchObject({
      label: 'Strict-Transport-Security',
      shown: '',
      expected: 'max-age=63072000',
    });
  } finally {
    vi.unstubAllGlobals();
  }
});

test('each answer that is not the file, or lacks a header, is a fault with its address', async () => {
  const answered =
    (path: string, edit: (text: string) => string, header = ''): RequestListener =>
    async (_, response) => {
      const answer = await fetch(preview.url + path);
      const headers = Object.fromEntries(answer.headers);
      delete headers[header];
      response.writeHead(200, headers).end(edit(await answer.text()));
    };
  const altered: Record<string, RequestListener> = {
    '/salary/60000': answered('/salary/60000', (html) => html.replace('60,000', '60,001')),
    '/contact': (_, response) => response.writeHead(308, { Location: '/contact/' }).end(),
    '/compare': answered('/compare', (html) => html, 'referrer-policy'),
    '/no-such-page': (_, response) => response.writeHead(200).end(),
  };
  const { url } = await proxied((address) => altered[address]);
  const { faults } = await verify(url);
  expect(faults.count).toBe(4);
  expect(faults.first).toEqual(
    expect.arrayContaining([
      { page: '/contact', label: 'status', shown: '308 to /contact/', expected: '200' },
      { page: '/no-such-page', label: 'status', shown: '200', expected: '404' },
      { page: '/compare', label: 'Referrer-Policy', shown: '', expected: 'no-referrer' },
      {
        page: '/salary/60000',
        label: 'bytes',
        shown: expect.stringMatching(/^[\d,]+ bytes, others from byte [\d,]+ on: "1/),
        expected: 'the bytes of salary/60000.html',
      },
    ]),
  );
});

test('a host that does not answer is told in one line', async () => {
  await expect(verify('http://127.0.0.1:1')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\S* cannot be had \(.+\)\.$/,
  );
});
