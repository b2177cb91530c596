import { describe, expect, it } from 'vitest';
import { addressesIn, pageAddress, pageFile } from '../../src/site/page-files.ts';

it('each page is a file, or the index of a folder', () => {
  expect(pageFile('/salary/80000', 'file')).toBe('salary/80000.html');
  expect(pageFile('/salary/80000', 'directory')).toBe('salary/80000/index.html');
  expect(pageFile('/', 'file')).toBe('index.html');
  expect(pageFile('/', 'directory')).toBe('index.html');
});

it('hosts find 404.html under that name in either layout', () => {
  expect(pageFile('/404', 'file')).toBe('404.html');
  expect(pageFile('/404', 'directory')).toBe('404.html');
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
