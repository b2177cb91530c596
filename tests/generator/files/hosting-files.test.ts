/** The settings of hosts. What nginx, Caddy and Cloudflare send is held by tests of those servers. */
import { expect, test } from 'vitest';
import { edgeHostFiles, hostingFiles } from '../../../src/generator/files/hosting-files.ts';
import { fillTemplate } from '../../../src/generator/files/templates.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { RULE_SET_NAMES } from '../../../src/pay/rules/rule-set-names.ts';
import { ENCODINGS, type Encoding } from '../../../src/site/files-without-address.ts';
import { LAYOUTS, type Layout } from '../../../src/site/page-files.ts';
import { fileHeaders, securityHeaders } from '../../../src/site/response-headers.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';
import { UserError } from '../../../src/user-error.ts';

const SITE_URL = 'https://pay.example.com:8443';

interface FileChoices {
  layout?: Layout;
  encodings?: Encoding[];
  url?: string;
  rules?: RuleSetName;
}

function hostingFile(
  name: string,
  { layout = 'file', encodings = [], url = SITE_URL, rules = 'simplified' }: FileChoices = {},
): string {
  const site = { ...placeholderSiteConfig, url };
  const files = hostingFiles({ site, rules, layout, encodings });
  return `${files.find(({ file }) => file === name)?.contents()}`;
}

test.each(RULE_SET_NAMES)(
  'the files of hosts that run nowhere here have every security header (%s set)',
  (rules) => {
    const [rule] = JSON.parse(hostingFile('vercel.json', { rules })).headers;
    for (const [key, value] of Object.entries(securityHeaders(rules === 'legislated', SITE_URL))) {
      expect(hostingFile('_headers', { rules }).split('\n')).toContain(`  ${key}: ${value}`);
      expect(rule.headers).toContainEqual({ key, value });
    }
  },
);

test('the service worker has a policy of its own and is asked for each time, and only a site that has it names it', () => {
  const [[, policy = ''] = []] = Object.entries(fileHeaders('/sw.js', true));
  const rules = 'legislated';
  const [, ofWorker = ''] = hostingFile('_headers', { rules }).split('\n/sw.js\n');
  expect(ofWorker.split('\n')).toEqual([
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${policy}`,
    '  Cache-Control: public, max-age=0, must-revalidate',
    '',
  ]);
  const { headers } = JSON.parse(hostingFile('vercel.json', { rules }));
  const matching = (address: string) =>
    headers.filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(address));
  const [own, ...others] = matching('/sw.js');
  expect(others).toEqual([]);
  expect(own.headers).toHaveLength(matching('/')[0].headers.length + 1);
  expect(own.headers).toContainEqual({ key: 'Content-Security-Policy', value: policy });
  for (const address of ['/', '/salary/80000', '/sw.json', '/asw.js']) {
    expect(matching(address), address).toHaveLength(1);
  }
  const simplified = placeholderSiteConfig;
  for (const { file, contents } of hostingFiles({
    ...{ site: simplified, rules: 'simplified', layout: 'file', encodings: [] },
  })) {
    expect(`${contents()}`, file).not.toContain('sw.js');
  }
});

test.each(['_headers', 'hosting/nginx.conf', 'hosting/Caddyfile', 'vercel.json'])(
  '%s keeps browsers to HTTPS if that is how the site is served, and else says nothing of it',
  (name) => {
    expect(hostingFile(name)).toContain('Strict-Transport-Security');
    expect(hostingFile(name, { url: 'http://pay.example.com' })).not.toContain('Strict-Transport');
  },
);

test('_headers keeps within the limits of Cloudflare: few rules, short lines, no header twice for one path', () => {
  const lines = hostingFile('_headers').split('\n');
  expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/*', '/assets/*', '/data/*']);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000);
  const names = lines.flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
  expect([...new Set(names)]).toEqual(names);
});

test('each rule of _redirects has a source, a target and a status', () => {
  expect(hostingFile('_redirects')).toMatch(/^(#.*\n|\n|\/\S+ +\/\S* +30[1278]\n)+$/);
  expect(hostingFile('_redirects')).toMatch(/^\//m);
});

test.each([
  ['file', false],
  ['directory', true],
] as const)(
  'vercel.json of the %s layout says whether addresses end with a slash',
  (layout, trailingSlash) => {
    const settings = JSON.parse(hostingFile('vercel.json', { layout }));
    expect(settings).toMatchObject({ cleanUrls: true, trailingSlash });
  },
);

test('the server files name the site, and switch on compressed copies only if the build made them', () => {
  const [nginx, caddy] = ['hosting/nginx.conf', 'hosting/Caddyfile'];
  expect(hostingFile(nginx)).toContain('server_name pay.example.com;');
  expect(hostingFile(caddy)).toContain('https://pay.example.com:8443 {');
  expect(hostingFile(nginx)).not.toMatch(/gzip_static|brotli_static/);
  expect(hostingFile(caddy)).not.toContain('precompressed');
  expect(hostingFile(nginx, { encodings: ['gzip'] })).not.toContain('brotli');
});

test.each([
  // A worker's name is the first part of its host on workers.dev. Any other host is a domain of the account's.
  ['https://my-pay.me.workers.dev', 'my-pay', undefined],
  ['https://pay.example.com', 'pay-calculator', 'pay.example.com'],
  ['https://workers.dev.example.com', 'pay-calculator', 'workers.dev.example.com'],
  [placeholderSiteConfig.url, 'pay-calculator', undefined],
])('wrangler.jsonc deploys %s as %s, to the domain %s', (url, expected, domain) => {
  const files = edgeHostFiles({ site: { ...placeholderSiteConfig, url }, rules: 'simplified' });
  const text = `${files.find(({ file }) => file.endsWith('wrangler.jsonc'))?.contents()}`;
  const { name, routes } = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  expect(name).toBe(expected);
  expect(routes).toEqual(domain && [{ pattern: domain, custom_domain: true }]);
});

test.each(LAYOUTS)('no slot of a template is left unfilled in the %s layout', (layout) => {
  const files = RULE_SET_NAMES.flatMap((rules) => {
    const site = { site: placeholderSiteConfig, rules };
    return [...hostingFiles({ ...site, layout, encodings: ENCODINGS }), ...edgeHostFiles(site)];
  });
  for (const { file, contents } of files) expect(`${contents()}`, file).not.toContain('{{');
});

test('every slot of a template is filled, as often as it is there, and an unknown one is named', () => {
  expect(fillTemplate('x', { a: '$1', b: '{{a}}' }, '{{a}}-{{b}}-{{a}}')).toBe('$1-{{a}}-$1');
  const values = { sitemap: '', host: '' };
  expect(() => fillTemplate('templates/robots.txt', values, '{{siteMap}}')).toThrow(
    new UserError('templates/robots.txt has an unknown slot {{siteMap}}: known are sitemap, host.'),
  );
});
