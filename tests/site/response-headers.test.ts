import { expect, test } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  fileHeaders,
  metaPolicy,
  securityHeaders,
} from '../../src/site/response-headers.ts';

const POLICIES = (['nothing', 'registration', 'requests'] as const).map((allows) =>
  contentSecurityPolicy(allows),
);

test('the Content-Security-Policy refuses everything by default, and allows nothing unsafe', () => {
  for (const policy of POLICIES) {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  }
});

test('the policy keeps other sites from framing a page in the header alone, since a meta cannot, and needs no escaping there', () => {
  const header = contentSecurityPolicy('nothing').split('; ');
  const meta = contentSecurityPolicy('nothing', true).split('; ');
  expect(header).toContain("frame-ancestors 'none'");
  expect(meta).toEqual(header.filter((directive) => directive !== "frame-ancestors 'none'"));
  expect(meta.join()).not.toMatch(/["&<>]/);
});

test('calculators of a site with a service worker may name its address, and the worker alone may send requests, to the site', () => {
  const [plain = '', registering = '', worker = ''] = POLICIES;
  expect(registering).toBe(plain.replace("trusted-types 'none'", 'trusted-types service-worker'));
  expect(worker).toBe(`${plain}; connect-src 'self'`);
  const [metaPlain, metaRegistering] = (['nothing', 'registration'] as const).map((allows) =>
    contentSecurityPolicy(allows, true),
  );
  expect(metaPolicy('/tax-return', 'legislated')).toBe(metaRegistering);
  for (const path of ['/contact', '/calculators', '/404', '/salary/80000']) {
    expect(metaPolicy(path, 'legislated')).toBe(metaPlain);
  }
  expect(metaPolicy('/', 'simplified')).toBe(metaPlain);
  const header = 'Content-Security-Policy';
  expect(securityHeaders(false)[header]).toBe(plain);
  expect(securityHeaders(true)[header]).toBe(registering);
  expect(fileHeaders('/sw.js', true)).toEqual({ [header]: worker });
  expect(fileHeaders('/sw.js', false)).toEqual({});
});

test('each security header is one line, and no feature is granted', () => {
  const headers = securityHeaders(true);
  for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(headers['Permissions-Policy']).not.toMatch(/\((?!\))|\*|self/);
});

test('browsers are kept to HTTPS on the host name alone, for two years, where the site is served over HTTPS', () => {
  const plain = securityHeaders(false);
  expect(securityHeaders(false, 'https://pay.example.com')).toEqual({
    ...plain,
    'Strict-Transport-Security': 'max-age=63072000',
  });
  expect(securityHeaders(false, 'http://pay.example.com')).toEqual(plain);
});

test('hashed assets are cached for a year and pages are revalidated', () => {
  expect(cacheControl('/assets/home-ABC.js')).toBe('public, max-age=31536000, immutable');
  for (const page of ['/salary/80000', '/']) {
    expect(cacheControl(page)).toBe('public, max-age=0, must-revalidate');
  }
});
