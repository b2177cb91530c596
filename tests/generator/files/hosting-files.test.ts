import { describe, expect, it } from 'vitest';
import { edgeHostFiles, hostingFiles } from '../../../src/generator/files/hosting-files.ts';
import { ENCODINGS, type Encoding } from '../../../src/site/files-without-address.ts';
import { LAYOUTS, type Layout } from '../../../src/site/page-files.ts';
import { securityHeaders } from '../../../src/site/response-headers.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

const SITE_URL = 'https://pay.example.com:8443';

interface FileChoices {
  layout?: Layout;
  encodings?: Encoding[];
  url?: string;
}

function hostingFile(
  name: string,
  { layout = 'file', encodings = [], url = SITE_URL }: FileChoices = {},
): string {
  const site = { ...placeholderSiteConfig, url };
  const files = hostingFiles({ site, layout, encodings });
  const found = files.find(({ file }) => file === name);
  return Buffer.from(found?.contents() ?? []).toString();
}

// What nginx, Caddy and Cloudflare send is held by tests of those servers.
describe('the files of hosts that run nowhere here have every security header', () => {
  it.each(Object.entries(securityHeaders(SITE_URL)))('%s', (name, value) => {
    expect(hostingFile('_headers').split('\n')).toContain(`  ${name}: ${value}`);
    expect(JSON.parse(hostingFile('vercel.json')).headers[0]).toMatchObject({
      source: '/(.*)',
      headers: expect.arrayContaining([{ key: name, value }]),
    });
  });
});

it.each(['_headers', 'hosting/nginx.conf', 'hosting/Caddyfile', 'vercel.json'])(
  '%s keeps browsers to HTTPS if that is how the site is served, and else says nothing of it',
  (name) => {
    expect(hostingFile(name)).toContain('Strict-Transport-Security');
    expect(hostingFile(name, { url: 'http://pay.example.com' })).not.toContain('Strict-Transport');
  },
);

it('_headers keeps within the limits of Cloudflare: few rules, short lines, no header twice for one path', () => {
  const lines = hostingFile('_headers').split('\n');
  expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/*', '/assets/*', '/data/*']);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000);
  const names = lines.flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
  expect(new Set(names).size).toBe(names.length);
});

it('each rule of _redirects has a source, a target and a status', () => {
  const rules = hostingFile('_redirects')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ +\/\S* +30[1278]$/);
  expect(rules.length).toBeGreaterThan(0);
});

it('vercel.json says whether addresses end with a slash', () => {
  expect(JSON.parse(hostingFile('vercel.json'))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
  });
  expect(JSON.parse(hostingFile('vercel.json', { layout: 'directory' }))).toMatchObject({
    trailingSlash: true,
  });
});

it('the server files switch on compressed copies only if the build made them', () => {
  expect(hostingFile('hosting/nginx.conf')).not.toMatch(/gzip_static|brotli_static/);
  expect(hostingFile('hosting/Caddyfile')).not.toContain('precompressed');
  expect(hostingFile('hosting/nginx.conf', { encodings: ['gzip'] })).not.toContain('brotli');
});

it('the server files name the site', () => {
  expect(hostingFile('hosting/nginx.conf')).toContain('server_name pay.example.com;');
  expect(hostingFile('hosting/Caddyfile')).toContain('https://pay.example.com:8443 {');
});

it.each([
  // A worker's name is the first part of its host on workers.dev.
  ['https://my-pay.me.workers.dev', { name: 'my-pay' }],
  // Any other host is a domain of the account's.
  [
    'https://pay.example.com',
    { name: 'pay-calculator', routes: [{ pattern: 'pay.example.com', custom_domain: true }] },
  ],
  [
    'https://workers.dev.example.com',
    {
      name: 'pay-calculator',
      routes: [{ pattern: 'workers.dev.example.com', custom_domain: true }],
    },
  ],
  [placeholderSiteConfig.url, { name: 'pay-calculator' }],
])('wrangler.jsonc deploys %s to its host', (url, expected) => {
  const files = edgeHostFiles({ ...placeholderSiteConfig, url });
  const text = `${files.find(({ file }) => file.endsWith('wrangler.jsonc'))?.contents()}`;
  const { name, routes } = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  expect({ name, routes }).toEqual(expected);
});

it.each(LAYOUTS)('no slot of a template is left unfilled in the %s layout', (layout) => {
  const site = placeholderSiteConfig;
  const files = [...hostingFiles({ site, layout, encodings: ENCODINGS }), ...edgeHostFiles(site)];
  for (const { file, contents } of files) expect(`${contents()}`, file).not.toContain('{{');
});
