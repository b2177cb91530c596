/** The addresses of the site, the files behind them, and the salaries that have a page. */
import { describe, expect, test } from 'vitest';
import { hasAddress } from '../../src/site/files-without-address.ts';
import { addressesIn, pageAddress, pageFile } from '../../src/site/page-files.ts';
import {
  calculatorPath,
  hourEntries,
  hourPath,
  salaryEntries,
  salaryPath,
  taxTablePath,
} from '../../src/site/paths.ts';
import {
  allSalaryAmounts,
  isIndexed,
  isSalaryAmount,
  SALARY_COUNT,
} from '../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

// The specification names them: docs/product.md, Routes.
// They are made within the test, because a mutation run counts only what a test calls.
test.each([
  ['/salary/80000', () => salaryPath('80000')],
  ['/salary/15000000', () => salaryPath(15_000_000)],
  ['/hour/36.50', () => hourPath('36.50')],
  ['/tax-table/weekly', () => taxTablePath('weekly')],
  ['/#salary=82350', () => calculatorPath(82_350)],
  ['#salary=36.50&cycle=hourly', () => hourEntries('36.50')],
  ['#salary=80000', () => salaryEntries('80000')],
])('the address %s', (expected, address) => {
  expect(address()).toBe(expected);
});

test('salaries with a page are 149,951, from 5,000 to 15,000,000 in steps of 100', () => {
  const all = [...allSalaryAmounts()];
  expect([all.length, SALARY_COUNT]).toEqual([149_951, 149_951]);
  expect(all.every((amount, index) => amount === 5_000 + index * 100)).toBe(true);
  expect(all.every(isSalaryAmount)).toBe(true);
  const others = [4_900, 5_050, 80_001, 80_000.5, 15_000_100, 0, -5_000, 1e21, NaN, Infinity];
  expect(others.filter(isSalaryAmount)).toEqual([]);
});

test('a site that lists salaries of each $1,000 lists those and none between', () => {
  const amounts = [80_000, 80_100, 80_900, 81_000];
  expect(amounts.filter((amount) => isIndexed(amount, 1_000))).toEqual([80_000, 81_000]);
});

test.each([
  ['/salary/80000', 'salary/80000.html', 'salary/80000/index.html', '/salary/80000/'],
  ['/', 'index.html', 'index.html', '/'],
  // Hosts find it under that name in either layout.
  ['/404', '404.html', '404.html', '/404/'],
])('the page %s is the file %s, or in folders %s at %s', (path, file, index, address) => {
  expect([pageFile(path, 'file'), pageFile(path, 'directory')]).toEqual([file, index]);
  // No host redirects to an address with the slash of a folder.
  expect([pageAddress(path, 'file'), pageAddress(path, 'directory')]).toEqual([path, address]);
});

describe('addresses in the HTML of the directory layout', () => {
  const SITE = ['https://pay.example.com', ['/', '/contact']] as const;

  test.each([
    ['<a href="/salary/80000">', '<a href="/salary/80000/">'],
    ['<a href="/hour/36.50">', '<a href="/hour/36.50/">'],
    ['<a href="/contact">', '<a href="/contact/">'],
    ['<a href="/contact#salary=80000">', '<a href="/contact/#salary=80000">'],
    ['{"item":"https://pay.example.com/contact"}', '{"item":"https://pay.example.com/contact/"}'],
    [
      '<link rel="canonical" href="https://pay.example.com/salary/80000">',
      '<link rel="canonical" href="https://pay.example.com/salary/80000/">',
    ],
    [
      '{"@id":"https://pay.example.com/salary/80000#breadcrumb"}',
      '{"@id":"https://pay.example.com/salary/80000/#breadcrumb"}',
    ],
  ])('%s gets a slash', (html, expected) => {
    expect(addressesIn('directory', ...SITE)(html)).toBe(expected);
    expect(addressesIn('file', ...SITE)(html)).toBe(html);
  });

  test.each([
    '<a href="/">',
    '<script src="/assets/home-ABCDEFGH.js">',
    '<link rel="icon" href="/favicon.svg">',
    '<a href="https://other.example/contact">',
    '<a href="https://payXexample.com/contact">',
    '<p>"/contact us" and /salary/80000</p>',
  ])('%s stays as it is', (html) => {
    expect(addressesIn('directory', ...SITE)(html)).toBe(html);
  });
});

test.each([
  [true, ['robots.txt', '.well-known/security.txt', 'sitemaps/pages.xml', 'press/vercel.json']],
  [false, ['.secret', 'folder/.secret', '.well-known/.secret']],
  [false, ['folder/.well-known/security.txt', 'index.html.br', 'report.pdf.gz']],
  [false, ['_headers', '_redirects', 'vercel.json', 'hosting/notes.txt']],
])('whether an address leads to a file is %s of %j', (isServed, files) => {
  expect(files.map((file) => hasAddress(`/${file}`))).toEqual(files.map(() => isServed));
});

test('each placeholder address is on a domain reserved for examples, and paths can follow that of the site', () => {
  const { url, contactEmail, feedbackEmail, donationUrl } = placeholderSiteConfig;
  const hosts = [new URL(url).host, new URL(donationUrl).host, contactEmail, feedbackEmail];
  expect(hosts.filter((host) => !/^[^@]+@?.+\.example$/.test(host))).toEqual([]);
  expect(url).toBe(new URL(url).origin);
});
