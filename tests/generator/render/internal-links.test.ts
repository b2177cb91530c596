import { expect, test } from 'vitest';
import { checkInternalLinks } from '../../../src/generator/render/internal-links.ts';

const exists = (target: string) => target === '/' || target === '/assets/site.css';

test('links to pages and files of the site are counted and found', () => {
  const html =
    '<link rel="stylesheet" href="/assets/site.css"><a href="/">x</a><a rel="prev" href="/salary/5000">y</a>';
  expect(checkInternalLinks(html, exists)).toEqual({ links: 3, broken: [] });
});

test.each([
  '/salary/4900',
  '/salary/80050',
  '/salary/15000100',
  '/salary/080000',
  '/salary/8e4',
  '/salary/80000/',
  '/salary/80000.html',
  '/salary/',
  '/contcat',
  '/assets/site.js',
])('a link to %s, which nothing answers, is broken', (target) => {
  expect(checkInternalLinks(`<a href="${target}">x</a>`, exists).broken).toEqual([target]);
  expect(checkInternalLinks(`<script src="${target}"></script>`, exists).broken).toEqual([target]);
});

test('links to other sites and to places in the page are not looked up', () => {
  const html = '<a href="#main">x</a><a href="https://example.com/">y</a>';
  expect(checkInternalLinks(html, exists)).toEqual({ links: 0, broken: [] });
});
