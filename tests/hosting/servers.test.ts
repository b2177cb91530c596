import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hostingFiles } from '../../src/generator/files/hosting-files.ts';
import { type PreviewServer, startPreviewServer } from '../../src/preview/preview-server.ts';
import { LAYOUTS, type Layout } from '../../src/site/page-files.ts';
import { securityHeaders } from '../../src/site/response-headers.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { genSite } from '../generator/gen-site-command.ts';
import { isLeftOut } from '../support/programs.ts';
import { expectAnswers, fileRequestTable, requestTable, writeNamedFiles } from './request-table.ts';
import { ask, hasIpv6, startCaddy, startNginx, startNginxOfImage } from './web-servers.ts';

/** The site by the law has a service worker. */
const RULES = { file: 'simplified', directory: 'legislated' } as const;
/** The take-home pay of $80,000 by each. */
const NET = { file: '$63,612', directory: '$64,200' };

let folder: string;
const sites = {} as Record<Layout, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const publicFolder = path.join(folder, 'public');
  writeNamedFiles(publicFolder);
  for (const layout of LAYOUTS) {
    sites[layout] = path.join(folder, layout);
    const flags = ['--only', '80000', '--layout', layout, '--precompress', 'br,gzip', '--quiet'];
    const site = ['--rules', RULES[layout], '--public', publicFolder, '--out', sites[layout]];
    await genSite(...flags, ...site);
  }
});

afterAll(() => rm(folder, { recursive: true }));

const SERVERS = [
  {
    name: 'npm run preview',
    skipped: false,
    // It knows no address of the site, and serves it over HTTP.
    url: undefined,
    start: (layout: Layout) =>
      startPreviewServer({ dir: sites[layout], port: 0, host: '127.0.0.1' }),
  },
  {
    name: 'nginx',
    skipped: isLeftOut('nginx'),
    url: placeholderSiteConfig.url,
    start: (layout: Layout) => startNginx(sites[layout], path.join(folder, `nginx-${layout}`)),
  },
  {
    name: 'Caddy',
    skipped: isLeftOut('caddy'),
    url: placeholderSiteConfig.url,
    start: (layout: Layout) => startCaddy(sites[layout], path.join(folder, `caddy-${layout}`)),
  },
];

// On a machine without one of these servers its tests are left out; where everything is proved, they fail.
for (const { name, skipped, url, start } of SERVERS) {
  describe.skipIf(skipped).each(LAYOUTS)(`${name}, %s layout`, (layout) => {
    let server: PreviewServer;
    beforeAll(async () => {
      server = await start(layout);
    });
    afterAll(() => server.close());

    it('answers every request of the table, with every security header once', () => {
      const rows = [
        ...requestTable(sites[layout], layout, NET[layout]),
        ...fileRequestTable(layout, NET[layout]),
      ];
      const headers = securityHeaders(RULES[layout] === 'legislated', url);
      return expectAnswers(server.url, rows, headers);
    });

    it('hands out the compressed copies to those that take them', async () => {
      const page = layout === 'file' ? '/salary/80000' : '/salary/80000/';
      const asked = (encodings: string, more = {}) =>
        ask(server.url, page, { headers: { 'Accept-Encoding': encodings, ...more } });
      const plain = await ask(server.url, page);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toMatch(/accept-encoding/i);
      const br = await asked('gzip, deflate, br');
      expect(br.headers['content-encoding']).toBe('br');
      expect(br.headers['content-type']).toBe(plain.headers['content-type']);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      const gzip = await asked('gzip');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      // The tags differ, so that no cache takes one copy for the other.
      expect(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size).toBe(3);
      expect((await asked('br', { 'If-None-Match': `${br.headers.etag}` })).status).toBe(304);
    });

    it('never shows a file outside the site, whatever the path', async () => {
      // Others are rows of the table: to these a server may answer that it cannot read them.
      for (const path of ['/../../etc/passwd', '/%c0%ae%c0%ae/etc/passwd', '/%zz']) {
        const { status, body } = await ask(server.url, path);
        expect([400, 404], path).toContain(status);
        expect(body.toString(), path).not.toContain('root:');
      }
    });
  });
}

describe.skipIf(isLeftOut('nginx'))('nginx', () => {
  const closedAtEnd = async (starting: Promise<PreviewServer>) => {
    const server = await starting;
    onTestFinished(() => server.close());
    return server;
  };

  /** The page for 80,000 is answered over each of `hosts`. */
  async function expectPage(url: string, hosts: readonly string[], headers = {}): Promise<void> {
    for (const host of hosts) {
      const page = await ask(url.replace('127.0.0.1', host), '/salary/80000', { headers });
      expect(page.body.toString(), host).toContain('$63,612');
      expect(page.status, host).toBe(200);
    }
  }

  it('compresses as it answers where the site has no compressed copies', async () => {
    const site = { site: placeholderSiteConfig, rules: RULES.file };
    const settings = { ...site, layout: 'file', encodings: [] } as const;
    const block = hostingFiles(settings).find(({ file }) => /nginx/.test(file));
    const serverBlock = path.join(folder, 'without-copies.conf');
    await writeFile(serverBlock, block?.contents() ?? '');
    const scratch = path.join(folder, 'nginx-without-copies');
    const { url } = await closedAtEnd(startNginx(sites.file, scratch, serverBlock));
    const encodings = { 'Accept-Encoding': 'gzip, br' };
    const { headers, body } = await ask(url, '/salary/80000', { headers: encodings });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('$63,612');
  });

  it.for(['127.0.0.1', '[::1]'])(
    "beside Debian's default site, which takes what no other block listens for, serves the site over %s",
    async (host, context) => {
      context.skip(host === '[::1]' && !hasIpv6(), NO_IPV6);
      const scratch = path.join(folder, `nginx-beside-default-${host.length}`);
      const beside = '/etc/nginx/sites-available/default';
      const { url } = await closedAtEnd(startNginx(sites.file, scratch, undefined, beside));
      await expectPage(url, [host], { Host: new URL(placeholderSiteConfig.url).host });
    },
  );

  it.for([true, false])(
    'of the image starts on a kernel that has IPv6: %s',
    async (kernelHasIpv6, context) => {
      context.skip(kernelHasIpv6 && !hasIpv6(), NO_IPV6);
      const scratch = path.join(folder, `image-${kernelHasIpv6}`);
      const { url } = await closedAtEnd(startNginxOfImage(sites.file, scratch, kernelHasIpv6));
      await expectPage(url, kernelHasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']);
      if (!kernelHasIpv6)
        await expect(ask(url.replace('127.0.0.1', '[::1]'), '/')).rejects.toThrow();
    },
  );
});

const NO_IPV6 = 'This machine has no IPv6 loopback address, ::1.';
