import { expect, test } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  SECURITY_HEADERS,
  securityHeaders,
} from '../../src/site/response-headers.ts';

test('the Content-Security-Policy refuses everything by default, and allows nothing unsafe', () => {
  const policy = contentSecurityPolicy(false);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});

test('the policy keeps other sites from framing a page in the header alone, since a meta cannot, and needs no escaping there', () => {
  const header = contentSecurityPolicy(false).split('; ');
  const meta = contentSecurityPolicy(true).split('; ');
  expect(header).toContain("frame-ancestors 'none'");
  expect(meta).toEqual(header.filter((directive) => directive !== "frame-ancestors 'none'"));
  expect(meta.join()).not.toMatch(/["&<>]/);
});

test('each security header is one line, and no feature is granted', () => {
  for (const value of Object.values(SECURITY_HEADERS)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(SECURITY_HEADERS['Permissions-Policy']).not.toMatch(/\((?!\))|\*|self/);
});

test('browsers are kept to HTTPS on the host name alone, for two years, where the site is served over HTTPS', () => {
  expect(securityHeaders('https://pay.example.com')).toEqual({
    ...SECURITY_HEADERS,
    'Strict-Transport-Security': 'max-age=63072000',
  });
  expect(securityHeaders('http://pay.example.com')).toEqual(SECURITY_HEADERS);
});

test('hashed assets are cached for a year and pages are revalidated', () => {
  expect(cacheControl('/assets/home-ABC.js')).toBe('public, max-age=31536000, immutable');
  for (const page of ['/salary/80000', '/']) {
    expect(cacheControl(page)).toBe('public, max-age=0, must-revalidate');
  }
});
