import { expect, test } from 'vitest';
import { hasAddress } from '../../src/site/files-without-address.ts';

test.each([
  ['robots.txt', true],
  ['.well-known/security.txt', true],
  ['sitemaps/pages.xml', true],
  ['press/vercel.json', true],
  ['.secret', false],
  ['folder/.secret', false],
  ['.well-known/.secret', false],
  ['folder/.well-known/security.txt', false],
  ['_headers', false],
  ['_redirects', false],
  ['vercel.json', false],
  ['hosting/notes.txt', false],
  ['index.html.br', false],
  ['report.pdf.gz', false],
])('whether an address leads to %s: %s', (file, isServed) => {
  expect(hasAddress(`/${file}`)).toBe(isServed);
});
