import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostingFiles } from '../../src/generator/files/hosting-files.ts';
import { startPreviewServer } from '../../src/preview/preview-server.ts';
import { LAYOUTS, type Layout } from '../../src/site/page-files.ts';
import { SECURITY_HEADERS, securityHeaders } from '../../src/site/response-headers.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { genSite } from '../generator/gen-site-command.ts';
import { isLeftOut } from '../support/programs.ts';
import { ask } from './http-request.ts';
import { fileRequestTable, type Row, requestTable, writePublicFiles } from './request-table.ts';
import { expectAnswers } from './row-check.ts';
import {
  hasIpv6,
  startCaddy,
  startNginx,
  startNginxBesideDefault,
  startNginxOfImage,
  type WebServer,
} from './web-servers.ts';

let folder: string;
const sites = {} as Record<Layout, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const publicFolder = path.join(folder, 'public');
  writePublicFiles(publicFolder);
  for (const layout of LAYOUTS) {
    sites[layout] = path.join(folder, layout);
    const flags = ['--only', '80000', '--layout', layout, '--precompress', 'br,gzip', '--quiet'];
    await genSite(...flags, '--public', publicFolder, '--out', sites[layout]);
  }
});

afterAll(() => rm(folder, { recursive: true }));

/** Starts `name` with the file that the build made for it. */
const started =
  (name: string, file: string, start: typeof startNginx) =>
  (layout: Layout): Promise<WebServer> =>
    start(sites[layout], path.join(sites[layout], file), path.join(folder, `${name}-${layout}`));

const sent = securityHeaders(placeholderSiteConfig.url);
const SERVERS = [
  {
    name: 'npm run preview',
    skipped: false,
    // It knows no address of the site, and serves it over HTTP.
    headers: SECURITY_HEADERS,
    start: (layout: Layout) =>
      startPreviewServer({ dir: sites[layout], port: 0, host: '127.0.0.1' }),
  },
  {
    name: 'nginx',
    skipped: isLeftOut('nginx'),
    headers: sent,
    start: started('nginx', 'hosting/nginx.conf', startNginx),
  },
  {
    name: 'Caddy',
    skipped: isLeftOut('caddy'),
    headers: sent,
    start: started('caddy', 'hosting/Caddyfile', startCaddy),
  },
];

// On a machine without one of these servers its tests are left out; where everything is proved, they fail.
for (const { name, skipped, headers, start } of SERVERS) {
  describe.skipIf(skipped).each(LAYOUTS)(`${name}, %s layout`, (layout) => {
    let server: WebServer;
    let rows: Row[];

    beforeAll(async () => {
      server = await start(layout);
      const assets = await readdir(path.join(sites[layout], 'assets'));
      const address = (name: RegExp) => `/assets/${assets.find((file) => name.test(file))}`;
      const assetAddresses = { script: address(/^home-.*js$/), style: address(/css$/) };
      rows = [...requestTable(layout, assetAddresses), ...fileRequestTable(layout)];
    });
    afterAll(() => server.close());

    it('answers every request of the table, with every security header once', () =>
      expectAnswers(server, rows, headers));

    it('hands out the compressed copies to those that take them', async () => {
      const page = layout === 'file' ? '/salary/80000' : '/salary/80000/';
      const asked = (encodings: string, more = {}) =>
        ask(server.url, { path: page, headers: { 'Accept-Encoding': encodings, ...more } });
      const plain = await ask(server.url, { path: page });
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
        const { status, body } = await ask(server.url, { path });
        expect([400, 404], path).toContain(status);
        expect(body.toString(), path).not.toContain('root:');
      }
    });
  });
}

describe.skipIf(isLeftOut('nginx'))('nginx, for a site without compressed copies', () => {
  it('compresses as it answers', async () => {
    const settings = { site: placeholderSiteConfig, layout: 'file', encodings: [] } as const;
    const block = hostingFiles(settings).find(({ file }) => /nginx/.test(file));
    const file = path.join(folder, 'without-copies.conf');
    await writeFile(file, block?.contents() ?? '');
    const server = await startNginx(sites.file, file, path.join(folder, 'nginx-without-copies'));
    try {
      const { headers, body } = await ask(server.url, {
        path: '/salary/80000',
        headers: { 'Accept-Encoding': 'gzip, br' },
      });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).toString()).toContain('$63,612');
    } finally {
      await server.close();
    }
  });
});

describe.skipIf(isLeftOut('nginx'))("nginx beside Debian's default site", () => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startNginxBesideDefault(sites.file, path.join(folder, 'nginx-beside-default'));
  });
  afterAll(() => server.close());

  it.for(['127.0.0.1', '[::1]'])('serves the site to a visitor over %s', async (host, context) => {
    context.skip(host === '[::1]' && !hasIpv6(), 'This machine has no IPv6 loopback address, ::1.');
    const { status, body } = await ask(server.url.replace('127.0.0.1', host), {
      path: '/salary/80000',
      headers: { Host: new URL(placeholderSiteConfig.url).host },
    });
    expect(body.toString()).toContain('$63,612');
    expect(status).toBe(200);
  });
});

describe.skipIf(isLeftOut('nginx'))('nginx of the image', () => {
  it.for([true, false])('starts on a kernel that has IPv6: %s', async (kernelHasIpv6, context) => {
    context.skip(kernelHasIpv6 && !hasIpv6(), 'This machine has no IPv6 loopback address, ::1.');
    const scratch = path.join(folder, `image-${kernelHasIpv6}`);
    const server = await startNginxOfImage(sites.file, scratch, kernelHasIpv6);
    try {
      const hosts = kernelHasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
      for (const host of hosts) {
        const url = server.url.replace('127.0.0.1', host);
        expect((await ask(url, { path: '/salary/80000' })).status, host).toBe(200);
      }
      if (!kernelHasIpv6) {
        const overIpv6 = ask(server.url.replace('127.0.0.1', '[::1]'), { path: '/' });
        await expect(overIpv6).rejects.toThrow();
      }
    } finally {
      await server.close();
    }
  });
});
