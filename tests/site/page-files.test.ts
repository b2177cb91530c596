import { describe, expect, it } from 'vitest';
import { addressesIn, pageAddress, pageFile } from '../../src/site/page-files.ts';

it.each([
  ['/salary/80000', 'salary/80000.html', 'salary/80000/index.html'],
  ['/', 'index.html', 'index.html'],
  // Hosts find it under that name in either layout.
  ['/404', '404.html', '404.html'],
])('the page %s is the file %s, or in folders %s', (path, file, index) => {
  expect([pageFile(path, 'file'), pageFile(path, 'directory')]).toEqual([file, index]);
});

it('the address of a folder ends with a slash, so that no host redirects to it', () => {
  expect(pageAddress('/contact', 'file')).toBe('/contact');
  expect(pageAddress('/contact', 'directory')).toBe('/contact/');
  expect(pageAddress('/', 'directory')).toBe('/');
});

describe('addresses in the HTML of the directory layout', () => {
  const inDirectories = addressesIn('directory', 'https://pay.example.com', ['/', '/contact']);

  it.each([
    ['links to salaries', '<a href="/salary/80000">', '<a href="/salary/80000/">'],
    ['links to pages', '<a href="/contact">', '<a href="/contact/">'],
    [
      'canonical addresses',
      '<link rel="canonical" href="https://pay.example.com/salary/80000">',
      '<link rel="canonical" href="https://pay.example.com/salary/80000/">',
    ],
    [
      'structured data',
      '{"item":"https://pay.example.com/contact"}',
      '{"item":"https://pay.example.com/contact/"}',
    ],
    [
      'addresses of a part of a page',
      '{"@id":"https://pay.example.com/salary/80000#breadcrumb"}',
      '{"@id":"https://pay.example.com/salary/80000/#breadcrumb"}',
    ],
    [
      'links to a page with a salary entered',
      '<a href="/contact#salary=80000">',
      '<a href="/contact/#salary=80000">',
    ],
  ])('%s get a slash', (_, html, expected) => {
    expect(inDirectories(html)).toBe(expected);
  });

  it.each([
    ['the home page', '<a href="/">'],
    ['an asset', '<script src="/assets/home-ABCDEFGH.js">'],
    ['a file', '<link rel="icon" href="/favicon.svg">'],
    ['another host', '<a href="https://other.example/contact">'],
    ['words', '<p>"/contact us" and /salary/80000</p>'],
  ])('%s stays as it is', (_, html) => {
    expect(inDirectories(html)).toBe(html);
  });

  it('the dots of the host name match only dots', () => {
    const html = '<a href="https://payXexample.com/contact">';
    expect(inDirectories(html)).toBe(html);
  });
});

it('the file layout does not change HTML', () => {
  const html = '<a href="/contact">';
  expect(addressesIn('file', 'https://pay.example.com', ['/contact'])(html)).toBe(html);
});
