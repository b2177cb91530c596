import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  SECURITY_HEADERS,
} from '../../src/site/response-headers.ts';

describe('the Content-Security-Policy', () => {
  it('refuses everything by default and allows nothing unsafe', () => {
    const policy = contentSecurityPolicy(false);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  it('keeps other sites from framing a page, which only a header can say', () => {
    expect(contentSecurityPolicy(false)).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(true)).not.toContain('frame-ancestors');
  });

  it('differs between header and meta in nothing else', () => {
    const header = contentSecurityPolicy(false).split('; ');
    const meta = contentSecurityPolicy(true).split('; ');
    expect(header.filter((directive) => !meta.includes(directive))).toEqual([
      "frame-ancestors 'none'",
    ]);
  });

  it('fits inside a double-quoted attribute as it is', () => {
    expect(contentSecurityPolicy(true)).not.toMatch(/["&<>]/);
  });
});

it('the security headers fit on a line each and grant no feature', () => {
  for (const value of Object.values(SECURITY_HEADERS)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(SECURITY_HEADERS['Permissions-Policy']).not.toMatch(/\((?!\))|\*|self/);
});

it('hashed assets are kept for a year and pages are asked for again', () => {
  expect(cacheControl('/assets/home-ABC.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/salary/80000')).toBe('public, max-age=0, must-revalidate');
  expect(cacheControl('/')).toBe('public, max-age=0, must-revalidate');
});
