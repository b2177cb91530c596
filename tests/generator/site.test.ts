import { expect, test } from 'vitest';
import { textFile } from '../../src/generator/files/site-file.ts';
import { fileNames, type NamedSite, partOf, type Site } from '../../src/generator/site.ts';

const site = {
  render: { layout: 'directory' } as NamedSite['render'],
  workerCode: '',
  encodings: ['gzip'],
  routes: ['/', '/contact'],
  salaries: { written: [5_000, 5_100, 14_000_000], onRequest: [] },
  files: [
    'robots.txt',
    'sitemaps/salary-01.xml',
    // Of the operator's: no salary of the site is in a sitemap of this name.
    'sitemaps/salary-30.xml',
    'sitemaps/salary-56.xml',
  ].map((file) => textFile(file, '')),
  addresses: [],
  marker: '',
} satisfies Site;

const namesOfPart = (index: number) => [...fileNames(partOf(site, { index, count: 3 }))];

test('the names of a site are those of its pages and files, each with its compressed copies', () => {
  expect([...fileNames(site)]).toEqual(
    expect.arrayContaining(['contact/index.html', 'salary/5100/index.html.gz', 'robots.txt.gz']),
  );
  expect([...fileNames(site)]).toHaveLength(2 * (2 + 3 + 4));
});

test('every file is in one part: that of its salaries, or the first', () => {
  expect([1, 2, 3].flatMap(namesOfPart).sort()).toEqual([...fileNames(site)].sort());
  expect(namesOfPart(2)).toEqual([]);
  expect(namesOfPart(3)).toEqual([
    'sitemaps/salary-56.xml',
    'sitemaps/salary-56.xml.gz',
    'salary/14000000/index.html',
    'salary/14000000/index.html.gz',
  ]);
});
