import { expect, test } from 'vitest';
import { textFile } from '../../src/generator/files/site-file.ts';
import { fileNames, type NamedSite } from '../../src/generator/site.ts';

test('the names of a site are those of its pages and files, each with its compressed copies', () => {
  const names = fileNames({
    render: { layout: 'directory', routes: ['/', '/contact'] } as unknown as NamedSite['render'],
    encodings: ['gzip'],
    salaries: { written: [5_000, 5_100, 14_000_000], onRequest: [80_000] },
    files: ['robots.txt', 'CNAME'].map((file) => textFile(file, '')),
  });
  const withCopies = [
    'contact/index.html',
    'index.html',
    'robots.txt',
    ...[14_000_000, 5_000, 5_100].map((amount) => `salary/${amount}/index.html`),
  ].flatMap((file) => [file, `${file}.gz`]);
  expect([...names].sort()).toEqual(['CNAME', ...withCopies]);
});
