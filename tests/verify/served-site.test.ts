import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import { type PreviewServer, startPreviewServer } from '../../src/preview/preview-server.ts';
import { type ServedReport, slots, verifyServed } from '../../src/verify/served-site.ts';
import { genSite } from '../generator/gen-site-command.ts';

let folder: string;
let dir: string;
let preview: PreviewServer;
const closing: (() => void)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-site-'));
  dir = path.join(folder, 'dist');
  // 301 salaries: more than are asked for between two savings of the progress.
  await genSite('--only', '50000-80000', '--out', dir, '--quiet');
  preview = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
}, 120_000);

afterEach(() => {
  for (const close of closing.splice(0)) close();
  rmSync(progressFile(), { force: true });
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

function progressFile(): string {
  return path.join(folder, 'cache/progress.json');
}

function verify(url: string, more: { dir?: string; most?: number } = {}) {
  const settings = { url, dir, rate: 10_000, most: 1_000_000, progressFile: progressFile() };
  return verifyServed({ ...settings, ...more }, quietReporter);
}

/** The deployment behind a proxy that answers in another way where `alter` says so; `asked` has every path. */
async function proxied(
  alter: (path: string, asked: readonly string[]) => RequestListener | undefined,
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const address = `${request.url}`;
    asked.push(address);
    const altered = alter(address, asked);
    if (altered !== undefined) return altered(request, response);
    const answer = await fetch(preview.url + address, { redirect: 'manual' });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('a deployment that answers with the files of the folder has no fault', async () => {
  const { url, asked } = await proxied(() => undefined);
  const { faults, counts, summary } = await verify(url);
  expect(faults).toEqual({ count: 0, first: [] });
  // 301 salaries, 5 other pages, two sitemaps and their index, robots.txt and a page that does not exist.
  expect(counts).toEqual({ addresses: 311, left: 0, sitemaps: 2, earlier: 0 });
  expect(summary).toContain('311 addresses of http://127.0.0.1:');
  for (const address of ['/', '/salary/50000', '/salary/80000', '/robots.txt', '/no-such-page']) {
    expect(asked.filter((path) => path === address)).toHaveLength(1);
  }
  expect(existsSync(progressFile())).toBe(false);
});

test('a deployment at an https address has to keep browsers to HTTPS', async () => {
  const url = 'https://pay.example.com';
  const overHttp = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    overHttp(address.replace(url, preview.url), init),
  );
  try {
    const { faults } = await verify(url);
    expect(faults.first).toEqual([
      {
        page: expect.any(String),
        label: 'Strict-Transport-Security, in 311 answers',
        shown: '',
        expected: 'max-age=63072000',
      },
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('each answer that is not the file is a fault with its address', async () => {
  const { url } = await proxied((address) => {
    if (address === '/salary/60000') {
      return async (_, response) => {
        const answer = await fetch(`${preview.url}/salary/60000`);
        response.writeHead(200, Object.fromEntries(answer.headers));
        response.end((await answer.text()).replace('60,000', '60,001'));
      };
    }
    if (address === '/contact') {
      return (_, response) => response.writeHead(308, { Location: '/contact/' }).end();
    }
    if (address === '/no-such-page') return (_, response) => response.writeHead(200).end();
    return undefined;
  });
  const { faults } = await verify(url);
  expect(faults.count).toBe(3);
  expect(faults.first).toEqual(
    expect.arrayContaining([
      { page: '/contact', label: 'status', shown: '308 to /contact/', expected: '200' },
      { page: '/no-such-page', label: 'status', shown: '200', expected: '404' },
      {
        page: '/salary/60000',
        label: 'bytes',
        shown: expect.stringMatching(/^[\d,]+ bytes, others from byte [\d,]+ on: "1/),
        expected: 'the bytes of salary/60000.html',
      },
    ]),
  );
});

test('a header that a host leaves out everywhere is one fault with the number of answers', async () => {
  const { url } = await proxied((address) => async (_, response) => {
    const answer = await fetch(preview.url + address);
    const headers = Object.fromEntries(answer.headers);
    delete headers['referrer-policy'];
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });
  const { faults } = await verify(url);
  expect(faults).toEqual({
    count: 1,
    first: [
      {
        page: expect.any(String),
        label: 'Referrer-Policy, in 311 answers',
        shown: '',
        expected: 'no-referrer',
      },
    ],
  });
});

test('a run that a host ends goes on in the next, and its faults are kept', async () => {
  let isDown = true;
  const { url, asked } = await proxied((address, before) => {
    if (address === '/disclaimer') return (_, response) => response.writeHead(404).end();
    if (isDown && before.length > 250) return (_, response) => response.writeHead(429).end();
    return undefined;
  });
  await expect(verify(url)).rejects.toThrow(
    /^http:.* is answered with status 429: run the same command again, with a lower --rate, to go on\.$/,
  );
  isDown = false;
  asked.length = 0;
  const { faults, counts } = await verify(url);
  expect(counts).toMatchObject({ addresses: 311, earlier: 200 });
  expect(faults.first).toEqual([
    { page: '/disclaimer', label: 'status', shown: '404', expected: '200' },
  ]);
  // The sitemaps are read again, and nothing else that was compared.
  expect(asked).toHaveLength(3 + 111);
  expect(asked).not.toContain('/salary/50000');
});

test('--most ends a run without an error, and the next one goes on', async () => {
  const first = await verify(preview.url, { most: 100 });
  expect(first).toEqual({
    summary: `100 of 311 addresses of ${preview.url}, those of 2 sitemaps among them: status, bytes, type and headers compared with ${dir}. Run the same command again to go on.`,
    counts: { addresses: 100, left: 211, sitemaps: 2, earlier: 0 },
    faults: { count: 0, first: [] },
  });
  const second = await verify(preview.url, { most: 200 });
  expect(second.summary).toMatch(/^300 of 311 addresses of .*, 100 of them in earlier runs: /);
  expect(second.counts).toMatchObject({ left: 11 });
  const third = await verify(preview.url, { most: 11 });
  expect(third.counts).toMatchObject({ addresses: 311, left: 0, earlier: 300 });
  expect(third.summary).not.toContain('again');
});

test('a run that --most ends tells the faults so far, and the last run tells each once', async () => {
  const { url } = await proxied((address) => async (_, response) => {
    if (address === '/no-such-page') return response.writeHead(200).end();
    const answer = await fetch(preview.url + address);
    const headers = Object.fromEntries(answer.headers);
    delete headers['referrer-policy'];
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });
  const labels = ({ faults }: ServedReport) => [
    faults.count,
    ...faults.first.map(({ label }) => label),
  ];
  expect(labels(await verify(url, { most: 100 }))).toEqual([
    2,
    'status',
    'Referrer-Policy, in 99 answers',
  ]);
  expect(labels(await verify(url))).toEqual([2, 'status', 'Referrer-Policy, in 310 answers']);
});

test('another site or deployment is compared from the start', async () => {
  const { url } = await proxied(() => undefined);
  expect((await verify(preview.url, { most: 200 })).counts).toMatchObject({ left: 111 });
  expect((await verify(url)).counts).toMatchObject({ earlier: 0 });
});

test('a folder without the pages, and an address without a site, are told in one line', async () => {
  const edge = path.join(folder, 'edge');
  await genSite('--only', '50000', '--out', edge, '--quiet');
  await expect(verify(preview.url, { dir: edge })).rejects.toThrow(
    /has no file for 300 of 310 addresses, such as \/salary\/50100: make the whole site there/,
  );
  const { url } = await proxied(() => (_, response) => response.end('hello'));
  await expect(verify(url)).rejects.toThrow(
    '/sitemap.xml is no sitemap there: name the origin of a deployed site.',
  );
  await expect(verify('http://127.0.0.1:1')).rejects.toThrow(/cannot be had \(.+\): run the same/);
});

test('whenever requests are wanted, no more than the rate start in any second', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.nat(300), { minLength: 1, maxLength: 200 }),
      (rate, gaps) => {
        const nextSlot = slots(rate);
        let now = 0;
        const starts = gaps.map((gap) => {
          now += gap;
          return now + nextSlot(now);
        });
        for (const start of starts) {
          const within = starts.filter((other) => other >= start && other < start + 1000 - 1e-6);
          expect(within.length).toBeLessThanOrEqual(rate);
        }
      },
    ),
  );
});
