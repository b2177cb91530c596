import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  SECURITY_HEADERS,
  securityHeaders,
} from '../../src/site/response-headers.ts';

describe('the Content-Security-Policy', () => {
  it('refuses everything by default and allows nothing unsafe', () => {
    const policy = contentSecurityPolicy(false);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  it('keeps other sites from framing a page in the header alone, since a meta cannot, and is otherwise the same', () => {
    const header = contentSecurityPolicy(false).split('; ');
    const meta = contentSecurityPolicy(true).split('; ');
    expect(meta).toEqual(header.filter((directive) => directive !== "frame-ancestors 'none'"));
    expect(header).toHaveLength(meta.length + 1);
  });

  it('needs no escaping in a double-quoted attribute', () => {
    expect(contentSecurityPolicy(true)).not.toMatch(/["&<>]/);
  });
});

it('each security header is one line, and no feature is granted', () => {
  for (const value of Object.values(SECURITY_HEADERS)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(SECURITY_HEADERS['Permissions-Policy']).not.toMatch(/\((?!\))|\*|self/);
});

describe('Strict-Transport-Security', () => {
  it('binds the host name alone, for two years, where the site is served over HTTPS', () => {
    expect(securityHeaders('https://pay.example.com')).toEqual({
      ...SECURITY_HEADERS,
      'Strict-Transport-Security': 'max-age=63072000',
    });
  });

  it('is not sent where the site is served over HTTP', () => {
    expect(securityHeaders('http://pay.example.com')).toEqual(SECURITY_HEADERS);
  });
});

it('hashed assets are cached for a year and pages are revalidated', () => {
  expect(cacheControl('/assets/home-ABC.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/salary/80000')).toBe('public, max-age=0, must-revalidate');
  expect(cacheControl('/')).toBe('public, max-age=0, must-revalidate');
});
